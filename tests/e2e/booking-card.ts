import type { Locator, Page } from '@playwright/test';

/** The server's clock, for the browser too: 'today' is a Friday in November. */
export const NOW = '2026-11-20T10:00:00Z';
export const REFERENCE = /^[A-Z0-9]{6,}$/;

/** The booking card, and what it says to those who do not see it. */
export const card = (page: Page) => page.getByRole('dialog', { name: 'Book a table' });
export const status = (page: Page) => card(page).getByRole('status').first();

export async function fillCustomer(scope: Locator | Page) {
  await scope.getByLabel('First name').fill('Ada');
  await scope.getByLabel('Last name').fill('Lovelace');
  await scope.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.co.uk');
}

/** Only Tab, until the wanted element has focus. */
export async function tabTo(page: Page, wanted: Locator) {
  for (let presses = 0; presses < 90; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key never got there');
}

/** To the times of a party, by the address that leads there. */
export async function toTimes(page: Page, wish: string) {
  await page.clock.install({ time: NOW });
  await page.goto(`/restaurants/${wish}`);
  await card(page).getByRole('button', { name: 'Find a table' }).click();
}
