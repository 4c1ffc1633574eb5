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
import { bookingRequest, type PartyChoice, restaurantPath } from '../free-tables/party-choice.ts';
import { dayText } from '../free-tables/table-row.ts';
import { type FinderPin, finderPin } from './finder-result.ts';
import { furtherRestaurants } from './further-restaurants.ts';

type DrawnMapProps = MapLink & {
  /** The listed restaurants; nearest first if `near` is given. */
  listed: FinderPin[];
  /** The searched place; the map then also shows unlisted restaurants. */
  near?: Position;
  /** Slug of the restaurant searched for by name: its popup is open. */
  named?: string;
  choice: PartyChoice;
  /** The requested day. */
  date: string;
  today: string;
  from: number;
};

/** All restaurants, if needed: null while loading, empty on failure. */
function useAllRestaurants(isNeeded: boolean): RestaurantSummary[] | null {
  const [restaurants, setAll] = useState<RestaurantSummary[] | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    networkCalls<RestaurantEndpoints>()
      .get('/api/v1/content/search-restaurants/')
      .then((answer) => setAll(answer.ok ? answer.data.restaurants : []));
  }, [isNeeded]);
  return restaurants;
}

function openText({ isOpen, detail }: OpenMoment): string {
  return [isOpen ? 'Open' : 'Closed', detail].filter(Boolean).join(', ');
}

/** The finder's map with its dependencies. Browser only: load it with React.lazy. */
export default function DrawnMap({ listed, near, named, choice, date, today, from, ...link }: DrawnMapProps) {
  const now = useMinute();
  const everyRestaurant = useAllRestaurants(near !== undefined);
  const pins = useMemo(() => {
    const further = near && everyRestaurant ? furtherRestaurants(listed, near, everyRestaurant) : [];
    return [
      ...listed,
      ...further.map((restaurant) =>
        finderPin(restaurant, { date, now: from, today, milesValue: restaurant.milesValue }),
      ),
    ];
  }, [listed, near, everyRestaurant, date, from, today]);
  const restaurants = useMemo(
    () =>
      pins.map((pin) => ({
        ...pin,
        statusText: pin.day.date === today ? openText(momentAt(pin.moments, from, now)) : dayText(pin.day),
        path: restaurantPath(pin.slug, choice),
      })),
    [pins, choice, today, from, now],
  );
  // Rendered only when complete, so that it doesn't move when the others arrive.
  if (near && !everyRestaurant) return <LoadingMap />;
  return (
    <BookableMap
      restaurants={restaurants}
      centre={near}
      selectedSlug={named}
      request={bookingRequest(choice)}
      {...link}
    />
  );
}
