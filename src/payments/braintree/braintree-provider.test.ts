import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeBraintree, startBraintree } from '../../../tests/support/braintree.ts';
import type { CardProvider } from '../card/card-vault.ts';
import { PROVIDER_UNAVAILABLE } from '../card/refusals.ts';
import { createBraintreeProvider } from './braintree-provider.server.ts';

const TIMEOUT_MS = 10_000;
const ann = { nonce: 'good-nonce', firstName: 'Ann', lastName: 'Baker', email: 'ann@example.co.uk' };

let braintree: FakeBraintree;
let provider: CardProvider;
let reports: string[];

const open = (changes: object = {}) =>
  createBraintreeProvider({
    ...braintree.settings,
    requireThreeDSecure: true,
    timeoutMs: TIMEOUT_MS,
    report: (problem) => reports.push(problem),
    ...changes,
  });

beforeAll(async () => {
  braintree = await startBraintree();
});
beforeEach(() => {
  braintree.reset();
  reports = [];
  provider = open();
  // A withheld response times out at once, and a slow machine doesn't look like a silent server.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  braintree.whenWithheld(() => vi.advanceTimersByTime(TIMEOUT_MS));
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => braintree.stop());

test('a client token is passed on', async () => {
  expect(await provider.clientToken()).toEqual({ ok: true, clientToken: 'token' });
});

describe('a card', () => {
  test('a card is checked with its bank and stored under our id', async () => {
    const outcome = await provider.submit(ann);
    const [customer] = braintree.customers.values();
    expect(outcome).toEqual({ ok: true, customerId: customer?.id });
    expect(customer).toEqual({ ...ann, id: expect.stringMatching(/^[0-9a-f-]{36}$/), verified: true });
  });

  test.each([
    ['declined-nonce', 'declined', 'number', 'turned this card down'],
    ['wrong-cvv-nonce', 'declined', 'cvv', 'security code'],
    ['expired-nonce', 'declined', 'expiry', 'expiry date'],
    ['consumed-nonce', 'declined', 'number', 'Enter your card details again'],
    ['unknown-nonce', 'declined', 'number', 'Enter your card details again'],
    ['unconfirmed-nonce', 'authentication-failed', 'number', 'didn’t confirm'],
    ['no-3ds-nonce', 'authentication-failed', 'number', 'didn’t confirm'],
    ['refused-3ds-nonce', 'authentication-failed', 'number', 'didn’t confirm'],
  ])('a card with %s is %s, reported at the %s', async (nonce, reason, field, words) => {
    expect(await provider.submit({ nonce })).toEqual({
      ok: false,
      reason,
      field,
      message: expect.stringContaining(words),
    });
    expect(braintree.customers.size).toBe(0);
  });

  test('a card can be tried again later if its bank is out of reach', async () => {
    expect(await provider.submit({ nonce: 'bank-down-nonce' })).toEqual(PROVIDER_UNAVAILABLE);
  });

  test('a card needs no 3-D Secure if none is required', async () => {
    provider = open({ requireThreeDSecure: false });
    expect(await provider.submit({ nonce: 'no-3ds-nonce' })).toMatchObject({ ok: true });
    expect(braintree.calls).toEqual(['POST customers']);
  });

  test('a customer is looked up after a lost response, not created twice', async () => {
    provider = open({ requireThreeDSecure: false });
    braintree.misbehave('lost');
    const outcome = await provider.submit(ann);
    expect(outcome).toEqual({ ok: true, customerId: [...braintree.customers.keys()][0] });
    expect(braintree.calls.filter((call) => call === 'POST customers')).toHaveLength(1);
  });

  test.each(['silence', 'drip', 'garbage', 'page', 'other', 500, 429] as const)(
    "a card that never arrived, by %s, isn't stored",
    async (trouble) => {
      provider = open({ requireThreeDSecure: false });
      braintree.misbehave(trouble);
      expect(await provider.submit(ann)).toEqual(PROVIDER_UNAVAILABLE);
      expect(braintree.calls.filter((call) => call === 'POST customers')).toHaveLength(1);
    },
  );

  test('a deleted card stays deleted', async () => {
    const outcome = await provider.submit(ann);
    const id = outcome.ok ? outcome.customerId : '';
    braintree.misbehave('lost');
    expect(await provider.remove(id)).toEqual({ ok: true });
    expect(await provider.remove(id)).toEqual({ ok: true });
    expect(braintree.customers.size).toBe(0);
  });
});

describe('failures', () => {
  test.each(['silence', 'drip', 'lost', 'garbage', 'page', 'other', 500, 503] as const)(
    'a safe call is retried after a failure by %s',
    async (trouble) => {
      braintree.misbehave(trouble);
      expect(await provider.clientToken()).toEqual({ ok: true, clientToken: 'token' });
      expect(reports).toHaveLength(1);
    },
  );

  test('a safe call is retried only once', async () => {
    braintree.misbehave('silence', 'garbage', 500);
    expect(await provider.clientToken()).toEqual(PROVIDER_UNAVAILABLE);
    expect(braintree.calls).toHaveLength(2);
  });

  test('a problem with the keys is reported by its kind, without the keys', async () => {
    provider = open({ privateKey: 'hush' });
    expect(await provider.submit(ann)).toEqual(PROVIDER_UNAVAILABLE);
    expect(reports).toContain('authenticationError');
    expect(reports.join()).not.toMatch(/hush|Ann|good-nonce/);
  });

  test('an unreachable provider is unavailable', async () => {
    provider = open({ environment: 'http://127.0.0.1:9' });
    expect(await provider.clientToken()).toEqual(PROVIDER_UNAVAILABLE);
  });
});

describe('a sale', () => {
  const order = { amountPence: 2005, orderId: 'no-show-1' };
  const sell = async (changes: object = {}) => {
    const card = await provider.submit(ann);
    return provider.sell({ ...order, customerId: card.ok ? card.customerId : '', ...changes });
  };

  test('a sale is in pounds, for settlement, without the cardholder', async () => {
    expect(await sell()).toEqual({ ok: true, transactionId: 'sale1' });
    expect(braintree.sales).toMatchObject([{ amount: '20.05', orderId: 'no-show-1', source: 'unscheduled' }]);
    expect(await provider.saleOf('no-show-1')).toEqual({ ok: true, transactionId: 'sale1' });
  });

  test.each([
    ['processor_declined', '', 'declined'],
    ['gateway_rejected', 'fraud', 'declined'],
    ['gateway_rejected', 'duplicate', 'unavailable'],
    ['failed', '', 'unavailable'],
  ])('a sale with the status %s %s is %s', async (status, rejection, reason) => {
    braintree.bankSays(status, rejection);
    expect(await sell()).toMatchObject({ ok: false, reason });
    expect(await provider.saleOf('no-show-1')).toEqual({ ok: true, transactionId: null });
  });

  test('a sale to a deleted card is declined', async () => {
    expect(await sell({ customerId: 'gone' })).toMatchObject({ ok: false, reason: 'declined' });
  });

  test('a sale is sent once, even if its response is lost', async () => {
    const card = await provider.submit(ann);
    braintree.misbehave('lost');
    expect(await provider.sell({ ...order, customerId: card.ok ? card.customerId : '' })).toEqual(PROVIDER_UNAVAILABLE);
    expect(braintree.sales).toHaveLength(1);
    expect(await provider.saleOf('no-show-1')).toEqual({ ok: true, transactionId: 'sale1' });
    expect(await provider.saleOf('no-show-2')).toEqual({ ok: true, transactionId: null });
  });
});
