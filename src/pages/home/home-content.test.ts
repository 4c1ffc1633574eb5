import { expect, it } from 'vitest';
import type { RestaurantSummary } from '../../restaurants/contract.ts';
import type { MenuAnswer } from '../content-contract.ts';
import { cardOf, townsOf, wallOf } from './home-content.ts';

const place = (slug: string, town: string) => ({ slug, town, site: 'High Street' }) as RestaurantSummary;
const places = [place('york-a', 'York'), place('bath-a', 'Bath'), place('york-b', 'York')];

it('walks past the shopfronts in the order given, and past those that are gone', () => {
  expect(wallOf(places, ['york-b', 'leeds-gone', 'bath-a']).map(({ slug }) => slug)).toEqual(['york-b', 'bath-a']);
});

it('suggests each town once, in order', () => {
  expect(townsOf(places)).toEqual(['Bath', 'York']);
});

it('prints the wanted dishes in the menu’s order and leaves out parts without any', () => {
  const dish = (id: string) => ({ id, name: id, price: 900 });
  const menu = {
    sections: [
      { id: 'pizza', name: 'Pizza', items: [dish('margherita'), dish('diavola'), dish('napoli')] },
      { id: 'sides', name: 'Sides', items: [dish('chips')] },
    ],
  } as MenuAnswer;
  const card = cardOf(menu, ['napoli', 'margherita']);
  expect(card.map(({ id, items }) => [id, items.map((one) => one.id)])).toEqual([['pizza', ['margherita', 'napoli']]]);
});
