import { expect, test } from 'vitest';
import {
  isChangedOnline,
  partyText,
  soonText,
  timeText,
  waitlistPositionText,
  whenAndPartyText,
  whenText,
} from './booking-text.ts';

test.each([
  [1, 0, '1 person'],
  [4, 0, '4 people'],
  [2, 1, '3 people (2 adults, 1 child)'],
  [1, 2, '3 people (1 adult, 2 children)'],
])('%i adults and %i children read as %s', (adultCovers, childCovers, text) => {
  expect(partyText({ adultCovers, childCovers })).toBe(text);
});

test.each([
  ['19:00', '7pm'],
  ['05:00', '5am'],
  ['04:45', '4.45am, Friday night into Saturday'],
  ['00:00', 'midnight, Friday night into Saturday'],
])('%s on a Friday reads as %s', (time, text) => expect(timeText({ date: '2026-11-27', time })).toBe(text));

test('a booking’s time and party read differently in a message and on a page', () => {
  const table = { date: '2026-11-27', time: '19:00', adultCovers: 4, childCovers: 0 };
  expect(whenText(table)).toBe('Friday 27 November 2026 at 7pm');
  expect(whenAndPartyText(table)).toBe('Friday 27 November at 7pm, for 4 people');
});

test.each([
  [1, 'You’re first on the waiting list'],
  [3, 'You’re third on the waiting list'],
  [4, 'You’re number 4 on the waiting list'],
])('waiting list position %i reads as %s', (position, text) => expect(waitlistPositionText(position)).toBe(text));

test.each([
  ['2026-11-30', 'You’re asking for today, Monday 30 November. It’s quicker to ring:'],
  ['2026-12-01', 'You’re asking for tomorrow, Tuesday 1 December. It’s quicker to ring:'],
  ['2026-12-02', null],
  ['2026-11-29', null],
  [null, null],
])('a request for %s, made on 30 November, may say that ringing is quicker', (date, text) =>
  expect(soonText(date, '2026-11-30')).toBe(text),
);

test.each([
  [null, true],
  ['2026-12-03T19:00:00Z', true],
  ['2026-12-01T19:00:00Z', false],
  ['2026-12-01T18:59:59Z', false],
])('a booking free to cancel until %s can be changed online on 1 December at seven: %s', (freeUntil, expected) =>
  expect(isChangedOnline(freeUntil === null ? null : { freeUntil }, Date.parse('2026-12-01T19:00:00Z'))).toBe(expected),
);
