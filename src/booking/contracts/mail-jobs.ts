import type { Job } from '../../platform/jobs/jobs.ts';

export const MAIL_QUEUE = 'mail';

/** Kinds ending in -notice go to the restaurant, the others to the diner. */
export const bookingMailKinds = [
  'booking-confirmation',
  'booking-notice',
  'booking-changed',
  'booking-changed-notice',
  'booking-cancelled',
  'booking-cancelled-notice',
  'booking-cancelled-by-restaurant',
  'booking-charged',
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
export const waitlistMailKinds = ['waitlist-joined', 'waitlist-offer', 'waitlist-lapsed', 'card-later'] as const;
/** SMS have separate jobs: retrying a failed e-mail must not send the SMS again. */
export const bookingTextKinds = ['booking-reminder-sms'] as const;
export const waitlistTextKinds = ['waitlist-offer-sms'] as const;
/** To a party whose restaurant is closed. */
export const closedMailKinds = ['closed-choice', 'closed-reopened'] as const;
export const closedTextKinds = ['closed-choice-sms'] as const;

/**
 * `sequence`: the booking's when the e-mail was queued; an outdated reminder is never sent. `copy` numbers repeated
 * e-mails of one kind; `addressId` names a former address of the booking.
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
type ClosedJob<Kind> = { kind: Kind; closingId: string; bookingId: string };
export type ClosedMail = ClosedJob<(typeof closedMailKinds)[number]>;
export type ClosedText = ClosedJob<(typeof closedTextKinds)[number]>;
export type MailJob = BookingMail | WaitlistMail | ClosedMail;
export type TextJob = BookingText | WaitlistText | ClosedText;

const textKinds: readonly string[] = [...bookingTextKinds, ...waitlistTextKinds, ...closedTextKinds];
export const isTextJob = (job: MailJob | TextJob): job is TextJob => textKinds.includes(job.kind);

/** Jobs that send e-mails, at `startAfter` or at once. */
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

export const closedMailJob = (
  kind: (ClosedMail | ClosedText)['kind'],
  party: Omit<ClosedMail, 'kind'>,
): Job<ClosedMail | ClosedText> => ({ queue: MAIL_QUEUE, data: { ...party, kind } as ClosedMail | ClosedText });
