import { restaurantOrThrow } from '../../booking/messages/booking-facts.server.ts';
import { factsOf } from '../../booking/rules/booking-text.ts';
import { buttonPart, textPart } from '../../messages/email-content.ts';
import { factsText } from '../../messages/email-text.ts';
import type { Mail } from '../../platform/messages/mailer.server.ts';
import { formatInstant } from '../../values/time/instant-text.ts';
import type { OverdueMail } from '../contracts/desk-jobs.ts';
import { readRequests } from '../engine/inbox/requests.server.ts';
import { readPerson } from '../engine/people.server.ts';
import { type DeskMailDeps, deskMail } from './desk-mail.server.ts';

/** To those who should have answered; null once somebody has. It names no guest. */
export async function overdueEmail(deps: DeskMailDeps, job: OverdueMail): Promise<Mail | null> {
  const { overdueId, storeId, personId } = job;
  const [request] = await readRequests(deps.db, { storeId, requestId: overdueId });
  if (!request || request.answers.length > 0) return null;
  const { restaurant } = restaurantOrThrow(deps.content(), storeId);
  const to = personId === null ? restaurant.email : (await readPerson(deps.db, personId))?.email;
  if (!to) return null;
  const facts = request.time === '' ? [restaurant.title] : factsOf(restaurant.title, request);
  return deskMail(deps, {
    to,
    id: `request-overdue.${overdueId}.${personId ?? 'restaurant'}`,
    subject: `Overdue: request ${request.reference} at ${restaurant.title}`,
    preview: `${factsText(facts)}. Nobody has answered yet.`,
    headline: 'A guest is still waiting for an answer.',
    facts,
    parts: [
      textPart(`Their request came on ${formatInstant(request.createdAt)}, and our answer is overdue.`),
      buttonPart('Answer it', `${deps.publicUrl}/desk/${restaurant.slug}/enquiries/${overdueId}`),
    ],
    reason: `You look after ${restaurant.title}’s requests.`,
  });
}
