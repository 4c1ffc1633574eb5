import type { RestaurantAnswer } from '../../pages/content-contract.ts';
import { bookingWay } from '../booking-way.ts';
import type { Moment } from '../moments.ts';
import { collectMoments, dayMoments, openMoments } from '../open-moments.ts';
import { weekdayOf } from '../wall-time.ts';
import { groupDays, specialLines, specialOn, weekLines } from './hours-words.ts';

/** Which day it is, and its other hours where it has any. */
export type HoursToday = Moment & { weekday: string; special: { name: string; hours: string } | null };

function hoursToday({ openingHours }: RestaurantAnswer, now: number): HoursToday[] {
  return dayMoments(now).map(({ date, until }) => ({
    weekday: weekdayOf(date),
    special: specialOn(openingHours, date),
    until,
  }));
}

function collecting(place: RestaurantAnswer, now: number) {
  const moments = collectMoments(place, now);
  if (!moments || !place.clickCollect.url) return null;
  return { url: place.clickCollect.url, moments, lines: groupDays(weekLines(place.openingHours)) };
}

/** An offer of this restaurant, as far as its page tells it. */
export type RestaurantOffer = { slug: string; title: string; description: string; validityText: string };

/** All that the restaurant's page shows; what depends on the clock is made for `now` (epoch ms), London's `today`. */
export function restaurantView(place: RestaurantAnswer, now: number, today: string, offers: RestaurantOffer[] = []) {
  const { openingHours, clickCollect, temporarilyClosed, holidayPark, menus, ...shown } = place;
  return {
    ...shown,
    offers,
    from: now,
    way: bookingWay(place, today),
    moments: openMoments(place, now),
    today: hoursToday(place, now),
    week: weekLines(openingHours),
    specials: specialLines(openingHours, today),
    collect: collecting(place, now),
  };
}
export type RestaurantView = ReturnType<typeof restaurantView>;
