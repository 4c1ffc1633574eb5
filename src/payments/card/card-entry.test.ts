import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CardEntry, cardErrors, groupedNumber, passesLuhn, tidyExpiry } from './card-entry.ts';

const now = { year: 2026, month: 11 };
const good: CardEntry = { number: '4111 1111 1111 1111', expiry: '12/27', cvv: '123' };

describe('a typed card', () => {
  test.each([
    [{}, []],
    [{ number: '4111-1111-1111-1111' }, []],
    [{ number: '378282246310005', cvv: '1234' }, []],
    [{ expiry: '11/26' }, []],
    [{ expiry: '1/2027' }, []],
    [{ number: '' }, ['number']],
    [{ number: '4111 1111 1111 1112' }, ['number']],
    [{ number: '4111 1111 1111 111l' }, ['number']],
    [{ number: '0' }, ['number']],
    [{ expiry: '' }, ['expiry']],
    [{ expiry: '10/26' }, ['expiry']],
    [{ expiry: '13/27' }, ['expiry']],
    [{ expiry: '12/47' }, ['expiry']],
    [{ expiry: 'soon' }, ['expiry']],
    [{ cvv: '' }, ['cvv']],
    [{ cvv: '12' }, ['cvv']],
    [{ cvv: '1234' }, ['cvv']],
    [{ number: '378282246310005' }, ['cvv']],
    [{ number: ' ', expiry: ' ', cvv: ' ' }, ['number', 'expiry', 'cvv']],
  ])('the card %o has errors in %o', (changes, fields) => {
    expect(Object.keys(cardErrors({ ...good, ...changes }, now))).toEqual(fields);
  });

  test('an expired card has its own message', () => {
    expect(cardErrors({ ...good, expiry: '10/26' }, now).expiry).toContain('expired');
  });
});

test('a single wrong digit is always detected', () => {
  const oneWrong = fc.tuple(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(oneWrong, ([place, by]) => {
      const digits = [...'4000000000001091'];
      digits[place] = String((Number(digits[place]) + by) % 10);
      expect(passesLuhn(digits.join(''))).toBe(false);
    }),
  );
});

test.each([
  ['4111111111111111', '4111 1111 1111 1111'],
  ['4111-1111 11', '4111 1111 11'],
  ['378282246310005', '3782 822463 10005'],
  ['6304 0000 0000 0000 00', '6304 0000 0000 0000 00'],
  ['41l1', '41l1'],
  ['', ''],
])('the number %s is shown as %s', (input, groups) => {
  expect(groupedNumber(input)).toBe(groups);
});

test.each([
  ['1227', '12/27'],
  ['127', '01/27'],
  ['9/2027', '09/27'],
  ['12 - 27', '12/27'],
  ['13/27', '13/27'],
  ['', ''],
])('the expiry %s is read as %s', (input, expiry) => {
  expect(tidyExpiry(input)).toBe(expiry);
});
