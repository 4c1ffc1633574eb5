import { href } from 'react-router';
import { tableOfferToken } from '../../booking/engine/reference.ts';
import { bookingHref } from '../../booking/flow/booking-request.ts';
import { restaurantOrThrow } from '../../booking/messages/booking-facts.server.ts';
import { factsOf, whenAndPartyText } from '../../booking/rules/booking-text.ts';
import {
  buttonPart,
  type EmailContent,
  type EmailPart,
  phoneLink,
  quotePart,
  textPart,
} from '../../messages/email-content.ts';
import { factsText } from '../../messages/email-text.ts';
import { greetingName } from '../../messages/safe-text.ts';
import type { Mail } from '../../platform/messages/mailer.server.ts';
import type { Restaurant } from '../../restaurants/contract.ts';
import { formatInstant } from '../../values/time/instant-text.ts';
import type { AnswerMail } from '../contracts/desk-jobs.ts';
import { type DeskRequestRow, type RequestAnswer, readRequests } from '../engine/inbox/requests.server.ts';
import { type DeskMailDeps, deskMail } from './desk-mail.server.ts';

type Facts = { request: DeskRequestRow; answer: RequestAnswer; restaurant: Restaurant; sister: Restaurant | null };

const REASON = 'You asked this restaurant for a table. Not you? Just reply and let us know.';

const wordsOf = ({ answer }: Facts): EmailPart[] => (answer.message ? [quotePart(answer.message)] : []);

const replyPart = ({ restaurant }: Facts, words: string): EmailPart =>
  textPart(`${words} Just reply to this e-mail, or ring `, phoneLink(restaurant.phone), '.');

/** The tables of an offer. */
const offeredTables = ({ answer, request }: Facts) =>
  answer.times.map(({ service_date: date, service_time: time }) => ({ date, time, ...(answer.party ?? request) }));

type Written = Pick<EmailContent, 'subject' | 'headline' | 'parts'>;

function offerEmail(facts: Facts, { tokenSecret, publicUrl }: DeskMailDeps): Written {
  const { answer, restaurant, request } = facts;
  const isOnly = answer.times.length === 1;
  const offerToken = tableOfferToken(tokenSecret, answer.id);
  const url = new URL(href('/booking/table-offer/:offerToken', { offerToken }), publicUrl).href;
  return {
    subject: `A table for you at ${restaurant.title}: please confirm`,
    headline: `We can fit you in${greetingName(request.firstName)}.`,
    parts: [
      ...wordsOf(facts),
      // A single time is already at the top.
      ...(isOnly ? [] : offeredTables(facts).map((table) => textPart(whenAndPartyText(table)))),
      textPart(
        `${isOnly ? 'It’s' : 'They’re'} held for you until ${formatInstant(answer.offered_until?.getTime() ?? 0)}, but ` +
          `not booked yet. ${isOnly ? 'Confirm it' : 'Pick one'} below.`,
      ),
      buttonPart(isOnly ? 'Book this table' : 'Choose your table', url),
      replyPart(facts, isOnly ? 'Doesn’t suit?' : 'Don’t suit?'),
    ],
  };
}

function declinedEmail(facts: Facts, { publicUrl }: DeskMailDeps): Written {
  const { restaurant, request, sister } = facts;
  const { date, time, covers } = request;
  const elsewhere = sister && [
    textPart(`${sister.title} isn’t far away, and may have a table for you.`),
    buttonPart(
      `See times at ${sister.title}`,
      new URL(bookingHref({ slug: sister.slug, date, time: time || undefined, covers }), publicUrl).href,
    ),
  ];
  return {
    subject: `Sorry, we can’t fit you in at ${restaurant.title}`,
    headline: `Sorry, we can’t fit you in${greetingName(request.firstName)}.`,
    parts: [...wordsOf(facts), ...(elsewhere ?? []), replyPart(facts, 'Would another day do?')],
  };
}

const wordsEmail = (facts: Facts): Written => ({
  subject: `About your request at ${facts.restaurant.title}`,
  headline: `About your request${greetingName(facts.request.firstName)}.`,
  parts: [...wordsOf(facts), replyPart(facts, 'Something to add?')],
});

function contentOf(facts: Facts, deps: DeskMailDeps): Written {
  if (facts.answer.kind === 'offer') return offerEmail(facts, deps);
  return facts.answer.kind === 'declined' ? declinedEmail(facts, deps) : wordsEmail(facts);
}

async function factsOfAnswer({ db, content }: DeskMailDeps, answerId: string): Promise<Facts | null> {
  const row = await db
    .selectFrom('request_answers')
    .select(['store_id', 'request_id'])
    .where('id', '=', answerId)
    .executeTakeFirst();
  if (!row) return null;
  const [request] = await readRequests(db, { storeId: row.store_id, requestId: row.request_id });
  const answer = request?.answers.find(({ id }) => id === answerId);
  if (!request?.email || !answer) return null;
  const { restaurant } = restaurantOrThrow(content(), row.store_id);
  const sister = content().restaurants.find(({ storeId }) => storeId === answer.sister_store_id) ?? null;
  return { request, answer, restaurant, sister };
}

/** To the diner; null where their request is gone, or the offer has been replaced. */
export async function answerEmail(deps: DeskMailDeps, { answerId }: AnswerMail): Promise<Mail | null> {
  const facts = await factsOfAnswer(deps, answerId);
  if (!facts || facts.answer.withdrawn_at) return null;
  const { restaurant, request } = facts;
  const [table = request, ...others] = offeredTables(facts);
  const isOne = others.length === 0 && table.time !== '';
  const lines = isOne ? factsOf(restaurant.title, table) : [restaurant.title];
  const mail = deskMail(deps, {
    to: request.email,
    id: `request-answer.${answerId}`,
    preview: `${factsText(lines)}. Reference ${request.reference}.`,
    facts: lines,
    withPicture: true,
    answeredBy: restaurant.title,
    reason: REASON,
    ...contentOf(facts, deps),
  });
  return { ...mail, replyTo: { name: restaurant.title, address: restaurant.email } };
}
