import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appDeps, callerHeaders, SESSION } from '../../tests/support/app.ts';
import { type FakeBraintree, startBraintree } from '../../tests/support/braintree.ts';
import { openTestDatabase } from '../../tests/support/database.ts';
import { TEST_NOW } from '../../tests/support/test-clock.ts';
import { type App, createApp } from '../app.ts';
import type { Connection } from '../platform/database/database.ts';
import type { CardVault } from './card/card-vault.ts';
import { vaultOf } from './card/client-token.ts';
import { PROVIDER_UNAVAILABLE } from './card/refusals.ts';
import { claimCard } from './card-customers.server.ts';
import { openVault } from './open-vault.server.ts';
import type { PaymentTables } from './tables.server.ts';
import { testNonce } from './test-vault/test-nonce.ts';

const BASE = '/api/v1/payments';

let connection: Connection<PaymentTables>;
let vault: CardVault;
let app: App;
let headers: Record<string, string>;

async function appOver(over: CardVault): Promise<App> {
  const deps = { ...(await appDeps()), payments: { db: connection.db, vault: over } };
  headers = await callerHeaders(deps);
  return createApp(deps);
}
const submit = (body: unknown, to = app) =>
  to.request(`${BASE}/submit`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const rows = async (table: string) => (await connection.pool.query(`select * from ${table}`)).rows;

beforeAll(async () => {
  connection = await openTestDatabase<PaymentTables>();
  vault = await openVault({ db: connection.db, clock: () => TEST_NOW, report: () => {} });
  app = await appOver(vault);
});
beforeEach(async () => {
  await connection.pool.query('truncate card_customers, card_charges, test_vault_sales, test_vault_customers');
});
afterAll(() => connection.close());

test('the token names the test vault, and is not cacheable', async () => {
  const answer = await app.request(`${BASE}/client-token`, { headers });
  const { clientToken } = (await answer.json()) as { clientToken: string };
  expect(vaultOf(clientToken)).toBe('test');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a card is stored for the session that gave it', async () => {
  const nonce = testNonce('accepted', 'none');
  const answer = await submit({ nonce, firstName: 'Ann', lastName: 'Baker', email: 'ann@example.co.uk' });
  expect(answer.status).toBe(200);
  const { customerId } = (await answer.json()) as { customerId: string };
  expect(await rows('test_vault_customers')).toMatchObject([{ customer_id: customerId, nonce }]);
  const bookingId = crypto.randomUUID();
  expect(await claimCard(connection.db, { customerId, sessionId: SESSION, bookingId, now: TEST_NOW })).toBe(true);
});

describe('refusals', () => {
  test.each([
    ['a declined card', testNonce('declined', 'none'), 'turned this card down'],
    ["a holder the bank didn't confirm", testNonce('challenged', 'refused'), 'didn’t confirm'],
    ['a skipped bank step', testNonce('challenged', 'none'), 'didn’t confirm'],
    ['an unknown nonce', 'fake-valid-nonce', 'Enter your card details again'],
  ])('%s is 422, at the field', async (_, nonce, words) => {
    const answer = await submit({ nonce });
    expect(answer.status).toBe(422);
    const message = expect.stringContaining(words);
    expect(await answer.json()).toEqual({
      code: 6,
      title: 'Booking reject message',
      message,
      fields: { number: message },
    });
    expect(await rows('card_customers')).toEqual([]);
  });

  test('a used nonce is refused', async () => {
    const nonce = testNonce('challenged', 'confirmed');
    expect((await submit({ nonce })).status).toBe(200);
    expect((await submit({ nonce })).status).toBe(422);
    expect(await rows('card_customers')).toHaveLength(1);
  });

  test.each([
    ['nothing', {}, 'nonce'],
    ['a card number', { nonce: '4111111111111111' }, 'nonce'],
    ['an invalid address', { nonce: 'n', email: 'ann' }, 'email'],
    ['a name of digits', { nonce: 'n', firstName: '4111' }, 'firstName'],
  ])('%s is 400, by field', async (_, body, field) => {
    const answer = await submit(body);
    expect(answer.status).toBe(400);
    const text = await answer.text();
    expect(Object.keys((JSON.parse(text) as { fields: object }).fields)).toEqual([field]);
    expect(text).not.toContain('4111');
  });

  test("a submission without a caller's token is refused", async () => {
    expect((await app.request(`${BASE}/client-token`)).status).toBe(401);
    expect((await app.request(`${BASE}/submit`, { method: 'POST' })).status).toBe(401);
  });
});

test('an unreachable provider is 503, with our message', async () => {
  const down = await appOver({ ...vault, clientToken: async () => PROVIDER_UNAVAILABLE });
  const [token, card] = [
    await down.request(`${BASE}/client-token`, { headers }),
    await submit({ nonce: testNonce('silent', 'none') }),
  ];
  for (const answer of [token, card]) {
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 6, message: PROVIDER_UNAVAILABLE.message });
  }
});

test('a deleted card is gone everywhere', async () => {
  const { customerId } = (await (await submit({ nonce: testNonce('accepted', 'none') })).json()) as {
    customerId: string;
  };
  expect(await vault.remove(customerId)).toEqual({ ok: true });
  expect(await vault.remove(customerId)).toEqual({ ok: true });
  expect([...(await rows('card_customers')), ...(await rows('test_vault_customers'))]).toEqual([]);
  expect(await vault.charge({ customerId, amountPence: 100, orderId: 'late' })).toMatchObject({ reason: 'declined' });
});

describe('with Braintree', () => {
  let braintree: FakeBraintree;
  let braintreeVault: CardVault;
  let now = TEST_NOW;
  beforeAll(async () => {
    braintree = await startBraintree();
    const settings = { db: connection.db, clock: () => now, report: () => {} };
    braintreeVault = await openVault({ ...settings, braintree: braintree.settings });
  });
  afterAll(() => braintree.stop());

  test('a Braintree card is stored, charged once despite a lost response, and deleted', async () => {
    const answer = await submit({ nonce: 'good-nonce', firstName: 'Ann' }, await appOver(braintreeVault));
    const { customerId } = (await answer.json()) as { customerId: string };
    expect([...braintree.customers.keys()]).toEqual([customerId]);
    const order = { customerId, amountPence: 4000, orderId: 'late-cancel-1' };
    braintree.misbehave('lost');
    expect(await braintreeVault.charge(order)).toEqual(PROVIDER_UNAVAILABLE);
    now = TEST_NOW.add({ minutes: 2 });
    expect(await braintreeVault.charge(order)).toEqual({ ok: true, transactionId: 'sale1' });
    expect(braintree.sales).toMatchObject([{ amount: '40.00', orderId: 'late-cancel-1', customerId }]);
    expect(await braintreeVault.remove(customerId)).toEqual({ ok: true });
    expect(braintree.customers.size).toBe(0);
  });

  test.each([
    ['wrong-cvv-nonce', 422, 'cvv'],
    ['expired-nonce', 422, 'expiry'],
  ])("Braintree's %s is %i at the %s", async (nonce, status, field) => {
    const answer = await submit({ nonce }, await appOver(braintreeVault));
    expect(answer.status).toBe(status);
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([field]);
  });
});

test('the payments API is described', async () => {
  const document = (await (await app.request('/api/openapi.json')).json()) as { paths: Record<string, object> };
  expect(document.paths).toHaveProperty(['/api/v1/payments/client-token', 'get', 'responses', '503']);
  expect(document.paths).toHaveProperty(['/api/v1/payments/submit', 'post', 'responses', '422']);
});
