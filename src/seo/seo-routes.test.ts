import { existsSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { appDeps, brandContent } from '../../tests/support/app.ts';
import { createApp } from '../app.ts';
import { isPageOf } from '../content/content.ts';
import { publicPages } from '../content/public-pages.ts';
import { defaultEnv } from '../platform/env.ts';
import { tokenPages } from '../values/pages/secret-paths.ts';
import { securityTxt } from './security-txt.server.ts';
import { themeColours } from './theme-colours.ts';

const get = async (path: string, changes: object = {}) => createApp({ ...(await appDeps()), ...changes }).request(path);
const textOf = async (path: string, changes?: object) => (await get(path, changes)).text();

/** Matches a path as crawlers do: * is anything, $ the end (RFC 9309). */
const isKeptOut = (robots: string, path: string) =>
  [...robots.matchAll(/^Disallow: (\S+)$/gm)].some(([, rule = '']) =>
    new RegExp(`^${rule.replace(/[.?+]/g, '\\$&').replaceAll('*', '.*')}`).test(path),
  );

it('robots.txt closes the API and bookings to crawlers, but no page, and names the site map', async () => {
  const robots = await textOf('/robots.txt');
  for (const path of [
    '/api/v1/content/menu/main',
    '/dev/mail',
    ...tokenPages,
    '/restaurants/leeds-greek-street/book-now',
  ])
    expect(isKeptOut(robots, path), path).toBe(true);
  for (const { path } of publicPages(await brandContent(), '2026-11-20'))
    expect(isKeptOut(robots, path), path).toBe(false);
  expect(robots).toContain('\nSitemap: https://www.tavola.example/sitemap.xml\n');
});

it("robots.txt and the site map use the site's own address if one is set", async () => {
  const env = { ...defaultEnv, PUBLIC_URL: 'https://tavola.test' };
  expect(await textOf('/robots.txt', { env })).toContain('Sitemap: https://tavola.test/sitemap.xml');
  expect(await textOf('/sitemap.xml', { env })).toContain('<loc>https://tavola.test/find-us</loc>');
});

it('the site map is built once, unless the dates are missing', async () => {
  const outage = new Error('the database is away');
  const lastChanges = vi
    .fn()
    .mockRejectedValueOnce(outage)
    .mockResolvedValue(new Map([['/find-us', '2026-11-19']]));
  const app = createApp({ ...(await appDeps()), lastChanges });
  const texts: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) texts.push(await (await app.request('/sitemap.xml')).text());
  expect(texts.map((text) => text.includes('<lastmod>2026-11-19</lastmod>'))).toEqual([false, true, true]);
  expect(lastChanges).toHaveBeenCalledTimes(2);
});

it('security.txt says where to report a security hole, for the next ninety days', async () => {
  const { headers } = await get('/.well-known/security.txt');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await textOf('/.well-known/security.txt')).split('\n')).toEqual([
    'Contact: mailto:security@tavola.example',
    'Expires: 2027-02-18T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://www.tavola.example/.well-known/security.txt',
    '',
  ]);
});

it('security.txt takes reports where the brand wants them, or at its e-mail address', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');
  const at = (security?: { contacts?: string[]; policy?: string }) =>
    securityTxt('https://site.example', { email: 'ciao@site.example', security }, now);
  expect(at()).toMatch(/^Contact: mailto:ciao@site\.example\nExpires: /);
  const file = at({ contacts: ['https://site.example/report', 'tel:+442079460100'], policy: 'https://site.example/p' });
  expect(file).toMatch(/^Contact: https:\S+\nContact: tel:\S+\nExpires: /);
  expect(file).toMatch(/\nPolicy: https:\/\/site\.example\/p\n$/);
});

it('the site map has no dates while the database is away', async () => {
  const lastChanges = () => Promise.reject(new Error('connect ECONNREFUSED'));
  const answer = await get('/sitemap.xml', { lastChanges });
  expect(answer.status).toBe(200);
  const xml = await answer.text();
  expect(xml).toContain('<loc>https://www.tavola.example/find-us</loc>');
  expect(xml).not.toContain('<lastmod>');
});

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/www\.tavola\.example(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);

it('the site map lists every page once, and none that is noindex', async () => {
  const content = await brandContent();
  const paths = locations(await textOf('/sitemap.xml'));
  expect(paths).toHaveLength(new Set(paths).size);
  expect(paths).toEqual(expect.arrayContaining(['/', '/find-us', '/restaurants', '/our-menu', '/kids/at-home']));
  for (const { slug } of content.restaurants) expect(paths).toContain(`/restaurants/${slug}`);
  for (const { id } of content.menus) expect(paths).toContain(`/our-menu/${id}`);
  for (const { id, index } of content.pages)
    expect(paths.includes(id === 'home' ? '/' : `/${id}`), id).toBe(index !== false);
  expect(paths).not.toContain('/home');
  const isPage = isPageOf(content);
  expect(paths.filter((path) => !isPage(path) || path.startsWith('/menu') || path.includes('book-now'))).toEqual([]);
});

it('the site map leaves out a page before its first day and after its last', async () => {
  const content = await brandContent();
  const on = (today: string) => publicPages(content, today).map(({ path }) => path);
  expect(on('2026-11-20')).toContain('/offer/a-fifth-off-supper');
  expect(on('2026-11-20')).not.toContain('/offer/welcome');
  expect(on('2027-03-01')).not.toContain('/offer/a-fifth-off-supper');
  expect(on('2026-11-15')).not.toContain('/competition');
  expect(on('2026-11-16')).toContain('/competition');
  expect(on('2027-01-10')).toContain('/competition');
  expect(on('2027-01-11')).not.toContain('/competition');
});

it('the site map leaves out an offer whose vouchers are all gone', async () => {
  const stockOf = (count: number) => ({
    selectFrom: () => ({
      selectAll: () => ({ execute: async () => [{ offer_slug: 'dough-lesson', pooled: 0, given: count }] }),
    }),
  });
  const readPaths = async (count: number) =>
    locations(await textOf('/sitemap.xml', { offers: { db: stockOf(count), jobs: {} } }));
  expect(await readPaths(11)).toEqual(expect.arrayContaining(['/offer/dough-lesson', '/offer/pudding-on-us']));
  const soldOut = await readPaths(12);
  expect(soldOut).toContain('/offer/pudding-on-us');
  expect(soldOut).not.toContain('/offer/dough-lesson');
});

it('the site map dates the pages whose last change is known', async () => {
  const lastChanges = async () => new Map([['/find-us', '2026-11-02']]);
  const xml = await textOf('/sitemap.xml', { lastChanges });
  expect(xml).toContain('/find-us</loc><lastmod>2026-11-02</lastmod></url>');
  expect(xml.match(/<lastmod>/g)).toHaveLength(1);
});

it('the web manifest describes the site for a home screen, with icons of the sizes it states', async () => {
  const answer = await get('/site.webmanifest');
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { icons: { src: string; sizes: string; purpose: string }[] };
  expect(manifest).toMatchObject({ short_name: 'Tavola', start_url: '/', lang: 'en-GB' });
  const maskable = manifest.icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes);
  expect(maskable).toEqual(['192x192', '512x512']);
  for (const { src, sizes } of manifest.icons) {
    expect(existsSync(`public${src}`), src).toBe(true);
    // In a PNG, width and height are at bytes 16 and 20.
    const file = readFileSync(`public${src}`);
    if (src.endsWith('.png')) expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
  }
});

it("the browser has the brand's own colours", () => {
  const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
  expect(tokens).toContain(`--color-basil: ${themeColours.theme};`);
  expect(tokens).toContain(`--color-cream: ${themeColours.background};`);
});

it("a page without a share image uses the brand's", async () => {
  const answer = await get('/images/share/page-of-tomorrow.jpg');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/images/og.jpg']);
});
