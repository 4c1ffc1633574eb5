import { lazy, Suspense, useMemo, useState } from 'react';
import { momentAt } from '../moments.ts';
import type { OpenMoment } from '../open-moments.ts';
import { useMinute } from '../use-moment.ts';
import type { Position } from './finder-query.ts';
import type { FoundPlace } from './found-place.ts';

const RestaurantMap = lazy(() => import('../map/map.tsx'));

function statusText({ isOpen, detail }: OpenMoment): string {
  return [isOpen ? 'Open' : 'Closed', detail].filter(Boolean).join(', ');
}

type ResultsMapProps = { places: FoundPlace[]; near: Position; from: number };

/** What was found on the map. Where no map can be drawn it says so, and the list is one tab away. */
export function ResultsMap({ places, near, from }: ResultsMapProps) {
  const now = useMinute();
  const [unavailable, setUnavailable] = useState(false);
  const restaurants = useMemo(
    () => places.map((place) => ({ ...place, statusText: statusText(momentAt(place.moments, from, now)) })),
    [places, from, now],
  );
  if (unavailable) {
    return <p className="mt-10 max-w-text text-lead">No map can be drawn in this browser. The list has it all.</p>;
  }
  return (
    <div className="mt-10 h-[min(70vh,44rem)] min-h-96">
      <Suspense fallback={<p className="grid size-full place-content-center bg-shade">Unfolding the map…</p>}>
        <RestaurantMap restaurants={restaurants} centre={near} onUnavailable={() => setUnavailable(true)} />
      </Suspense>
    </div>
  );
}
