import { buttonPart, type EmailContent, phoneLink, textPart } from '../../messages/email-content.ts';
import { needsLines } from '../rules/needs.ts';
import { bookingTicket, dinerEmail, manageButton } from './booking-email-parts.ts';
import type { BookingFacts } from './booking-facts.server.ts';
import { contactLines, guestLine, guestsOf, notice } from './restaurant-notices.ts';
import { requestLines } from './ticket-lines.ts';

/** To the restaurant: the guest's current details, request and needs. */
export function detailsNotice(facts: BookingFacts): EmailContent {
  const { booking, when } = facts;
  const isRequest = booking.status === 'received';
  const state = isRequest ? 'Replies go to the guest.' : 'The table stays as it is.';
  return {
    ...notice(facts, {
      subject: `Changed details ${booking.reference}: ${guestsOf(facts)}, ${when}`,
      headline: `Details changed: ${guestsOf(facts)}, ${when}`,
      more: [textPart(`${state} Their details are now:`)],
      lines: [guestLine(facts), ...contactLines(facts), ...needsLines(booking.needs), ...requestLines(facts)],
    }),
    ...(isRequest && { answeredBy: 'the guest' }),
  };
}

/** To the diner: the current details. */
export function detailsChanged(facts: BookingFacts): EmailContent {
  const { booking, restaurant, when, manageUrl } = facts;
  const isRequest = booking.status === 'received';
  const about = isRequest ? 'request' : 'table';
  const again = booking.needs?.allergies.length ? ' Please tell us about allergies again when you order.' : '';
  return dinerEmail(facts, {
    subject: `Details changed: your ${about} at ${restaurant.title}, ${when}`,
    headline: 'Your details have changed',
    reason: `Someone changed the details of a ${isRequest ? 'request' : 'booking'} with this e-mail address. Not you? Just reply and let us know.`,
    parts: [
      textPart(`We’ve told the restaurant, and your ${about} stays as it is.${again}`),
      isRequest ? buttonPart('See your request', manageUrl) : manageButton(facts),
      bookingTicket(facts, [
        { label: 'Name', value: `${booking.first_name} ${booking.last_name}` },
        ...(booking.phone_number ? [{ label: 'Phone', value: booking.phone_number }] : []),
        ...needsLines(booking.needs),
        ...requestLines(facts),
      ]),
    ],
  });
}

/** The minutes reported with the `copy`-th message of this kind. */
function minutesTold({ history, booking }: BookingFacts, copy: number): number {
  const event = history.filter(({ event: name }) => name === 'running-late')[copy - 1];
  if (!event) throw new Error(`booking ${booking.id} was not late ${copy} times`);
  return (event.detail as { minutes: number }).minutes;
}

/** To the restaurant. */
export function lateNotice(facts: BookingFacts, _: number, copy: number): EmailContent {
  const { booking, when } = facts;
  const late = `about ${minutesTold(facts, copy)} minutes late`;
  return notice(facts, {
    subject: `Running late ${booking.reference}: ${guestsOf(facts)}, ${late}`,
    headline: `${guestsOf(facts)}, ${when}: ${late}`,
    lines: [guestLine(facts), ...contactLines(facts)],
  });
}

/** To the former address: brief, and without the manage link. */
export function addressChanged({ restaurant, when }: BookingFacts): EmailContent {
  return {
    answeredBy: restaurant.title,
    reason: `A booking at ${restaurant.title} used this e-mail address.`,
    subject: `Your booking at ${restaurant.title} has a new e-mail address`,
    preview: 'We won’t write to this address about it again.',
    headline: 'A new e-mail address.',
    parts: [
      textPart(
        `The booking at ${restaurant.title} for ${when} now has a different e-mail address. We’ll write to that one from ` +
          'now on.',
      ),
      textPart('Not you? Ring the restaurant on ', phoneLink(restaurant.phone), '.'),
    ],
  };
}
