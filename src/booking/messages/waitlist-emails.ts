import {
  buttonPart,
  type EmailContent,
  type EmailPart,
  linkPart,
  textPart,
  ticketPart,
} from '../../messages/email-content.ts';
import { factsText } from '../../messages/email-text.ts';
import { greetingName } from '../../messages/safe-text.ts';
import { formatTimeOfDay } from '../../values/time/instant-text.ts';
import { waitlistPositionText } from '../rules/booking-text.ts';
import { type TicketLine, waitingLines } from '../rules/ticket.ts';
import { OFFER_LENGTH } from '../rules/when-full/waitlist-offer.ts';
import { offeredSeating, windowOf } from '../rules/when-full/wanted-times.ts';
import { seatingLines } from './ticket-lines.ts';
import type { WaitlistFacts } from './waitlist-facts.server.ts';

const WAITING_REASON =
  'You get this e-mail because your address was put on the waiting list for a table. If that was not you, please ' +
  'answer and tell us.';

const KEPT_REASON =
  'You get this e-mail because your address was given for a table. If that was not you, please answer and tell us.';

const waitlistTicket = (facts: WaitlistFacts): EmailPart =>
  ticketPart({
    title: 'Your reference',
    reference: facts.entry.reference,
    lines: entryLines(facts),
  });

function entryLines(facts: WaitlistFacts): TicketLine[] {
  const { entry } = facts;
  const lines = seatingLines(offeredSeating(entry), facts);
  return entry.status === 'waiting' ? waitingLines(lines, windowOf(entry)) : lines;
}

/** Until when the offered table is held, such as '2.10pm'; null when none was offered. */
export function heldUntil({ entry }: Pick<WaitlistFacts, 'entry'>): string | null {
  return entry.offered_until && formatTimeOfDay(entry.offered_until.getTime());
}

/** An e-mail to someone who waits: greeted by name, the facts at the top. */
function waitlistEmail(
  { entry, restaurant, facts }: WaitlistFacts,
  { headline, preview, ...rest }: Pick<EmailContent, 'subject' | 'preview' | 'headline' | 'parts'>,
): EmailContent {
  return {
    headline: `${headline}${greetingName(entry.first_name)}.`,
    preview: `${factsText(facts)}. ${preview}`,
    facts,
    withPicture: true,
    answeredBy: restaurant.title,
    reason: entry.card_later ? KEPT_REASON : WAITING_REASON,
    ...rest,
  };
}

/** The position on the waitlist, and what comes next. */
export function waitlistJoined(facts: WaitlistFacts): EmailContent {
  const { entry, restaurant, position, when, waitlistUrl } = facts;
  const by = entry.notify_by === 'sms' ? 'by text message and e-mail' : 'by e-mail';
  return waitlistEmail(facts, {
    subject: `${waitlistPositionText(position)}: ${restaurant.title}, ${when}`,
    preview: 'No table is held yet.',
    headline: waitlistPositionText(position),
    parts: [
      textPart('No table is held for you yet: this is not a booking.'),
      buttonPart('See your place', waitlistUrl),
      waitlistTicket(facts),
      textPart(
        `When a table comes free, we offer it to whoever is first on the waiting list, ${by}, and hold it for ` +
          `${OFFER_LENGTH}. If it is not taken by then, we offer it to the next.`,
      ),
      textPart('Have you found a table elsewhere? Please leave the waiting list, so that somebody moves up.'),
      linkPart('Leave the waiting list', waitlistUrl),
    ],
  });
}

/** A table is held for a few minutes. */
export function waitlistOffer(facts: WaitlistFacts): EmailContent {
  const { restaurant, when, waitlistUrl } = facts;
  const until = heldUntil(facts);
  return waitlistEmail(facts, {
    subject: `A table is yours until ${until}: ${restaurant.title}, ${when}`,
    preview: `Held for you until ${until}.`,
    headline: 'A table has come free',
    parts: [
      textPart(`It is held for you until ${until}. After that we offer it to the next on the waiting list.`),
      buttonPart('Take this table', waitlistUrl),
      waitlistTicket(facts),
      textPart('You do not want it any more? Please say so, and the next on the waiting list need not wait.'),
      linkPart('Leave the waiting list', waitlistUrl),
    ],
  });
}

/** A table is kept while its card is given by the link. */
export function cardLaterEmail(facts: WaitlistFacts): EmailContent {
  const { restaurant, when, waitlistUrl } = facts;
  const until = heldUntil(facts);
  return waitlistEmail(facts, {
    subject: `One step left, by ${until}: ${restaurant.title}, ${when}`,
    preview: `Kept for you until ${until}, while you give a card.`,
    headline: 'Your table waits for your card',
    parts: [
      textPart(
        `It is kept for you until ${until} and booked once you have given a card. Nothing is taken from it now.`,
      ),
      textPart('Please open the link in a browser that runs scripts, on a phone or a computer.'),
      buttonPart('Give your card', waitlistUrl),
      waitlistTicket(facts),
      textPart('You do not want the table any more? Please give it back, so that others can book it.'),
      linkPart('Give the table back', waitlistUrl),
    ],
  });
}

/** No card was given in time. */
function cardNotGiven(facts: WaitlistFacts): EmailContent {
  const { restaurant, when } = facts;
  return waitlistEmail(facts, {
    subject: `Not booked: ${restaurant.title}, ${when}`,
    preview: 'The table is no longer kept for you.',
    headline: 'Your table was not booked',
    parts: [
      textPart(`We kept it for you until ${heldUntil(facts)}. No card was given by then, so others can book it again.`),
      buttonPart('Book again', facts.nextTableUrl),
      waitlistTicket(facts),
    ],
  });
}

/** The entry has lapsed. */
export function waitlistLapsed(facts: WaitlistFacts): EmailContent {
  if (facts.entry.card_later) return cardNotGiven(facts);
  const { restaurant, when } = facts;
  const until = heldUntil(facts);
  return waitlistEmail(facts, {
    subject: `No longer on the waiting list: ${restaurant.title}, ${when}`,
    preview: 'Your place on the waiting list has ended.',
    headline: 'No table this time',
    parts: [
      textPart(
        until
          ? `We held a table for you until ${until}. It was not taken, so it went to the next on the waiting list.`
          : 'No table came free in time. We are sorry, we would have loved to have you.',
      ),
      textPart('You are no longer on the waiting list. Another time may well be free.'),
      buttonPart('Find another time', facts.nextTableUrl),
      waitlistTicket(facts),
    ],
  });
}
