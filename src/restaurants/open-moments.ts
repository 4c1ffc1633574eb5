import { memoizeLatest } from '../values/memoize.ts';
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

/**
 * Moments from `now` (epoch ms) over the next day and a half, so a page left open stays right. Computed once an hour
 * per restaurant, since lists need them often.
 */
function timelines<From extends object>(at: (restaurant: From, instant: number) => OpenMoment) {
  const fromHour = memoizeLatest((restaurant: From, hour: number): OpenMoment[] => {
    const start = hour * HOUR_MS;
    return timeline(start, start + HOUR_MS + HORIZON_MS, (instant) => at(restaurant, instant));
  });
  return (restaurant: From, now: number): OpenMoment[] => {
    const moments = fromHour(restaurant, Math.floor(now / HOUR_MS));
    const indexAt = (instant: number) => moments.findIndex(({ until }) => until === null || instant < until);
    // Up to the moment that contains the end of the day and a half.
    return moments.slice(indexAt(now), indexAt(now + HORIZON_MS - 1) + 1);
  };
}

/** Open or closed from `now` (epoch ms) on. */
export const openMoments = timelines<OpeningInfo>((restaurant, instant) =>
  asMoment(openStatus(restaurant, londonNow(instant))),
);

const collectTimeline = timelines<CollectInfo>((restaurant, instant) =>
  asMoment(clickCollectStatus(restaurant, londonNow(instant)) as OpenStatus),
);

/** The same for collecting an order; null if the restaurant offers none. */
export function collectMoments(restaurant: CollectInfo, now: number): OpenMoment[] | null {
  return restaurant.clickCollect.enabled ? collectTimeline(restaurant, now) : null;
}

/** The date in London today, and tomorrow's for a page left open past midnight. */
export function dayMoments(now: number): DayMoment[] {
  return timeline(now, now + HORIZON_MS, (at) => {
    const { date } = londonNow(at);
    return { date, until: londonInstant({ date: addDays(date, 1), minutes: 0 }) };
  });
}
