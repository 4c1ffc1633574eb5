import { expect, test } from 'vitest';
import type { CardFieldsHandle } from '../../payments/card/card-step.ts';
import type { ApiResult } from '../../platform/api/api-client.ts';
import { claimByCard } from './claim-by-card.ts';
import { TOO_LATE } from './waitlist-words.ts';

const nothingOffered = { code: 409, title: 'Nothing offered', message: 'We’re not holding a table for you just now.' };
const declined = { code: 6, title: '', message: 'Declined.', fields: { number: 'Declined.' } };
const unreachable = { code: -1, title: 'Unreachable', message: 'We couldn’t reach our servers.' };
const failed = (status: number, error: object) => ({ ok: false, status, error }) as ApiResult<never>;
const vaulted = { ok: true, data: { customerId: 'card-1' } } as ApiResult<never>;
const claimAnswer = (bookingStatus: 1 | 9) =>
  ({ ok: true, data: { bookingReference: null, bookingStatus } }) as ApiResult<never>;

/** Claims the table with these responses; records the calls in order. */
async function take(
  submission: ApiResult<never>,
  claim: ApiResult<never>,
  earlier: string | null = null,
  nonce = 'nonce',
) {
  const calls: unknown[] = [];
  const card: CardFieldsHandle = {
    check: () => ({}),
    tokenise: async () => (nonce ? { ok: true, nonce } : { ok: false, message: 'Please look at your card.' }),
    showErrors: (fields) => calls.push(fields),
  };
  const respond = async (body: unknown, answer: ApiResult<never>) => {
    calls.push(body);
    return answer;
  };
  const deps = {
    api: { post: (_: string, body: unknown) => respond(body, submission) },
    calls: { claim: (body: object) => respond(body, claim) },
  };
  return { calls, result: await claimByCard(deps, card, earlier) };
}

test('a claim submits the card, then takes the table with it', async () => {
  const { calls, result } = await take(vaulted, claimAnswer(1));
  expect(calls).toEqual([{ nonce: 'nonce' }, { braintreeCustomerId: 'card-1' }]);
  expect(result).toEqual({ ok: true });
});

test.each([
  ['invalid card details', vaulted, claimAnswer(1), '', { words: 'Please look at your card.', customerId: null }],
  [
    'a card the bank declines',
    failed(422, declined),
    claimAnswer(1),
    'nonce',
    { words: 'Declined.', customerId: null },
  ],
  ['a lost response', vaulted, failed(0, unreachable), 'nonce', { words: unreachable.message, customerId: 'card-1' }],
  ['a card that is not accepted', vaulted, failed(422, { code: 5 }), 'nonce', { customerId: null }],
  ['a table somebody else has taken', vaulted, claimAnswer(9), 'nonce', { words: TOO_LATE, gone: true }],
  [
    'an offer that has ended',
    vaulted,
    failed(409, nothingOffered),
    'nonce',
    { words: nothingOffered.message, gone: true },
  ],
])('the claim fails for %s', async (_, card, claim, nonce, result) => {
  expect((await take(card, claim, null, nonce)).result).toMatchObject({ ok: false, ...result });
});

test('a claim shows the bank’s refusal at the fields', async () => {
  expect((await take(failed(422, declined), claimAnswer(1))).calls).toContainEqual(declined.fields);
});

test('a claim does not request a card already submitted', async () => {
  expect((await take(failed(500, {}), claimAnswer(1), 'card-0')).calls).toEqual([{ braintreeCustomerId: 'card-0' }]);
});
