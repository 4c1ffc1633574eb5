import { ENQUIRY_ANSWER_HOURS, EVENT_ANSWER_HOURS } from '../constants.ts';
import type { BookingFacts } from './booking-facts.server.ts';
import { bookingLines, ownTicket } from './booking-parts.ts';
import { type Letter, phone, title, words } from './letter.ts';
import { contact, guest, notice, partyOf } from './notices.ts';
import { callByName } from './typed-text.ts';

type Request = { name: string; hours: number };
const enquiry: Request = { name: 'enquiry', hours: ENQUIRY_ANSWER_HOURS };
const event: Request = { name: 'event request', hours: EVENT_ANSWER_HOURS };

function received(facts: BookingFacts, { name, hours }: Request): Letter {
  const { booking, place, when } = facts;
  return {
    subject: `We have your ${name}: ${place.title}, ${when}`,
    preview: `This is not a booking yet. ${place.title} answers within ${hours} hours.`,
    headline: `We have your ${name}${callByName(booking.first_name)}.`,
    parts: [
      words(
        'This is not a booking: no table is held for you. ' +
          `${place.title} looks whether it can be done and answers within ${hours} hours, by e-mail or telephone.`,
      ),
      ownTicket(facts),
      title('Something to add?'),
      words('Just answer this message, or call the restaurant on ', phone(place.phone), ' and give your reference.'),
    ],
  };
}

function wanted(facts: BookingFacts, { name, hours }: Request): Letter {
  const what = `${partyOf(facts)}, ${facts.when}`;
  return notice(facts, {
    subject: `New ${name} ${facts.booking.reference}: ${what}`,
    headline: `New ${name}: ${what}`,
    more: [words(`No table is held. Please answer within ${hours} hours: a reply to this message goes to the guest.`)],
    lines: [...bookingLines(facts, { request: 'They ask' }), guest(facts), ...contact(facts)],
  });
}

/** It arrived; nothing is promised but an answer. */
export const enquiryReceived = (facts: BookingFacts) => received(facts, enquiry);
export const eventReceived = (facts: BookingFacts) => received(facts, event);
/** To the restaurant: what is asked for and by when to answer. */
export const enquiryWanted = (facts: BookingFacts) => wanted(facts, enquiry);
export const eventWanted = (facts: BookingFacts) => wanted(facts, event);
