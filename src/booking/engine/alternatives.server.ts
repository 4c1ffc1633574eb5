import { MAX_LOCATIONS, nearestRestaurants } from '../../restaurants/nearby.ts';
import { addDays } from '../../values/time/wall-time.ts';
import type { AlternativesAnswer } from '../contracts/booking.ts';
import { type RestaurantWithMenus, restaurantList } from '../rules/restaurants-with-menus.ts';
import {
  type AlternativesRequest,
  alternativesFor,
  type Now,
  type RestaurantDay,
} from '../rules/when-full/alternatives.ts';
import type { DaySheets } from './day/day-sheets.server.ts';

type Deps = Now & { sheets: DaySheets; restaurantsById: ReadonlyMap<string, RestaurantWithMenus> };
type UnreadDay = Omit<RestaurantDay, 'seated'>;

/** The furthest another restaurant may be: a drive. */
const DRIVE_MILES = 25;
const DAYS_AROUND = 7;

/** The days around the date, nearest first. */
const daysAround = (date: string) =>
  Array.from({ length: DAYS_AROUND }, (_, index) => [addDays(date, index + 1), addDays(date, -index - 1)]).flat();

function nearbyRestaurants({ restaurant }: RestaurantWithMenus, date: string, { restaurantsById }: Deps) {
  const limits = { maxLocations: MAX_LOCATIONS + 1, maxDistance: DRIVE_MILES };
  return nearestRestaurants(restaurant, restaurantList(restaurantsById), limits)
    .filter(({ storeId }) => storeId !== restaurant.storeId)
    .slice(0, MAX_LOCATIONS)
    .map(({ storeId, milesValue: miles }) => ({
      restaurantWithMenus: restaurantsById.get(storeId) as RestaurantWithMenus,
      date,
      miles,
    }));
}

/** Adds the parties seated on each day, in one round trip. */
async function withSeated<Day extends UnreadDay>(days: readonly Day[], { sheets, nowMs }: Deps) {
  const keys = days.map(({ restaurantWithMenus, date }) => ({
    storeId: restaurantWithMenus.restaurant.storeId,
    date,
  }));
  const seated = await sheets.search(keys, nowMs);
  return days.map((day, index) => ({ ...day, seated: seated[index] ?? [] }));
}

/** Searches this restaurant on nearby days and the nearest others on the same day. The work doesn't grow with the chain. */
export async function alternatives(
  here: RestaurantWithMenus,
  request: AlternativesRequest,
  deps: Deps,
): Promise<AlternativesAnswer> {
  const { date } = request;
  const wanted = { restaurantWithMenus: here, date, miles: 0 };
  const days = daysAround(date).map((day) => ({ ...wanted, date: day }));
  const [wantedDay, ...others] = await withSeated([wanted, ...days, ...nearbyRestaurants(here, date, deps)], deps);
  const around = alternativesFor(request, deps);
  return {
    ...around.here(wantedDay as (typeof others)[number]),
    days: around.days(others.slice(0, days.length)),
    restaurants: around.elsewhere(others.slice(days.length)),
  };
}
