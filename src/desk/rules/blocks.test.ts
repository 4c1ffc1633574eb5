import { expect, test } from 'vitest';
import { testRules } from '../../../tests/support/test-restaurant.ts';
import { closablePart, closedName, closedSpan } from './blocks.ts';

test.each([
  ['all', ['r1', 'r2', 'r3', 'r4', 't1']],
  ['area room', ['r1', 'r2', 'r3', 'r4']],
  ['table r2', ['r2']],
  ['area cellar', undefined],
])('%s closes %j', (value, tableIds) => {
  expect(closablePart(testRules, value)?.tableIds).toEqual(tableIds);
});

test.each([
  [['r4', 'r3', 'r2', 'r1', 't1'], 'The whole restaurant'],
  [['r1', 'r2', 'r3', 'r4'], 'Main room'],
  [['r2'], 'Table r2'],
  [['r2', 't1'], 'Tables r2, t1'],
])('%j are called %s', (tableIds, name) => {
  expect(closedName(testRules, tableIds)).toBe(name);
});

const utc = (instant: number) => new Date(instant).toISOString().slice(0, 16);

test.each([
  ['', '', '2026-11-20T05:00', '2026-11-21T05:00'],
  ['18:00', '', '2026-11-20T18:00', '2026-11-21T05:00'],
  ['22:00', '00:30', '2026-11-20T22:00', '2026-11-21T00:30'],
])('from %j until %j is a span of the service date', (from, until, start, end) => {
  const span = closedSpan('2026-11-20', { from, until });
  expect([utc(span?.startsAt ?? 0), utc(span?.endsAt ?? 0)]).toEqual([start, end]);
});

test('a span that ends before it starts is none', () => {
  expect(closedSpan('2026-11-20', { from: '18:00', until: '17:00' })).toBeNull();
});
