import { londonNow } from '../../restaurants/london-time.ts';
import { formatTime, timeOf } from '../../restaurants/wall-time.ts';
import { WAITLIST_OFFER_MINUTES } from '../constants.ts';
import { button, type Letter, type Part, quietButton, ticket, words } from './letter.ts';
import { seatingOf } from './seating-words.ts';
import { seatingLines } from './ticket.ts';
import { callByName } from './typed-text.ts';
import type { WaitlistFacts } from './waitlist-facts.server.ts';

const placeTicket = (facts: WaitlistFacts): Part =>
  ticket({
    title: 'Your reference',
    reference: facts.entry.reference,
    lines: seatingLines(seatingOf(facts.entry), facts),
  });

/** '2.10pm': until when the table is held for them; null when none was offered. */
export function heldUntil({ entry }: Pick<WaitlistFacts, 'entry'>): string | null {
  return entry.offered_until && formatTime(timeOf(londonNow(entry.offered_until.getTime()).minutes));
}

/** Which place they have, and what comes next. */
export function waitlistJoined(facts: WaitlistFacts): Letter {
  const { entry, place, position, when, placeUrl } = facts;
  const by = entry.notify_by === 'sms' ? 'by text message and e-mail' : 'by e-mail';
  return {
    subject: `You are number ${position} in line: ${place.title}, ${when}`,
    preview: 'No table is held yet. We write as soon as one is free.',
    headline: `You are number ${position} in line${callByName(entry.first_name)}.`,
    parts: [
      words('No table is held for you yet: this is not a booking.'),
      words(
        `When a table comes free we offer it to whoever is first in line, ${by}, and hold it for ` +
          `${WAITLIST_OFFER_MINUTES} minutes. Not taken by then, it is offered to the next.`,
      ),
      placeTicket(facts),
      words('Found a table elsewhere? Leave the line, and somebody moves up.'),
      quietButton('See your place or leave', placeUrl),
    ],
  };
}

/** A table is held for them, for minutes. */
export function waitlistOffer(facts: WaitlistFacts): Letter {
  const { entry, place, when, placeUrl } = facts;
  const until = heldUntil(facts);
  return {
    subject: `A table is yours until ${until}: ${place.title}, ${when}`,
    preview: `Held for you until ${until}. Then the next in line may have it.`,
    headline: `A table has come free${callByName(entry.first_name)}.`,
    parts: [
      words(`It is held for you until ${until}. Take it before then, or it is offered to the next in line.`),
      button('Take this table', placeUrl),
      placeTicket(facts),
      words('Not for you after all? Say so under the same link, and nobody waits for nothing.'),
    ],
  };
}

/** The line has ended for them. */
export function waitlistLapsed(facts: WaitlistFacts): Letter {
  const { entry, place, when, pageUrl } = facts;
  const until = heldUntil(facts);
  return {
    subject: `No longer in line: ${place.title}, ${when}`,
    preview: `Your place in line for ${when} has ended.`,
    headline: `No table this time${callByName(entry.first_name)}.`,
    parts: [
      words(
        until
          ? `We held a table for you until ${until}. It was not taken, so it went to the next in line.`
          : 'No table came free in time. We are sorry, we would have loved to have you.',
      ),
      placeTicket(facts),
      words('You are no longer in line. Another time may well be free.'),
      button('Find another time', pageUrl),
    ],
  };
}
