import { render } from '@react-email/render';
import type { Mail } from '../platform/mailer.server.ts';
import { type BookingFacts, type BookingMailDeps, bookingFacts } from './emails/booking-facts.server.ts';
import { bookingWritings } from './emails/booking-writings.ts';
import { calendarAttachment, domainOf } from './emails/calendar-attachment.ts';
import type { Brand, Letter } from './emails/letter.ts';
import { LetterMail } from './emails/letter-mail.tsx';
import { letterText } from './emails/letter-text.ts';
import { typedInline } from './emails/typed-text.ts';
import { waitlistFacts } from './emails/waitlist-facts.server.ts';
import { waitlistWritings } from './emails/waitlist-writings.ts';
import type { BookingMail, MailJob, WaitlistMail } from './mail-jobs.ts';

export type { BookingMailDeps };

async function onPaper(letter: Letter, brand: Brand) {
  return {
    subject: letter.subject,
    html: await render(<LetterMail letter={letter} brand={brand} />),
    text: letterText(letter, brand),
  };
}

/** Who gets it, and who gets the answer to it. */
function addresses(kind: BookingMail['kind'], { booking, place }: BookingFacts): Pick<Mail, 'to' | 'replyTo'> {
  const guest = { name: typedInline(`${booking.first_name} ${booking.last_name}`), address: booking.email };
  if (kind === 'enquiry-notice' || kind === 'event-notice') return { to: place.email, replyTo: guest };
  if (kind.endsWith('-notice')) return { to: place.email };
  if (booking.booking_type === 'booking') return { to: booking.email };
  return { to: booking.email, replyTo: { name: place.title, address: place.email } };
}

async function bookingMail(deps: BookingMailDeps, job: BookingMail): Promise<Mail | null> {
  const { write, stillTrue, withCalendar } = bookingWritings[job.kind];
  const facts = await bookingFacts(deps, job.bookingId);
  if (stillTrue && !stillTrue(facts, job.sequence)) return null;
  const age = job.sequence > 0 ? `.${job.sequence}` : '';
  return {
    ...(await onPaper(write(facts, job.sequence), deps.brand)),
    ...addresses(job.kind, facts),
    ...(withCalendar && { attachments: [calendarAttachment(facts)] }),
    messageId: `<${job.kind}.${job.bookingId}${age}@${domainOf(deps.brand.email)}>`,
  };
}

async function waitlistMail(deps: BookingMailDeps, job: WaitlistMail): Promise<Mail | null> {
  const { write, stillTrue } = waitlistWritings[job.kind];
  const facts = await waitlistFacts(deps, job.waitlistId);
  if (!stillTrue(facts, deps.clock().epochMilliseconds)) return null;
  return {
    ...(await onPaper(write(facts), deps.brand)),
    to: facts.entry.email,
    messageId: `<${job.kind}.${job.waitlistId}@${domainOf(deps.brand.email)}>`,
  };
}

/**
 * The message a mail job stands for, or null when it would no longer be true. The same job always makes the same
 * message under the same id.
 */
export function renderBookingMail(deps: BookingMailDeps, job: MailJob): Promise<Mail | null> {
  return 'waitlistId' in job ? waitlistMail(deps, job) : bookingMail(deps, job);
}
