import { expect, test } from 'vitest';
import { firstOf, onPage, prepared } from '../../../../tests/support/tiles.ts';

test("offers that aren't running are left out, and the tile stays with its text", async () => {
  const offer = { description: 'x', validityText: 'x', terms: 'x', linkText: 'x', linkUrl: '/' };
  const tiles = onPage({
    tile: 'offers-list',
    title: 'Offers',
    none: 'None.',
    offers: [
      { ...offer, title: 'over', endDate: '2026-11-19' },
      { ...offer, title: 'now' },
      { ...offer, title: 'later', startDate: '2026-11-21' },
    ],
  });
  const { offers } = firstOf('offers-list', await prepared(tiles));
  expect(offers.map(({ title }) => title)).toEqual(['now']);
});
