import { expect, test } from 'vitest';
import { onPage, prepared } from '../../../../tests/support/tiles.ts';

test('the laid table has its booking bar, with or without towns to suggest', async () => {
  const tiles = onPage({ tile: 'laid-table', title: 'Pull up a chair.', image: 'dishes/lasagne' });
  const [table] = await prepared(tiles, { today: '2026-07-01' });
  expect(table).toMatchObject({ bar: { today: '2026-07-01', towns: expect.arrayContaining(['Leeds']) } });
  const [alone] = await prepared(tiles, { restaurants: () => Promise.reject(new Error('down')) });
  expect(alone).toMatchObject({ tile: 'laid-table', bar: { towns: [] } });
});
