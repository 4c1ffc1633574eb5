import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import type { Connection } from '../platform/database/database.ts';
import type { CardProvider, CardVault, ChargeOutcome } from './card/card-vault.ts';
import { PROVIDER_UNAVAILABLE } from './card/refusals.ts';
import { ATTEMPT_SECONDS } from './charge-once.server.ts';
import { createVault } from './create-vault.server.ts';
import type { PaymentTables } from './tables.server.ts';
import { testNonce } from './test-vault/test-nonce.ts';
import { createTestProvider } from './test-vault/test-provider.server.ts';

const START = Temporal.Instant.from('2026-11-20T10:00:00Z');

let connection: Connection<PaymentTables>;
let now: Temporal.Instant;
let vault: CardVault;
let customerId: string;

const clock = () => now;
const vaultOver = (provider: CardProvider) => createVault(provider, { db: connection.db, clock });
const testProvider = () => createTestProvider({ db: connection.db, clock });
const sales = async () =>
  (await connection.pool.query('select order_id, amount_pence from test_vault_sales order by sold_at')).rows;
const order = (changes: object = {}) => ({ customerId, amountPence: 4000, orderId: 'no-show-1', ...changes });
const give = async (card: Parameters<typeof testNonce>[0]) => {
  const submission = await vault.submit({ nonce: testNonce(card, 'none') });
  return submission.ok ? submission.customerId : '';
};

beforeAll(async () => {
  connection = await openTestDatabase<PaymentTables>();
});
beforeEach(async () => {
  now = START;
  await connection.pool.query('truncate card_customers, card_charges, test_vault_sales, test_vault_customers');
  vault = vaultOver(testProvider());
  customerId = await give('accepted');
});
afterAll(() => connection.close());

test('an order is charged once and keeps its outcome', async () => {
  const first = await vault.charge(order());
  expect(first).toEqual({ ok: true, transactionId: expect.any(String) });
  now = START.add({ hours: 72 });
  expect(await vault.charge(order())).toEqual(first);
  expect(await sales()).toEqual([{ order_id: 'no-show-1', amount_pence: 4000 }]);
  expect(await vault.charge(order({ orderId: 'no-show-2' }))).toMatchObject({ ok: true });
  expect(await sales()).toHaveLength(2);
});

test('an order charged many times at once is charged once', async () => {
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => vaultOver(testProvider()).charge(order())));
  expect(await sales()).toHaveLength(1);
  const successes = outcomes.filter((outcome) => outcome.ok);
  expect(successes.length).toBeGreaterThan(0);
  // Concurrent calls get `unavailable` until the first has its outcome, then that.
  for (const outcome of outcomes) expect([successes[0], PROVIDER_UNAVAILABLE]).toContainEqual(outcome);
  expect(await vault.charge(order())).toEqual(successes[0]);
});

test("a declined card isn't tried again", async () => {
  customerId = await give('declined-later');
  const refusal: ChargeOutcome = { ok: false, reason: 'declined', message: 'The bank turned the charge down.' };
  expect(await vault.charge(order())).toEqual(refusal);
  expect(
    await vaultOver({ ...testProvider(), sell: () => Promise.reject(new Error('asked')) }).charge(order()),
  ).toEqual(refusal);
});

test.each([{ amountPence: 4001 }, { customerId: 'another' }])("an order can't be changed: %o", async (changes) => {
  await vault.charge(order());
  await expect(vault.charge(order(changes))).rejects.toThrow('no-show-1');
  expect(await sales()).toHaveLength(1);
});

describe('a lost response', () => {
  /** Makes the sale at the provider, but loses the response. */
  const deaf = () => {
    const provider = testProvider();
    return {
      ...provider,
      sell: async (request: Parameters<CardProvider['sell']>[0]) => {
        await provider.sell(request);
        return PROVIDER_UNAVAILABLE;
      },
    };
  };

  test('a sale whose response was lost is looked up once the attempt has timed out', async () => {
    expect(await vaultOver(deaf()).charge(order())).toEqual(PROVIDER_UNAVAILABLE);
    expect(await vault.charge(order())).toEqual(PROVIDER_UNAVAILABLE);
    now = START.add({ seconds: ATTEMPT_SECONDS });
    expect(await vault.charge(order())).toEqual({ ok: true, transactionId: expect.any(String) });
    expect(await sales()).toHaveLength(1);
  });

  test("an order isn't charged again while its sale can't be looked up", async () => {
    await vaultOver(deaf()).charge(order());
    now = START.add({ seconds: ATTEMPT_SECONDS });
    const blind = { ...testProvider(), saleOf: async () => PROVIDER_UNAVAILABLE };
    expect(await vaultOver(blind).charge(order())).toEqual(PROVIDER_UNAVAILABLE);
    expect(await sales()).toHaveLength(1);
  });

  test('an order without a sale is charged again', async () => {
    const down = { ...testProvider(), sell: async () => PROVIDER_UNAVAILABLE };
    await vaultOver(down).charge(order());
    now = START.add({ seconds: ATTEMPT_SECONDS });
    expect(await vault.charge(order())).toMatchObject({ ok: true });
    expect(await sales()).toHaveLength(1);
  });

  test('one call at a time looks up a lost sale', async () => {
    await vaultOver({ ...testProvider(), sell: async () => PROVIDER_UNAVAILABLE }).charge(order());
    now = START.add({ seconds: ATTEMPT_SECONDS });
    await Promise.all(Array.from({ length: 8 }, () => vault.charge(order())));
    expect(await sales()).toHaveLength(1);
  });
});
