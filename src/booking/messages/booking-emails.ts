import { buttonPart, type EmailContent, phoneLink, quotePart, textPart } from '../../messages/email-content.ts';
import { formatPounds } from '../../values/money.ts';
import { type CancelReason, cancelReasons } from '../contracts/cancel-reasons.ts';
import { changedLines } from '../rules/ticket.ts';
import { changeOf } from './booking-changes.ts';
import {
  arrivalParts,
  bookingLines,
  bookingTicket,
  cardGuaranteeParts,
  changeOrCancelParts,
  currentSeatingLines,
  dinerEmail,
  gettingHereParts,
  manageButton,
} from './booking-email-parts.ts';
import type { BookingFacts } from './booking-facts.server.ts';
import { feeForDiner } from './cancellation-fee.ts';
import { reservation } from './reservation-structured-data.ts';
import { seatingLines } from './ticket-lines.ts';

export function bookingConfirmed(facts: BookingFacts): EmailContent {
  return dinerEmail(facts, {
    subject: `Your table at ${facts.restaurant.title}, ${facts.when}`,
    headline: 'Your table is booked',
    structuredData: reservation(facts),
    parts: [
      manageButton(facts),
      bookingTicket(facts),
      textPart('Open the attachment to add it to your calendar.'),
      ...arrivalParts(facts),
      ...gettingHereParts(facts),
      ...cardGuaranteeParts(facts),
      ...changeOrCancelParts(facts),
    ],
  });
}

export function bookingChanged(facts: BookingFacts, sequence: number): EmailContent {
  const before = seatingLines(changeOf(facts, sequence).from, facts);
  return dinerEmail(facts, {
    subject: `Changed: your table at ${facts.restaurant.title}, ${facts.when}`,
    headline: 'Your booking has changed',
    structuredData: reservation(facts),
    parts: [
      manageButton(facts),
      bookingTicket(facts, bookingLines(facts, changedLines(currentSeatingLines(facts), before))),
      textPart('Open the attachment to update your calendar.'),
      ...arrivalParts(facts),
      ...gettingHereParts(facts),
      ...cardGuaranteeParts(facts),
      ...changeOrCancelParts(facts),
    ],
  });
}

export function bookingCancelled(facts: BookingFacts): EmailContent {
  return dinerEmail(facts, {
    subject: `Cancelled: your table at ${facts.restaurant.title}, ${facts.when}`,
    headline: 'Your booking is cancelled',
    structuredData: reservation(facts),
    parts: [
      textPart(`${feeForDiner(facts)} Open the attachment to take it off your calendar.`),
      bookingTicket(facts),
      textPart('We’d love to see you another time.'),
      buttonPart('Find another time', facts.nextTableUrl),
    ],
  });
}

/** What the restaurant gave as its reason; a booking that has been erased meanwhile still has one. */
function reasonOf({ history }: BookingFacts): CancelReason {
  const detail = history.findLast(({ event }) => event === 'cancelled')?.detail as
    | { reason?: CancelReason }
    | undefined;
  return detail?.reason ?? 'mistake';
}

export function bookingCancelledByRestaurant(facts: BookingFacts): EmailContent {
  const { booking, restaurant } = facts;
  const reason = reasonOf(facts);
  const isTheirWish = reason === 'guest';
  const words = booking.cancellation_words;
  return dinerEmail(facts, {
    subject: `Cancelled: your table at ${restaurant.title}, ${facts.when}`,
    headline: isTheirWish ? 'Your booking is cancelled' : 'We’ve had to cancel your table',
    structuredData: reservation(facts),
    parts: [
      textPart(cancelReasons[reason].toDiner),
      ...(words ? [quotePart(words)] : []),
      textPart(`${feeForDiner(facts)} Open the attachment to take it off your calendar.`),
      bookingTicket(facts),
      isTheirWish
        ? textPart('We’d love to see you another time.')
        : textPart('Ring us and we’ll do our best to find you another table: ', phoneLink(restaurant.phone), '.'),
      buttonPart('Find another time', facts.nextTableUrl),
    ],
  });
}

/** A no-show's card was charged, or that of a late cancellation after its bank had refused. */
export function bookingCharged(facts: BookingFacts): EmailContent {
  const { guarantee, restaurant, booking } = facts;
  const amount = formatPounds(guarantee?.amount_pence ?? 0);
  const isNoShow = booking.status === 'booked';
  return dinerEmail(facts, {
    subject: `${amount} charged: your table at ${restaurant.title}, ${facts.when}`,
    headline: isNoShow ? 'We missed you' : 'Your cancellation fee',
    parts: [
      textPart(
        isNoShow
          ? `We kept your table, but you didn’t come, so ${amount} has been charged to your card. You agreed to this:`
          : `${feeForDiner(facts)} You agreed to this:`,
      ),
      quotePart(guarantee?.wording ?? ''),
      bookingTicket(facts),
      textPart('Something not right? Just reply, or ring ', phoneLink(restaurant.phone), '.'),
    ],
  });
}

/** Sent a day before. */
export function bookingReminder(facts: BookingFacts): EmailContent {
  return dinerEmail(facts, {
    subject: `See you soon: ${facts.restaurant.title}, ${facts.when}`,
    headline: 'See you soon',
    structuredData: reservation(facts),
    parts: [
      manageButton(facts),
      bookingTicket(facts),
      ...arrivalParts(facts),
      ...gettingHereParts(facts, facts.restaurant.gettingHere),
      ...cardGuaranteeParts(facts),
      ...changeOrCancelParts(facts),
    ],
  });
}
