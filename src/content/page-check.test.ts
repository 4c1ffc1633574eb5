import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TEST_NOW } from '../../tests/support/test-clock.ts';
import { jobCategories } from '../careers/contracts/constants.ts';
import { jobSearchPath } from '../careers/rules/job-query.ts';
import { offer } from '../offers/contracts/offer.ts';
import { type ContentPage, contentPage, pageFile } from '../pages/content/page-contract.ts';
import { readContent, readContentFolder } from '../platform/content-files.ts';
import { restaurantFile } from '../restaurants/contract.ts';
import { imageManifest } from '../settings/contract.ts';
import { checkPages } from './page-check.ts';
import { pageValues } from './page-walk.ts';

const NOW_MS = TEST_NOW.epochMilliseconds;
const names = (folder: string) => readdirSync(`content/${folder}`).map((file) => file.replace('.json', ''));
const paths = new Set([
  ...['/', '/find-us', '/restaurants', '/book-now', '/our-menu', '/preferences'],
  ...[null, ...jobCategories].map((category) => jobSearchPath({ category })),
  ...names('menus').map((id) => `/our-menu/${id}`),
  ...names('restaurants').map((slug) => `/restaurants/${slug}`),
]);
const isPage = (path: string) => paths.has(path);

test('the sample pages have no problems', async () => {
  const images = await readContent(imageManifest, 'content/images.json');
  const pages = await readContentFolder(contentPage, 'content/pages', pageFile);
  expect(checkPages(pages, { isPage, images, now: NOW_MS })).toEqual([]);
});

/** A copy with every internal link broken, and their number. */
function withBrokenLinks<Value>(whole: Value): { copy: Value; broken: number } {
  let count = 0;
  const text = JSON.stringify(whole, (_name, value) => {
    if (typeof value !== 'string' || !/^\/(?!videos\/)/.test(value)) return value;
    count += 1;
    return '/nowhere';
  });
  return { copy: JSON.parse(text), broken: count };
}

test('every link of the sample pages is checked, in every kind of tile', async () => {
  const pages = await readContentFolder(contentPage, 'content/pages', pageFile);
  const { copy, broken } = withBrokenLinks(pages);
  const problemsFound = checkPages(copy, { isPage, images: {}, now: NOW_MS }).filter(
    (problem) => problem.found === '/nowhere',
  );
  expect(broken).toBeGreaterThan(50);
  expect(problemsFound).toHaveLength(broken);
});

const pictures = (content: unknown) =>
  [...pageValues(content)].filter(({ name }) => name === 'image').map(({ value }) => value);
const duplicates = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);

test('no page shows a picture twice', async () => {
  const pages = await readContentFolder(contentPage, 'content/pages', pageFile);
  const offers = await readContentFolder(offer, 'content/offers', ({ slug }) => slug);
  const vouchers = pictures(offers.filter(({ listed }) => listed));
  // A page's own picture is only for sharing; just its tiles are shown on it.
  const picturesOf = (tile: ContentPage['tiles'][number]) => [
    ...pictures(tile),
    ...('withVouchers' in tile && tile.withVouchers ? vouchers : []),
  ];
  const pagesFound = pages.map(({ id, tiles }) => ({ id, twice: duplicates(tiles.flatMap(picturesOf)) }));
  expect(pagesFound.filter(({ twice }) => twice.length)).toEqual([]);
});

test('no restaurant’s page shows a picture twice', async () => {
  const restaurants = await readContentFolder(restaurantFile, 'content/restaurants', ({ slug }) => slug);
  const restaurantsFound = restaurants.map((restaurant) => ({
    slug: restaurant.slug,
    twice: duplicates(pictures(restaurant)),
  }));
  expect(restaurantsFound.filter(({ twice }) => twice.length)).toEqual([]);
});

const images = {
  'dishes/lasagne': { width: 1200, height: 900, widths: [400], alt: 'Lasagne' },
  'dishes/mute': { width: 1200, height: 900, widths: [400], alt: ' ' },
};
const table = { tile: 'laid-table', title: 'Lunch', image: 'dishes/lasagne' };
const hero = { tile: 'hero', title: 'Lunch', image: 'dishes/lasagne' };

function problems(tiles: unknown[], fields: object = {}) {
  const page = contentPage.parse({
    id: 'kids/lunch',
    title: 'Lunch',
    description: 'A page about lunch, long enough to be found by somebody hungry.',
    image: 'dishes/lasagne',
    tiles,
    ...fields,
  });
  return checkPages([page], { isPage, images, now: NOW_MS }).map(({ path, found }) => `${path}: ${found}`);
}

const text = (body: string, fields: object = {}) => ({ tile: 'text', body, ...fields });
const season = (startDate: string, endDate: string) => ({
  tile: 'seasonal-promotion',
  title: 'x',
  text: 'x',
  links: [{ text: 'x', url: '/' }],
  startDate,
  endDate,
});

describe('page problems are reported with their path', () => {
  test.each<[string, unknown[], string[]]>([
    ['nothing wrong', [hero, text('[Menus](/our-menu/main?from=lunch#pizza)')], []],
    ['a broken link in a text', [text('[x](/sushi)')], ['tiles.0.body.0.words.0.href: /sushi']],
    ['a broken link of a tile', [{ ...hero, links: [{ text: 'x', url: '/lunch' }] }], ['tiles.0.links.0.url: /lunch']],
    ['a link to itself', [text('[x](/kids/lunch)')], []],
    ['an anchor on this page', [text('## Small print\n\n[x](#small-print) [y](#there)', { tileId: 'there' })], []],
    ['an unknown anchor', [text('[x](#nowhere)')], ['tiles.0.body.0.words.0.href: #nowhere']],
    ['external links', [text('[x](https://example.com/a) [y](mailto:a@tavola.example)')], []],
    ['an unknown picture', [{ ...hero, image: 'dishes/sushi' }], ['tiles.0.image: dishes/sushi']],
    ['a picture without alt text', [{ ...hero, image: 'dishes/mute' }], ['tiles.0.image: dishes/mute']],
    ['two h1', [hero, hero], ['tiles.1.heading: h1']],
    ['a laid table under a hero', [hero, table], ['tiles.1.heading: h1']],
    ['a link to the order slip', [table, text('[x](#booking)')], []],
    ['a link to a missing order slip', [text('[x](#booking)')], ['tiles.0.body.0.words.0.href: #booking']],
    ['two kinds of order slip', [table, { tile: 'booking-entry', title: 'x' }], ['tiles: 2']],
    [
      'an unknown shopfront',
      [{ tile: 'shopfront-wall', title: 'x', restaurants: ['rome'] }],
      ['tiles.0.restaurants: rome'],
    ],
    ['a second hero as h2', [hero, { ...hero, heading: 'h2' }], []],
    ['a promotion in the past', [season('2026-11-01', '2026-11-19')], ['tiles.0.endDate: 2026-11-19']],
    ['a promotion on its last day', [season('2026-11-01', '2026-11-20')], []],
    ['dates the wrong way round', [season('2026-12-02', '2026-12-01')], ['tiles.0.endDate: 2026-12-01']],
    ['an unknown menu', [{ tile: 'map', title: 'x', menuId: 'sushi' }], ['tiles.0.menuId: sushi']],
    ['an unknown restaurant', [{ tile: 'map', title: 'x', restaurants: ['rome'] }], ['tiles.0.restaurants: rome']],
    ['a tileId used twice', [text('a', { tileId: 'same' }), text('b', { tileId: 'same' })], ['tiles.1.tileId: same']],
    ['a duplicate heading', [text('## Fees'), text('x\n\n## Fees')], ['tiles.1.body.1.id: fees']],
    ["a heading with a tile's anchor", [text('a', { tileId: 'fees' }), text('## Fees')], ['tiles.1.body.0.id: fees']],
    ['two equal keys', [text('a', { key: 'same' }), text('b', { key: 'same' })], ['tiles.1.key: same']],
    [
      'two order slips',
      [
        { tile: 'booking-entry', title: 'x' },
        { tile: 'booking-entry', title: 'x' },
      ],
      ['tiles: 2'],
    ],
  ])('%s', (_what, tiles, expected) => {
    expect(problems(tiles)).toEqual(expected);
  });

  test('a page in the past, by London’s calendar, is reported', () => {
    const late = Date.parse('2026-07-31T23:30:00Z');
    const page = contentPage.parse({
      id: 'summer',
      title: 'Summer',
      description: 'Everything we do under the awning in July, ice and all.',
      image: 'dishes/lasagne',
      endDate: '2026-07-31',
      tiles: [hero],
    });
    expect(checkPages([page], { isPage, images, now: late })).toEqual([
      {
        file: 'pages/summer.json',
        path: 'endDate',
        expected: 'a day not before 2026-08-01, or nothing',
        found: '2026-07-31',
      },
    ]);
  });
});
