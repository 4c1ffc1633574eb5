import { expect, test } from 'vitest';
import { answerDue } from './answer-due.ts';

const at = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds;

test.each([
  ['24 hours', '2026-11-20T12:00Z', '2026-11-21T12:00Z'],
  ['48 hours', '2026-11-20T12:00Z', '2026-11-22T12:00Z'],
  ['two working days', '2026-11-20T12:00Z', '2026-11-24T12:00Z'],
  ['two working days', '2026-11-21T12:00Z', '2026-11-24T12:00Z'],
  ['one working day', '2026-11-19T09:30Z', '2026-11-20T09:30Z'],
  ['3 days', '2026-11-20T12:00Z', '2026-11-23T12:00Z'],
  ['a few days', '2026-11-20T12:00Z', '2026-11-23T12:00Z'],
])('an answer within %s to a request of %s is due at %s', (promise, from, due) => {
  expect(answerDue(at(from), promise)).toBe(at(due));
});
