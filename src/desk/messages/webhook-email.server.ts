import { buttonPart, textPart } from '../../messages/email-content.ts';
import type { Mail } from '../../platform/messages/mailer.server.ts';
import type { WebhookMail } from '../contracts/desk-jobs.ts';
import { readPerson } from '../engine/people.server.ts';
import { type DeskMailDeps, deskMail } from './desk-mail.server.ts';

/** The e-mail about a webhook that was turned off; null where it is on again, or gone like the person. */
export async function webhookEmail(deps: DeskMailDeps, { webhookId, personId }: WebhookMail): Promise<Mail | null> {
  const webhook = await deps.db
    .selectFrom('webhooks')
    .select(['store_id', 'url', 'disabled_at'])
    .where('id', '=', webhookId)
    .executeTakeFirst();
  const person = await readPerson(deps.db, personId);
  const restaurant = deps.content().restaurants.find(({ storeId }) => storeId === webhook?.store_id);
  if (!webhook?.disabled_at || !person || !restaurant) return null;
  const host = new URL(webhook.url).host;
  return deskMail(deps, {
    to: person.email,
    id: `webhook.${webhookId}.${webhook.disabled_at.getTime()}.${personId}`,
    subject: `A webhook of ${restaurant.title} is off`,
    preview: `${host} hasn’t taken a message for three days.`,
    headline: 'A webhook is off.',
    parts: [
      textPart(
        `${host} hasn’t taken a message for three days, or has asked for no more. We’ve stopped telling it about bookings at ${restaurant.title}.`,
      ),
      buttonPart('See what failed', `${deps.publicUrl}/desk/${restaurant.slug}/feeds`),
      textPart('Once it works, turn the webhook on there. What failed will be sent again.'),
    ],
    reason: `You manage ${restaurant.title} on the ${deps.brand.name} desk.`,
  });
}
