import { expect, test } from 'vitest';
import { NOT_CONFIRMED } from '../card/refusals.ts';
import { hostedCard } from './hosted-card.ts';

type Opened = Parameters<typeof hostedCard>[0];

const never = new Promise<never>(() => {});
const good = { isEmpty: false, isValid: true };
const containers = { number: new EventTarget(), expiry: new EventTarget(), cvv: new EventTarget() };

/** A card whose bank never answers; `calls`: what Braintree is told, in order. */
function cardAtBank(tokenize: () => Promise<unknown>) {
  const calls: string[] = [];
  const told = (name: string, answer: Promise<unknown>) => () => {
    calls.push(name);
    return answer;
  };
  const fields = {
    getState: () => ({ fields: { number: good, expirationDate: good, cvv: good } }),
    tokenize,
    teardown: told('fields torn down', Promise.resolve()),
  };
  const secure = {
    on: () => {},
    verifyCard: told('bank asked', never),
    cancelVerifyCard: told('bank cancelled', Promise.reject(new Error('No verification payload'))),
    teardown: told('bank torn down', Promise.resolve()),
  };
  const bank = { show: () => {}, hide: () => calls.push('bank hidden') };
  const opened = { fields, secure } as unknown as Opened;
  const options = { containers, bank, signal: new AbortController().signal } as unknown as Parameters<
    typeof hostedCard
  >[1];
  return { card: hostedCard(opened, options), calls };
}

const cancelled = { ok: false, message: NOT_CONFIRMED, fields: { number: NOT_CONFIRMED } };

test('a card that is closed while the bank asks is answered as cancelled', async () => {
  const { card, calls } = cardAtBank(async () => ({ nonce: 'nonce', details: { bin: '400000' } }));
  const answer = card.tokenise(2000);
  await expect.poll(() => calls).toContain('bank asked');
  card.close();
  expect(await answer).toEqual(cancelled);
  expect(calls).toEqual(['bank asked', 'bank cancelled', 'fields torn down', 'bank torn down', 'bank hidden']);
});

test('so is one that is closed before the bank is asked', async () => {
  const { card } = cardAtBank(() => never);
  const answer = card.tokenise(2000);
  card.close();
  expect(await answer).toEqual(cancelled);
});
