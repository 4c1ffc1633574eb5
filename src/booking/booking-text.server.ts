import parsePhoneNumber from 'libphonenumber-js/min';
import type { TextMessage } from '../platform/sms.server.ts';
import { type BookingMailDeps, bookingFacts } from './emails/booking-facts.server.ts';
import { remindsInTime } from './emails/booking-writings.ts';
import { domainOf } from './emails/calendar-attachment.ts';
import { partyInWords, seatingOf } from './emails/seating-words.ts';
import { waitlistFacts } from './emails/waitlist-facts.server.ts';
import { heldUntil } from './emails/waitlist-letters.ts';
import { stillOffered } from './emails/waitlist-writings.ts';
import type { BookingText, TextJob, WaitlistText } from './mail-jobs.ts';

/** As networks know it, '+447700900123'; British when it names no country. Null for what is no telephone number. */
function internationalNumber(typed: string): string | null {
  return parsePhoneNumber(typed, 'GB')?.number ?? null;
}

async function reminderText(deps: BookingMailDeps, job: BookingText): Promise<TextMessage | null> {
  const facts = await bookingFacts(deps, job.bookingId);
  const { booking, place, when, manageUrl } = facts;
  const to = internationalNumber(booking.phone_number);
  if (!to || !booking.should_receive_sms) return null;
  if (!remindsInTime(facts, job.sequence)) return null;
  const party = partyInWords(seatingOf(booking));
  return {
    to,
    text: `${deps.brand.name}, ${place.title}: your table for ${party} on ${when}. Change or cancel: ${manageUrl}`,
    id: `<${job.kind}.${job.bookingId}.${job.sequence}@${domainOf(deps.brand.email)}>`,
  };
}

async function offerText(deps: BookingMailDeps, job: WaitlistText): Promise<TextMessage | null> {
  const facts = await waitlistFacts(deps, job.waitlistId);
  const { entry, place, when, placeUrl } = facts;
  const to = internationalNumber(entry.phone_number);
  if (!to || entry.notify_by !== 'sms' || !stillOffered(facts, deps.clock().epochMilliseconds)) return null;
  const what = `a table for ${partyInWords(seatingOf(entry))} on ${when}`;
  return {
    to,
    text: `${deps.brand.name}, ${place.title}: ${what} is held for you until ${heldUntil(facts)}. Take it: ${placeUrl}`,
    id: `<${job.kind}.${job.waitlistId}@${domainOf(deps.brand.email)}>`,
  };
}

/** The text message a job stands for, or null when it is not wanted or no longer true. */
export function writeBookingText(deps: BookingMailDeps, job: TextJob): Promise<TextMessage | null> {
  return 'waitlistId' in job ? offerText(deps, job) : reminderText(deps, job);
}
