import { buttonPart, type EmailContent, phoneLink, textPart } from '../../messages/email-content.ts';
import { formatDay } from '../../values/time/wall-time.ts';
import type { ClosedMail } from '../contracts/mail-jobs.ts';
import { heldText } from '../rules/closed-words.ts';
import { bookingTicket, dinerEmail, manageButton } from './booking-email-parts.ts';
import type { ClosedFacts } from './closed-facts.server.ts';

/** The other table, another time, or nothing: chosen on one page. */
function closedChoice(facts: ClosedFacts): EmailContent {
  const { restaurant, booking, when, words, held, choiceUrl } = facts;
  const offer = heldText({ held, date: booking.service_date });
  return dinerEmail(facts, {
    subject: `We’re closed: your table at ${restaurant.title}, ${when}`,
    headline: `Sorry, we’re closed on ${formatDay(booking.service_date)}`,
    parts: [
      ...(words ? [textPart(words)] : []),
      textPart(
        offer ?? 'Choose another time, find a table at another of our restaurants, or cancel. There’s nothing to pay.',
      ),
      ...(offer
        ? [textPart('Take it, choose another time, or cancel: it’s up to you, and there’s nothing to pay.')]
        : []),
      buttonPart('Choose what suits you', choiceUrl),
      bookingTicket(facts),
      textPart('Rather talk? Ring ', phoneLink(restaurant.phone), '.'),
    ],
  });
}

function closedReopened(facts: ClosedFacts): EmailContent {
  return dinerEmail(facts, {
    subject: `We’re open after all: your table at ${facts.restaurant.title}, ${facts.when}`,
    headline: 'We’re open after all',
    parts: [
      textPart('Your table is as you booked it, and there’s nothing you need to do.'),
      manageButton(facts),
      bookingTicket(facts),
    ],
  });
}

type ClosedTemplate = { write: (facts: ClosedFacts) => EmailContent; stillApplies: (facts: ClosedFacts) => boolean };

export const closedTemplates: Record<ClosedMail['kind'], ClosedTemplate> = {
  'closed-choice': { write: closedChoice, stillApplies: ({ state }) => state === 'open' },
  'closed-reopened': { write: closedReopened, stillApplies: ({ state }) => state === 'reopened' },
};
