import { buttonPart, type EmailContent, phoneLink, textPart, titlePart } from '../../messages/email-content.ts';
import type { BrandPolicies } from '../../settings/contract.ts';
import { bookingLines, bookingTicket, dinerEmail } from './booking-email-parts.ts';
import type { BookingFacts } from './booking-facts.server.ts';
import { contactLines, guestLine, guestsOf, notice } from './restaurant-notices.ts';

type RequestKind = { name: string; within: (policies: BrandPolicies) => string };
const enquiry: RequestKind = { name: 'enquiry', within: ({ enquiryAnsweredWithin }) => enquiryAnsweredWithin };
const event: RequestKind = { name: 'event request', within: ({ eventAnsweredWithin }) => eventAnsweredWithin };

const REQUEST_REASON =
  'You get this e-mail because a table was asked for with your address. If that was not you, please answer and tell us.';

function receivedEmail(facts: BookingFacts, { name, within }: RequestKind): EmailContent {
  const { restaurant, when, settings, manageUrl } = facts;
  return dinerEmail(facts, {
    subject: `We have your ${name}: ${restaurant.title}, ${when}`,
    headline: `We have your ${name}`,
    reason: REQUEST_REASON,
    parts: [
      textPart(
        'This is not a booking: no table is held for you. ' +
          `${restaurant.title} will see what can be done, and answers within ${within(settings.policies)} by e-mail or telephone.`,
      ),
      buttonPart('See your request', manageUrl),
      bookingTicket(facts),
      titlePart('Something to add?'),
      textPart(
        'Just reply to this e-mail, change your request by the button above, or ring the restaurant on ',
        phoneLink(restaurant.phone),
        ' and give your reference.',
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
        textPart(
          `No table is held. Please answer within ${within(facts.settings.policies)}: an answer to this e-mail goes to the guest.`,
        ),
      ],
      lines: [...bookingLines(facts, { request: 'They ask' }), guestLine(facts), ...contactLines(facts)],
    }),
    answeredBy: 'the guest',
  };
}

/** The enquiry arrived and will be answered; nothing else is promised. */
export const enquiryReceived = (facts: BookingFacts) => receivedEmail(facts, enquiry);
export const eventReceived = (facts: BookingFacts) => receivedEmail(facts, event);
/** To the restaurant: what is requested, and by when to answer. */
export const enquiryNotice = (facts: BookingFacts) => noticeEmail(facts, enquiry);
export const eventNotice = (facts: BookingFacts) => noticeEmail(facts, event);
