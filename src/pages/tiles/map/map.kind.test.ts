import { expect, test } from 'vitest';
import { brandContent } from '../../../../tests/support/app.ts';
import { firstOf, onPage, prepared } from '../../../../tests/support/tiles.ts';

test('a map shows the restaurants with a menu', async () => {
  const { restaurants } = await brandContent();
  const slugs = restaurants.filter((restaurant) => restaurant.menus.includes('breakfast')).map(({ slug }) => slug);
  const tiles = onPage({ tile: 'map', title: 'Breakfast', menuId: 'breakfast' });
  const { shownRestaurants } = firstOf('map', await prepared(tiles));
  expect(shownRestaurants.map(({ slug }) => slug)).toEqual(slugs);
});
