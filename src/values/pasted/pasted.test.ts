import { expect, test } from 'vitest';
import { emailAddress } from '../email/email-address.ts';
import { freeText } from '../free-text.ts';
import { firstName } from '../person-name.ts';
import { optionalPhoneNumber } from '../phone/phone-number.ts';
import { pastedAddress, pastedLine, pastedText } from './pasted.ts';

const MARKS = ['\u200b', '\u200d', '\u200e', '\u202a', '\u202c', '\u2060', '\u2066', '\u2069', '\u00ad', '\ufeff'];

test.each(MARKS)('the invisible mark %j is removed, at the ends and inside', (mark) => {
  const withMarks = (text: string) => `${mark}${[...text].join(mark)}${mark}`;
  expect(pastedLine(withMarks('LS1 4DY'))).toBe('LS1 4DY');
  expect(pastedAddress(withMarks('ann@example.co.uk'))).toBe('ann@example.co.uk');
  expect(firstName.parse(withMarks('Zoë'))).toBe('Zoë');
  expect(optionalPhoneNumber.parse(withMarks('07700 900123'))).toBe('07700 900123');
  expect(emailAddress('missing').parse(` ${withMarks('ann@example.co.uk')}\u00a0`)).toBe('ann@example.co.uk');
});

test.each(['\u00a0', '\u2003', '\u2009', '\u202f', '\u3000'])(
  'the unusual space %j becomes a plain one, or none',
  (space) => {
    expect(pastedLine(`${space}LS1${space}${space}4DY${space}`)).toBe('LS1 4DY');
    expect(pastedAddress(`${space}ann@${space}example.co.uk${space}`)).toBe('ann@example.co.uk');
  },
);

test('a plain space inside an address stays and is rejected', () => {
  expect(emailAddress('missing').safeParse('ann baker@example.co.uk').success).toBe(false);
});

test.each(['\u200b', '\u202e \u2069', '\ufeff\u00a0'])('%j alone counts as empty', (text) => {
  expect(firstName.safeParse(text).error?.issues[0]?.message).toBe('Enter your first name.');
  expect(emailAddress('missing').safeParse(text).error?.issues[0]?.message).toBe('missing');
  expect(optionalPhoneNumber.parse(text)).toBe('');
});

test.each([
  ['a\u202eb\u202dc', 'abc'],
  ['\u2067שלום\u2069, a\u200db', '\u2067שלום\u2069, a\u200db'],
  ['one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
])('the text %j becomes %j', (input, text) => expect(pastedText(input)).toBe(text));

test('a line break counts as one character towards a limit', () => {
  const text = freeText(5, { tooLong: 'too long', wrong: 'wrong' });
  expect(text.parse('ab\r\ncd')).toBe('ab\ncd');
  expect(text.safeParse('ab\r\ncde').error?.issues[0]?.message).toBe('too long');
});
