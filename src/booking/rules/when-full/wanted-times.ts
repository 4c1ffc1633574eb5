import { isWithin, type TimeWindow } from '../../../values/time/time-window.ts';
import type { WaitlistEntryRow, WaitlistRow } from '../../tables.server.ts';
import { seatingOf } from '../seating/seating-row.ts';
import type { ServiceTime } from '../times/service-times.ts';
import { nearestTimes } from '../times/suggested-time.ts';

/** A time, and the window around it that would also do. */
export type WantedTime = TimeWindow & { time: string };

/** An entry without a window waits for one time. */
export const windowOf = (entry: Pick<WaitlistRow, 'service_time' | 'window_from' | 'window_to'>): WantedTime => ({
  time: entry.service_time,
  from: entry.window_from ?? entry.service_time,
  to: entry.window_to ?? entry.service_time,
});

/** The open times of the window, nearest to the requested one first. */
export const wantedTimes =
  ({ time: wanted, ...window }: WantedTime) =>
  (open: readonly ServiceTime[]): ServiceTime[] => {
    const times = new Map(open.filter(({ time }) => isWithin(window, time)).map((slot) => [slot.time, slot]));
    const nearest = nearestTimes(wanted, [...times.keys()], times.size);
    return nearest.map((time) => times.get(time) as ServiceTime);
  };

/** The offered time; before an offer, the requested one. */
export const offeredTime = (entry: Pick<WaitlistEntryRow, 'offered_time' | 'service_time'>) =>
  entry.offered_time ?? entry.service_time;
export const offeredSeating = (entry: WaitlistEntryRow) => ({ ...seatingOf(entry), time: offeredTime(entry) });
export const offeredStart = (entry: Pick<WaitlistEntryRow, 'offered_starts_at' | 'starts_at'>) =>
  entry.offered_starts_at ?? entry.starts_at;
