import { expect, test } from 'vitest';
import { queryOf } from './query.ts';

test('query values survive the round trip, and empty ones are left out', () => {
  const query = queryOf([
    ['date', '2026-11-27'],
    ['time', '19:00'],
    ['covers', 2],
    ['type', undefined],
    ['menu', ''],
    ['occasion', 'a+b & c=é'],
  ]);
  expect(query).toMatch(/^\?date=2026-11-27&time=19%3A00&covers=2&occasion=/);
  expect([...new URLSearchParams(query)]).toEqual([
    ['date', '2026-11-27'],
    ['time', '19:00'],
    ['covers', '2'],
    ['occasion', 'a+b & c=é'],
  ]);
  expect(queryOf([['date', undefined]])).toBe('');
});
