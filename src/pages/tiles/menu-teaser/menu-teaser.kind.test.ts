import { expect, test } from 'vitest';
import { firstOf, onPage, prepared } from '../../../../tests/support/tiles.ts';

test.each([
  ['main', ['margherita', 'long-gone'], { items: [{ name: 'Margherita', price: 1195, kcal: 874 }] }],
  ['lunch-set', ['margherita'], { setPrice: 1095, items: [{ name: 'Margherita', price: null, kcal: 874 }] }],
])("a card of %s has the menu's own names and prices, and one price for a set", async (menuId, dishes, section) => {
  const tiles = onPage({ tile: 'menu-teaser', title: 'x', linkText: 'x', menuId, dishes });
  expect(firstOf('menu-teaser', await prepared(tiles)).sections).toMatchObject([section]);
});
