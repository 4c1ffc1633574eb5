import { expect, it } from 'vitest';
import { answerBy } from './answer-by.ts';

const at = (instant: string) => Date.parse(instant);

it.each([
  ['two days, for a table far ahead', '2026-11-20T12:00Z', '2026-11-22T12:00Z'],
  ['the evening before, for one in two days', '2026-12-24T09:00Z', '2026-12-24T20:00Z'],
  ['two hours, for one tomorrow told late', '2026-12-24T21:00Z', '2026-12-24T23:00Z'],
  ['an hour before the table, for one soon', '2026-12-25T17:00Z', '2026-12-25T18:00Z'],
])('a table elsewhere is held for %s', (_, now, until) => {
  expect(answerBy({ date: '2026-12-25', startsAt: at('2026-12-25T19:00Z') }, at(now))).toBe(at(until));
});

it('no table is held within an hour of its time', () => {
  expect(answerBy({ date: '2026-12-25', startsAt: at('2026-12-25T19:00Z') }, at('2026-12-25T18:00Z'))).toBeNull();
});
