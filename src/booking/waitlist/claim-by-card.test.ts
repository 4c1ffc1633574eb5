import { expect, test } from 'vitest';
import type { CardFieldsHandle } from '../../payments/card/card-step.ts';
import type { ApiResult } from '../../platform/api/api-client.ts';
import { claimByCard } from './claim-by-card.ts';
import { TOO_LATE } from './waitlist-words.ts';

const nothingOffered = { code: 409, title: 'Nothing offered', message: 'We’re not holding a table for you just now.' };
const declined = { code: 6, title: '', message: 'Declined.', fields: { number: 'Declined.' } };
const unreachable = { code: -1, title: 'Unreachable', message: 'We couldn’t reach our servers.' };
const failed = (status: number, error: object) => ({ ok: false, status, error }) as ApiResult<never>;
const given = { ok: true, data: { customerId: 'card-1' } } as ApiResult<never>;
const claimed = (bookingStatus: 1 | 9) =>
  ({ ok: true, data: { bookingReference: null, bookingStatus } }) as ApiResult<never>;

/** Claims the table with these answers; records the calls in order. */
async function take(kept: ApiResult<never>, claim: ApiResult<never>, earlier: string | null = null, nonce = 'nonce') {
  const asked: unknown[] = [];
  const card: CardFieldsHandle = {
    check: () => ({}),
    tokenise: async () => (nonce ? { ok: true, nonce } : { ok: false, message: 'Please look at your card.' }),
    showErrors: (fields) => asked.push(fields),
  };
  const answering = async (body: unknown, answer: ApiResult<never>) => {
    asked.push(body);
    return answer;
  };
  const deps = {
    api: { post: (_: string, body: unknown) => answering(body, kept) },
    calls: { claim: (body: object) => answering(body, claim) },
  };
  return { asked, taken: await claimByCard(deps, card, earlier) };
}

test('the card is submitted, then the table is claimed with it', async () => {
  const { asked, taken } = await take(given, claimed(1));
  expect(asked).toEqual([{ nonce: 'nonce' }, { braintreeCustomerId: 'card-1' }]);
  expect(taken).toEqual({ ok: true });
});

test.each([
  ['what is typed is not right', given, claimed(1), '', { words: 'Please look at your card.', customerId: null }],
  ['the bank says no', failed(422, declined), claimed(1), 'nonce', { words: 'Declined.', customerId: null }],
  [
    'the answer gets lost',
    given,
    failed(0, unreachable),
    'nonce',
    { words: unreachable.message, customerId: 'card-1' },
  ],
  ['the card is not taken', given, failed(422, { code: 5 }), 'nonce', { customerId: null }],
  ['somebody else has it', given, claimed(9), 'nonce', { words: TOO_LATE, gone: true }],
  ['it is offered no more', given, failed(409, nothingOffered), 'nonce', { words: nothingOffered.message, gone: true }],
])('%s', async (_, kept, claim, nonce, wanted) => {
  expect((await take(kept, claim, null, nonce)).taken).toMatchObject({ ok: false, ...wanted });
});

test('the bank’s refusal is shown at the fields', async () => {
  expect((await take(failed(422, declined), claimed(1))).asked).toContainEqual(declined.fields);
});

test('a card given before is not asked for again', async () => {
  expect((await take(failed(500, {}), claimed(1), 'card-0')).asked).toEqual([{ braintreeCustomerId: 'card-0' }]);
});
