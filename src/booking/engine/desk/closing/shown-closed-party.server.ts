import { milesBetween } from '../../../../platform/geo/distance.ts';
import type { ClosedParty } from '../../../contracts/closing.ts';
import type { RestaurantWithMenus } from '../../../rules/restaurants-with-menus.ts';
import { seatingOf } from '../../../rules/seating/seating-row.ts';
import { type EngineDeps, nowOf } from '../../day/engine-deps.ts';
import { manageToken } from '../../reference.ts';
import { closedPartyState, type FoundParty } from './closed-party.server.ts';
import { placesElsewhere } from './hold-elsewhere.server.ts';

const placeOf = ({ restaurant: { storeId, slug, title } }: RestaurantWithMenus) => ({ storeId, slug, title });

const milesApart = (here: RestaurantWithMenus, there: RestaurantWithMenus) =>
  Math.round(milesBetween(here.restaurant, there.restaurant) * 10) / 10;

/** The party for its page, with what it can choose now; null where its restaurant is no more. */
export async function shownClosedParty(deps: EngineDeps, found: FoundParty): Promise<ClosedParty | null> {
  const { party, closing, booking } = found;
  const restaurants = deps.restaurants();
  const here = restaurants.get(booking.store_id);
  if (!here) return null;
  const now = nowOf(deps);
  const state = closedPartyState(found, now);
  const { date, time, adultCovers, childCovers } = seatingOf(booking);
  const { offered_time, held_until } = party;
  const there = restaurants.get(party.offered_store_id ?? '');
  const isHeld = state === 'open' && there && offered_time && held_until && held_until.getTime() > now;
  const to = restaurants.get(party.moved_store_id ?? '');
  return {
    state,
    reference: booking.reference,
    slug: here.restaurant.slug,
    title: here.restaurant.title,
    phone: here.restaurant.phone,
    date,
    time,
    adultCovers,
    childCovers,
    words: closing.words,
    held: isHeld
      ? { ...placeOf(there), miles: milesApart(here, there), time: offered_time, until: held_until.toISOString() }
      : null,
    places: state === 'open' && !isHeld ? await placesElsewhere(deps, booking) : [],
    manageToken: manageToken(deps.tokenSecret, booking.id),
    moved:
      to && party.moved_booking_id
        ? { ...placeOf(to), manageToken: manageToken(deps.tokenSecret, party.moved_booking_id) }
        : null,
  };
}
