import type { Page } from '@playwright/test';
import { expect, expectSoon, test } from './support.ts';

/** Positions of the page and each of its parts, and how many parts aren't rendered. */
const shape = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main section, footer')];
    const places = parts.map((part) => Math.round(part.getBoundingClientRect().top));
    const leftOut = parts.filter((part) => !part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
    return { height: document.documentElement.scrollHeight, scrolled: window.scrollY, places, leftOut: leftOut.length };
  });

// The card covers the page only on a phone.
for (const path of ['/', '/restaurants/leeds-greek-street', '/our-menu/main', '/christmas', '/kids'])
  test(`${path} is not rendered behind the card but keeps its length and position @phone-only`, async ({ page }) => {
    await page.goto(path);
    const button = page.getByRole('banner').getByRole('link', { name: 'Book a table' });
    for (const share of [0, 0.6]) {
      await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share);
      await expect(button).toBeInViewport();
      const { leftOut, ...before } = await shape(page);
      await button.click();
      await expect(page.getByRole('dialog', { name: 'Book a table' })).toBeVisible();
      await expectSoon(async () => (await shape(page)).leftOut).toBeGreaterThan(leftOut);
      expect(await shape(page)).toMatchObject(before);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Book a table' })).toBeHidden();
      expect(await shape(page)).toEqual({ leftOut, ...before });
    }
  });

test('opening the card loads no style sheet, which would restyle the whole page', async ({ page }) => {
  await page.goto('/');
  const sheets = () => page.evaluate(() => document.querySelectorAll('link[rel=stylesheet], style').length);
  const before = await sheets();
  await page.getByRole('banner').getByRole('link', { name: 'Book a table' }).click();
  await expect(
    page.getByRole('dialog').getByRole('searchbox').or(page.getByRole('dialog').getByRole('combobox')).first(),
  ).toBeVisible();
  expect(await sheets()).toBe(before);
});
