import { expect, test } from 'vitest';
import { exampleManagedBooking } from '../../../../tests/support/managed.ts';
import type { ManagedBooking } from '../../contracts/manage.ts';
import { needs } from '../../contracts/needs.ts';
import {
  bookingPhaseOf,
  cancelledCost,
  cancellingCosts,
  detailLines,
  doneText,
  managedLines,
  refusalInWords,
} from './managed-words.ts';

const at = (instant: string) => Date.parse(instant);

test.each<[string, Partial<ManagedBooking>, string, string]>([
  ['upcoming', {}, '2026-11-27T18:59:00Z', 'upcoming'],
  ['during the visit', {}, '2026-11-27T19:30:00Z', 'upcoming'],
  ['past', {}, '2026-11-27T20:30:00Z', 'past'],
  ['cancelled', { status: 'cancelled' }, '2026-11-27T10:00:00Z', 'cancelled'],
  ['cancelled and past', { status: 'cancelled' }, '2026-12-27T10:00:00Z', 'cancelled'],
  ['an enquiry', { status: 'received', bookingType: 'enquiry' }, '2026-11-27T10:00:00Z', 'requested'],
])('a booking’s phase: %s', (_, changes, now, phase) =>
  expect(bookingPhaseOf(exampleManagedBooking(changes), at(now))).toBe(phase),
);

const guarantee = { amount: 4000, freeUntil: '2026-11-26T19:00:00.000Z', wordingVersion: '1', wording: [] };

test.each<[string, Partial<ManagedBooking>, string]>([
  ['no card', {}, 'There’s nothing to pay.'],
  [
    'in time',
    { guarantee },
    'Cancelling is free until Thursday 26 November at 7pm. If you cancel later or don’t come, it costs £40.',
  ],
  [
    'until midnight',
    { guarantee: { ...guarantee, freeUntil: '2026-12-04T00:00:00Z' } },
    'Cancelling is free until Thursday 3 December at 11.59pm. If you cancel later or don’t come, it costs £40.',
  ],
  [
    'too late',
    { guarantee, cancellationFee: 4000 },
    'Cancelling now costs £40: cancelling was free until Thursday 26 November at 7pm.',
  ],
  [
    'booked too late to cancel for free',
    { guarantee, cancellationFee: 4000, isNeverFree: true },
    'Cancelling now costs £40: you booked too late to cancel for free.',
  ],
])('cancelling costs what the page says: %s', (_, changes, words) =>
  expect(cancellingCosts(exampleManagedBooking(changes))).toBe(words),
);

test('a cancelled booking’s page says what it cost', () => {
  expect(cancelledCost({ guarantee: null })).toContain('Nothing to pay');
  expect(cancelledCost({ guarantee })).toContain('£40');
});

test('a completed action is not confirmed once the booking is cancelled', () => {
  expect(doneText({ done: 'edited' }, exampleManagedBooking())).toContain('e-mail a copy to ada@example.co.uk');
  expect(doneText({ done: 'changed' }, exampleManagedBooking())).toContain('e-mail a new confirmation to');
  expect(doneText({ done: 'edited' }, exampleManagedBooking({ status: 'cancelled' }))).toBeNull();
});

test('the details say what the restaurant knows, and what it does not', () => {
  const changes = { needs: needs.parse({ children: 1, allergies: ['milk'] }), phoneNumber: '07700 900123' };
  expect(detailLines(exampleManagedBooking(changes)).map(({ value }) => value)).toEqual([
    'Ada Lovelace',
    'ada@example.co.uk',
    '07700 900123',
    'Milk',
    '1 child',
    'None',
  ]);
  expect(detailLines(exampleManagedBooking()).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Name: Ada Lovelace',
    'E-mail: ada@example.co.uk',
    'Allergies: None',
    'Needs: None',
    'Requests: None',
  ]);
});

test('an event’s ticket has neither menu nor area', () => {
  const event = exampleManagedBooking({ bookingType: 'event', menuId: null, menuName: null });
  const labels = managedLines(event).map(({ label }) => label);
  expect(labels).toEqual(['Where', 'Occasion', 'Party', 'Day', 'Time']);
});

test.each([
  [
    { code: 409, title: 'Not any more', message: 'This booking has already been cancelled.' },
    'This booking has already been cancelled.',
  ],
  [
    { code: 5, title: '', message: '' },
    'This booking needs a credit card to confirm, please contact the restaurant directly.',
  ],
  [{ code: 429, title: '', message: 'That was a lot at once.' }, 'That was a lot at once.'],
])('a refusal with code %# has words for the diner', (error, words) => expect(refusalInWords(error)).toBe(words));
