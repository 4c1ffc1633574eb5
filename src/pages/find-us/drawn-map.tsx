import { useEffect, useMemo, useState } from 'react';
import BookableMap from '../../booking/parts/bookable-map.tsx';
import { networkCalls } from '../../platform/api/browser-api.ts';
import type { RestaurantEndpoints } from '../../restaurants/content-routes.server.ts';
import type { RestaurantSummary } from '../../restaurants/contract.ts';
import type { OpenMoment } from '../../restaurants/open-moments.ts';
import type { Position } from '../../restaurants/search/position.ts';
import { useMinute } from '../../restaurants/use-moment.ts';
import type { MapLink } from '../../ui/list-or-map/list-or-map.tsx';
import { LoadingMap } from '../../ui/list-or-map/loading-map.tsx';
import { momentAt } from '../../values/time/moments.ts';
import { type Asked, bookingRequest, restaurantPath } from '../free-tables/asked.ts';
import { dayText } from '../free-tables/table-row.ts';
import { type FinderPin, finderPin } from './finder-result.ts';
import { furtherRestaurants } from './further-restaurants.ts';

type DrawnMapProps = MapLink & {
  /** The restaurants that the page lists; nearest first when `near` is given. */
  listed: FinderPin[];
  /** The searched place: the restaurants that are not listed are on the map, too. */
  near?: Position;
  /** Slug of the restaurant whose own name was searched for: its popup is open. */
  named?: string;
  asked: Asked;
  /** The day of the table wanted. */
  date: string;
  today: string;
  from: number;
};

/** All restaurants, where they are wanted: null until they are here, none when they cannot be had. */
function useAllRestaurants(wanted: boolean): RestaurantSummary[] | null {
  const [all, setAll] = useState<RestaurantSummary[] | null>(null);
  useEffect(() => {
    if (!wanted) return;
    networkCalls<RestaurantEndpoints>()
      .get('/api/v1/content/search-restaurants/')
      .then((answer) => setAll(answer.ok ? answer.data.restaurants : []));
  }, [wanted]);
  return all;
}

function openText({ isOpen, detail }: OpenMoment): string {
  return [isOpen ? 'Open' : 'Closed', detail].filter(Boolean).join(', ');
}

/** The finder's map, with all that only it needs. Browser only: load it with React.lazy. */
export default function DrawnMap({ listed, near, named, asked, date, today, from, ...link }: DrawnMapProps) {
  const now = useMinute();
  const all = useAllRestaurants(near !== undefined);
  const pins = useMemo(() => {
    const further = near && all ? furtherRestaurants(listed, near, all) : [];
    return [
      ...listed,
      ...further.map((found) => finderPin(found, { date, now: from, today, milesValue: found.milesValue })),
    ];
  }, [listed, near, all, date, from, today]);
  const restaurants = useMemo(
    () =>
      pins.map((pin) => ({
        ...pin,
        statusText: pin.day.date === today ? openText(momentAt(pin.moments, from, now)) : dayText(pin.day),
        path: restaurantPath(pin.slug, asked),
      })),
    [pins, asked, today, from, now],
  );
  // Drawn once it has all of them, so that it does not move when the others come.
  if (near && !all) return <LoadingMap />;
  return (
    <BookableMap
      restaurants={restaurants}
      centre={near}
      selectedSlug={named}
      request={bookingRequest(asked)}
      {...link}
    />
  );
}
