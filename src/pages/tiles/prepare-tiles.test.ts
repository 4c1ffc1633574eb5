import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadContent } from '../../content/content.ts';
import { contentPage, publishPage } from '../content/page-contract.ts';
import { prepareTiles } from './prepare-tiles.ts';
import type { TileSources } from './shared/tile-sources.ts';
import type { Tile } from './tile.ts';
import { logTileOnce } from './tile-log.ts';

const content = await loadContent('content');
const { summaries, menus, settings } = content.published;
const changes: number[] = [];
afterEach(() => changes.splice(0));

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('not found');
  return value;
}

const sources = (today = '2026-11-20', answered: string | null = null): TileSources => ({
  today,
  minutes: 600,
  answered,
  restaurants: async () => summaries,
  menu: async (id) => found(menus.get(id)),
  settings: async () => settings,
  contact: async () => ({
    contactReasons: [],
    restaurants: [],
    groupBooking: { ...settings.contact.groupBooking, bookingTypes: [] },
  }),
  posts: async () => ({ media: [], freshUntil: null }),
  vouchers: async () => [],
  changesAt: (instant) => changes.push(instant),
});

const picture = (name: string) => ({ name, width: 4, height: 3, widths: [400], alt: name });
const laid = (...tiles: unknown[]): Tile[] =>
  publishPage(
    contentPage.parse({
      ...{ id: 'lunch', title: 'Lunch', image: 'dishes/lasagne', tiles },
      description: 'A page about lunch, long enough to be found by somebody hungry.',
    }),
    picture,
  ).tiles;

const ready = (tiles: Tile[], from = sources()) =>
  prepareTiles(tiles, from, (_tile, _at, error) => {
    throw error;
  });
const text = { tile: 'text', body: 'Come.' };
const season = {
  ...{ tile: 'seasonal-promotion', title: 'Sprouts', text: 'On a pizza.', links: [{ text: 'Book', url: '/book-now' }] },
  ...{ startDate: '2026-11-23', endDate: '2026-12-24' },
};

describe('a season', () => {
  test.each([
    ['2026-11-22', 0],
    ['2026-11-23', 1],
    ['2026-12-24', 1],
    ['2026-12-25', 0],
  ])('on %s is shown %d times', async (today, times) => {
    expect(await ready(laid(season), sources(today))).toHaveLength(times);
  });

  test('reports when the page changes', async () => {
    await ready(laid(season), sources('2026-11-23'));
    expect(changes).toEqual([Date.parse('2026-12-25T00:00:00Z')]);
  });
});

test('offers that are not running are left out, the tile stays with its text', async () => {
  const offer = { description: 'x', validityText: 'x', terms: 'x', linkText: 'x', linkUrl: '/' };
  const tiles = laid({
    ...{ tile: 'offers-list', title: 'Offers', none: 'None.' },
    offers: [
      { ...offer, title: 'over', endDate: '2026-11-19' },
      { ...offer, title: 'now' },
      { ...offer, title: 'later', startDate: '2026-11-21' },
    ],
  });
  const [list] = await ready(tiles);
  expect(list?.tile === 'offers-list' && list.offers.map(({ title }) => title)).toEqual(['now']);
});

test('a map shows those that serve a menu', async () => {
  const serving = content.restaurants.filter((one) => one.menus.includes('breakfast')).map(({ slug }) => slug);
  const [map] = await ready(laid({ tile: 'map', title: 'Breakfast', menuId: 'breakfast' }));
  expect(map?.tile === 'map' && map.shownRestaurants.map(({ slug }) => slug)).toEqual(serving);
});

test('a card prints the menu’s own names and prices, and one price for a set', async () => {
  const card = { tile: 'menu-teaser', title: 'x', linkText: 'x' };
  const [main, lunch] = await ready(
    laid(
      { ...card, menuId: 'main', dishes: ['margherita', 'long-gone'] },
      { ...card, menuId: 'lunch-set', dishes: ['margherita'] },
    ),
  );
  const sections = (tile: typeof main) => (tile?.tile === 'menu-teaser' ? tile.sections : []);
  expect(sections(main)).toMatchObject([{ items: [{ name: 'Margherita', price: 1195 }] }]);
  expect(sections(lunch)).toMatchObject([{ setPrice: 1095, items: [{ name: 'Margherita', price: null }] }]);
});

test('the booking bar suggests dinner tonight, and the page expires when it is too late for that', async () => {
  const [slip] = await ready(laid({ tile: 'booking-entry', title: 'Book' }), sources('2026-07-01'));
  expect(slip).toMatchObject({
    bar: { today: '2026-07-01', maximumCovers: 20, party: { date: '2026-07-01', time: '19:00', covers: 2 } },
  });
  expect(changes).toEqual([Date.parse('2026-07-01T17:01:00Z')]);
});

describe('a social media grid', () => {
  const own = (network: string) =>
    laid({
      ...{ tile: 'social-grid', title: 'x', network, handle: '@x', url: 'https://www.instagram.com/x' },
      posts: ['a', 'b', 'c'].map((text) => ({ image: `dishes/${text}`, text })),
    });
  const posted = (count: number) =>
    Array.from({ length: count }, (_, id) => ({
      ...{ id: String(id), caption: `Post ${id}`, permalink: null, timestamp: null },
      picture: `/images/insta/${id}`,
    }));
  const withPosts = (count: number): TileSources => ({
    ...sources(),
    posts: async () => ({ media: posted(count), freshUntil: 600_000 }),
  });
  test.each([
    ['instagram', 5, ['0', '1', '2']],
    ['instagram', 2, []],
    ['instagram', 0, []],
    ['facebook', 5, []],
  ])('on %s with %d posts shows %j', async (network, count, ids) => {
    const [grid] = await ready(own(network), withPosts(count));
    expect(grid?.tile === 'social-grid' && grid.latest.map(({ id }) => id)).toEqual(ids);
  });

  test('is rendered again when the feed may have more', async () => {
    await ready(own('instagram'), withPosts(0));
    expect(changes).toEqual([600_000]);
  });
});

test('the laid table has its booking bar, with or without towns to suggest', async () => {
  const tiles = laid({ tile: 'laid-table', title: 'Pull up a chair.', image: 'dishes/lasagne' });
  const [table] = await ready(tiles, sources('2026-07-01'));
  expect(table).toMatchObject({ bar: { today: '2026-07-01', towns: expect.arrayContaining(['Leeds']) } });
  const [alone] = await ready(tiles, { ...sources(), restaurants: () => Promise.reject(new Error('down')) });
  expect(alone).toMatchObject({ tile: 'laid-table', bar: { towns: [] } });
});

test('a shopfront wall keeps its order and leaves out unknown restaurants; with none it is left out', async () => {
  const wall = (...restaurants: string[]) => laid({ tile: 'shopfront-wall', title: 'x', restaurants });
  const [shown] = await ready(wall('york-coppergate', 'rome-trastevere', 'bath-milsom-street'));
  expect(shown?.tile === 'shopfront-wall' && [shown.posters.map(({ slug }) => slug), shown.count]).toEqual([
    ['york-coppergate', 'bath-milsom-street'],
    60,
  ]);
  await expect(ready(wall('rome-trastevere'))).rejects.toThrow('any more');
});

test('a tile that cannot be prepared is left out and reported once', async () => {
  const tiles = laid(
    text,
    { tile: 'menu-teaser', title: 'x', menuId: 'sushi', dishes: ['maki'], linkText: 'x', key: 'sushi' },
    text,
  );
  const tell = vi.fn();
  for (const _time of [1, 2]) {
    const prepared = await prepareTiles(tiles, sources(), logTileOnce('lunch', tell));
    expect(prepared.map(({ tile }) => tile)).toEqual(['text', 'text']);
  }
  expect(tell.mock.calls).toEqual([['The tile sushi (menu-teaser) of /lunch was left out: not found']]);
});
