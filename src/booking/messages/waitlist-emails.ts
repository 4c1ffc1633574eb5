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

const WAITING_REASON = 'Someone joined a waiting list with this e-mail address. Not you? Just reply and let us know.';

const KEPT_REASON = 'Someone asked for a table with this e-mail address. Not you? Just reply and let us know.';

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

/** '2.10pm'; null when no table was offered. */
export function heldUntil({ entry }: Pick<WaitlistFacts, 'entry'>): string | null {
  return entry.offered_until && formatTimeOfDay(entry.offered_until.getTime());
}

/** An e-mail to someone waiting: a greeting, then the facts. */
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

/** The position and what happens next. */
export function waitlistJoined(facts: WaitlistFacts): EmailContent {
  const { entry, restaurant, position, when, waitlistUrl } = facts;
  const by = entry.notify_by === 'sms' ? 'by text message and e-mail' : 'by e-mail';
  return waitlistEmail(facts, {
    subject: `${waitlistPositionText(position)}: ${restaurant.title}, ${when}`,
    preview: 'No table is held yet.',
    headline: waitlistPositionText(position),
    parts: [
      textPart('No table is held yet, so this isn’t a booking.'),
      buttonPart('See your place', waitlistUrl),
      waitlistTicket(facts),
      textPart(
        `If a table comes up, we’ll offer it to whoever’s first on the waiting list, ${by}, and hold it for ` +
          `${OFFER_LENGTH}. After that, we’ll move down the list.`,
      ),
      textPart('Found a table elsewhere? Leave the waiting list and someone else moves up.'),
      linkPart('Leave the waiting list', waitlistUrl),
    ],
  });
}

/** The table is held briefly. */
export function waitlistOffer(facts: WaitlistFacts): EmailContent {
  const { restaurant, when, waitlistUrl } = facts;
  const until = heldUntil(facts);
  return waitlistEmail(facts, {
    subject: `Held for you until ${until}: ${restaurant.title}, ${when}`,
    preview: `Held for you until ${until}.`,
    headline: 'A table has come free',
    parts: [
      textPart(`It’s held for you until ${until}. After that, we’ll offer it to someone else.`),
      buttonPart('Take this table', waitlistUrl),
      waitlistTicket(facts),
      textPart('Don’t want it any more? Let us know, so someone else can have it.'),
      linkPart('Leave the waiting list', waitlistUrl),
    ],
  });
}

/** A table is held until its card is added through the link. */
export function cardLaterEmail(facts: WaitlistFacts): EmailContent {
  const { restaurant, when, waitlistUrl } = facts;
  const until = heldUntil(facts);
  return waitlistEmail(facts, {
    subject: `Add your card by ${until}: ${restaurant.title}, ${when}`,
    preview: `Held for you until ${until}, while you add your card.`,
    headline: 'Your table’s waiting for your card',
    parts: [
      textPart(
        `We’ll hold it for you until ${until}. It’s booked once you’ve added your card, and we won’t charge the card now.`,
      ),
      textPart('Open the link in a browser with JavaScript turned on.'),
      buttonPart('Add your card', waitlistUrl),
      waitlistTicket(facts),
      textPart('Don’t want the table any more? Give it back so someone else can book it.'),
      linkPart('Give the table back', waitlistUrl),
    ],
  });
}

function cardNotGiven(facts: WaitlistFacts): EmailContent {
  const { restaurant, when } = facts;
  return waitlistEmail(facts, {
    subject: `Not booked: ${restaurant.title}, ${when}`,
    preview: 'We’re no longer holding the table.',
    headline: 'Your table wasn’t booked',
    parts: [
      textPart(
        `We held it for you until ${heldUntil(facts)} but didn’t get your card, so it’s free for someone else to book.`,
      ),
      buttonPart('Book again', facts.nextTableUrl),
      waitlistTicket(facts),
    ],
  });
}

export function waitlistLapsed(facts: WaitlistFacts): EmailContent {
  if (facts.entry.card_later) return cardNotGiven(facts);
  const { restaurant, when } = facts;
  const until = heldUntil(facts);
  return waitlistEmail(facts, {
    subject: `No longer on the waiting list: ${restaurant.title}, ${when}`,
    preview: 'You’re no longer on the waiting list.',
    headline: 'No table this time',
    parts: [
      textPart(
        until
          ? `We held a table for you until ${until}. You didn’t take it, so we’ve offered it to someone else.`
          : 'No table came free in time. We’re sorry, we’d have loved to have you.',
      ),
      textPart('You’re off the waiting list now, but another time may well be free.'),
      buttonPart('Find another time', facts.nextTableUrl),
      waitlistTicket(facts),
    ],
  });
}
