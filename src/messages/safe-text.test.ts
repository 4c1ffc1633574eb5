import { expect, it } from 'vitest';
import { greetingName, safeInlineText, safeText } from './safe-text.ts';

it.each([
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['turned\u202e round', 'turned round'],
  ['\u2066kept\u2069 apart\u200f', 'kept apart'],
  ['bell\u0007 and escape\u001b[31m', 'bell and escape[31m'],
  ['half a letter \ud83c', 'half a letter \ufffd'],
  ['<b>as it is</b> & so on', '<b>as it is</b> & so on'],
  ['שלום', 'שלום'],
  ['see evil.example', 'see evil\u200c.\u200cexample'],
  ['evil\u202e.\u2066example', 'evil\u200c.\u200cexample'],
])('%j is rendered as %j', (input, output) => {
  expect(safeText(input)).toBe(output);
});

it('a right-to-left name is isolated on one line', () => {
  expect(safeInlineText('Ann\nBcc: eve@example.org')).toBe('Ann Bcc: eve\u200c@\u200cexample\u200c.\u200corg');
  expect(safeInlineText('שלום')).toBe('\u2068שלום\u2069');
});

it.each([
  ['Ann', ', Ann'],
  ["O'Neill-Ørsted", ", O'Neill-Ørsted"],
  ['J. R.', ', J. R.'],
  ['win at evil.example now', ''],
  ['http://127.1', ''],
  ['eve@example', ''],
  ['win at evil。example', ''],
  ['win at evil\u200c.\u200cexample', ''],
  ['\u202e', ''],
])('the greeting for %j is %j', (name, greeting) => {
  expect(greetingName(name)).toBe(greeting);
});
