import { expect, test } from 'vitest';
import { seededRandom } from '../../faults/model/seeded-random.ts';
import { arrivals } from './plan.ts';

test('an evening is the same for the same seed, in order, and of about as many as asked for', () => {
  const evening = arrivals(seededRandom(1), 10, 600);
  expect(arrivals(seededRandom(1), 10, 600)).toEqual(evening);
  expect(evening.map(({ at }) => at)).toEqual(evening.map(({ at }) => at).toSorted((a, b) => a - b));
  const diners = evening.filter(({ steps }) => steps[0]?.name === 'home').length;
  expect(Math.abs(diners - 6000)).toBeLessThan(300);
  expect(Math.abs(evening.length - diners - 3000)).toBeLessThan(200);
});

test('a visit goes on in the order of time, and cancels or changes only what was booked', () => {
  for (const { steps } of arrivals(seededRandom(2), 10, 600)) {
    const due = steps.map(({ dueMs }) => dueMs);
    expect(due).toEqual(due.toSorted((a, b) => a - b));
    const names = steps.map(({ name }) => name);
    if (names.includes('cancel') || names.includes('change')) expect(names).toContain('book');
  }
});
