import { expect, test } from 'vitest';
import { furtherRestaurants } from './further-restaurants.ts';

const at = (storeId: string, lat: number) => ({ storeId, lat, lng: -1.5 });
const from = { lat: 53, lng: -1.5 };

test('unlisted restaurants come nearest first, wherever the listed ones are', () => {
  const restaurants = [at('far', 56), at('near', 53.2), at('middle', 54), at('listed', 53.5)];
  const further = furtherRestaurants([{ storeId: 'listed' }], from, restaurants);
  expect(further.map(({ storeId, milesValue }) => [storeId, milesValue])).toEqual([
    ['near', 13.8],
    ['middle', 69.1],
    ['far', 207.3],
  ]);
});

test('at most two hundred further restaurants of a large chain are listed', () => {
  const restaurants = Array.from({ length: 300 }, (_, index) => at(String(index), 53 + index / 1000));
  const further = furtherRestaurants(restaurants.slice(0, 10), from, restaurants);
  expect(further.map(({ storeId }) => storeId)).toEqual(restaurants.slice(10, 210).map(({ storeId }) => storeId));
});
