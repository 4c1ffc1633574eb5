import { createHmac } from 'node:crypto';
import { DAY_MS } from '../../../values/time/duration.ts';

/** How long the previous secret is valid too, so that a receiver can switch without losing a message. */
const OLD_SECRET_MS = DAY_MS;
const PREFIX = 'whsec_';

type Keyed = { id: string; secret_version: number; rotated_at: Date | null };

/** A webhook's secret in the form of the Standard Webhooks specification. It is derived, and stored nowhere. */
export function webhookSecret(
  tokenSecret: string,
  { id, secret_version }: Pick<Keyed, 'id' | 'secret_version'>,
): string {
  const key = createHmac('sha256', tokenSecret).update(`webhook:${id}:${secret_version}`).digest('base64');
  return `${PREFIX}${key}`;
}

export const webhookSignature = (secret: string, content: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(content)
    .digest('base64')}`;

type Message = { id: string; body: string };

/** The headers of one attempt; `now` in epoch ms. */
export function signedHeaders(
  tokenSecret: string,
  webhook: Keyed,
  { id, body }: Message,
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const { secret_version: version, rotated_at: rotatedAt } = webhook;
  const countsOld = rotatedAt !== null && now - rotatedAt.getTime() < OLD_SECRET_MS;
  const secrets = [version, ...(countsOld ? [version - 1] : [])].map((secret_version) =>
    webhookSecret(tokenSecret, { id: webhook.id, secret_version }),
  );
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => webhookSignature(secret, `${id}.${timestamp}.${body}`)).join(' '),
  };
}
