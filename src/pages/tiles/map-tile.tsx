import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { grounds, toneOf } from './ground.ts';
import type { MapPlace, ReadyTileOf } from './ready-tile.ts';
import { TileFrame } from './tile-frame.tsx';
import { TileHead } from './tile-head.tsx';
import './map-tile.css';

const RestaurantMap = lazy(() => import('../../restaurants/map/map.tsx'));

function Index({ places }: { places: MapPlace[] }) {
  return (
    <ul className="index">
      {places.map(({ slug, title }) => (
        <li key={slug}>
          <Link to={`/restaurants/${slug}`} prefetch="intent" viewTransition>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function FoldedMap({ places, dark }: { places: MapPlace[]; dark: boolean }) {
  const [state, setState] = useState<'folded' | 'open' | 'unavailable'>('folded');
  if (state === 'unavailable') return <p>No map can be drawn in this browser. The list has it all.</p>;
  if (state === 'folded') {
    return (
      <Button variant={dark ? 'cream' : 'line'} className="map-unfold" onClick={() => setState('open')}>
        <Icon name="pin" className="size-5" />
        Unfold the map
      </Button>
    );
  }
  return (
    <div className="map-sheet">
      <Suspense fallback={<p className="grid size-full place-content-center">Unfolding the map…</p>}>
        <RestaurantMap restaurants={places} onUnavailable={() => setState('unavailable')} />
      </Suspense>
    </div>
  );
}

/** Restaurants as an index of places, and on the map for whoever unfolds it: its library is large. */
export function MapTile({ tile, id }: { tile: ReadyTileOf<'map'>; id: string }) {
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <TileHead id={id} tile={tile} />
      </div>
      <div className="mt-8">
        <FoldedMap places={tile.places} dark={grounds[toneOf(tile)].dark} />
      </div>
      <Index places={tile.places} />
    </TileFrame>
  );
}
