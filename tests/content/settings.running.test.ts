import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RunningServer, startServer } from '../load/server.ts';

// biome-ignore lint/suspicious/noExplicitAny: settings as an editor sees them, before anything is known of their shape
type Written = any;

let folder: string;
let site: RunningServer;
let house: string;

async function write(file: string, change: (value: Written) => void, original: string): Promise<void> {
  const value = JSON.parse(original);
  change(value);
  await writeFile(join(folder, file), JSON.stringify(value));
}
const read = async (path: string) => (await fetch(`${site.url}${path}`)).text();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavola-settings-'));
  await cp('content', folder, { recursive: true });
  house = await readFile('content/settings.json', 'utf8');
  site = await startServer({ CONTENT_DIR: folder, CLOCK: '2026-11-20T10:00:00Z' });
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

/** The page without the data its scripts begin with: what is drawn. */
const drawn = (html: string) => html.replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '');

const link = (settings: Written, more: object) => Object.assign(settings.mastheadItems[0].links[2], more);

describe('a changed setting is seen on the page within moments', () => {
  test.each<[string, (settings: Written) => void, string, RegExp]>([
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
      /<nav[^>]*>.*href="\/offers"[^>]*>Carry out<.*<\/nav>.*class="logo-sign"/s,
    ],
    [
      'the second part of the menu, after the logo',
      (to) => Object.assign(to.mastheadItems[1].links[0], { text: 'Bargains' }),
      '/',
      /class="logo-sign".*<nav aria-label="Bargains, .*>Bargains</s,
    ],
    [
      'a dropdown',
      (to) => link(to, { links: [{ text: 'At the hatch', url: '/takeaway' }] }),
      '/',
      /<summary[^>]*>Takeaway.*class="dropdown-link"[^>]*>At the hatch</s,
    ],
    [
      'openInNewTab',
      (to) => link(to, { openInNewTab: true }),
      '/',
      /<a href="\/takeaway" target="_blank" rel="noopener"[^>]*>Takeaway<span class="sr-only"> \(opens in a new tab\)/,
    ],
    [
      'the style button',
      (to) => link(to, { style: 'button' }),
      '/',
      /<a class="[^"]*bg-butter[^"]*" href="\/takeaway"/,
    ],
    ['the style quiet', (to) => link(to, { style: 'quiet' }), '/', /<a class="[^"]* italic" href="\/takeaway"/],
    [
      'the banner',
      (to) => Object.assign(to, { banner: { text: 'Open late.', linkText: 'Come', linkUrl: '/christmas' } }),
      '/find-us',
      /Open late\..*<a[^>]* href="\/christmas"[^>]*>Come</s,
    ],
    [
      'a group of the footer',
      (to) => to.footer.groups.push({ title: 'More', links: [{ text: 'Allergens', url: '/allergens' }] }),
      '/',
      /<footer.*aria-label="More, foot of the page".*href="\/allergens"[^>]*>Allergens</s,
    ],
    ['the address', (to) => to.footer.address.push('Upstairs'), '/', /<footer.*<address.*>Upstairs</s],
    ['the legal line', (to) => Object.assign(to.footer, { legal: 'Made up.' }), '/', /<footer.*<p>Made up\.</s],
    [
      'social links',
      (to) => Object.assign(to.footer.social[0], { url: 'https://www.instagram.com/other' }),
      '/',
      /<footer.*href="https:\/\/www\.instagram\.com\/other"/s,
    ],
    [
      'the logo',
      (to) => Object.assign(to.logo, { url: '/images/logo.svg' }),
      '/',
      /<img src="\/images\/logo\.svg" width="184" height="66" alt="Tavola" class="logo-sign"/,
    ],
    [
      'a logo for the time being, in the header and the footer',
      (to) => Object.assign(to.logoVariants[0], { start: '2026-11-20T09:59', end: '2026-11-30', alt: 'Tavola in fog' }),
      '/',
      /vendemmia\.svg"[^>]* alt="Tavola in fog".*<footer.*vendemmia\.svg"[^>]* alt="Tavola in fog"/s,
    ],
    [
      'dots of carousels',
      (to) => Object.assign(to, { carousel: { dots: true } }),
      '/group-bookings',
      /class="line-dot"/,
    ],
  ])('%s', async (_what, change, path, seen) => {
    const shown = async () => drawn(await read(path));
    expect(await shown()).not.toMatch(seen);
    await write('settings.json', change, house);
    await vi.waitFor(async () => expect(await shown()).toMatch(seen), { timeout: 20_000, interval: 100 });
    await writeFile(join(folder, 'settings.json'), house);
    await vi.waitFor(async () => expect(await shown()).not.toMatch(seen), { timeout: 20_000, interval: 100 });
  });
});

test('tiles of the home page are moved, dropped and added; nothing of it waits for a script', async () => {
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

test('the logo of September 2025 comes down as the month ends in London', async () => {
  const september = await startServer({ CLOCK: '2025-09-30T22:59:57Z' });
  const sign = async () =>
    /<img src="([^"]+)"[^>]* class="logo-sign"/.exec(await (await fetch(`${september.url}/takeaway`)).text())?.[1];
  expect(await sign()).toBe('/images/logo-light-vendemmia.svg');
  await vi.waitFor(async () => expect(await sign()).toBe('/images/logo-light.svg'), { timeout: 20_000, interval: 100 });
  await september.stop();
});

test('posts of the Instagram account stand in the social media grid, their pictures sent from here', async () => {
  const instagram = createServer((request, response) => {
    if (!request.url?.startsWith('/me/media'))
      return response.writeHead(200, { 'content-type': 'image/png' }).end('png');
    const { origin, searchParams } = new URL(request.url, `http://${request.headers.host}`);
    const data = Array.from({ length: 9 }, (_, id) => ({
      ...{ id: `179${id}`, caption: `Posted ${id}`, media_type: 'IMAGE', media_url: `${origin}/p/${id}.png` },
      permalink: `https://www.instagram.com/p/${id}/`,
    }));
    return response.end(JSON.stringify(searchParams.get('access_token') === 'secret' ? { data } : {}));
  });
  await new Promise<void>((done) => instagram.listen(0, '127.0.0.1', done));
  const { port } = instagram.address() as AddressInfo;
  const posting = await startServer({ INSTAGRAM_TOKEN: 'secret', INSTAGRAM_URL: `http://127.0.0.1:${port}` });
  const page = await fetch(`${posting.url}/about`);
  const html = await page.text();
  expect(html).toContain('<img src="/images/insta/1790"');
  expect(html).toContain('>Posted 0</a>');
  expect(page.headers.get('content-security-policy')).toContain("img-src 'self' data:;");
  const picture = await fetch(`${posting.url}/images/insta/1790`);
  expect([picture.status, await picture.text()]).toEqual([200, 'png']);
  await posting.stop();
  await new Promise((done) => instagram.close(done));
});
