import { expect, test } from 'vitest';
import { compare, comparedRow, inTurns } from './measure.ts';

const runs = (...values: number[]) => values.map((value) => ({ ms: value }));

test('works run in turn, five times each, in alternating order', async () => {
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(name);
    return { ms: order.length };
  };
  const results = await inTurns({ a: work('a'), b: work('b'), c: work('c') });
  expect(order.join('')).toBe('abccbaabccbaabc');
  expect(results.a).toEqual(runs(1, 6, 7, 12, 13));
  expect(results.c).toEqual(runs(3, 4, 9, 10, 15));
});

test("a row shows medians, their spread and the ratio, which one slow round doesn't move", () => {
  const row = comparedRow('page /', runs(2, 2, 9, 1, 2), { name: 'fresh', measured: runs(4, 4, 4, 4, 5) });
  expect(row).toEqual({
    name: 'page /',
    value: '2 (1–9) ms',
    yardstick: 'fresh: 4 (4–5) ms',
    ratio: '0.5x (0.25–2.25) ms',
  });
});

test('a row shows all figures and compares the first', async () => {
  const row = await compare('bookings', async () => ({ 'CPU ms': 6, 'per second': 1234.5 }), {
    name: 'bare',
    work: async () => ({ 'CPU ms': 3, 'per second': 2000 }),
  });
  expect(row).toMatchObject({ value: '6 CPU ms, 1,230 per second', ratio: '2x (2–2) CPU ms' });
});
