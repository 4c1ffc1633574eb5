import { MINUTE_MS } from '../../../values/time/duration.ts';
import type { BookingRow } from '../../tables.server.ts';
import { serviceDay } from '../service-day.ts';

/** The restaurant is told once in so many minutes. */
export const LATE_AGAIN_MINUTES = 10;

/** Whether it is the day of the booking, and its time at the table is not over. */
export function canTellLate(
  {
    booking_type,
    status,
    service_date,
    ends_at,
  }: Pick<BookingRow, 'booking_type' | 'status' | 'service_date' | 'ends_at'>,
  nowMs: number,
): boolean {
  if (booking_type !== 'booking' || status !== 'booked') return false;
  return serviceDay(service_date).openingInstant(0) <= nowMs && nowMs < ends_at.getTime();
}

/** Seconds until the restaurant can be told again; 0 when it can be told now. */
export function secondsUntilLateAgain(toldAt: Date | null, nowMs: number): number {
  if (!toldAt) return 0;
  return Math.max(0, Math.ceil((toldAt.getTime() + LATE_AGAIN_MINUTES * MINUTE_MS - nowMs) / 1000));
}
