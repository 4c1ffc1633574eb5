import { expect, test } from 'vitest';
import { waitlistPlace } from '../../../tests/support/managed.ts';
import type { WaitlistPlace } from './contract.ts';
import { clockInWords, lastCall, minutesAndSeconds, placeHeadline } from './waitlist-words.ts';

test.each<[Partial<WaitlistPlace>, string]>([
  [{ position: 1 }, 'You are first in line, Ada.'],
  [{ position: 12 }, 'You are number 12 in line, Ada.'],
  [{ status: 'offered', position: null }, 'A table has come free, Ada.'],
  [{ status: 'booked', position: null }, 'The table is yours, Ada.'],
  [{ status: 'lapsed', position: null }, 'That table went to the next in line.'],
  [{ status: 'left', position: null }, 'You have left the line.'],
])('%o', (given, words) => expect(placeHeadline(waitlistPlace(given))).toBe(words));

test.each([
  [600_000, '10:00', ''],
  [545_001, '9:06', ''],
  [120_000, '2:00', '2 minutes left to take the table.'],
  [30_000, '0:30', '30 seconds left to take the table.'],
  [1, '0:01', '30 seconds left to take the table.'],
  [0, '0:00', ''],
  [-5000, '0:00', ''],
])('%d ms are %s, and aloud %j', (ms, shown, said) => {
  expect([minutesAndSeconds(ms), lastCall(ms)]).toEqual([shown, said]);
});

test.each([
  ['2026-11-20T10:10:30Z', '10.10am'],
  ['2026-07-01T17:42:00Z', '6.42pm'],
])('%s is %s in London', (instant, words) => expect(clockInWords(instant)).toBe(words));
