import { expect, it } from 'vitest';
import { callByName, typed, typedInline } from './typed-text.ts';

it.each([
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['turned\u202e round', 'turned round'],
  ['\u2066kept\u2069 apart\u200f', 'kept apart'],
  ['bell\u0007 and escape\u001b[31m', 'bell and escape[31m'],
  ['half a letter \ud83c', 'half a letter \ufffd'],
  ['<b>as it is</b> & so on', '<b>as it is</b> & so on'],
  ['שלום', 'שלום'],
])('%j is written %j', (given, written) => {
  expect(typed(given)).toBe(written);
});

it('keeps a name that runs from right to left to itself, on one line', () => {
  expect(typedInline('Ann\nBcc: eve@example.org')).toBe('Ann Bcc: eve@example.org');
  expect(typedInline('שלום')).toBe('\u2068שלום\u2069');
});

it.each([
  ['Ann', ', Ann'],
  ["O'Neill-Ørsted", ", O'Neill-Ørsted"],
  ['J. R.', ', J. R.'],
  ['win at evil.example now', ''],
  ['http://127.1', ''],
  ['eve@example', ''],
  ['\u202e', ''],
])('greets %j with %j', (name, greeting) => {
  expect(callByName(name)).toBe(greeting);
});
