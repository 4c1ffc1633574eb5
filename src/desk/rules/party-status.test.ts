import { expect, test } from 'vitest';
import type { PartyStatus, PartyStep } from '../contracts/party-steps.ts';
import { isAlready, isGone, nextSteps, noShowFrom, serviceDateAt, statusBefore } from './party-status.ts';

const START = Date.parse('2026-11-20T19:00:00Z');

test.each<[PartyStatus, number, PartyStep[]]>([
  ['booked', -120, ['arrived']],
  ['booked', 14, ['arrived']],
  ['booked', 15, ['arrived', 'no-show']],
  ['arrived', 30, ['seated']],
  ['seated', 90, ['left']],
  ['left', 120, []],
  ['no-show', 30, []],
])('a party that is %s, %i minutes after its time, can be %j', (status, minutes, expected) => {
  expect(nextSteps({ status, startsAt: START }, START + minutes * 60_000)).toEqual(expected);
});

test.each<[PartyStatus, number, number | null]>([
  ['booked', -60, 15],
  ['booked', 14, 15],
  ['booked', 15, null],
  ['seated', -60, null],
])('a party that is %s, %i minutes after its time, becomes a no-show %s minutes after it', (status, minutes, from) => {
  const at = noShowFrom({ status, startsAt: START }, START + minutes * 60_000);
  expect(at).toBe(from === null ? null : START + from * 60_000);
});

test.each([
  ['2026-11-20T19:00:00Z', '2026-11-20'],
  ['2026-11-21T00:30:00Z', '2026-11-20'],
  ['2026-11-21T04:59:59Z', '2026-11-20'],
  ['2026-11-21T05:00:00Z', '2026-11-21'],
  ['2026-07-01T03:59:00Z', '2026-06-30'],
])('the service at %s is that of %s', (instant, date) => {
  expect(serviceDateAt(Date.parse(instant))).toBe(date);
});

test.each<[PartyStep[], PartyStatus, PartyStep | 'undo', boolean]>([
  [['arrived'], 'booked', 'arrived', true],
  [['arrived', 'seated'], 'booked', 'arrived', true],
  [['arrived'], 'booked', 'no-show', false],
  [['arrived'], 'seated', 'undo', true],
  [['arrived', 'seated'], 'arrived', 'undo', false],
])('of a party that is %j, the step from %s to %s has been made: %s', (steps, from, to, expected) => {
  expect(isAlready(steps, { from, to })).toBe(expected);
});

test.each<[PartyStatus, PartyStatus]>([
  ['arrived', 'booked'],
  ['seated', 'arrived'],
  ['left', 'seated'],
  ['no-show', 'booked'],
])('before it is %s, a party is %s', (status, before) => expect(statusBefore(status)).toBe(before));

test.each<[PartyStatus, string, boolean]>([
  ['left', '19:50', true],
  ['left', '19:51', false],
  ['no-show', '19:50', true],
  ['seated', '18:00', false],
])('a party that is %s since %s is out of the way at 8pm: %s', (status, since, expected) => {
  const changedAt = new Date(`2026-11-20T${since}:00Z`);
  expect(isGone({ status, changedAt }, Date.parse('2026-11-20T20:00:00Z'))).toBe(expected);
});
