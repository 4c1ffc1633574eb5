import { expect, test, vi } from 'vitest';
import { onPage, tileSources } from '../../../tests/support/tiles.ts';
import { prepareTiles } from './prepare-tiles.ts';
import { logTileOnce } from './tile-log.ts';

const text = { tile: 'text', body: 'Come.' };

test("a tile that can't be prepared is left out and reported once", async () => {
  const tiles = onPage(
    text,
    { tile: 'menu-teaser', title: 'x', menuId: 'sushi', dishes: ['maki'], linkText: 'x', key: 'sushi' },
    text,
  );
  const tell = vi.fn();
  for (const _time of [1, 2]) {
    const result = await prepareTiles(tiles, await tileSources(), logTileOnce('lunch', tell));
    expect(result.map(({ tile }) => tile)).toEqual(['text', 'text']);
  }
  expect(tell.mock.calls).toEqual([['The tile sushi (menu-teaser) of /lunch was left out: not found']]);
});
