import { expect, it } from 'vitest';
import type { RestaurantSummary } from '../../../restaurants/contract.ts';
import { townsOf } from './towns.ts';

it('each town is suggested once, in order', () => {
  const places = ['York', 'Bath', 'York'].map((town) => ({ town }) as RestaurantSummary);
  expect(townsOf(places)).toEqual(['Bath', 'York']);
});
