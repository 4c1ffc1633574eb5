import { changeOf } from './booking-changes.ts';
import type { BookingFacts } from './booking-facts.server.ts';
import {
  bookingLines,
  cardStandsGood,
  directions,
  gettingHere,
  ownTicket,
  plansChanged,
  seatingNow,
} from './booking-parts.ts';
import { feeWords } from './cancellation-fee.ts';
import { button, type Letter, words } from './letter.ts';
import { changedLines, seatingLines } from './ticket.ts';
import { callByName } from './typed-text.ts';

const previewOf = ({ place, when, booking }: BookingFacts) =>
  `${place.title}, ${when}. Reference ${booking.reference}.`;

/** The table is theirs, and everything needed to turn up. */
export function confirmation(facts: BookingFacts): Letter {
  return {
    subject: `Your table at ${facts.place.title}, ${facts.when}`,
    preview: previewOf(facts),
    headline: `Your table is laid${callByName(facts.booking.first_name)}.`,
    parts: [
      words(
        `We are looking forward to ${facts.when}. ` +
          'Everything you need is on the ticket; the calendar file is attached.',
      ),
      ownTicket(facts),
      directions(facts),
      ...gettingHere(facts),
      ...cardStandsGood(facts),
      ...plansChanged(facts),
    ],
  };
}

/** What is different now. */
export function changed(facts: BookingFacts, sequence: number): Letter {
  const { booking, place, when } = facts;
  const before = seatingLines(changeOf(facts, sequence).from, facts);
  return {
    subject: `Changed: your table at ${place.title}, ${when}`,
    preview: previewOf(facts),
    headline: `All changed${callByName(booking.first_name)}.`,
    parts: [
      words(`Your table is now laid for ${when}. The attached file moves the entry in your calendar.`),
      ownTicket(facts, bookingLines(facts, { seating: changedLines(seatingNow(facts), before) })),
      directions(facts),
      ...cardStandsGood(facts),
      ...plansChanged(facts),
    ],
  };
}

/** The table is someone else's now, and what that costs or does not. */
export function cancelled(facts: BookingFacts): Letter {
  const { booking, place, when, pageUrl } = facts;
  return {
    subject: `Cancelled: your table at ${place.title}, ${when}`,
    preview: `Your table at ${place.title}, ${when}, is cancelled.`,
    headline: `Your table is cancelled${callByName(booking.first_name)}.`,
    parts: [
      words(`We have let your table for ${when} go. The attached file takes it out of your calendar.`),
      words(feeWords(facts)),
      ownTicket(facts),
      words('We would love to see you another time.'),
      button('Find another time', pageUrl),
    ],
  };
}

/** A day before: when, where, and the way out of it. */
export function reminder(facts: BookingFacts): Letter {
  const { booking, place, when } = facts;
  return {
    subject: `See you soon: ${place.title}, ${when}`,
    preview: previewOf(facts),
    headline: `See you soon${callByName(booking.first_name)}.`,
    parts: [
      words(`Your table at ${place.title} is laid for ${when}.`),
      ownTicket(facts),
      directions(facts),
      ...gettingHere(facts),
      ...cardStandsGood(facts),
      ...plansChanged(facts),
    ],
  };
}
