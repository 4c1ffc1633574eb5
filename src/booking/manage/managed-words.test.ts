import { expect, test } from 'vitest';
import { managedBooking } from '../../../tests/support/managed.ts';
import type { ManagedBooking } from './contract.ts';
import { managedEntry } from './managed-entry.ts';
import {
  cancelledCost,
  cancellingCosts,
  managedLines,
  momentInWords,
  refusalInWords,
  standingOf,
} from './managed-words.ts';

const at = (instant: string) => Date.parse(instant);

test.each<[string, Partial<ManagedBooking>, string, string]>([
  ['to come', {}, '2026-11-27T18:59:00Z', 'ahead'],
  ['at table', {}, '2026-11-27T19:30:00Z', 'ahead'],
  ['eaten', {}, '2026-11-27T20:30:00Z', 'over'],
  ['cancelled', { status: 'cancelled' }, '2026-11-27T10:00:00Z', 'cancelled'],
  ['cancelled, and past', { status: 'cancelled' }, '2026-12-27T10:00:00Z', 'cancelled'],
  ['an enquiry', { status: 'received', bookingType: 'enquiry' }, '2026-11-27T10:00:00Z', 'asked'],
])('%s', (_, given, now, standing) => expect(standingOf(managedBooking(given), at(now))).toBe(standing));

const guarantee = { amount: 4000, freeUntil: '2026-11-26T19:00:00.000Z', wordingVersion: '1', wording: [] };

test.each<[string, Partial<ManagedBooking>, string]>([
  ['no card', {}, 'There is nothing to pay.'],
  ['in time', { guarantee }, 'Cancelling is free until Thursday 26 November at 7pm. After that it costs £40.00.'],
  [
    'too late',
    { guarantee, cancellationFee: 4000 },
    'Cancelling now costs £40.00: cancelling was free until Thursday 26 November at 7pm.',
  ],
])('what cancelling costs: %s', (_, given, words) => expect(cancellingCosts(managedBooking(given))).toBe(words));

test('what cancelling has cost', () => {
  expect(cancelledCost({ guarantee: null })).toContain('nothing to pay');
  expect(cancelledCost({ guarantee })).toContain('£40.00');
});

test.each([
  ['2026-06-05T18:00:00Z', 'Friday 5 June at 7pm'],
  ['2026-10-25T00:30:00Z', 'Sunday 25 October at 1.30am'],
  ['2026-12-31T23:59:00Z', 'Thursday 31 December at 11.59pm'],
])('%s is %s in London', (instant, words) => expect(momentInWords(instant)).toBe(words));

test('an event without a menu has no line for one', () => {
  const labels = managedLines(managedBooking({ menuId: null, menuName: null })).map(({ label }) => label);
  expect(labels).toEqual(['Where', 'For', 'Party', 'Day', 'Time', 'Area']);
});

test.each([
  [
    { code: 409, title: 'Not any more', message: 'This booking is cancelled already.' },
    'This booking is cancelled already.',
  ],
  [
    { code: 5, title: '', message: '' },
    'This booking needs a credit card to confirm, please contact the restaurant directly.',
  ],
  [{ code: 429, title: '', message: 'That was a lot at once.' }, 'That was a lot at once.'],
])('a refusal with code %# in words', (error, words) => expect(refusalInWords(error)).toBe(words));

test('the entry of the calendar is as long as the table is theirs', () => {
  const brand = { name: 'Tavola', domain: 'tavola.example', pageUrl: 'https://tavola.example/booking/x' };
  const entry = managedEntry(managedBooking({ sequence: 2 }), { lat: 53.8, lng: -1.5 }, brand, 0);
  expect(entry).toMatchObject({
    reference: 'CDFGHJKM',
    sequence: 2,
    title: 'Tavola, Leeds Greek Street: table for 2',
    location: 'Tavola, 1 Greek Street, Leeds, LS1 5RW',
    startsAt: at('2026-11-27T19:00:00Z'),
    endsAt: at('2026-11-27T20:30:00Z'),
  });
});
