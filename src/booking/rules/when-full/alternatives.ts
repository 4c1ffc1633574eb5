import { suggestedWindow } from '../../../values/time/time-window.ts';
import type { AlternativesAnswer } from '../../contracts/booking.ts';
import { occasionEligibility, restaurantEligibility } from '../eligibility.ts';
import { areasFor } from '../occasions.ts';
import type { RestaurantWithMenus } from '../restaurants-with-menus.ts';
import { availability, type SlotAvailability } from '../seating/availability.ts';
import type { SeatedParty } from '../seating/seating.ts';
import { minutesApart, nearestTimes } from '../times/suggested-time.ts';

export type AlternativesRequest = { occasionId: string; date: string; time: string; covers: number };
/** A restaurant on a service date, with its seated parties. */
export type RestaurantDay = { restaurantWithMenus: RestaurantWithMenus; date: string; seated: readonly SeatedParty[] };
export type Now = { bookingsOpen: boolean; nowMs: number };

const MOST_TIMES = 6;
const MOST_DAYS = 4;
const MOST_TIMES_A_DAY = 2;
/** The furthest that still counts as the same time on another day. */
const SAME_TIME_MINUTES = 45;
const MOST_RESTAURANTS = 3;
const MOST_TIMES_ELSEWHERE = 3;
const NEAR_MINUTES = 90;
/** How far the suggested waitlist window reaches before and after the requested time. */
const WINDOW_MINUTES = 60;

type Near = { minutes: number; most: number };

const freeTimes = (times: readonly SlotAvailability[]) => times.filter(({ seat }) => seat).map(({ time }) => time);

export function alternativesFor(request: AlternativesRequest, { bookingsOpen, nowMs }: Now) {
  /** Free and full times in service order; none where such a party can't book. */
  function timesAt({ restaurantWithMenus, date, seated }: RestaurantDay): SlotAvailability[] {
    const { restaurant } = restaurantWithMenus;
    if (!restaurantEligibility(restaurant, [date], bookingsOpen).ok) return [];
    const eligible = occasionEligibility(restaurant.booking, { ...request, dates: [date] });
    if (!eligible.ok) return [];
    const { occasion } = eligible;
    if (areasFor(restaurant.booking, occasion, date, request.covers).length === 0) return [];
    return availability(restaurantWithMenus, { ...request, date, occasion }, seated, nowMs);
  }

  /** Days with free times near the requested one, nearest first; if there are none, days with other times. */
  function withFree<Day extends RestaurantDay>(days: readonly Day[], { minutes, most }: Near) {
    const open = days
      .map((day) => ({ day, times: nearestTimes(request.time, freeTimes(timesAt(day)), most) }))
      .filter(({ times }) => times.length > 0);
    const near = open
      .map(({ day, times }) => ({
        day,
        times: times.filter((time) => minutesApart(time, request.time) <= minutes),
      }))
      .filter(({ times }) => times.length > 0);
    return near.length > 0 ? near : open;
  }

  return {
    here(day: RestaurantDay): Pick<AlternativesAnswer, 'times' | 'waitlist' | 'fullTimes' | 'window'> {
      const times = timesAt(day);
      const fullTimes = times.filter(({ seat }) => !seat).map(({ time }) => time);
      const waitlist = fullTimes.includes(request.time);
      return {
        times: nearestTimes(request.time, freeTimes(times), MOST_TIMES).map((time) => ({ time })),
        waitlist,
        fullTimes,
        window: waitlist ? suggestedWindow(fullTimes, request.time, WINDOW_MINUTES) : null,
      };
    },

    /** The nearest days with a free time, in order of date. */
    days(days: readonly RestaurantDay[]): AlternativesAnswer['days'] {
      const near = { minutes: SAME_TIME_MINUTES, most: MOST_TIMES_A_DAY };
      return withFree(days, near)
        .map(({ day, times }) => ({ date: day.date, times }))
        .slice(0, MOST_DAYS)
        .sort((a, b) => (a.date < b.date ? -1 : 1));
    },

    /** The nearest other restaurants with a free time. */
    elsewhere(days: readonly (RestaurantDay & { miles: number })[]): AlternativesAnswer['restaurants'] {
      const near = { minutes: NEAR_MINUTES, most: MOST_TIMES_ELSEWHERE };
      return withFree(days, near)
        .map(({ day: { miles, restaurantWithMenus }, times }) => {
          const { storeId, title, slug } = restaurantWithMenus.restaurant;
          return { storeId, title, slug, miles, times };
        })
        .slice(0, MOST_RESTAURANTS);
    },
  };
}
