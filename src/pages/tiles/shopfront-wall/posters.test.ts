import { expect, it } from 'vitest';
import type { RestaurantSummary } from '../../../restaurants/contract.ts';
import { postersOf } from './posters.ts';

const restaurant = (slug: string) => ({ slug, town: 'York', site: 'High Street' }) as RestaurantSummary;
const places = ['york-a', 'bath-a', 'york-b'].map(restaurant);

it('shopfronts follow the given order, without missing restaurants', () => {
  expect(postersOf(places, ['york-b', 'leeds-gone', 'bath-a']).map(({ slug }) => slug)).toEqual(['york-b', 'bath-a']);
});
