import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeBraintree, startBraintree } from '../../../tests/support/braintree.ts';
import type { CardProvider } from '../card/card-vault.ts';
import { PROVIDER_UNAVAILABLE } from '../card/refusals.ts';
import { createBraintreeProvider } from './braintree-provider.server.ts';

const TIMEOUT_MS = 10_000;
const ann = { nonce: 'good-nonce', firstName: 'Ann', lastName: 'Baker', email: 'ann@example.co.uk' };

let braintree: FakeBraintree;
let provider: CardProvider;
let reported: string[];

const open = (changes: object = {}) =>
  createBraintreeProvider({
    ...braintree.settings,
    requireThreeDSecure: true,
    timeoutMs: TIMEOUT_MS,
    report: (problem) => reported.push(problem),
    ...changes,
  });

beforeAll(async () => {
  braintree = await startBraintree();
});
beforeEach(() => {
  braintree.reset();
  reported = [];
  provider = open();
  // The time allowed passes at once where an answer is withheld, and a slow machine does not look like a silent server.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  braintree.whenWithheld(() => vi.advanceTimersByTime(TIMEOUT_MS));
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => braintree.stop());

test('a client token is handed on', async () => {
  expect(await provider.clientToken()).toEqual({ ok: true, clientToken: 'token' });
});

describe('a card', () => {
  test('is checked with its bank and stored under an id of ours', async () => {
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
  ])('%s is %s, reported at the %s', async (nonce, reason, field, words) => {
    expect(await provider.submit({ nonce })).toEqual({
      ok: false,
      reason,
      field,
      message: expect.stringContaining(words),
    });
    expect(braintree.customers.size).toBe(0);
  });

  test('whose bank is out of reach may be tried later', async () => {
    expect(await provider.submit({ nonce: 'bank-down-nonce' })).toEqual(PROVIDER_UNAVAILABLE);
  });

  test('needs no 3-D Secure where none is required', async () => {
    provider = open({ requireThreeDSecure: false });
    expect(await provider.submit({ nonce: 'no-3ds-nonce' })).toMatchObject({ ok: true });
    expect(braintree.calls).toEqual(['POST customers']);
  });

  test('whose answer was lost is looked up, not created twice', async () => {
    provider = open({ requireThreeDSecure: false });
    braintree.misbehave('lost');
    const outcome = await provider.submit(ann);
    expect(outcome).toEqual({ ok: true, customerId: [...braintree.customers.keys()][0] });
    expect(braintree.calls.filter((call) => call === 'POST customers')).toHaveLength(1);
  });

  test.each(['silence', 'drip', 'garbage', 'page', 'other', 500, 429] as const)(
    'that never arrived, by %s, is not kept',
    async (trouble) => {
      provider = open({ requireThreeDSecure: false });
      braintree.misbehave(trouble);
      expect(await provider.submit(ann)).toEqual(PROVIDER_UNAVAILABLE);
      expect(braintree.calls.filter((call) => call === 'POST customers')).toHaveLength(1);
    },
  );

  test('is forgotten once and for all', async () => {
    const outcome = await provider.submit(ann);
    const id = outcome.ok ? outcome.customerId : '';
    braintree.misbehave('lost');
    expect(await provider.remove(id)).toEqual({ ok: true });
    expect(await provider.remove(id)).toEqual({ ok: true });
    expect(braintree.customers.size).toBe(0);
  });
});

describe('trouble', () => {
  test.each(['silence', 'drip', 'lost', 'garbage', 'page', 'other', 500, 503] as const)(
    'once by %s: what may be asked again is',
    async (trouble) => {
      braintree.misbehave(trouble);
      expect(await provider.clientToken()).toEqual({ ok: true, clientToken: 'token' });
      expect(reported).toHaveLength(1);
    },
  );

  test('twice is enough', async () => {
    braintree.misbehave('silence', 'garbage', 500);
    expect(await provider.clientToken()).toEqual(PROVIDER_UNAVAILABLE);
    expect(braintree.calls).toHaveLength(2);
  });

  test('with the keys is reported by its kind, without any of them', async () => {
    provider = open({ privateKey: 'hush' });
    expect(await provider.submit(ann)).toEqual(PROVIDER_UNAVAILABLE);
    expect(reported).toContain('authenticationError');
    expect(reported.join()).not.toMatch(/hush|Ann|good-nonce/);
  });

  test('when nobody is there', async () => {
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

  test('is in pounds, for settlement, without the cardholder', async () => {
    expect(await sell()).toEqual({ ok: true, transactionId: 'sale1' });
    expect(braintree.sales).toMatchObject([{ amount: '20.05', orderId: 'no-show-1', source: 'unscheduled' }]);
    expect(await provider.saleOf('no-show-1')).toEqual({ ok: true, transactionId: 'sale1' });
  });

  test.each([
    ['processor_declined', '', 'declined'],
    ['gateway_rejected', 'fraud', 'declined'],
    ['gateway_rejected', 'duplicate', 'unavailable'],
    ['failed', '', 'unavailable'],
  ])('%s %s is %s', async (status, rejection, reason) => {
    braintree.bankSays(status, rejection);
    expect(await sell()).toMatchObject({ ok: false, reason });
    expect(await provider.saleOf('no-show-1')).toEqual({ ok: true, transactionId: null });
  });

  test('to a card that is gone is declined', async () => {
    expect(await sell({ customerId: 'gone' })).toMatchObject({ ok: false, reason: 'declined' });
  });

  test('is sent once only, whatever becomes of the answer', async () => {
    const card = await provider.submit(ann);
    braintree.misbehave('lost');
    expect(await provider.sell({ ...order, customerId: card.ok ? card.customerId : '' })).toEqual(PROVIDER_UNAVAILABLE);
    expect(braintree.sales).toHaveLength(1);
    expect(await provider.saleOf('no-show-1')).toEqual({ ok: true, transactionId: 'sale1' });
    expect(await provider.saleOf('no-show-2')).toEqual({ ok: true, transactionId: null });
  });
});
