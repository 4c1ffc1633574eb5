import { DAY_MS } from '../../values/time/duration.ts';
import { bookingMailJobs } from '../contracts/mail-jobs.ts';
import { jobTime } from './day/engine-deps.ts';

const REMINDER_MS = DAY_MS;

type Booked = { bookingId: string; sequence: number; startsAt: number; byText: boolean; now: number };

/** The reminder goes out a day before, also by SMS if requested; it is not sent if the booking has changed since. */
export function reminderJobs({ bookingId, sequence, startsAt, byText, now }: Booked) {
  const remindAt = startsAt - REMINDER_MS;
  if (remindAt <= now) return [];
  const kinds = byText ? (['booking-reminder', 'booking-reminder-sms'] as const) : (['booking-reminder'] as const);
  return bookingMailJobs(kinds, { bookingId, sequence }, jobTime(remindAt, now));
}

/** The messages of a new booking: confirmation, notice to the restaurant, reminder. */
export const messagesOfBooking = (booked: Booked) => [
  ...bookingMailJobs(['booking-confirmation', 'booking-notice'], {
    bookingId: booked.bookingId,
    sequence: booked.sequence,
  }),
  ...reminderJobs(booked),
];
