import type { TextMessage } from '../../platform/messages/sms.server.ts';
import { emailDomain } from '../../values/email/email-domain.ts';
import { internationalNumber } from '../../values/phone/international-number.ts';
import type { BookingText, ClosedText, TextJob, WaitlistText } from '../contracts/mail-jobs.ts';
import { type BookingMailDeps, bookingFacts } from './booking-facts.server.ts';
import { isReminderTimely } from './booking-templates.ts';
import { isChangedByPhone } from './cancellation-fee.ts';
import { closedFacts } from './closed-facts.server.ts';
import { heldUntil } from './waitlist-emails.ts';
import { waitlistFacts } from './waitlist-facts.server.ts';
import { isStillOffered } from './waitlist-templates.ts';

async function reminderText(deps: BookingMailDeps, job: BookingText): Promise<TextMessage | null> {
  const facts = await bookingFacts(deps, job.bookingId);
  const { booking, facts: what, manageUrl } = facts;
  const to = internationalNumber(booking.phone_number);
  if (!to || !booking.should_receive_sms) return null;
  if (!isReminderTimely(facts, job.sequence)) return null;
  const see = isChangedByPhone(facts) ? 'See or cancel' : 'Change or cancel';
  return {
    to,
    text: `${deps.brand.name} ${what.join(', ')}: see you soon. ${see}: ${manageUrl}`,
    id: `<${job.kind}.${job.bookingId}.${job.sequence}@${emailDomain(deps.brand.email)}>`,
  };
}

async function offerText(deps: BookingMailDeps, job: WaitlistText): Promise<TextMessage | null> {
  const facts = await waitlistFacts(deps, job.waitlistId);
  const { entry, facts: what, waitlistUrl } = facts;
  const to = internationalNumber(entry.phone_number);
  if (!to || entry.notify_by !== 'sms' || !isStillOffered(facts, deps.clock().epochMilliseconds)) return null;
  return {
    to,
    text: `${deps.brand.name} ${what.join(', ')}: a table is held for you until ${heldUntil(facts)}. Take it: ${waitlistUrl}`,
    id: `<${job.kind}.${job.waitlistId}@${emailDomain(deps.brand.email)}>`,
  };
}

async function closedText(deps: BookingMailDeps, job: ClosedText): Promise<TextMessage | null> {
  const { booking, facts: what, state, choiceUrl } = await closedFacts(deps, job);
  const to = internationalNumber(booking.phone_number);
  if (!to || !booking.should_receive_sms || state !== 'open') return null;
  return {
    to,
    text: `${deps.brand.name} ${what.join(', ')}: sorry, we’re closed that day. Another table, another time or cancel: ${choiceUrl}`,
    id: `<${job.kind}.${job.closingId}.${job.bookingId}@${emailDomain(deps.brand.email)}>`,
  };
}

/** The SMS of a job, or null when the diner opted out or it no longer applies. */
export function writeBookingText(deps: BookingMailDeps, job: TextJob): Promise<TextMessage | null> {
  if ('waitlistId' in job) return offerText(deps, job);
  return 'closingId' in job ? closedText(deps, job) : reminderText(deps, job);
}
