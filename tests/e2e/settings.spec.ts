import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Route } from '@playwright/test';
import { type RunningServer, startServer } from '../load/server.ts';
import { expectBack, press, slowDown } from './booking-card.ts';
import { expect, test } from './support.ts';

test.describe.configure({ mode: 'default' });

let folder: string;
let site: RunningServer;
/** A street map’s host with empty tiles. */
let host: Server;

/** The sample brand with changed settings and a street map. */
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tavola-brand-'));
  cpSync('content', folder, { recursive: true });
  const settings = JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'));
  const changed = {
    site_id: 'trattoria',
    backToTopIcon: 'plus',
    backToTopOffset: 40,
    carousel: { arrows: false },
    mastheadItems: [{ links: [{ text: 'Book a table', url: '/book-now' }] }, settings.mastheadItems[1]],
  };
  writeFileSync(join(folder, 'settings.json'), JSON.stringify({ ...settings, ...changed }));
  host = createServer((request, response) => {
    const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    if (request.url !== '/style.json') return response.writeHead(204).end();
    const sources = { map: { type: 'vector', tiles: [`${origin}/{z}/{x}/{y}.pbf`], maxzoom: 14 } };
    const streets = { id: 'streets', type: 'line', source: 'map', 'source-layer': 'transportation' };
    return response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ version: 8, sources, layers: [streets] }));
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const style = `http://127.0.0.1:${(host.address() as AddressInfo).port}/style.json`;
  const map = { MAP_STYLE_URL: style, MAP_PROXY: 'on' };
  const steps = { BOOKING_JOURNEY_STYLE: 'vertical' };
  site = await startServer({ CONTENT_DIR: folder, CLOCK: '2026-11-20T10:00:00Z', ...map, ...steps });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
  host.closeAllConnections();
  await new Promise((done) => host.close(done));
});

test('the back-to-top button takes its icon and offset from the settings', async ({ page }) => {
  await page.goto(`${site.url}/terms-and-conditions`);
  await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }));
  const upward = page.getByRole('button', { name: 'Back to top' });
  await expect(upward.locator('path')).toHaveAttribute('d', 'M12 4.5v15M4.5 12h15');
  await expect(upward).toHaveCSS('margin-bottom', '40px');
});

test('the settings can hide the carousels’ arrows', async ({ page }) => {
  await page.goto(`${site.url}/about`);
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toHaveCount(0);
});

test('the browser sends the brand key of the settings', async ({ page }) => {
  await page.goto(`${site.url}/find-us`);
  const asked = page.waitForRequest(/\/api\/geo\/search\//);
  await page.getByRole('combobox').first().pressSequentially('Lee');
  expect((await asked).headers()['x-brand-key']).toBe('trattoria');
  expect((await (await asked).response())?.status()).toBe(200);
});

/** By mouse and by key, on a page slowed from its load and on an open one; the long run repeats this. */
const TIMES = process.env.LONG ? 6 : 4;

test(`closing a booking card opened from the phone’s menu returns focus to the menu button, ${TIMES} times`, async ({
  page,
}) => {
  const setPace = await slowDown(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/offers`);
  const menu = page.getByRole('banner').locator('summary[aria-label=Menu]');
  for (let time = 0; time < TIMES; time += 1) {
    if (time > 1) await setPace(1);
    await press(menu, time);
    await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Book a table' }), time);
    await expectBack(page, menu, () => setPace(6));
  }
});

test('a street map loads through this site only and shows a marker at zoom 18', async ({ page }) => {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  const answer = await page.goto(`${site.url}/find-us?q=Inverness`);
  expect(answer?.headers()['content-security-policy']).not.toContain('127.0.0.1');
  await page.getByRole('button', { name: /^Inverness Eastgate, / }).press('Enter', { timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'See it on a map' })).toHaveCount(0);
  expect(asked.map(({ pathname }) => pathname)).toContain('/map-style/style.json');
  expect(asked.filter(({ pathname }) => pathname.startsWith('/map-style/tiles/0/')).length).toBeGreaterThan(0);
  const others = asked.filter(
    ({ origin, protocol }) => protocol.startsWith('http') && origin !== new URL(site.url).origin,
  );
  expect(others.map(({ href }) => href)).toEqual([]);
});

test.describe('without streets', () => {
  test.use({ expectedFailures: [502] });

  for (const [what, path, answer] of [
    ['that fails', '**/map-style/style.json', (route: Route) => route.fulfill({ status: 502 })],
    ['that does not answer', '**/map-style/style.json', () => undefined],
    ['whose tiles do not answer', '**/map-style/tiles/**', () => undefined],
  ] as const)
    test(`a street style ${what} leaves the plain map, whose popups link out`, async ({ page }) => {
      await page.route(path, answer);
      await page.goto(`${site.url}/find-us?q=Inverness`);
      await page.getByRole('button', { name: /^Inverness Eastgate, / }).press('Enter', { timeout: 30_000 });
      const popup = page.getByRole('dialog', { name: 'Inverness Eastgate' });
      await expect(popup.getByRole('link', { name: 'See it on a map' })).toHaveAttribute('href', /maps\/search/);
      await expect(page.getByText('GeoNames')).toBeVisible();
    });
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'in the card' : 'on the plain page', () => {
    test.use({ javaScriptEnabled, viewport: { width: 1280, height: 800 } });

    test('with vertical steps the settings put them beside the form', async ({ page }) => {
      await page.goto(`${site.url}/restaurants/leeds-greek-street/book-now`);
      const scope = javaScriptEnabled ? page.getByRole('dialog', { name: 'Book a table' }) : page.getByRole('main');
      const steps = scope.getByRole('navigation', { name: 'Steps' }).getByRole('listitem');
      await expect(steps).toHaveCount(3);
      const [first, second] = await Promise.all([steps.nth(0).boundingBox(), steps.nth(1).boundingBox()]);
      const form = await scope.getByRole('button', { name: 'Find a table' }).boundingBox();
      if (!first || !second || !form) throw new Error('not shown');
      expect(second.x).toBe(first.x);
      expect(second.y).toBeGreaterThan(first.y + first.height);
      expect(first.x).toBeGreaterThan(form.x + form.width);
    });
  });
