import { expect, test } from 'vitest';
import { signedHeaders, webhookSecret, webhookSignature } from './webhook-secret.server.ts';

const SECRET = 'a-secret-of-at-least-thirty-two-characters';
const webhook = { id: 'a', secret_version: 2 };
test('a signature is the one of the specification’s example', () =>
  expect(
    webhookSignature(
      'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      'msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}',
    ),
  ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='));

test('a secret is of 32 bytes, and another for each webhook and version', () => {
  const secrets = [webhook, { ...webhook, secret_version: 3 }, { ...webhook, id: 'b' }].map((each) =>
    webhookSecret(SECRET, each),
  );
  for (const secret of secrets) expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32);
  expect(new Set(secrets).size).toBe(3);
});

test('a message is signed with its id and time', () => {
  const headers = signedHeaders(SECRET, webhook, { id: 'm', body: '{}' }, 86_399_900);
  expect(headers).toEqual({
    'content-type': 'application/json',
    'webhook-id': 'm',
    'webhook-timestamp': '86399',
    'webhook-signature': webhookSignature(webhookSecret(SECRET, webhook), 'm.86399.{}'),
  });
});
