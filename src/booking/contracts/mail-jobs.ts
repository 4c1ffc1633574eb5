import type { Job } from '../../platform/jobs/jobs.ts';

export const MAIL_QUEUE = 'mail';

/** E-mails about a booking: kinds that end in -notice go to the restaurant, the others to the diner. */
export const bookingMailKinds = [
  'booking-confirmation',
  'booking-notice',
  'booking-changed',
  'booking-changed-notice',
  'booking-cancelled',
  'booking-cancelled-notice',
  'booking-reminder',
  'booking-address-changed',
  'booking-details-changed',
  'booking-details-notice',
  'booking-late-notice',
  'enquiry-received',
  'enquiry-notice',
  'event-received',
  'event-notice',
] as const;
/** E-mails about a waitlist entry. */
export const waitlistMailKinds = ['waitlist-joined', 'waitlist-offer', 'waitlist-lapsed', 'card-later'] as const;
/** SMS have jobs of their own: a retry of a failed e-mail must not send the SMS again. */
export const bookingTextKinds = ['booking-reminder-sms'] as const;
export const waitlistTextKinds = ['waitlist-offer-sms'] as const;

/**
 * `sequence` is the booking's when the e-mail was queued: a reminder of an older one is never sent. `copy` counts
 * e-mails of one kind that are sent more than once; `addressId` names the address that a booking had before.
 */
export type BookingMail = {
  kind: (typeof bookingMailKinds)[number];
  bookingId: string;
  sequence: number;
  copy?: number;
  addressId?: string;
};
export type WaitlistMail = { kind: (typeof waitlistMailKinds)[number]; waitlistId: string };
export type BookingText = { kind: (typeof bookingTextKinds)[number]; bookingId: string; sequence: number };
export type WaitlistText = { kind: (typeof waitlistTextKinds)[number]; waitlistId: string };
export type MailJob = BookingMail | WaitlistMail;
export type TextJob = BookingText | WaitlistText;

const textKinds: readonly string[] = [...bookingTextKinds, ...waitlistTextKinds];
export const isTextJob = (job: MailJob | TextJob): job is TextJob => textKinds.includes(job.kind);

/** The jobs that send e-mails, at `startAfter` or, without it, at once. */
export function bookingMailJobs(
  kinds: readonly (BookingMail | BookingText)['kind'][],
  booking: Omit<BookingMail, 'kind'>,
  startAfter?: Date,
): Job<BookingMail | BookingText>[] {
  return kinds.map((kind) => ({ queue: MAIL_QUEUE, data: { kind, ...booking }, ...(startAfter && { startAfter }) }));
}

export function waitlistMailJob(
  kind: (WaitlistMail | WaitlistText)['kind'],
  waitlistId: string,
  startAfter?: Date,
): Job<WaitlistMail | WaitlistText> {
  return { queue: MAIL_QUEUE, data: { kind, waitlistId }, ...(startAfter && { startAfter }) };
}
