import { lazy, Suspense, useState } from 'react';
import type { BookableMapRestaurant } from '../../../restaurants/map/map-restaurant.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageLink } from '../../../ui/links/page-link.tsx';
import { restaurantPath } from '../../free-tables/asked.ts';
import { backgrounds, toneOf } from '../shared/backgrounds.ts';
import { TileFrame } from '../shared/tile-frame.tsx';
import { TileHead } from '../shared/tile-head.tsx';
import type { TileProps } from '../shared/tile-kind.ts';
import type { ReadyMap } from './map.kind.ts';
import styles from './map-tile.module.css';

const BookableMap = lazy(() => import('../../../booking/parts/bookable-map.tsx'));

type IndexProps = { restaurants: BookableMapRestaurant[]; occasion?: string };

function Index({ restaurants, occasion }: IndexProps) {
  return (
    <ul className={styles.index}>
      {restaurants.map(({ slug, title }) => (
        <li key={slug}>
          <PageLink to={restaurantPath(slug, { occasion })}>{title}</PageLink>
        </li>
      ))}
    </ul>
  );
}

function FoldedMap({ restaurants, dark }: { restaurants: BookableMapRestaurant[]; dark: boolean }) {
  const [state, setState] = useState<'folded' | 'open' | 'unavailable'>('folded');
  if (state === 'unavailable') return <p>No map can be drawn in this browser. The list has it all.</p>;
  if (state === 'folded') {
    return (
      <Button variant={dark ? 'cream' : 'line'} className={styles.unfold} onClick={() => setState('open')}>
        <Icon name="pin" className="size-5" />
        Show the map
      </Button>
    );
  }
  return (
    <div className={styles.map}>
      <Suspense fallback={<p className="grid size-full place-content-center">Loading the map…</p>}>
        <BookableMap restaurants={restaurants} onUnavailable={() => setState('unavailable')} />
      </Suspense>
    </div>
  );
}

/** Restaurants as a list; the map is only loaded when opened, since its library is large. */
export default function MapTile({ tile, id }: TileProps<ReadyMap>) {
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <TileHead id={id} tile={tile} />
      </div>
      <div className="mt-8">
        <FoldedMap restaurants={tile.shownRestaurants} dark={backgrounds[toneOf(tile)].dark} />
      </div>
      <Index restaurants={tile.shownRestaurants} occasion={tile.occasion} />
    </TileFrame>
  );
}
