import { expect, test } from 'vitest';
import { type HostedState, hostedErrors, thrownError } from './field-errors.ts';

const good = { isEmpty: false, isValid: true };
const empty = { isEmpty: true, isValid: false };
const wrong = { isEmpty: false, isValid: false };
const state = (changes: Partial<HostedState>): HostedState => ({
  number: good,
  expirationDate: good,
  cvv: good,
  ...changes,
});

test.each([
  [{}, {}],
  [{ number: empty }, { number: 'Enter the long number across your card.' }],
  [{ expirationDate: wrong }, { expiry: expect.stringContaining('doesn’t look right') }],
  [
    { number: wrong, cvv: empty },
    { number: expect.any(String), cvv: 'Enter the security code.' },
  ],
])('the field state %o is reported as %o', (changes, errors) => {
  expect(hostedErrors(state(changes as Partial<HostedState>))).toEqual(errors);
});

test.each([
  ['HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED', ['cvv']],
  ['HOSTED_FIELDS_FAILED_TOKENIZATION', ['number']],
  ['THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT', ['number']],
  ['HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', []],
  ['THREEDS_LOOKUP_ERROR', []],
])('the code %s is reported at %o', (code, fields) => {
  const error = thrownError(Object.assign(new Error('internal message'), { code }));
  expect(Object.keys(error.fields ?? {})).toEqual(fields);
  expect(error.message).not.toContain('internal');
});

test('an unknown error counts as a failure of the service', () => {
  expect(thrownError(undefined)).toMatchObject({ ok: false, message: expect.stringContaining('Try again') });
});
