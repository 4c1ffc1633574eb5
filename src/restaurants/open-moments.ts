import { HOUR_MS } from '../values/time/duration.ts';
import { londonInstant, londonNow } from '../values/time/london-time.ts';
import { type Moment, timeline } from '../values/time/moments.ts';
import { addDays } from '../values/time/wall-time.ts';
import type { RestaurantSummary } from './contract.ts';
import { clickCollectStatus, type OpenStatus, openStatus } from './opening-hours.ts';

const HORIZON_MS = 36 * HOUR_MS;

/** Open or closed, with its detail, until the moment's end. */
export type OpenMoment = Moment & { isOpen: boolean; detail: string };
export type DayMoment = Moment & { date: string };

type OpeningInfo = Pick<RestaurantSummary, 'openingHours' | 'temporarilyClosed'>;
type CollectInfo = OpeningInfo & Pick<RestaurantSummary, 'clickCollect'>;

function asMoment({ isOpen, detail, nextChange }: OpenStatus): OpenMoment {
  return { isOpen, detail, until: nextChange ? londonInstant(nextChange) : null };
}

/** The moments of a restaurant from the beginning of an hour since 1970: a list of restaurants is asked for often. */
const known = new WeakMap<OpeningInfo, { hour: number; moments: OpenMoment[] }>();

function momentsFrom(restaurant: OpeningInfo, hour: number): OpenMoment[] {
  const before = known.get(restaurant);
  if (before?.hour === hour) return before.moments;
  const from = hour * HOUR_MS;
  const at = (instant: number) => asMoment(openStatus(restaurant, londonNow(instant)));
  const moments = timeline(from, from + HOUR_MS + HORIZON_MS, at);
  known.set(restaurant, { hour, moments });
  return moments;
}

/** Open or closed from `now` (epoch ms) over the next day and a half, so that a page left open stays right. */
export function openMoments(restaurant: OpeningInfo, now: number): OpenMoment[] {
  const moments = momentsFrom(restaurant, Math.floor(now / HOUR_MS));
  const at = (instant: number) => moments.findIndex(({ until }) => until === null || instant < until);
  // Up to the one in which the last instant of the day and a half lies.
  return moments.slice(at(now), at(now + HORIZON_MS - 1) + 1);
}

/** The same for collecting an order; null where the restaurant offers none. */
export function collectMoments(restaurant: CollectInfo, now: number): OpenMoment[] | null {
  if (!restaurant.clickCollect.enabled) return null;
  return timeline(now, now + HORIZON_MS, (at) => asMoment(clickCollectStatus(restaurant, londonNow(at)) as OpenStatus));
}

/** The date in London today, and tomorrow's for a page left open past midnight. */
export function dayMoments(now: number): DayMoment[] {
  return timeline(now, now + HORIZON_MS, (at) => {
    const { date } = londonNow(at);
    return { date, until: londonInstant({ date: addDays(date, 1), minutes: 0 }) };
  });
}
