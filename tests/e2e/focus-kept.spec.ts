import type { Page } from '@playwright/test';
import { card, openCard } from './booking-card.ts';
import { expect, test } from './support.ts';

/** Whether the next Tab stays within the element. */
const nextWithin = async (page: Page, selector: string) => {
  await page.keyboard.press('Tab');
  return page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);
};

test('extending a hold moves focus to the time left', async ({ page }) => {
  await openCard(page, 'leeds-greek-street/book-now?date=2027-01-27&covers=2&time=19:00');
  await expect(card(page).getByRole('timer')).toBeVisible();
  await page.clock.fastForward(7.2 * 60_000);
  const longer = card(page).getByRole('button', { name: 'Hold it a bit longer' });
  await longer.focus();
  await page.keyboard.press('Enter');
  await expect(longer).toBeHidden();
  await expect(card(page).getByRole('timer')).toBeFocused();
});

test('clearing the menu filter is announced where the link was', async ({ page }) => {
  await page.goto('/our-menu/main?without=gluten');
  await page.getByRole('link', { name: 'Show every dish again' }).focus();
  await page.keyboard.press('Enter');
  const told = page.locator('#dishes').getByRole('status');
  await expect(told).toHaveText('Every dish is shown again.');
  await expect(told).toBeFocused();
});

test('after following a link the next Tab starts at the page’s content', async ({ page }) => {
  await page.goto('/about');
  for (const [name, url] of [
    ['Every menu', '/our-menu'],
    ['Near you', '/find-us'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await nextWithin(page, 'main')).toBe(true);
  }
});
