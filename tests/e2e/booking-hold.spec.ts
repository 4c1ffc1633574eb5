import type { Page } from '@playwright/test';
import {
  card,
  expectExtended,
  fillCustomer,
  fullTime,
  openCard,
  REFERENCE,
  status,
  timeButton,
} from './booking-card.ts';
import { expect, expectAccessible, expectAccessibleAtEachSize, test } from './support.ts';

const timer = (page: Page) => card(page).getByRole('timer');
const isRelease = (request: { method(): string; url(): string }) =>
  request.method() === 'DELETE' && request.url().includes('/api/booking/holds/');

async function toHeld(page: Page, tableRequest: string) {
  await openCard(page, tableRequest);
  await expect(timer(page)).toContainText(/Holding 7pm for (8 min|7 min \d+ s)/);
}

test('the second of two times pressed in a row is held', async ({ page }) => {
  await openCard(page, 'bath-milsom-street/book-now?date=2026-12-03&covers=2');
  const { promise: slow, resolve: letThrough } = Promise.withResolvers<void>();
  const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/holds/'));
  await page.route('**/api/booking/holds/*', async (route) => {
    await slow;
    await route.continue();
  });
  await timeButton(card(page), '6.30pm').click();
  await posted;
  await timeButton(card(page), '6.45pm').click();
  letThrough();
  await expect(timer(page)).toContainText('Holding 6.45pm for');
  await fillCustomer(card(page));
  await card(page).getByRole('button', { name: 'Book this table' }).click();
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
});

test('a hold can be extended, and lapses without losing what was typed @phone-first', async ({ page }) => {
  await toHeld(page, 'bath-milsom-street/book-now?date=2026-11-26&covers=2&time=19:00');
  await expect(status(page)).toHaveText('Step 3 of 3: Details. Your table is held for 8 minutes.');
  await expectAccessibleAtEachSize(page);
  await fillCustomer(card(page));
  await card(page).getByLabel('Last name').focus();
  const place = await card(page).getByLabel('Last name').boundingBox();
  await page.clock.fastForward('07:05');
  await expect(status(page)).toHaveText(/held for one more minute. You can ask for a little longer/);
  await expect(card(page).getByLabel('Last name')).toBeFocused();
  await expect(card(page).getByRole('button', { name: 'Hold it a bit longer' })).toBeVisible();
  expect(await card(page).getByLabel('Last name').boundingBox()).toEqual(place);
  await expectAccessibleAtEachSize(page);
  await card(page).getByRole('button', { name: 'Hold it a bit longer' }).click();
  const seconds = await expectExtended(page);
  await page.clock.fastForward((seconds - 25) * 1000);
  await expect(status(page)).toHaveText(/held for 30 more seconds. You can ask for a little longer/);
  await expect(card(page).getByRole('button', { name: 'Hold it a bit longer' })).toBeVisible();
  const released = page.waitForRequest(isRelease);
  await page.clock.fastForward('00:40');
  await released;
  await expect(card(page).getByRole('heading', { name: 'Pick a time' })).toBeFocused();
  await expect(
    card(page)
      .getByText(/7pm is still free, so choose it again/)
      .last(),
  ).toBeVisible();
  await expectAccessibleAtEachSize(page);
  await timeButton(card(page), '7pm').click();
  await expect(timer(page)).toBeVisible();
  await expect(card(page).getByLabel('First name')).toHaveValue('Ada');
  await card(page).getByRole('button', { name: 'Book this table' }).click();
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
});

test('a held table is taken for others, and free again once its diner goes back', async ({ page, browser }) => {
  // The only seat for so many, so that one hold fills the restaurant.
  const tableRequest = 'york-coppergate/book-now?date=2026-11-25&covers=14&time=19:00';
  await toHeld(page, tableRequest);
  const { cookies } = await page.context().storageState();
  const other = await (await browser.newContext({ storageState: { cookies, origins: [] } })).newPage();
  await openCard(other, tableRequest);
  await expect(fullTime(card(other), '7pm')).toBeVisible();
  await other.close();
  const released = page.waitForRequest(isRelease);
  await card(page).getByRole('button', { name: 'Back' }).click();
  expect((await (await released).response())?.status()).toBe(204);
  await expect(timeButton(card(page), '7pm')).toHaveAttribute('aria-current', 'true');
});

test('closing the card releases its hold, and coming back holds the table again', async ({ page }) => {
  await toHeld(page, 'bath-milsom-street/book-now?date=2026-11-24&covers=2&time=19:00');
  const released = page.waitForRequest(isRelease);
  await page.keyboard.press('Escape');
  await released;
  await page.getByRole('banner').getByRole('link', { name: 'Book a table' }).click();
  await expect(timer(page)).toBeVisible();
});

test('a page finds its table still held when the diner comes back', async ({ page }) => {
  await toHeld(page, 'york-coppergate/book-now?date=2026-11-24&covers=14&time=19:00');
  await fillCustomer(card(page));
  await page.goto('/healthz');
  await page.goBack();
  await expect(timer(page)).toContainText(/Holding 7pm for/);
  await expect(card(page).getByLabel('Last name')).toHaveValue('Lovelace');
});

test('a table just taken by someone else leads to fresh times', async ({ page }) => {
  await openCard(page, 'bath-milsom-street/book-now?date=2026-11-27&covers=2');
  await expect(timeButton(card(page), '7pm')).toBeVisible();
  await page.route('**/api/booking/holds/*', (route) =>
    route.fulfill({ json: { holdToken: null, expiresAt: null, bookingStatus: 9 } }),
  );
  await timeButton(card(page), '7pm').click();
  await expect(status(page)).toContainText('Sorry, that time slot’s just been taken. Please choose another…');
  await expect(card(page).getByRole('heading', { name: 'Pick a time' })).toBeVisible();
});

test('extras show on the ticket with their total and go with the booking', async ({ page }) => {
  await openCard(page, 'bath-milsom-street/book-now?date=2026-11-26&covers=4&time=18:30');
  await card(page)
    .getByRole('checkbox', { name: /prosecco/ })
    .check();
  await card(page)
    .getByRole('checkbox', { name: /Birthday cake/ })
    .check();
  await expectAccessible(page);
  const ticket = card(page).getByRole('complementary', { name: 'Your table' });
  await expect(ticket).toContainText('£60.50');
  await fillCustomer(card(page));
  const sent = page.waitForRequest('**/api/booking/create/*');
  await card(page).getByRole('button', { name: 'Book this table' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ upsellIds: ['prosecco', 'birthday-cake'] });
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
});

test('an extra that can no longer be ordered is not shown', async ({ page }) => {
  await openCard(page, 'bath-milsom-street/book-now?date=2026-11-21&covers=4&time=18:30');
  await expect(card(page).getByRole('checkbox', { name: /prosecco/ })).toBeVisible();
  await expect(card(page).getByRole('checkbox', { name: /Birthday cake/ })).toHaveCount(0);
});
