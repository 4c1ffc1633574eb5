import { lazy, Suspense, useState } from 'react';
import type { BookableMapRestaurant } from '../../../restaurants/map/map-restaurant.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageLink } from '../../../ui/links/page-link.tsx';
import { bookingRequest, restaurantPath } from '../../free-tables/party-choice.ts';
import { backgrounds, toneOf } from '../shared/backgrounds.ts';
import { TileFrame } from '../shared/tile-frame.tsx';
import { TileHead } from '../shared/tile-head.tsx';
import type { TileProps } from '../shared/tile-kind.ts';
import type { ReadyMap } from './map.kind.ts';
import styles from './map-tile.module.css';

const BookableMap = lazy(() => import('../../../booking/parts/bookable-map.tsx'));

/** A restaurant with its page's address, which requests the tile's occasion. */
type Linked = BookableMapRestaurant & { path: string };

function Index({ restaurants }: { restaurants: Linked[] }) {
  return (
    <ul className={styles.index}>
      {restaurants.map(({ slug, title, path }) => (
        <li key={slug}>
          <PageLink to={path}>{title}</PageLink>
        </li>
      ))}
    </ul>
  );
}

type FoldedMapProps = { restaurants: Linked[]; occasion?: string; dark: boolean };

function FoldedMap({ restaurants, occasion, dark }: FoldedMapProps) {
  const [state, setState] = useState<'folded' | 'open' | 'unavailable'>('folded');
  if (state === 'unavailable') return <p>Your browser can’t show the map, but everything’s in the list.</p>;
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
        <BookableMap
          restaurants={restaurants}
          request={bookingRequest({ occasion })}
          onUnavailable={() => setState('unavailable')}
        />
      </Suspense>
    </div>
  );
}

/** Restaurants as a list; the map's large library loads only when it is opened. */
export default function MapTile({ tile, id }: TileProps<ReadyMap>) {
  const { occasion } = tile;
  const restaurants = tile.shownRestaurants.map((restaurant) => ({
    ...restaurant,
    path: restaurantPath(restaurant.slug, { occasion }),
  }));
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <TileHead id={id} tile={tile} />
      </div>
      <div className="mt-8">
        <FoldedMap restaurants={restaurants} occasion={occasion} dark={backgrounds[toneOf(tile)].dark} />
      </div>
      <Index restaurants={restaurants} />
    </TileFrame>
  );
}
