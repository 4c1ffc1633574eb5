import { expect, test } from 'vitest';
import { brandContent } from '../../../../tests/support/app.ts';
import { firstOf, onPage, prepared } from '../../../../tests/support/tiles.ts';

test('a map shows those that serve a menu', async () => {
  const { restaurants } = await brandContent();
  const serving = restaurants.filter((one) => one.menus.includes('breakfast')).map(({ slug }) => slug);
  const tiles = onPage({ tile: 'map', title: 'Breakfast', menuId: 'breakfast' });
  const { shownRestaurants } = firstOf('map', await prepared(tiles));
  expect(shownRestaurants.map(({ slug }) => slug)).toEqual(serving);
});
