import type { Job } from '../platform/jobs.ts';

export const MAIL_QUEUE = 'mail';

/** Messages about a booking: those whose name ends in -notice go to the restaurant, the others to the diner. */
export const bookingMailKinds = [
  'booking-confirmation',
  'booking-notice',
  'booking-changed',
  'booking-changed-notice',
  'booking-cancelled',
  'booking-cancelled-notice',
  'booking-reminder',
  'enquiry-received',
  'enquiry-notice',
  'event-received',
  'event-notice',
] as const;
/** Messages to someone of the waiting list. */
export const waitlistMailKinds = ['waitlist-joined', 'waitlist-offer', 'waitlist-lapsed'] as const;
/** Text messages are jobs of their own: an e-mail that fails and goes again must not bring the text message again. */
export const bookingTextKinds = ['booking-reminder-sms'] as const;
export const waitlistTextKinds = ['waitlist-offer-sms'] as const;

/** `sequence` is the booking's when the message was asked for: a reminder of an older one is never sent. */
export type BookingMail = { kind: (typeof bookingMailKinds)[number]; bookingId: string; sequence: number };
export type WaitlistMail = { kind: (typeof waitlistMailKinds)[number]; waitlistId: string };
export type BookingText = { kind: (typeof bookingTextKinds)[number]; bookingId: string; sequence: number };
export type WaitlistText = { kind: (typeof waitlistTextKinds)[number]; waitlistId: string };
export type MailJob = BookingMail | WaitlistMail;
export type TextJob = BookingText | WaitlistText;

const textKinds: readonly string[] = [...bookingTextKinds, ...waitlistTextKinds];
export const isTextJob = (job: MailJob | TextJob): job is TextJob => textKinds.includes(job.kind);

/** Messages as jobs; `startAfter` is when they go out, at once without it. */
export function bookingMailJobs(
  kinds: readonly (BookingMail | BookingText)['kind'][],
  booking: { bookingId: string; sequence: number },
  startAfter?: Date,
): Job<BookingMail | BookingText>[] {
  return kinds.map((kind) => ({ queue: MAIL_QUEUE, data: { kind, ...booking }, ...(startAfter && { startAfter }) }));
}

export function waitlistMailJob(
  kind: (WaitlistMail | WaitlistText)['kind'],
  waitlistId: string,
): Job<WaitlistMail | WaitlistText> {
  return { queue: MAIL_QUEUE, data: { kind, waitlistId } };
}
