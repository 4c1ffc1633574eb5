import { MAX_LOCATIONS, nearestRestaurants } from '../restaurants/nearby.ts';
import { admitOccasion, admitPlace } from './admission.ts';
import type { AlternativesAnswer } from './contract.ts';
import type { DaySheets } from './desk/day-sheets.server.ts';
import { placesOf, type RestaurantHouse } from './houses.ts';
import { answerTo, offers } from './offer.ts';
import type { SeatedParty } from './seating.ts';
import { minutesApart, nearestTimes } from './suggested-time.ts';

export type AlternativesWish = { occasionId: string; date: string; time: string; covers: number };
type Deps = { sheets: DaySheets; houses: ReadonlyMap<string, RestaurantHouse>; bookingsOpen: boolean; nowMs: number };

const MOST_TIMES = 6;
const MOST_RESTAURANTS = 3;
const MOST_TIMES_ELSEWHERE = 3;
const NEAR_MINUTES = 90;

/** The free times of one restaurant, nearest to the wanted one first; none where the party cannot be booked. */
function freeNear(
  house: RestaurantHouse,
  wish: AlternativesWish,
  seated: readonly SeatedParty[],
  deps: Deps,
): string[] {
  if (!admitPlace(house.place, [wish.date], deps.bookingsOpen).ok) return [];
  const admitted = admitOccasion(house.place.booking, { ...wish, dates: [wish.date] });
  if (!admitted.ok) return [];
  const list = offers(house, { ...wish, occasion: admitted.occasion }, seated, deps.nowMs);
  const free = list.filter((offer) => offer.seat).map((offer) => offer.time);
  return nearestTimes(wish.time, free, MOST_TIMES);
}

/** Whether the wanted time is one this restaurant seats such a party at, and full. */
function isWorthWaiting(
  house: RestaurantHouse,
  wish: AlternativesWish,
  seated: readonly SeatedParty[],
  deps: Deps,
): boolean {
  if (!admitPlace(house.place, [wish.date], deps.bookingsOpen).ok) return false;
  const admitted = admitOccasion(house.place.booking, { ...wish, dates: [wish.date] });
  if (!admitted.ok) return false;
  const answer = answerTo(house, { ...wish, occasion: admitted.occasion }, seated, deps.nowMs);
  return !answer.ok && answer.reason === 'taken';
}

/** Looks at this restaurant and the nearest others only, whatever the size of the chain: one journey for all sheets. */
export async function alternatives(
  here: RestaurantHouse,
  wish: AlternativesWish,
  deps: Deps,
): Promise<AlternativesAnswer> {
  const around = nearestRestaurants(here.place, placesOf(deps.houses), { maxLocations: MAX_LOCATIONS + 1 });
  const near = around.filter(({ storeId }) => storeId !== here.place.storeId).slice(0, MAX_LOCATIONS);
  const days = [here.place, ...near].map(({ storeId }) => ({ storeId, date: wish.date }));
  const [seatedHere = [], ...seatedThere] = await deps.sheets.read(days, deps.nowMs);
  const restaurants = near.flatMap(({ storeId, title, slug, milesValue }, index) => {
    const house = deps.houses.get(storeId) as RestaurantHouse;
    const times = freeNear(house, wish, seatedThere[index] ?? [], deps)
      .filter((time) => minutesApart(time, wish.time) <= NEAR_MINUTES)
      .slice(0, MOST_TIMES_ELSEWHERE);
    return times.length > 0 ? [{ storeId, title, slug, miles: milesValue, times }] : [];
  });
  return {
    times: freeNear(here, wish, seatedHere, deps).map((time) => ({ time })),
    restaurants: restaurants.slice(0, MOST_RESTAURANTS),
    waitlist: isWorthWaiting(here, wish, seatedHere, deps),
  };
}
