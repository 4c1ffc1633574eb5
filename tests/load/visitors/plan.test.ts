import { expect, test } from 'vitest';
import { seededRandom } from '../../faults/model/seeded-random.ts';
import { arrivals } from './plan.ts';

test('an evening is ordered, the same for the same seed, and about as large as requested', () => {
  const visits = arrivals(seededRandom(1), 10, 600);
  expect(arrivals(seededRandom(1), 10, 600)).toEqual(visits);
  expect(visits.map(({ at }) => at)).toEqual(visits.map(({ at }) => at).toSorted((a, b) => a - b));
  const diners = visits.filter(({ steps }) => steps[0]?.name === 'home').length;
  expect(Math.abs(diners - 6000)).toBeLessThan(300);
  expect(Math.abs(visits.length - diners - 3000)).toBeLessThan(200);
});

test('the steps of a visit are in order, and only a booking is cancelled or changed', () => {
  for (const { steps } of arrivals(seededRandom(2), 10, 600)) {
    const dueTimes = steps.map(({ dueMs }) => dueMs);
    expect(dueTimes).toEqual(dueTimes.toSorted((a, b) => a - b));
    const names = steps.map(({ name }) => name);
    if (names.includes('cancel') || names.includes('change')) expect(names).toContain('book');
  }
});
