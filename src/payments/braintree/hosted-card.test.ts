import { expect, test } from 'vitest';
import { NOT_CONFIRMED } from '../card/refusals.ts';
import { hostedCard } from './hosted-card.ts';

type Opened = Parameters<typeof hostedCard>[0];

const never = new Promise<never>(() => {});
const good = { isEmpty: false, isValid: true };
const containers = { number: new EventTarget(), expiry: new EventTarget(), cvv: new EventTarget() };

/** A card whose bank never responds; `calls`: Braintree's calls in order. */
function cardAtBank(tokenize: () => Promise<unknown>) {
  const calls: string[] = [];
  const record = (name: string, answer: Promise<unknown>) => () => {
    calls.push(name);
    return answer;
  };
  const fields = {
    getState: () => ({ fields: { number: good, expirationDate: good, cvv: good } }),
    tokenize,
    teardown: record('fields torn down', Promise.resolve()),
  };
  const secure = {
    on: () => {},
    verifyCard: record('bank asked', never),
    cancelVerifyCard: record('bank cancelled', Promise.reject(new Error('No verification payload'))),
    teardown: record('bank torn down', Promise.resolve()),
  };
  const bank = { show: () => {}, hide: () => calls.push('bank hidden') };
  const openFields = { fields, secure } as unknown as Opened;
  const options = { containers, bank, signal: new AbortController().signal } as unknown as Parameters<
    typeof hostedCard
  >[1];
  return { card: hostedCard(openFields, options), calls };
}

const cancellation = { ok: false, message: NOT_CONFIRMED, fields: { number: NOT_CONFIRMED } };

test('closing a card while the bank checks it counts as cancelled', async () => {
  const { card, calls } = cardAtBank(async () => ({ nonce: 'nonce', details: { bin: '400000' } }));
  const answer = card.tokenise(2000);
  await expect.poll(() => calls).toContain('bank asked');
  card.close();
  expect(await answer).toEqual(cancellation);
  expect(calls).toEqual(['bank asked', 'bank cancelled', 'fields torn down', 'bank torn down', 'bank hidden']);
});

test('closing a card before the bank checks it counts as cancelled', async () => {
  const { card } = cardAtBank(() => never);
  const answer = card.tokenise(2000);
  card.close();
  expect(await answer).toEqual(cancellation);
});
