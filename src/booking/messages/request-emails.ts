import { buttonPart, type EmailContent, phoneLink, textPart, titlePart } from '../../messages/email-content.ts';
import type { BrandPolicies } from '../../settings/contract.ts';
import { bookingLines, bookingTicket, dinerEmail } from './booking-email-parts.ts';
import type { BookingFacts } from './booking-facts.server.ts';
import { contactLines, guestLine, guestsOf, notice } from './restaurant-notices.ts';

type RequestKind = { name: string; within: (policies: BrandPolicies) => string };
const enquiry: RequestKind = { name: 'request', within: ({ enquiryAnsweredWithin }) => enquiryAnsweredWithin };
const event: RequestKind = { name: 'event request', within: ({ eventAnsweredWithin }) => eventAnsweredWithin };

const REQUEST_REASON = 'Someone asked for a table with this e-mail address. Not you? Just reply and let us know.';

function receivedEmail(facts: BookingFacts, { name, within }: RequestKind): EmailContent {
  const { restaurant, when, settings, manageUrl } = facts;
  return dinerEmail(facts, {
    subject: `We’ve got your ${name}: ${restaurant.title}, ${when}`,
    headline: `We’ve got your ${name}`,
    reason: REQUEST_REASON,
    parts: [
      textPart(
        'This isn’t a booking yet, and no table is held. ' +
          `${restaurant.title} will see what it can do and reply within ${within(settings.policies)}, by e-mail or phone.`,
      ),
      buttonPart('See your request', manageUrl),
      bookingTicket(facts),
      titlePart('Something to add?'),
      textPart(
        'Just reply to this e-mail, change your request with the button above, or ring ',
        phoneLink(restaurant.phone),
        '.',
      ),
    ],
  });
}

function noticeEmail(facts: BookingFacts, { name, within }: RequestKind): EmailContent {
  return {
    ...notice(facts, {
      subject: `New ${name} ${facts.booking.reference}: ${guestsOf(facts)}, ${facts.when}`,
      headline: `New ${name}`,
      more: [
        textPart(`No table is held. Please reply within ${within(facts.settings.policies)}: replies go to the guest.`),
      ],
      lines: [...bookingLines(facts), guestLine(facts), ...contactLines(facts)],
    }),
    answeredBy: 'the guest',
  };
}

/** Promises a reply, nothing else. */
export const enquiryReceived = (facts: BookingFacts) => receivedEmail(facts, enquiry);
export const eventReceived = (facts: BookingFacts) => receivedEmail(facts, event);
/** To the restaurant: the request and the deadline for the reply. */
export const enquiryNotice = (facts: BookingFacts) => noticeEmail(facts, enquiry);
export const eventNotice = (facts: BookingFacts) => noticeEmail(facts, event);
