import type { RestaurantAnswer } from '../../../restaurants/contract.ts';
import { collectMoments, dayMoments, openMoments } from '../../../restaurants/open-moments.ts';
import type { Moment } from '../../../values/time/moments.ts';
import { weekdayOf } from '../../../values/time/wall-time.ts';
import type { Asked, Party } from '../../free-tables/asked.ts';
import type { TablesByStore } from '../../free-tables/free-tables.ts';
import { bookable } from '../../free-tables/table-row.ts';
import { groupDays, specialLines, specialOn, weekLines } from './hours-words.ts';

/** Today's weekday, and alternative hours if today has any. */
export type HoursToday = Moment & { weekday: string; special: { name: string; hours: string } | null };

function hoursToday({ openingHours }: RestaurantAnswer, now: number): HoursToday[] {
  return dayMoments(now).map(({ date, until }) => ({
    weekday: weekdayOf(date),
    special: specialOn(openingHours, date),
    until,
  }));
}

function collecting(restaurant: RestaurantAnswer, now: number) {
  const moments = collectMoments(restaurant, now);
  if (!moments || !restaurant.clickCollect.url) return null;
  return { url: restaurant.clickCollect.url, moments, lines: groupDays(weekLines(restaurant.openingHours)) };
}

/** The tables shown: what was asked, completed to a party, and what is free for it where that is known. */
export type ShownTables = { asked: Asked; party: Party; times: string[]; today: string; known: TablesByStore };

/** An offer of this restaurant, with the fields its page shows. */
export type RestaurantOffer = { slug: string; title: string; description: string; validityText: string };

/** What its page shows beside the restaurant itself. */
type BesideRestaurant = { offers?: RestaurantOffer[]; jobs?: readonly { name: string }[]; awardsTitle?: string };

/**
 * The data of the restaurant's page; what depends on the clock is computed for `now` (epoch ms) and London's `today`.
 * `date`: the day of the table wanted.
 */
export function restaurantView(
  restaurant: RestaurantAnswer,
  now: number,
  { today, date }: { today: string; date: string },
  { offers = [], jobs = [], awardsTitle = '' }: BesideRestaurant = {},
) {
  const { openingHours, clickCollect, temporarilyClosed, holidayPark, menus, ...shown } = restaurant;
  return {
    ...shown,
    offers: offers.map(({ slug, title, description, validityText }) => ({ slug, title, description, validityText })),
    jobs: jobs.map(({ name }) => name),
    ...(restaurant.awards.length > 0 && { awardsTitle }),
    from: now,
    ...bookable(restaurant, date, today),
    moments: openMoments(restaurant, now),
    today: hoursToday(restaurant, now),
    week: weekLines(openingHours),
    specials: specialLines(openingHours, today),
    collect: collecting(restaurant, now),
  };
}
export type RestaurantView = ReturnType<typeof restaurantView>;
