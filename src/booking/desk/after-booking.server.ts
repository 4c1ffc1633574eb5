import type { Kysely } from 'kysely';
import { bookingMailJobs } from '../mail-jobs.ts';
import type { BookingTables } from '../tables.server.ts';
import { type DeskDeps, jobTime } from './desk-deps.ts';

const REMINDER_MS = 24 * 60 * 60_000;

type Booked = { bookingId: string; sequence: number; startsAt: number; byText: boolean; now: number };

/** The reminder goes out a day before, by text message too where that was wished for; one that the booking has moved on from says nothing. */
export function reminderJobs({ bookingId, sequence, startsAt, byText, now }: Booked) {
  const remindAt = startsAt - REMINDER_MS;
  if (remindAt <= now) return [];
  const kinds = byText ? (['booking-reminder', 'booking-reminder-sms'] as const) : (['booking-reminder'] as const);
  return bookingMailJobs(kinds, { bookingId, sequence }, jobTime(remindAt, now));
}

/** What a new booking sends: word to the diner and to the restaurant, and a reminder. */
export async function afterBooking(tx: Kysely<BookingTables>, deps: Pick<DeskDeps, 'jobs'>, booked: Booked) {
  const { bookingId, sequence } = booked;
  const now = bookingMailJobs(['booking-confirmation', 'booking-notice'], { bookingId, sequence });
  await deps.jobs.enqueue(tx, [...now, ...reminderJobs(booked)]);
}
