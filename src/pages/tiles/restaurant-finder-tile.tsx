import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ReadyTileOf } from './ready-tile.ts';
import { TileFrame } from './tile-frame.tsx';
import { TileHead } from './tile-head.tsx';
import './slip-tile.css';

/** One line to fill in; the finder answers. */
export function RestaurantFinderTile({ tile, id }: { tile: ReadyTileOf<'restaurant-finder'>; id: string }) {
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <div className="finder-tile">
        <TileHead id={id} tile={tile} />
        <search>
          <Form action="/find-us" method="get" className="finder-slip">
            <div className="grow">
              <label htmlFor={`${id}-place`} className="block font-bold text-sm">
                Town or postcode
              </label>
              <input
                id={`${id}-place`}
                name="q"
                list={`${id}-towns`}
                required
                maxLength={100}
                autoComplete="off"
                className="finder-line"
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
