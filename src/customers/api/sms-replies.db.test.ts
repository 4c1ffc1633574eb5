import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { openTestCustomers, type TestCustomers } from '../../../tests/support/customers.ts';
import { smsReplies, twilioSignature } from './sms-replies.server.ts';

const SECRET = 'account-secret';
const URL_OF_HOOK = 'https://www.tavola.example/sms-replies';
const NUMBER = '+447700900123';
let customers: TestCustomers;
beforeAll(async () => {
  customers = await openTestCustomers();
}, 120_000);
afterAll(() => customers.close());
beforeEach(async () => {
  await customers.clear();
  await customers.join();
});

async function reply(fields: Record<string, string>, signature?: string) {
  const hook = smsReplies({ ...customers.deps, authToken: SECRET, publicUrl: 'https://www.tavola.example' });
  const answer = await hook.request('/sms-replies', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'x-twilio-signature': signature ?? twilioSignature(SECRET, URL_OF_HOOK, fields) },
  });
  return { status: answer.status, body: await answer.text() };
}

/** The example in https://www.twilio.com/docs/usage/security. */
test("the signature matches the provider's example", () => {
  const fields = {
    CallSid: 'CA1234567890ABCDE',
    Caller: '+12349013030',
    Digits: '1234',
    From: '+12349013030',
    To: '+18005551212',
  };
  const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
  expect(twilioSignature('12345', url, fields)).toBe('0/KCTR6DLpKmkAf8muzZqo1nDgQ=');
});

it.each(['STOP', 'stop', ' Stop please', 'UNSUBSCRIBE', 'Quit'])(
  'the reply “%s” ends offers by text only',
  async (Body) => {
    expect(await reply({ From: NUMBER, Body })).toMatchObject({
      status: 200,
      body: expect.stringContaining('<Response>'),
    });
    expect(await customers.consent()).toEqual({ email: true, sms: false });
    expect((await customers.ledger()).at(-1)).toMatchObject({ state: 'withdrawn', channel: 'sms', place: 'sms-stop' });
  },
);

it('a reply the provider recognised as STOP ends offers by text', async () => {
  await reply({ From: NUMBER, Body: 'ARRET', OptOutType: 'STOP' });
  expect(await customers.consent()).toMatchObject({ sms: false });
});

it.each([
  ['words', { From: NUMBER, Body: 'Non-stop pizza!' }],
  ['another number', { From: '+447700900124', Body: 'STOP' }],
  ["another country's number with the same ending", { From: '+337700900123', Body: 'STOP' }],
  ['no number', { Body: 'STOP' }],
])('a reply with %s ends nothing', async (_, fields) => {
  expect((await reply(fields as Record<string, string>)).status).toBe(200);
  expect(await customers.consent()).toMatchObject({ sms: true });
});

it('a reply without a valid signature does nothing', async () => {
  const fields = { From: NUMBER, Body: 'STOP' };
  for (const signature of [
    '',
    'x',
    twilioSignature('other', URL_OF_HOOK, fields),
    twilioSignature(SECRET, URL_OF_HOOK, {}),
  ])
    expect((await reply(fields, signature)).status).toBe(403);
  expect(await customers.consent()).toMatchObject({ sms: true });
});
