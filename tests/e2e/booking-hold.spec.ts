import type { Page } from '@playwright/test';
import { card, fillCustomer, REFERENCE, status, toTimes } from './booking-card.ts';
import { expect, expectAccessible, test } from './support.ts';

const timer = (page: Page) => card(page).getByRole('timer');
const continueWith = (page: Page) => card(page).getByRole('button', { name: 'Continue' }).click();
const isRelease = (request: { method(): string; url(): string }) =>
  request.method() === 'DELETE' && request.url().includes('/api/booking/holds/');

async function toHeld(page: Page, wish: string) {
  await toTimes(page, wish);
  await expect(card(page).getByRole('radio', { name: '7pm', exact: true })).toBeChecked();
  await continueWith(page);
  await expect(timer(page)).toContainText(/7pm is kept for you: [78]:\d\d/);
}

test('a table is held, a little longer once, and lapses without losing a word @phone', async ({ page }) => {
  await toHeld(page, 'bath-milsom-street/book-now?date=2026-11-26&covers=2&time=19:00');
  await expect(status(page)).toHaveText('Step 3 of 3: Your details. Your table is held for 8 minutes.');
  await expectAccessible(page);
  await fillCustomer(card(page));
  await card(page).getByLabel('Last name').focus();
  await page.clock.fastForward('06:05');
  await expect(status(page)).toHaveText(/held for two more minutes. You can ask for a little longer/);
  await expect(card(page).getByLabel('Last name')).toBeFocused();
  await expectAccessible(page);
  await card(page).getByRole('button', { name: 'Need a little longer?' }).click();
  await expect(status(page)).toHaveText('Your table is held for another 8 minutes.');
  await page.clock.fastForward('07:35');
  await expect(status(page)).toHaveText('Your table is held for 30 more seconds.');
  await expect(card(page).getByRole('button', { name: 'Need a little longer?' })).toBeHidden();
  const released = page.waitForRequest(isRelease);
  await page.clock.fastForward('00:40');
  await released;
  await expect(card(page).getByRole('heading', { name: 'Pick your table' })).toBeFocused();
  await expect(
    card(page)
      .getByText(/7pm is still free: continue/)
      .last(),
  ).toBeVisible();
  await expect(card(page).getByRole('radio', { name: '7pm', exact: true })).toBeChecked();
  await expectAccessible(page);
  await continueWith(page);
  await expect(timer(page)).toBeVisible();
  await expect(card(page).getByLabel('First name')).toHaveValue('Ada');
  await card(page).getByRole('button', { name: 'Book this table' }).click();
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
});

test('nobody else has a held table, and it is free again on the way back', async ({ page, browser }) => {
  // The only place for so many, so that one hold fills the restaurant.
  const wish = 'york-coppergate/book-now?date=2026-11-25&covers=14&time=19:00';
  await toHeld(page, wish);
  const other = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage();
  await toTimes(other, wish);
  await expect(card(other).getByRole('radio', { name: '7pm (full, you may ask for it)' })).toBeVisible();
  await other.close();
  const released = page.waitForRequest(isRelease);
  await card(page).getByRole('button', { name: 'Back' }).click();
  expect((await (await released).response())?.status()).toBe(204);
  await expect(card(page).getByRole('radio', { name: '7pm', exact: true })).toBeChecked();
});

test('closing the card lets the table go, and coming back holds it again', async ({ page }) => {
  await toHeld(page, 'bath-milsom-street/book-now?date=2026-11-24&covers=2&time=19:00');
  const released = page.waitForRequest(isRelease);
  await page.keyboard.press('Escape');
  await released;
  await page.getByRole('banner').getByRole('link', { name: 'Book a table' }).click();
  await expect(timer(page)).toBeVisible();
});

test('leaving the page lets the table go', async ({ page }) => {
  const wish = 'york-coppergate/book-now?date=2026-11-24&covers=14&time=19:00';
  await toHeld(page, wish);
  await page.goto('/healthz');
  await page.goto(`/restaurants/${wish}`);
  await card(page).getByRole('button', { name: 'Find a table' }).click();
  await expect(card(page).getByRole('radio', { name: '7pm', exact: true })).toBeChecked();
});

test('a table someone was quicker with leads to fresh times', async ({ page }) => {
  await toTimes(page, 'bath-milsom-street/book-now?date=2026-11-27&covers=2&time=19:00');
  await page.route('**/api/booking/holds/*', (route) =>
    route.fulfill({ json: { holdToken: null, expiresAt: null, bookingStatus: 9 } }),
  );
  await continueWith(page);
  await expect(status(page)).toContainText('Sorry, that time slot’s just been taken. Please choose another…');
  await expect(card(page).getByRole('heading', { name: 'Pick your table' })).toBeVisible();
});

test('extras stand on the ticket with their total, and go with the booking', async ({ page }) => {
  await toTimes(page, 'bath-milsom-street/book-now?date=2026-11-26&covers=4&time=18:30');
  await card(page)
    .getByRole('checkbox', { name: /prosecco/ })
    .check();
  await card(page)
    .getByRole('checkbox', { name: /Birthday cake/ })
    .check();
  await expectAccessible(page);
  const ticket = card(page).getByRole('complementary', { name: 'Your order so far' });
  await expect(ticket).toContainText('£60.50');
  await continueWith(page);
  await fillCustomer(card(page));
  const sent = page.waitForRequest('**/api/booking/create/*');
  await card(page).getByRole('button', { name: 'Book this table' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ upsellIds: ['prosecco', 'birthday-cake'] });
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
});

test('an extra that needs more notice says so', async ({ page }) => {
  await toTimes(page, 'bath-milsom-street/book-now?date=2026-11-21&covers=4&time=18:30');
  const cake = card(page).getByRole('checkbox', { name: /Birthday cake/ });
  await expect(cake).toBeDisabled();
  await expect(cake).toHaveAccessibleName(/The kitchen needs to know 48 hours before/);
});
