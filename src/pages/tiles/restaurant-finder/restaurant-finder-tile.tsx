import { Form, href } from 'react-router';
import { LONGEST_PLACE } from '../../../platform/geo/longest-place.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TileFrame } from '../shared/tile-frame.tsx';
import { TileHead } from '../shared/tile-head.tsx';
import type { TileProps } from '../shared/tile-kind.ts';
import type { ReadyRestaurantFinder } from './restaurant-finder.kind.ts';
import styles from './restaurant-finder-tile.module.css';

export default function RestaurantFinderTile({ tile, id }: TileProps<ReadyRestaurantFinder>) {
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <div className={styles.columns}>
        <TileHead id={id} tile={tile} />
        <search>
          <Form action={href('/find-us')} method="get" className={styles.form}>
            <div className="grow">
              <label htmlFor={`${id}-place`} className="block font-bold text-sm">
                Town or postcode
              </label>
              <input
                id={`${id}-place`}
                name="q"
                list={`${id}-towns`}
                required
                maxLength={LONGEST_PLACE}
                autoComplete="off"
                className={styles.input}
              />
              <datalist id={`${id}-towns`}>
                {tile.towns.map((town) => (
                  <option key={town} value={town} />
                ))}
              </datalist>
            </div>
            <Button type="submit" size="large" className="max-sm:w-full">
              <Icon name="search" />
              Find it
            </Button>
          </Form>
        </search>
      </div>
    </TileFrame>
  );
}
