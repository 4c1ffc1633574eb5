import { expect, it } from 'vitest';
import type { RestaurantSummary } from '../../restaurants/contract.ts';
import { townsOf, wallOf } from './shopfronts.ts';

const place = (slug: string, town: string) => ({ slug, town, site: 'High Street' }) as RestaurantSummary;
const places = [place('york-a', 'York'), place('bath-a', 'Bath'), place('york-b', 'York')];

it('walks past the shopfronts in the order given, and past those that are gone', () => {
  expect(wallOf(places, ['york-b', 'leeds-gone', 'bath-a']).map(({ slug }) => slug)).toEqual(['york-b', 'bath-a']);
});

it('suggests each town once, in order', () => {
  expect(townsOf(places)).toEqual(['Bath', 'York']);
});
