import { expect, test } from 'vitest';
import { firstOf, onPage, prepared } from '../../../../tests/support/tiles.ts';

test('a shopfront wall follows its order without unknown restaurants, and is left out if empty', async () => {
  const wall = (...restaurants: string[]) => onPage({ tile: 'shopfront-wall', title: 'x', restaurants });
  const tiles = wall('york-coppergate', 'rome-trastevere', 'bath-milsom-street');
  const { posters, count } = firstOf('shopfront-wall', await prepared(tiles));
  expect(posters.map(({ slug }) => slug)).toEqual(['york-coppergate', 'bath-milsom-street']);
  expect(count).toBe(60);
  await expect(prepared(wall('rome-trastevere'))).rejects.toThrow('still exists');
});
