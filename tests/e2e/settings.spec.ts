import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../load/server.ts';
import { expectBack, press, slowDown } from './booking-card.ts';
import { expect, test } from './support.ts';

// One server for the three.
test.describe.configure({ mode: 'default' });

let folder: string;
let site: RunningServer;

/** The sample brand with changed settings, for what only a browser can check. */
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
  site = await startServer({ CONTENT_DIR: folder, CLOCK: '2026-11-20T10:00:00Z' });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

test('the back-to-top button has the icon and the offset of the settings', async ({ page }) => {
  await page.goto(`${site.url}/terms-and-conditions`);
  await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }));
  const upward = page.getByRole('button', { name: 'Back to top' });
  await expect(upward.locator('path')).toHaveAttribute('d', 'M12 4.5v15M4.5 12h15');
  await expect(upward).toHaveCSS('margin-bottom', '40px');
});

test('carousels have no arrows where the settings say so', async ({ page }) => {
  await page.goto(`${site.url}/about`);
  await expect(page.getByRole('button', { name: 'On', exact: true })).toHaveCount(0);
});

test('the browser’s calls carry the brand the settings name', async ({ page }) => {
  await page.goto(`${site.url}/find-us`);
  const asked = page.waitForRequest(/\/api\/geo\/search\//);
  await page.getByRole('combobox').first().pressSequentially('Lee');
  expect((await asked).headers()['x-brand-key']).toBe('trattoria');
  expect((await (await asked).response())?.status()).toBe(200);
});

test('opened from the menu on a phone, the booking card leads back to the menu’s button, six times', async ({
  page,
}) => {
  const setPace = await slowDown(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/offers`);
  const menu = page.getByRole('banner').locator('summary[aria-label=Menu]');
  for (let time = 0; time < 6; time += 1) {
    if (time > 1) await setPace(1);
    await press(menu, time);
    await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Book a table' }), time);
    await expectBack(page, menu, () => setPace(6));
  }
});
