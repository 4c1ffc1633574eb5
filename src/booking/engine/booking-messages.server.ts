import { DAY_MS } from '../../values/time/duration.ts';
import { bookingMailJobs } from '../contracts/mail-jobs.ts';
import { jobTime } from './day/engine-deps.ts';

const REMINDER_MS = DAY_MS;

type BookingTimes = { bookingId: string; sequence: number; startsAt: number; byText: boolean; now: number };

/** The reminder a day before, by text too if requested. A later change makes it void. */
export function reminderJobs({ bookingId, sequence, startsAt, byText, now }: BookingTimes) {
  const remindAt = startsAt - REMINDER_MS;
  if (remindAt <= now) return [];
  const kinds = byText ? (['booking-reminder', 'booking-reminder-sms'] as const) : (['booking-reminder'] as const);
  return bookingMailJobs(kinds, { bookingId, sequence }, jobTime(remindAt, now));
}

/** Confirmation, notice to the restaurant and reminder. */
export const messagesOfBooking = (booking: BookingTimes) => [
  ...bookingMailJobs(['booking-confirmation', 'booking-notice'], {
    bookingId: booking.bookingId,
    sequence: booking.sequence,
  }),
  ...reminderJobs(booking),
];
