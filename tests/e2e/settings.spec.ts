import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../load/server.ts';
import { expect, test } from './support.ts';

let folder: string;
let site: RunningServer;

/** The house with its settings changed where only a browser shows it. */
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tavola-brand-'));
  cpSync('content', folder, { recursive: true });
  const settings = JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'));
  const changed = { site_id: 'trattoria', backToTopIcon: 'plus', backToTopOffset: 40, carousel: { arrows: false } };
  writeFileSync(join(folder, 'settings.json'), JSON.stringify({ ...settings, ...changed }));
  site = await startServer({ CONTENT_DIR: folder, CLOCK: '2026-11-20T10:00:00Z' });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

test('the way back up has the icon of the settings, and as much room below it', async ({ page }) => {
  await page.goto(`${site.url}/terms-and-conditions`);
  await expect.poll(() => page.evaluate(() => window.history.state?.key)).toBeTruthy();
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
  await expect.poll(() => page.evaluate(() => window.history.state?.key)).toBeTruthy();
  const asked = page.waitForRequest(/\/api\/geo\/search\//);
  await page.getByRole('combobox').first().pressSequentially('Lee');
  expect((await asked).headers()['x-brand-key']).toBe('trattoria');
  expect((await (await asked).response())?.status()).toBe(200);
});
