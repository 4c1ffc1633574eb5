import { expect, test } from 'vitest';
import { internationalFormat } from './international-number.ts';
import { phoneHref } from './phone.ts';

test.each([
  ['0113 496 0111', 'tel:01134960111'],
  ['+44 20 7946 0100', 'tel:+442079460100'],
  ['02079460100', 'tel:02079460100'],
])('the phone number %s has the link %s', (phone, href) => expect(phoneHref(phone)).toBe(href));

test.each([
  ['0113 496 0111', '+44 113 496 0111'],
  ['020 7946 0100', '+44 20 7946 0100'],
  ['+44 20 7946 0100', '+44 20 7946 0100'],
  ['+353 1 496 0100', '+353 1 496 0100'],
  ['none', 'none'],
])('the phone number %s is %s abroad', (phone, abroad) => expect(internationalFormat(phone)).toBe(abroad));
