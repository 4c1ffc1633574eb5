import { expect, test } from 'vitest';
import { tellOfOutage } from './outage.ts';

test('an outage is told of once, its end once, and the next one again', () => {
  const told: unknown[] = [];
  const { failed, worked } = tellOfOutage({ began: (error) => told.push(error), ended: () => told.push('works') });
  worked();
  for (const error of ['first', 'second', 'third']) failed(error);
  worked();
  worked();
  expect(told).toEqual(['first', 'works']);
  failed('fourth');
  expect(told).toEqual(['first', 'works', 'fourth']);
});
