import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RunningServer, startServer } from '../load/server.ts';

// biome-ignore lint/suspicious/noExplicitAny: settings as an editor writes them, before their shape is checked
type Written = any;

let folder: string;
let site: RunningServer;
let brandSettings: string;

async function write(file: string, change: (value: Written) => void, original: string): Promise<void> {
  const value = JSON.parse(original);
  change(value);
  await writeFile(join(folder, file), JSON.stringify(value));
}
const read = async (path: string) => (await fetch(`${site.url}${path}`)).text();

/** Instagram's own service, as far as the site asks it. */
const instagram = createServer((request, response) => {
  if (!request.url?.startsWith('/me/media')) return response.writeHead(200, { 'content-type': 'image/png' }).end('png');
  const { origin, searchParams } = new URL(request.url, `http://${request.headers.host}`);
  const data = Array.from({ length: 9 }, (_, id) => ({
    id: `179${id}`,
    caption: `Posted ${id}`,
    media_type: 'IMAGE',
    media_url: `${origin}/p/${id}.png`,
    permalink: `https://www.instagram.com/p/${id}/`,
  }));
  return response.end(JSON.stringify(searchParams.get('access_token') === 'secret' ? { data } : {}));
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavola-settings-'));
  await cp('content', folder, { recursive: true });
  brandSettings = await readFile('content/settings.json', 'utf8');
  await once(instagram.listen(0, '127.0.0.1'), 'listening');
  const { port } = instagram.address() as AddressInfo;
  const posts = { INSTAGRAM_TOKEN: 'secret', INSTAGRAM_URL: `http://127.0.0.1:${port}` };
  site = await startServer({ ...posts, CONTENT_DIR: folder, CLOCK: '2026-11-20T10:00:00Z' });
});
afterAll(async () => {
  await site?.stop();
  instagram.closeAllConnections();
  instagram.close();
  await rm(folder, { recursive: true });
});

/** The markup without inline scripts, which contain the page's data. */
const drawn = (html: string) => html.replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '');

const link = (settings: Written, more: object) => Object.assign(settings.mastheadItems[0].links[2], more);

type Change = [what: string, change: (settings: Written) => void, path: string, seen: RegExp];
/** In rounds: a page is rendered anew for each of them, and no change of a round meets another. */
const rounds: Change[][] = [
  [
    ['site_id', (to) => Object.assign(to, { site_id: 'trattoria' }), '/', /<html[^>]* data-site-id="trattoria"/],
    ['site_name', (to) => Object.assign(to, { site_name: 'Trattoria' }), '/', /<title>Trattoria: /],
    [
      'url',
      (to) => Object.assign(to, { url: 'https://www.trattoria.example' }),
      '/takeaway',
      /<link rel="canonical" href="https:\/\/www\.trattoria\.example\/takeaway"/,
    ],
    ['email', (to) => Object.assign(to, { email: 'a@trattoria.example' }), '/', /href="mailto:a@trattoria\.example"/],
    ['book_now_text', (to) => Object.assign(to, { book_now_text: 'Reserve' }), '/', />Reserve<span class="sr-only"> a/],
    [
      'the first part of the menu, before the logo',
      (to) => link(to, { text: 'Carry out', url: '/offers' }),
      '/',
      /<nav[^>]*>.*href="\/offers"[^>]*>Carry out<.*<\/nav>.* href="\/"[^>]*><img/s,
    ],
    [
      'the second part of the menu, after the logo',
      (to) => Object.assign(to.mastheadItems[1].links[0], { text: 'Bargains' }),
      '/',
      / href="\/"[^>]*><img.*<nav aria-label="Bargains, .*>Bargains</s,
    ],
    [
      'the banner',
      (to) => Object.assign(to, { banner: { text: 'Open late.', linkText: 'Come', linkUrl: '/christmas' } }),
      '/find-us',
      /Open late\..*<a[^>]* href="\/christmas"[^>]*>Come</s,
    ],
    ['the cuisine', (to) => Object.assign(to, { cuisine: 'Greek' }), '/find-us', /<title>Greek restaurants, by/],
    [
      'what the kitchens share',
      (to) => Object.assign(to.menus, { sharedKitchens: 'We fry in one oil' }),
      '/our-menu/main/allergens',
      /<strong>We fry in one oil<\/strong>, so traces/,
    ],
    [
      'the heading of a restaurant’s awards',
      (to) => Object.assign(to.restaurants, { awardsTitle: 'What we have won' }),
      '/restaurants/bath-milsom-street',
      />What we have won<\/h3>/,
    ],
    [
      'why a birthday is asked for',
      (to) => Object.assign(to.customers, { birthdayHint: 'For a surprise.' }),
      '/sign-up',
      />For a surprise\. No need for the year/,
    ],
    [
      'a group of the footer',
      (to) => to.footer.groups.push({ title: 'More', links: [{ text: 'Allergens', url: '/allergens' }] }),
      '/',
      /<footer.*aria-label="More, in the footer".*href="\/allergens"[^>]*>Allergens</s,
    ],
    [
      'a text of the brand',
      (to) => Object.assign(to.texts, { footerHeading: 'Write to us' }),
      '/',
      /<footer.*>Write to us<.*<address/s,
    ],
    [
      'a text of the brand with a restaurant in it',
      (to) => Object.assign(to.texts, { restaurantTiles: 'Nowhere but in {title}, {site}' }),
      '/restaurants/leeds-greek-street',
      />Nowhere but in Leeds Greek Street, Greek Street</,
    ],
    ['the address', (to) => to.footer.address.push('Upstairs'), '/', /<footer.*<address.*>Upstairs</s],
    [
      'the company',
      (to) => Object.assign(to, { company: { registeredName: 'Other Limited', registeredNumber: 'SC123456' } }),
      '/',
      /<footer.*<p>Other Limited, number SC123456\.<\/p>/s,
    ],
    [
      'the promoter of vouchers',
      (to) => Object.assign(to.offers, { minimumAge: 18 }),
      '/offer/pudding-on-us',
      />You must be 18 or over to claim this\. Promoter: Other Limited\.</,
    ],
    ['the legal line', (to) => Object.assign(to.footer, { legal: 'Made up.' }), '/', /<footer.*<p>Made up\.</s],
    [
      'social links',
      (to) => Object.assign(to.footer.social[0], { url: 'https://www.instagram.com/other' }),
      '/',
      /<footer.*href="https:\/\/www\.instagram\.com\/other"/s,
    ],
    [
      'dots of carousels',
      (to) => Object.assign(to, { carousel: { dots: true } }),
      '/group-bookings',
      /<button[^>]* aria-current="true"/,
    ],
  ],
  [
    [
      'a dropdown',
      (to) => link(to, { links: [{ text: 'At the hatch', url: '/takeaway' }] }),
      '/',
      /<summary[^>]*>Takeaway.*<\/summary>.*href="\/takeaway"[^>]*>At the hatch<.*<\/details>/s,
    ],
    [
      'a logo for the time being, in the header and the footer',
      (to) => Object.assign(to.logoVariants[0], { start: '2026-11-20T09:59', end: '2026-11-30', alt: 'Tavola in fog' }),
      '/',
      /vendemmia\.svg"[^>]* alt="Tavola in fog".*<footer.*vendemmia\.svg"[^>]* alt="Tavola in fog"/s,
    ],
  ],
  [
    [
      'the logo',
      (to) => Object.assign(to.logo, { url: '/images/logo.svg' }),
      '/',
      / href="\/"[^>]*><img src="\/images\/logo\.svg" width="184" height="66" alt="Tavola"/,
    ],
    [
      'openInNewTab',
      (to) => link(to, { openInNewTab: true }),
      '/',
      /<a href="\/takeaway" target="_blank" rel="noopener"[^>]*>Takeaway<span class="whitespace-nowrap"><svg[\s\S]{0,400}? \(opens in a new tab\)/,
    ],
  ],
  [
    [
      'the style button',
      (to) => link(to, { style: 'button' }),
      '/',
      /<a class="[^"]*bg-butter[^"]*" href="\/takeaway"/,
    ],
  ],
  [['the style quiet', (to) => link(to, { style: 'quiet' }), '/', /<a class="[^"]* italic" href="\/takeaway"/]],
];
const called = (round: Change[]): [string, Change[]] => [
  round.map(([what]) => what).join('; ') || 'all as it was',
  round,
];
let before: Change[] = [];

async function nothingShows(changes: Change[]): Promise<void> {
  for (const [what, , path, seen] of changes) expect(drawn(await read(path)), what).not.toMatch(seen);
}
async function everythingShows(changes: Change[]): Promise<void> {
  for (const [what, , path, seen] of changes) expect(drawn(await read(path)), what).toMatch(seen);
}
const within = { timeout: 20_000, interval: 100 };

describe('a changed setting is seen on the page within moments, and gone as soon as it is changed back', () => {
  test.each([...rounds, []].map(called))('%s', async (_, round) => {
    await nothingShows(round);
    const change = (settings: Written) => {
      for (const [, make] of round) make(settings);
    };
    await write('settings.json', change, brandSettings);
    await vi.waitFor(() => everythingShows(round), within);
    await vi.waitFor(() => nothingShows(before), within);
    before = round;
  });
});

test('tiles of the home page are moved, removed and added, without scripts', async () => {
  const home = await readFile('content/pages/home.json', 'utf8');
  const main = async () => /<main.*<\/main>/s.exec(await read('/'))?.[0] ?? '';
  const headings = async () => [...(await main()).matchAll(/<h[12][^>]*>([^<]+)</g)].map(([, words]) => words);
  const before = ['Pull up a chair.', 'What are you having?', 'Go for a wander', 'Sunday lunch, the long way round'];
  expect((await headings()).slice(0, 4)).toEqual(before);
  expect(await read('/')).not.toMatch(/<template|\$RC\(/);
  const change = (page: Written) => {
    const [table, card, , sunday] = page.tiles;
    page.tiles = [table, sunday, card, { tile: 'text', title: 'New here', body: 'Welcome.' }];
  };
  await write('pages/home.json', change, home);
  const after = ['Pull up a chair.', 'Sunday lunch, the long way round', 'What are you having?', 'New here'];
  await vi.waitFor(async () => expect(await headings()).toEqual(after), { timeout: 20_000, interval: 100 });
});

test('the logo of September 2025 is replaced as the month ends in London', async () => {
  // Twenty seconds to midnight in London: a busy machine needs some of them to start.
  const september = await startServer({ CLOCK: '2025-09-30T22:59:40Z' });
  const sign = async () =>
    / href="\/"[^>]*><img src="([^"]+)"/.exec(await (await fetch(`${september.url}/takeaway`)).text())?.[1];
  expect(await sign()).toBe('/images/logo-light-vendemmia.svg');
  await vi.waitFor(async () => expect(await sign()).toBe('/images/logo-light.svg'), { timeout: 60_000, interval: 250 });
  await september.stop();
});

test('the social grid shows posts of the Instagram account, with pictures served from here', async () => {
  const page = await fetch(`${site.url}/about`);
  const html = await page.text();
  expect(html).toContain('<img src="/images/insta/1790"');
  expect(html).toContain('>Posted 0</a>');
  expect(page.headers.get('content-security-policy')).toContain("img-src 'self' data:;");
  const picture = await fetch(`${site.url}/images/insta/1790`);
  expect([picture.status, await picture.text()]).toEqual([200, 'png']);
});
