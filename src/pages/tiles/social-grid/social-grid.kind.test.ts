import { expect, test } from 'vitest';
import { firstOf, onPage, prepared } from '../../../../tests/support/tiles.ts';

const grid = (network: string) =>
  onPage({
    tile: 'social-grid',
    title: 'x',
    network,
    handle: '@x',
    url: 'https://www.instagram.com/x',
    posts: ['a', 'b', 'c'].map((text) => ({ image: `dishes/${text}`, text })),
  });

/** A feed with this many posts, which may have more in ten minutes. */
const feed = (count: number) => async () => ({
  media: Array.from({ length: count }, (_, id) => ({
    id: String(id),
    caption: `Post ${id}`,
    permalink: null,
    timestamp: null,
    picture: `/images/insta/${id}`,
  })),
  freshUntil: 600_000,
});

test.each([
  ['instagram', 5, ['0', '1', '2']],
  ['instagram', 2, []],
  ['instagram', 0, []],
  ['facebook', 5, []],
])('a grid of %s with %d posts shows %j', async (network, count, ids) => {
  const { latest } = firstOf('social-grid', await prepared(grid(network), { posts: feed(count) }));
  expect(latest.map(({ id }) => id)).toEqual(ids);
});

test('a grid is rendered again when the feed may have more posts', async () => {
  const changes: number[] = [];
  await prepared(grid('instagram'), { posts: feed(0), changesAt: (instant) => changes.push(instant) });
  expect(changes).toEqual([600_000]);
});
