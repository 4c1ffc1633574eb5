import { expect, test } from 'vitest';
import { exampleWaitlistEntry } from '../../../tests/support/managed.ts';
import type { WaitlistEntry } from '../contracts/waitlist.ts';
import { countdownAnnouncement, entryHeadline, goneText } from './waitlist-words.ts';

test.each<[Partial<WaitlistEntry>, string]>([
  [{ position: 1 }, 'You’re first on the waiting list, Ada.'],
  [{ position: 12 }, 'You’re number 12 on the waiting list, Ada.'],
  [{ status: 'offered', position: null }, 'A table has come free, Ada.'],
  [{ status: 'booked', position: null }, 'The table is yours, Ada.'],
  [{ status: 'lapsed', position: null }, 'That table has gone to someone else.'],
  [{ status: 'lapsed', position: null, wasOffered: false }, 'No table came free in time.'],
  [{ status: 'left', position: null }, 'You’ve left the waiting list.'],
])('the waitlist headline suits %o', (entry, words) => expect(entryHeadline(exampleWaitlistEntry(entry))).toBe(words));

test.each<[Partial<WaitlistEntry>, RegExp]>([
  [{}, /^We held it as long as we could\. There may be/],
  [{ cardLater: true }, /^We didn’t get your card in time\. There may be/],
  [{ wasOffered: false }, /^We’re sorry, we’d have loved to have you\. There may be/],
])('the waitlist page explains a missing table for %o', (entry, words) => {
  expect(goneText(exampleWaitlistEntry(entry))).toMatch(words);
});

test.each([
  [600_000, ''],
  [120_001, ''],
  [120_000, '2 minutes left to take the table.'],
  [30_001, '2 minutes left to take the table.'],
  [30_000, '30 seconds left to take the table.'],
  [1, '30 seconds left to take the table.'],
  [0, ''],
  [-5000, ''],
])('the countdown, %d ms before its end, announces %j', (ms, words) => expect(countdownAnnouncement(ms)).toBe(words));
