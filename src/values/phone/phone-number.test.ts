import { expect, test } from 'vitest';
import { optionalPhoneNumber } from './phone-number.ts';

test.each([
  ...['', '07700900123', '07700 900 123', ' (07700) 900-123 ', '07700.900.123', '07700\u00a0900–123'],
  ...['+447700900123', '+44 7700 900123', '(+44) 7700 900123', '0044 7700 900123', '01632 960123', '0113 496 0111'],
])('the phone number %j is accepted', (input) =>
  expect(optionalPhoneNumber.safeParse(input).data).toBe(input.trim().replace('\u00a0', ' ')),
);

test.each([
  ...['my number is 07700900123 ok', '07700900123 x', '07700\u0000900123', '\u000007700900123', '07700\n900123'],
  ...['+07700900123', '07700+900123', '07700 900', '0770090012345', 'none'],
])('the phone number %j is rejected', (input) => expect(optionalPhoneNumber.safeParse(input).success).toBe(false));
