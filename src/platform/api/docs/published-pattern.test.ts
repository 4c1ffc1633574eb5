import { expect, test } from 'vitest';
import { EMAIL } from '../../../values/email/email-domain.ts';
import { publishedPattern } from './published-pattern.ts';

/** As the document generator serialises it. */
const serialise = (pattern: RegExp) => String(pattern).slice(1).replace(/\/$/, '');

test.each([
  [/^\d\d:\d\d$/, '^\\d\\d:\\d\\d$'],
  [/^\/menu\/[a-z]$/, '^\\/menu\\/[a-z]$'],
  [/^\p{L}+$/u, '^\\p{L}+$'],
  [/^closed$/i, '^[cC][lL][oO][sS][eE][dD]$'],
  [/^[a-z\d-]\d?x$/i, '^[a-zA-Z\\d-]\\d?[xX]$'],
])('%s is published without its flags', (pattern, output) => expect(publishedPattern(serialise(pattern))).toBe(output));

test.each(['ada@example.com', "Ada.O'Neil+news@EXAMPLE.co.uk", 'a@b.xn--p1ai', 'ada', 'ada@example', 'a..b@c.com'])(
  'the published e-mail pattern agrees with the site about %s',
  (address) => expect(new RegExp(publishedPattern(serialise(EMAIL)), 'u').test(address)).toBe(EMAIL.test(address)),
);
