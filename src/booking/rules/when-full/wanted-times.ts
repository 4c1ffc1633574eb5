import { isWithin, type TimeWindow } from '../../../values/time/time-window.ts';
import type { WaitlistEntryRow, WaitlistRow } from '../../tables.server.ts';
import { seatingOf } from '../seating/seating-row.ts';
import type { ServiceTime } from '../times/service-times.ts';
import { nearestTimes } from '../times/suggested-time.ts';

/** A time, and the window around it in which any other would do too. */
export type WantedTime = TimeWindow & { time: string };

/** What a waitlist entry waits for; an entry without a window, for one time. */
export const windowOf = (entry: Pick<WaitlistRow, 'service_time' | 'window_from' | 'window_to'>): WantedTime => ({
  time: entry.service_time,
  from: entry.window_from ?? entry.service_time,
  to: entry.window_to ?? entry.service_time,
});

/** Of the times of service those in the window, nearest to the wanted one first. */
export const wantedTimes =
  ({ time: wanted, ...window }: WantedTime) =>
  (open: readonly ServiceTime[]): ServiceTime[] => {
    const within = new Map(open.filter(({ time }) => isWithin(window, time)).map((one) => [one.time, one]));
    const nearest = nearestTimes(wanted, [...within.keys()], within.size);
    return nearest.map((time) => within.get(time) as ServiceTime);
  };

/** The time of the table that was offered; before an offer the one asked for. */
export const offeredTime = (entry: Pick<WaitlistEntryRow, 'offered_time' | 'service_time'>) =>
  entry.offered_time ?? entry.service_time;
export const offeredSeating = (entry: WaitlistEntryRow) => ({ ...seatingOf(entry), time: offeredTime(entry) });
export const offeredStart = (entry: Pick<WaitlistEntryRow, 'offered_starts_at' | 'starts_at'>) =>
  entry.offered_starts_at ?? entry.starts_at;
