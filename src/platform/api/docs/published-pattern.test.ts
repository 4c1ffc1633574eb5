import { expect, test } from 'vitest';
import { EMAIL } from '../../../values/email/email-domain.ts';
import { publishedPattern } from './published-pattern.ts';

/** As the generator of the document writes it. */
const generated = (pattern: RegExp) => String(pattern).slice(1).replace(/\/$/, '');

test.each([
  [/^\d\d:\d\d$/, '^\\d\\d:\\d\\d$'],
  [/^\/menu\/[a-z]$/, '^\\/menu\\/[a-z]$'],
  [/^\p{L}+$/u, '^\\p{L}+$'],
  [/^closed$/i, '^[cC][lL][oO][sS][eE][dD]$'],
  [/^[a-z\d-]\d?x$/i, '^[a-zA-Z\\d-]\\d?[xX]$'],
])('%s is published without its flags', (pattern, published) =>
  expect(publishedPattern(generated(pattern))).toBe(published),
);

test.each(['ada@example.com', "Ada.O'Neil+news@EXAMPLE.co.uk", 'a@b.xn--p1ai', 'ada', 'ada@example', 'a..b@c.com'])(
  'what is published of addresses says of %s what the site says',
  (address) => expect(new RegExp(publishedPattern(generated(EMAIL)), 'u').test(address)).toBe(EMAIL.test(address)),
);
