import type { Job } from '../platform/jobs.ts';

export const MAIL_QUEUE = 'mail';
export const bookingMailKinds = ['booking-confirmation', 'booking-notice'] as const;
export type BookingMail = { kind: (typeof bookingMailKinds)[number]; bookingId: string };

/** What a new booking sends: word to the diner and to the restaurant. */
export function bookingMailJobs(bookingId: string): Job<BookingMail>[] {
  return bookingMailKinds.map((kind) => ({ queue: MAIL_QUEUE, data: { kind, bookingId } }));
}
