import { milesBetween } from '../../../../platform/geo/distance.ts';
import type { ClosedParty } from '../../../contracts/closing.ts';
import type { RestaurantWithMenus } from '../../../rules/restaurants-with-menus.ts';
import { seatingOf } from '../../../rules/seating/seating-row.ts';
import { type EngineDeps, nowOf } from '../../day/engine-deps.ts';
import { manageToken } from '../../reference.ts';
import { closedPartyState, type FoundParty } from './closed-party.server.ts';
import { placesElsewhere } from './hold-elsewhere.server.ts';

const placeOf = ({ restaurant: { storeId, slug, title } }: RestaurantWithMenus) => ({ storeId, slug, title });

type Restaurants = ReadonlyMap<string, RestaurantWithMenus>;

/** The table held for a party elsewhere; null once it is held no longer. `now` in epoch milliseconds. */
export function heldFor(
  { party }: Pick<FoundParty, 'party'>,
  restaurants: Restaurants,
  now: number,
): ClosedParty['held'] {
  const { offered_time: time, held_until: until } = party;
  const here = restaurants.get(party.store_id);
  const there = restaurants.get(party.offered_store_id ?? '');
  if (!here || !there || !time || !until || until.getTime() <= now) return null;
  const miles = Math.round(milesBetween(here.restaurant, there.restaurant) * 10) / 10;
  return { ...placeOf(there), miles, time, until: until.toISOString() };
}

/** The party for its page, with what it can choose now; null where its restaurant is no more. */
export async function shownClosedParty(deps: EngineDeps, found: FoundParty): Promise<ClosedParty | null> {
  const { party, closing, booking } = found;
  const restaurants = deps.restaurants();
  const here = restaurants.get(booking.store_id);
  if (!here) return null;
  const now = nowOf(deps);
  const state = closedPartyState(found, now);
  const { date, time, adultCovers, childCovers } = seatingOf(booking);
  const held = state === 'open' ? heldFor(found, restaurants, now) : null;
  const to = restaurants.get(party.moved_store_id ?? '');
  const { slug, title, phone } = here.restaurant;
  return {
    state,
    reference: booking.reference,
    slug,
    title,
    phone,
    date,
    time,
    adultCovers,
    childCovers,
    words: closing.words,
    held,
    places: state === 'open' && !held ? await placesElsewhere(deps, booking) : [],
    manageToken: manageToken(deps.tokenSecret, booking.id),
    moved:
      to && party.moved_booking_id
        ? { ...placeOf(to), manageToken: manageToken(deps.tokenSecret, party.moved_booking_id) }
        : null,
  };
}
