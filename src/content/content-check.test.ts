import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW } from '../../tests/support/test-clock.ts';
import { checkFolder } from './content-check.ts';

const NOW_MS = TEST_NOW.epochMilliseconds;
const leeds = 'restaurants/leeds-greek-street.json';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavola-check-'));
  await cp('content', folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

// biome-ignore lint/suspicious/noExplicitAny: content as an editor writes it, before its shape is checked
type Written = any;
type Change = (value: Written) => void;

async function edit(file: string, change: Change): Promise<void> {
  const value = JSON.parse(await readFile(join(folder, file), 'utf8'));
  change(value);
  await writeFile(join(folder, file), JSON.stringify(value));
}
const problems = async (now = NOW_MS) =>
  (await checkFolder(folder, { publicFolder: 'public', now })).map(
    ({ file, path, found }) => `${file}: ${path}: ${found}`,
  );

test('the sample content has no problems', async () => {
  expect(await problems()).toEqual([]);
});

describe('a mistake is reported with its file, path and value', () => {
  test.each<[string, string, Change, string[]]>([
    [
      'an unknown tile',
      'pages/kids.json',
      (page) => Object.assign(page.tiles[1], { tile: 'marquee' }),
      ['pages/kids.json: tiles.1.tile: "marquee"'],
    ],
    [
      'a restaurant on the booking widget without a URL',
      leeds,
      (restaurant) => Object.assign(restaurant, { bookATableWidgetId: 'UK-42' }),
      [`${leeds}: bookATableWidgetId: UK-42`],
    ],
    [
      'a booking widget whose URL names no restaurant',
      'settings.json',
      (settings) => Object.assign(settings, { bookings: { widgetUrl: 'https://widget.example/' } }),
      ['settings.json: bookings.widgetUrl: "https://widget.example/"'],
    ],
    [
      'a broken link on a page',
      'pages/kids.json',
      (page) => page.tiles.unshift({ tile: 'text', body: '[x](/sushi)' }),
      ['pages/kids.json: tiles.0.body.0.words.0.href: /sushi'],
    ],
    [
      'a broken link in the first menu',
      'settings.json',
      (settings) => Object.assign(settings.mastheadItems[0].links[2], { url: '/sushi' }),
      ['settings.json: mastheadItems.0.links.2.url: /sushi'],
    ],
    [
      'a broken link in a dropdown',
      'settings.json',
      (settings) => Object.assign(settings.mastheadItems[0].links[0].links[1], { url: '/our-menu/sushi' }),
      ['settings.json: mastheadItems.0.links.0.links.1.url: /our-menu/sushi'],
    ],
    [
      'a broken link in the footer',
      'settings.json',
      (settings) => Object.assign(settings.footer.groups[1].links[0], { url: '/sushi' }),
      ['settings.json: footer.groups.1.links.0.url: /sushi'],
    ],
    [
      'a broken link in the banner',
      'settings.json',
      (settings) => Object.assign(settings, { banner: { text: 'x', linkText: 'x', linkUrl: '/kids#nowhere' } }),
      ['settings.json: banner.linkUrl: /kids#nowhere'],
    ],
    [
      'an unsafe link in the footer',
      'settings.json',
      (settings) => Object.assign(settings.footer.groups[0].links[0], { url: 'javascript:alert(1)' }),
      ['settings.json: footer.groups.0.links.0.url: "javascript:alert(1)"'],
    ],
    [
      'an unknown menu in the order of menus',
      'settings.json',
      (settings) => settings.menuOrder.push('sushi'),
      ['settings.json: menuOrder.7: sushi'],
    ],
    [
      'a missing logo',
      'settings.json',
      (settings) => Object.assign(settings.logoVariants[0].image, { url: '/images/gone.svg' }),
      ['settings.json: logoVariants.0.image.url: /images/gone.svg'],
    ],
    [
      'a missing picture for e-mails',
      'settings.json',
      (settings) => Object.assign(settings.emails.picture, { url: '/images/gone.jpg', alt: '' }),
      ['settings.json: emails.picture.url: /images/gone.jpg', 'settings.json: emails.picture.alt: '],
    ],
    [
      'a missing font for e-mails',
      'settings.json',
      (settings) => Object.assign(settings.emails.fonts[0], { url: '/fonts/gone.woff2' }),
      ['settings.json: emails.fonts.0.url: /fonts/gone.woff2'],
    ],
    [
      'a logo without alt text',
      'settings.json',
      (settings) => Object.assign(settings.logoVariants[0], { alt: ' ' }),
      ['settings.json: logoVariants.0.alt:  '],
    ],
    [
      'a logo that ends before it starts',
      'settings.json',
      (settings) => Object.assign(settings.logoVariants[0], { end: '2025-08-30' }),
      ['settings.json: logoVariants.0.end: 2025-08-30'],
    ],
    [
      'a broken link of a restaurant',
      leeds,
      (content) => Object.assign(content.heroTiles[0], { linkUrl: '/sushi' }),
      [`${leeds}: heroTiles.0.linkUrl: /sushi`],
    ],
    ['an unknown menu of a restaurant', leeds, (content) => content.menus.push('sushi'), [`${leeds}: menus: sushi`]],
    [
      'an unknown menu of an occasion',
      leeds,
      (content) => {
        content.booking.occasions = [
          {
            id: 'x',
            name: 'x',
            minimumCovers: 1,
            maximumCovers: 2,
            areaLinkGroup: null,
            takesEnquiries: false,
            menuLinkGroup: { isInclusive: true, ids: ['main', 'sushi'] },
          },
        ];
      },
      [`${leeds}: booking.occasions.0.menuLinkGroup.ids: sushi`],
    ],
    [
      'a duplicate store id',
      leeds,
      (content) => Object.assign(content, { storeId: '1001' }),
      [expect.stringMatching(/^restaurants\/.+\.json: storeId: 1001$/)],
    ],
    [
      'a duplicate dish id',
      'menus/main.json',
      (content) => content.sections[1].items.push({ ...content.sections[1].items[0], name: 'x' }),
      [expect.stringMatching(/^menus\/main\.json: sections\.1\.items\.\d+\.id: /)],
    ],
    [
      'a duplicate section id',
      'menus/drinks.json',
      (content) => content.sections.push({ ...content.sections[0], name: 'x' }),
      ['menus/drinks.json: sections.6.id: aperitivo'],
    ],
    [
      'a duplicate table id',
      leeds,
      (content) => content.booking.tables.push({ ...content.booking.tables[0] }),
      [expect.stringMatching(/^restaurants\/leeds-greek-street\.json: booking\.tables\.\d+\.id: /)],
    ],
    [
      'a table in an unknown area',
      leeds,
      (content) => Object.assign(content.booking.tables[0], { areaId: 'cellar' }),
      [`${leeds}: booking.tables.0.areaId: cellar`],
    ],
    [
      'a join with an unknown table',
      leeds,
      (content) => content.booking.joins[0].tableIds.push('nowhere'),
      [`${leeds}: booking.joins.0.tableIds: nowhere`],
    ],
    [
      'opening hours in the past',
      leeds,
      (content) => {
        content.openingHours.overrides = [
          { name: 'x', startDate: '2026-11-01', endDate: '2026-11-19', openTime: 'closed', closeTime: 'closed' },
        ];
      },
      [`${leeds}: openingHours.overrides.0.endDate: 2026-11-19`],
    ],
    [
      'opening hours the wrong way round',
      leeds,
      (content) => {
        content.openingHours.overrides = [
          { name: 'x', startDate: '2026-12-24', endDate: '2026-12-23', openTime: 'closed', closeTime: 'closed' },
        ];
      },
      [`${leeds}: openingHours.overrides.0.endDate: 2026-12-23`],
    ],
    [
      'a dish missing from its menu',
      'pages/home.json',
      (page) => page.tiles[1].dishes.push('sushi'),
      ['pages/home.json: tiles.1.dishes: sushi'],
    ],
    [
      'a map with an occasion nobody offers',
      'pages/christmas.json',
      (page) => page.tiles.unshift({ tile: 'map', title: 'x', occasion: 'sushi' }),
      ['pages/christmas.json: tiles.0.occasion: sushi'],
    ],
    [
      'a menu with an occasion nobody offers',
      'menus/christmas.json',
      (content) => Object.assign(content, { occasion: 'sushi' }),
      ['menus/christmas.json: occasion: sushi'],
    ],
    [
      'a promotion in the past',
      'pages/christmas.json',
      (page) =>
        page.tiles.unshift({
          tile: 'seasonal-promotion',
          title: 'x',
          text: 'x',
          links: [{ text: 'x', url: '/' }],
          startDate: '2025-11-01',
          endDate: '2025-12-24',
        }),
      ['pages/christmas.json: tiles.0.endDate: 2025-12-24'],
    ],
    [
      'an unlisted picture',
      leeds,
      (content) => Object.assign(content.heroTiles[0], { image: 'dishes/sushi' }),
      [`${leeds}: heroTiles.0.image: dishes/sushi`],
    ],
    [
      'a listed picture without files',
      'images.json',
      (images) => Object.assign(images, { 'dishes/sushi': { width: 4, height: 3, widths: [400], alt: 'Sushi' } }),
      [
        'images.json: dishes/sushi.widths: /images/dishes/sushi-400.avif',
        'images.json: dishes/sushi.widths: /images/dishes/sushi-400.webp',
      ],
    ],
    [
      'a redirect to a missing page',
      'redirects.json',
      (rows) => rows.unshift({ from: '/old-sushi', to: '/sushi', note: 'x' }),
      ['redirects.json: 0.to: /sushi'],
    ],
    [
      'an offer in an unknown restaurant',
      'offers/yorkshire-arancini.json',
      (offer) => offer.restaurants.push('hull-docks'),
      ['offers/yorkshire-arancini.json: restaurants.4: hull-docks'],
    ],
    [
      'an offer that ends before it starts',
      'offers/dough-lesson.json',
      (offer) => Object.assign(offer, { until: '2026-01-01' }),
      ['offers/dough-lesson.json: until: "2026-01-01"'],
    ],
    [
      'an offer with a broken link',
      'offers/dough-lesson.json',
      (offer) => Object.assign(offer, { successButtonUrl: '/sushi' }),
      ['offers/dough-lesson.json: successButtonUrl: /sushi'],
    ],
    [
      'codes without a pool',
      'offers/a-fifth-off-supper.json',
      (offer) => Object.assign(offer, { codes: { kind: 'generated' } }),
      ['offers/a-fifth-off-supper.csv: : none'],
    ],
    [
      'a pool without codes',
      'offers/dough-lesson.json',
      (offer) => Object.assign(offer, { codes: { kind: 'pool' } }),
      [expect.stringMatching(/^offers\/dough-lesson.csv: : ENOENT/)],
    ],
    [
      'a welcome offer that anyone could claim',
      'settings.json',
      (settings) => Object.assign(settings.customers, { welcomeOffer: 'dough-lesson' }),
      ['settings.json: customers.welcomeOffer: dough-lesson'],
    ],
    [
      'a contact reason nobody reads',
      'contact-reasons.json',
      (reasons) => Object.assign(reasons[0].subReasons[0], { to: 'nobody' }),
      [expect.stringMatching(/^contact-reasons.json: 0.subReasons.0.to: /)],
    ],
    [
      'a form that starts with an unknown reason',
      'pages/careers.json',
      (page) => {
        const form = page.tiles.findIndex(({ about }: { about?: string }) => about !== undefined);
        page.tiles[form].about = 'other/holidays';
      },
      [expect.stringMatching(/^pages\/careers.json: tiles.\d+.about: other\/holidays$/)],
    ],
    [
      'a partner menu nobody cooks',
      'partner-menus.json',
      (partners) => Object.assign(partners[0], { menuId: 'sushi' }),
      ['partner-menus.json: 0.menuId: sushi'],
    ],
  ])('%s', async (_what, file, change, problem) => {
    await edit(file, change);
    expect(await problems()).toEqual(problem);
  });

  test('a picture without alt text is reported wherever it is shown', async () => {
    await edit('images.json', (images) => Object.assign(images['dishes/calzone'], { alt: '' }));
    const problem = await problems();
    expect(problem).toContainEqual(expect.stringMatching(/^menus\/main\.json: sections\.\d+\.items\.\d+\.image: /));
    expect(problem.filter((content) => !content.endsWith(': dishes/calzone'))).toEqual([]);
  });
});

test("an invalid file doesn't stop the rest from being checked", async () => {
  await edit('pages/kids.json', (page) => Object.assign(page.tiles[0], { tile: 'marquee' }));
  await edit(leeds, (content) => Object.assign(content, { lat: 'north' }));
  await edit('settings.json', (settings) => Object.assign(settings.footer.groups[1].links[0], { url: '/sushi' }));
  expect(await problems()).toEqual([
    `${leeds}: lat: "north"`,
    'pages/kids.json: tiles.0.tile: "marquee"',
    'settings.json: footer.groups.1.links.0.url: /sushi',
  ]);
});

test('content:check prints a line for each problem and exits with 1', async () => {
  await edit('settings.json', (settings) => settings.menuOrder.push('sushi'));
  const ran = promisify(execFile)(process.execPath, ['scripts/content.ts', 'check'], {
    env: { ...process.env, CONTENT_DIR: folder },
  });
  await expect(ran).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('settings.json: at menuOrder.7 expected a menu in menus/, found sushi\n'),
  });
});

test('a duplicate or invalid voucher code is reported with its line', async () => {
  await writeFile(join(folder, 'offers/a-fifth-off-supper.csv'), 'code\nTAV-0001\nTAV-0001\nno code\n');
  expect(await problems()).toEqual([
    'offers/a-fifth-off-supper.csv: line 3: TAV-0001',
    'offers/a-fifth-off-supper.csv: line 4: no code',
  ]);
});
