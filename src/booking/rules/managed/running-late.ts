import { HOUR_MS, MINUTE_MS } from '../../../values/time/duration.ts';
import type { BookingRow } from '../../tables.server.ts';

/** The restaurant is told once in so many minutes. */
export const LATE_AGAIN_MINUTES = 10;
export const LATE_NOTICES = { name: 'running-late', points: 1, seconds: LATE_AGAIN_MINUTES * 60 };

/** Earlier than so many hours before, nobody is late yet: the booking is changed instead. */
const LATE_FROM_HOURS = 3;

/** When it can be told, for who tries at another time. */
export const WHEN_LATE =
  'You can tell us online from three hours before your booking until it ends. At any other time, ring the restaurant.';

/** Whether the booking begins soon, and its time at the table is not over. */
export function canTellLate(
  { booking_type, status, starts_at, ends_at }: Pick<BookingRow, 'booking_type' | 'status' | 'starts_at' | 'ends_at'>,
  nowMs: number,
): boolean {
  if (booking_type !== 'booking' || status !== 'booked') return false;
  return starts_at.getTime() - LATE_FROM_HOURS * HOUR_MS <= nowMs && nowMs < ends_at.getTime();
}

/** Seconds until the restaurant can be told again; 0 when it can be told now. */
export function secondsUntilLateAgain(toldAt: Date | null, nowMs: number): number {
  if (!toldAt) return 0;
  return Math.max(0, Math.ceil((toldAt.getTime() + LATE_AGAIN_MINUTES * MINUTE_MS - nowMs) / 1000));
}
