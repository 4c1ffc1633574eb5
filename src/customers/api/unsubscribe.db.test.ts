import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestCustomers, type TestCustomers } from '../../../tests/support/customers.ts';
import type { ApiClient } from '../../platform/api/api-client.ts';
import { unsubscribeToken } from '../engine/links.ts';
import { oneClickUnsubscribe } from './one-click.server.ts';

let customers: TestCustomers;
let token: string;
beforeAll(async () => {
  customers = await openTestCustomers();
}, 120_000);
afterAll(() => customers.close());
beforeEach(async () => {
  await customers.clear();
  await customers.join();
  token = unsubscribeToken(customers.deps.tokenSecret, (await customers.customer())?.id ?? '');
});

const leave = (token: string) => customers.post('/customer-data/unsubscribe', { token });
const states = async () =>
  (await customers.ledger()).map(({ channel, state, place }) => `${channel} ${state} ${place}`);

it('the unsubscribe link ends marketing by e-mail at once, and nothing else', async () => {
  expect(await leave(token)).toEqual({ status: 200, body: { message: 'Success', textsGoOn: true } });
  expect(await customers.consent()).toEqual({ email: false, sms: true });
  // A queued welcome isn't sent any more.
  expect(await customers.mails()).toEqual([]);
  expect(await leave(token)).toMatchObject({ status: 200 });
  expect((await states()).filter((entry) => entry.includes('withdrawn'))).toEqual(['email withdrawn unsubscribe-link']);
});

it('an unsubscribe link with another proof is refused', async () => {
  const [id = '', proof = ''] = token.split('.');
  const forgedTokens = [
    `${crypto.randomUUID()}.${proof}`,
    `${id}.${proof.slice(1)}`,
    `${id}.`,
    id,
    '',
    `${id}.${'é'.repeat(43)}`,
  ];
  for (const token of forgedTokens) expect((await leave(token)).status).toBe(404);
  expect(await customers.consent()).toEqual({ email: true, sms: true });
});

it("after unsubscribing only the owner's own sign-up restores the address", async () => {
  await leave(token);
  customers.pass({ hours: 24 });
  await customers.signUp();
  expect(await customers.consent()).toMatchObject({ email: false });
  await customers.post(`/signup/links/${await customers.confirmToken()}`);
  expect(await customers.consent()).toMatchObject({ email: true });
});

const network = {
  post: async (_: string, body: { token: string }) => {
    const { status } = await leave(body.token);
    return { ok: status === 200, status };
  },
} as unknown as ApiClient;

it('one-click unsubscribe takes a single POST without a page', async () => {
  const app = oneClickUnsubscribe(network);
  const press = (path: string, body: string) =>
    app.request(path, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  expect((await app.request(`/unsubscribe/${token}`)).status).toBe(404);
  expect((await press(`/unsubscribe/${token}`, 'intent=leave')).status).toBe(404);
  expect(await customers.consent()).toMatchObject({ email: true });
  const answer = await press(`/unsubscribe/${token}`, 'List-Unsubscribe=One-Click');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await customers.consent()).toMatchObject({ email: false });
  expect((await press('/unsubscribe/nobody', 'List-Unsubscribe=One-Click')).status).toBe(404);
});
