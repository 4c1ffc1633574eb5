import { HOUR_MS, MINUTE_MS } from '../../../values/time/duration.ts';
import type { BookingRow } from '../../tables.server.ts';

/** Minutes between two notices to the restaurant. */
export const LATE_AGAIN_MINUTES = 10;
export const LATE_NOTICES = { name: 'running-late', points: 1, seconds: LATE_AGAIN_MINUTES * 60 };

/** Any earlier, the booking is changed instead. */
const LATE_FROM_HOURS = 3;

export const WHEN_LATE =
  'You can tell us online from three hours before your booking until it ends. At any other time, ring the restaurant.';

/** Whether the booking starts soon and hasn't ended. */
export function canTellLate(
  { booking_type, status, starts_at, ends_at }: Pick<BookingRow, 'booking_type' | 'status' | 'starts_at' | 'ends_at'>,
  nowMs: number,
): boolean {
  if (booking_type !== 'booking' || status !== 'booked') return false;
  return starts_at.getTime() - LATE_FROM_HOURS * HOUR_MS <= nowMs && nowMs < ends_at.getTime();
}

/** Seconds until the restaurant can be notified again; 0 when it can be now. */
export function secondsUntilLateAgain(toldAt: Date | null, nowMs: number): number {
  if (!toldAt) return 0;
  return Math.max(0, Math.ceil((toldAt.getTime() + LATE_AGAIN_MINUTES * MINUTE_MS - nowMs) / 1000));
}
