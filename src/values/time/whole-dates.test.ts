import { expect, test } from 'vitest';
import { withWholeDates } from './whole-dates.ts';

test.each([
  ['Until 28 February 2027', 'Until 28\u00a0February 2027'],
  ['1 to 31 October, and 5 November', '1 to 31\u00a0October, and 5\u00a0November'],
  ['60 days, 12 Marches', '60 days, 12 Marches'],
])('days stay on one line with their months: %s', (text, whole) => expect(withWholeDates(text)).toBe(whole));
