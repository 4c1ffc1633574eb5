import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

type Keyed = { id: string; secret_version: number };

/** A webhook's secret in the form of the Standard Webhooks specification. It is derived, and stored nowhere. */
export function webhookSecret(tokenSecret: string, { id, secret_version }: Keyed): string {
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
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': webhookSignature(webhookSecret(tokenSecret, webhook), `${id}.${timestamp}.${body}`),
  };
}
