import type { RestaurantSummary } from './contract.ts';
import { londonInstant, londonNow } from './london-time.ts';
import { type Moment, timeline } from './moments.ts';
import { clickCollectStatus, type OpenStatus, openStatus } from './opening-hours.ts';
import { addDays } from './wall-time.ts';

const HORIZON_MS = 36 * 3_600_000;

/** What the sign on the door says until the given moment. */
export type OpenMoment = Moment & { isOpen: boolean; detail: string };
export type DayMoment = Moment & { date: string };

type Place = Pick<RestaurantSummary, 'openingHours' | 'temporarilyClosed'>;
type CollectPlace = Place & Pick<RestaurantSummary, 'clickCollect'>;

function asMoment({ isOpen, detail, nextChange }: OpenStatus): OpenMoment {
  return { isOpen, detail, until: nextChange ? londonInstant(nextChange) : null };
}

/** Open or closed from `now` (epoch ms) over the next day and a half, so that a page left open stays right. */
export function openMoments(place: Place, now: number): OpenMoment[] {
  return timeline(now, now + HORIZON_MS, (at) => asMoment(openStatus(place, londonNow(at))));
}

/** The same for collecting an order; null where the restaurant offers none. */
export function collectMoments(place: CollectPlace, now: number): OpenMoment[] | null {
  if (!place.clickCollect.enabled) return null;
  return timeline(now, now + HORIZON_MS, (at) => asMoment(clickCollectStatus(place, londonNow(at)) as OpenStatus));
}

/** Today's date in London, and tomorrow's for whoever reads past midnight. */
export function dayMoments(now: number): DayMoment[] {
  return timeline(now, now + HORIZON_MS, (at) => {
    const { date } = londonNow(at);
    return { date, until: londonInstant({ date: addDays(date, 1), minutes: 0 }) };
  });
}
