import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import { brandContent } from '../../../tests/support/app.ts';
import { tileSources } from '../../../tests/support/tiles.ts';
import { readContentFolder } from '../../platform/content-files.ts';
import { ADULTS_NEED } from '../../values/food/energy.ts';
import { plainText } from '../rich-text/plain-text.ts';
import { prepareTiles } from '../tiles/prepare-tiles.ts';
import { headsPage, kindOf, type ReadyTile } from '../tiles/tile.ts';
import * as kinds from '../tiles/tile-kinds.ts';
import { contentPage, pageFile, publishPage } from './page-contract.ts';
import { drawStaticTiles } from './tile-parts.server.tsx';
import { TileList } from './tiled-page.tsx';

const content = await brandContent();
const { menus } = content.published;
const pages = await readContentFolder(contentPage, 'content/pages', pageFile);

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('not found');
  return value;
}

const sources = await tileSources({ today: '2026-11-23' });
const picture = (name: string) => ({ name, ...found(content.images[name]) });
let laid: Parameters<typeof TileList>[0] = { tiles: [] };
const Laid = () => <TileList {...laid} />;
const Page = createRoutesStub([{ path: '/', Component: Laid }]);
const render = (list: typeof laid) => {
  laid = list;
  return renderToStaticMarkup(<Page />);
};
const html = (tiles: ReadyTile[]) => render({ tiles });
const prepare = (page: (typeof pages)[number], from = sources) =>
  prepareTiles(publishPage(page, picture).tiles, from, (_tile, _at, error) => {
    throw error;
  });
const count = (text: string, part: RegExp) => text.match(part)?.length ?? 0;
const pageOf = (id: string) => found(pages.find((page) => page.id === id));

describe.each(pages.map((page) => [page.id, page] as const))('the page /%s', (_id, page) => {
  test('the page is complete, with at most one h1, no inline style and unique ids', async () => {
    const tiles = await prepare(page);
    expect(tiles).toHaveLength(page.tiles.length);
    const pageHtml = html(tiles);
    const heroes = page.tiles.filter(headsPage).length;
    expect(count(pageHtml, /<h1[ >]/g)).toBe(heroes);
    expect(pageHtml).not.toMatch(/ style="/);
    const ids = [...pageHtml.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the page states the energy of every priced dish, and what an adult needs', async () => {
    const cards = (await prepare(page)).filter((tile) => tile.tile === 'menu-teaser');
    for (const card of cards) {
      const cardHtml = html([card]);
      const dishes = card.sections.flatMap(({ items }) => items);
      const kcals = [...cardHtml.matchAll(/(\d+) kcal</g)].map(([, kcal]) => Number(kcal));
      expect(kcals).toEqual(dishes.map(({ kcal }) => kcal));
      expect(cardHtml).toContain(ADULTS_NEED);
    }
  });

  test('the page looks the same with prerendered static tiles', async () => {
    const tiles = await prepare(page);
    const before = drawStaticTiles(tiles);
    const staticTiles = tiles.filter((tile) => kindOf(tile).isStatic);
    expect(Object.keys(before.parts)).toHaveLength(staticTiles.length);
    expect(render(before).replaceAll(/ data-static="[^"]*"/g, '')).toBe(html(tiles));
  });

  test("the page's headings skip no level", async () => {
    const pageHtml = `${page.tiles.some(headsPage) ? '' : '<h1>'}${html(await prepare(page))}`;
    const levels = [...pageHtml.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    const skips = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
    expect(skips).toEqual([]);
  });
});

test('every kind of tile is used by some page of the sample brand', () => {
  const usedKinds = new Set(pages.flatMap(({ tiles }) => tiles.map(({ tile }) => tile)));
  expect(usedKinds.size).toBe(Object.keys(kinds).length);
});

describe('a quiz without JavaScript', () => {
  test.each([
    [null, 0, 0],
    ['two-days', 1, 0],
    ['an-hour', 0, 1],
    ['"><script>', 0, 0],
  ])('a quiz without JavaScript responds to ?answer=%s', async (answered, right, wrong) => {
    const pageHtml = html(await prepare(pageOf('competition'), { ...sources, answered }));
    expect(count(pageHtml, /Two days it is\./g)).toBe(right);
    expect(count(pageHtml, /The dough says no\./g)).toBe(wrong);
    expect(pageHtml).not.toContain('<script>');
  });
});

test("a hero with a film shows its poster until a script has checked the visitor's preferences", async () => {
  const page = contentPage.parse({
    id: 'film',
    title: 'Film',
    description: 'A page with a film at its top, to see what is sent to everyone.',
    image: 'dishes/lasagne',
    tiles: [
      {
        tile: 'hero',
        title: 'Lunch',
        image: 'dishes/lasagne',
        poster: 'hero/hero',
        videoMobile: '/videos/lunch-tall.mp4',
        videoDesktop: '/videos/lunch.mp4',
      },
    ],
  });
  const pageHtml = html(await prepare(page));
  expect(pageHtml).toContain('/images/hero/hero-');
  expect(pageHtml).not.toContain('<video');
});

test("the feed replaces the tile's own pictures, served only by this site", async () => {
  const posts = async () => ({
    media: ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => ({
      id,
      caption: `Post ${id}`,
      permalink: 'https://www.instagram.com/p/x/',
      timestamp: null,
      picture: `/images/insta/${id}`,
    })),
    freshUntil: null,
  });
  const about = html(await prepare(pageOf('about'), { ...sources, posts }));
  expect(about).toContain('src="/images/insta/1"');
  expect(about).toContain('<a href="https://www.instagram.com/p/x/"');
  expect(about).not.toMatch(/src="https?:/);
});

test.each(['christmas', 'birthday-parties'])('more than twenty for %s are led to the enquiry form', (id) => {
  const [form] = pageOf('group-bookings').tiles.filter((tile) => tile.tile === 'form');
  const led = JSON.stringify(pageOf(id)).match(/"(?:linkUrl|url)":"\/group-bookings[^"]*"/g) ?? [];
  expect(led.length).toBeGreaterThan(0);
  for (const link of led) expect(link).toContain(`/group-bookings#${form?.tileId}"`);
});

describe('claims about the restaurants are true', () => {
  const restaurantsWith = (menu: string) =>
    content.restaurants.filter((restaurant) => restaurant.menus.includes(menu)).length;
  const rooms = content.restaurants
    .filter((restaurant) => restaurant.amenities.includes('Private dining'))
    .map(({ slug }) => slug);
  const roomMap = pageOf('group-bookings').tiles.find((tile) => tile.tile === 'map');
  test.each([
    ['twenty-one with breakfast', restaurantsWith('breakfast'), 21],
    ['forty-two with Christmas', restaurantsWith('christmas'), 42],
    ['sixty with a kids’ menu', restaurantsWith('kids'), 60],
    ['sixty with a set lunch', restaurantsWith('lunch-set'), 60],
    ['sixty with a gluten-free menu', restaurantsWith('gluten-free'), 60],
    ['eighteen private rooms', rooms.length, 18],
    ['all but three collect', content.restaurants.filter((restaurant) => restaurant.clickCollect.enabled).length, 57],
    [
      'all but one have high chairs',
      content.restaurants.filter((restaurant) => restaurant.amenities.includes('High chairs')).length,
      59,
    ],
    [
      'all but three change babies',
      content.restaurants.filter((restaurant) => restaurant.amenities.includes('Baby changing')).length,
      57,
    ],
  ])('the claim about the restaurants is true: %s', (_what, is, claim) => {
    expect(is).toBe(claim);
  });

  test('the private rooms on the map exist', () => {
    expect([...(roomMap?.restaurants ?? [])].sort()).toEqual(rooms.sort());
  });

  test('every dish on a card is on its menu', () => {
    for (const { tiles } of pages) {
      for (const tile of tiles) {
        if (tile.tile !== 'menu-teaser') continue;
        const dishes = found(menus.get(tile.menuId)).sections.flatMap(({ items }) => items.map(({ id }) => id));
        expect(tile.dishes.filter((id) => !dishes.includes(id))).toEqual([]);
      }
    }
  });

  test('the calories on the allergens page match the menu', () => {
    const dishes = found(menus.get('main')).sections.flatMap(({ items }) => items);
    const kcal = new Map(dishes.map((dish) => [dish.name, String(dish.kcal)]));
    const nutrition = pageOf('allergens').tiles.find((tile) => tile.tile === 'text' && tile.title === 'Nutrition');
    const table = nutrition?.tile === 'text' && nutrition.body.find((block) => block.kind === 'table');
    expect(table).toBeTruthy();
    for (const [name, figure] of (table && table.kind === 'table' && table.rows) || []) {
      expect([name, figure].map((cell) => plainText(cell ?? []))).toEqual([
        plainText(name ?? []),
        kcal.get(plainText(name ?? [])),
      ]);
    }
  });
});
