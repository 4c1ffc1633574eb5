import { expect, test } from 'vitest';
import { passesLuhn } from '../card/card-entry.ts';
import { testClientToken, vaultOf } from '../card/client-token.ts';
import { readTestCard } from './read-test-card.ts';
import { testCardKinds, testCards } from './test-cards.ts';
import { readTestNonce, testNonce } from './test-nonce.ts';

const now = { year: 2026, month: 11 };
const entry = { number: '4111111111111111', expiry: '12/27', cvv: '123' };

test('every kind of behaviour has a test card', () => {
  expect(new Set(testCards.map(({ kind }) => kind))).toEqual(new Set(testCardKinds));
  expect(testCards.every(({ number }) => passesLuhn(number))).toBe(true);
});

test.each(testCards)('the test card $number $does', ({ number, kind }) => {
  const cvv = number.startsWith('37') ? '1234' : '123';
  expect(readTestCard({ ...entry, number, cvv }, now)).toEqual({ ok: true, kind });
});

test.each([
  ['a number that may be real', { number: '4929 1234 5678 9015' }, ['number'], 'Only test cards work here'],
  ['a typing error', { number: '4111 1111 1111 1112' }, ['number'], 'doesn’t look right'],
  ['no number', { number: '' }, ['number'], 'Enter the long number'],
  ['an expired test card', { expiry: '12/25' }, ['expiry'], undefined],
  ['no values at all', { number: '', expiry: '', cvv: '' }, ['number', 'expiry', 'cvv'], 'Enter'],
])('the test vault refuses %s', (_, changes, fields, words) => {
  const card = readTestCard({ ...entry, ...changes }, now);
  if (card.ok) throw new Error('the card was accepted');
  expect(Object.keys(card.fields)).toEqual(fields);
  if (words) expect(card.fields.number).toContain(words);
});

test("a nonce contains its card's behaviour, not its number, and is different each time", () => {
  const nonce = testNonce('challenged', 'confirmed');
  expect(readTestNonce(nonce)).toEqual({ card: 'challenged', confirmation: 'confirmed' });
  expect(nonce).not.toBe(testNonce('challenged', 'confirmed'));
  for (const { number } of testCards) expect(nonce).not.toContain(number);
});

test.each(['', 'test_accepted_none_', 'test_gold_none_0123456789abcdef0123456789abcdef', 'tokencc_bh_x'])(
  "%j isn't one of our nonces",
  (nonce) => {
    expect(readTestNonce(nonce)).toBeNull();
  },
);

test.each([
  [testClientToken(), 'test'],
  [btoa(JSON.stringify({ version: 2, authorizationFingerprint: 'x' })), 'braintree'],
  [btoa('{}'), null],
  [btoa('null'), null],
  ['%', null],
  ['', null],
])('%s is a token for %s', (token, kind) => {
  expect(vaultOf(token)).toBe(kind);
});
