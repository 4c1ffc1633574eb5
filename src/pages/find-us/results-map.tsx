import { lazy, Suspense, useMemo, useState } from 'react';
import type { OpenMoment } from '../../restaurants/open-moments.ts';
import type { Position } from '../../restaurants/search/position.ts';
import { useMinute } from '../../restaurants/use-moment.ts';
import { momentAt } from '../../values/time/moments.ts';
import { type Asked, bookingRequest, restaurantPath } from '../free-tables/asked.ts';
import { dayText } from '../free-tables/table-row.ts';
import type { FinderPin } from './finder-result.ts';

const BookableMap = lazy(() => import('../../booking/parts/bookable-map.tsx'));

function openText({ isOpen, detail }: OpenMoment): string {
  return [isOpen ? 'Open' : 'Closed', detail].filter(Boolean).join(', ');
}

type ResultsMapProps = {
  /** Nearest first when `near` is given. */
  pins: FinderPin[];
  near?: Position;
  asked: Asked;
  today: string;
  from: number;
};

/** Restaurants on a map. When no map can be drawn, a message says so. */
export function ResultsMap({ pins, near, asked, today, from }: ResultsMapProps) {
  const now = useMinute();
  const [unavailable, setUnavailable] = useState(false);
  const restaurants = useMemo(
    () =>
      pins.map((pin) => ({
        ...pin,
        statusText: pin.day.date === today ? openText(momentAt(pin.moments, from, now)) : dayText(pin.day),
        path: restaurantPath(pin.slug, asked),
      })),
    [pins, asked, today, from, now],
  );
  if (unavailable) {
    return <p className="mt-8 max-w-text text-lead">No map can be drawn in this browser. The list has it all.</p>;
  }
  return (
    <div className="mt-6 h-[min(70vh,44rem)] min-h-96">
      <Suspense fallback={<p className="grid size-full place-content-center bg-shade">Loading the map…</p>}>
        <BookableMap
          restaurants={restaurants}
          centre={near}
          request={bookingRequest(asked)}
          onUnavailable={() => setUnavailable(true)}
        />
      </Suspense>
    </div>
  );
}
