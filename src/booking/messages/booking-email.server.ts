import { renderEmail } from '../../messages/render-email.server.tsx';
import { safeInlineText } from '../../messages/safe-text.ts';
import type { Mail } from '../../platform/messages/mailer.server.ts';
import { emailDomain } from '../../values/email/email-domain.ts';
import type { BookingMail, ClosedMail, MailJob, WaitlistMail } from '../contracts/mail-jobs.ts';
import { type BookingFacts, type BookingMailDeps, bookingFacts } from './booking-facts.server.ts';
import { bookingTemplates } from './booking-templates.ts';
import { calendarAttachment } from './calendar-attachment.ts';
import { closedTemplates } from './closed-emails.ts';
import { closedFacts } from './closed-facts.server.ts';
import { waitlistFacts } from './waitlist-facts.server.ts';
import { waitlistTemplates } from './waitlist-templates.ts';

const restaurantAddress = ({ title, email }: BookingFacts['restaurant']) => ({ name: title, address: email });

/** Replies to a notice of a request go to the guest. */
function addresses(kind: BookingMail['kind'], { booking, restaurant }: BookingFacts): Pick<Mail, 'to' | 'replyTo'> {
  const guest = { name: safeInlineText(`${booking.first_name} ${booking.last_name}`), address: booking.email };
  if (kind.endsWith('-notice'))
    return { to: restaurant.email, ...(booking.status === 'received' && { replyTo: guest }) };
  return { to: booking.email, replyTo: restaurantAddress(restaurant) };
}

async function formerAddress({ db }: BookingMailDeps, id: string): Promise<string> {
  const row = await db.selectFrom('replaced_addresses').select('email').where('id', '=', id).executeTakeFirstOrThrow();
  return row.email;
}

async function bookingEmail(deps: BookingMailDeps, job: BookingMail): Promise<Mail | null> {
  const { write, stillApplies: stillTrue, withCalendar } = bookingTemplates[job.kind];
  const facts = await bookingFacts(deps, job.bookingId);
  if (stillTrue && !stillTrue(facts, job.sequence, job.copy ?? 1)) return null;
  const age = job.sequence > 0 ? `.${job.sequence}` : '';
  const former = job.addressId ? `.${job.addressId}` : '';
  const copy = job.copy ? `.copy-${job.copy}` : '';
  return {
    ...renderEmail(write(facts, job.sequence, job.copy ?? 1), deps.brand),
    ...(job.addressId ? { to: await formerAddress(deps, job.addressId) } : addresses(job.kind, facts)),
    ...(withCalendar && { attachments: [calendarAttachment(facts)] }),
    messageId: `<${job.kind}.${job.bookingId}${age}${copy}${former}@${emailDomain(deps.brand.email)}>`,
  };
}

async function waitlistEmail(deps: BookingMailDeps, job: WaitlistMail): Promise<Mail | null> {
  const { write, stillApplies: stillTrue } = waitlistTemplates[job.kind];
  const facts = await waitlistFacts(deps, job.waitlistId);
  if (!stillTrue(facts, deps.clock().epochMilliseconds)) return null;
  return {
    ...renderEmail(write(facts), deps.brand),
    to: facts.entry.email,
    replyTo: restaurantAddress(facts.restaurant),
    messageId: `<${job.kind}.${job.waitlistId}@${emailDomain(deps.brand.email)}>`,
  };
}

async function closedEmail(deps: BookingMailDeps, job: ClosedMail): Promise<Mail | null> {
  const { write, stillApplies } = closedTemplates[job.kind];
  const facts = await closedFacts(deps, job);
  if (!stillApplies(facts)) return null;
  return {
    ...renderEmail(write(facts), deps.brand),
    to: facts.booking.email,
    replyTo: restaurantAddress(facts.restaurant),
    messageId: `<${job.kind}.${job.closingId}.${job.bookingId}@${emailDomain(deps.brand.email)}>`,
  };
}

/**
 * The e-mail of a mail job, or null when it no longer applies. A repeated job renders the same e-mail and message id.
 */
export function renderBookingEmail(deps: BookingMailDeps, job: MailJob): Promise<Mail | null> {
  if ('waitlistId' in job) return waitlistEmail(deps, job);
  return 'closingId' in job ? closedEmail(deps, job) : bookingEmail(deps, job);
}
