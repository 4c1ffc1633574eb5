import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { busyPage } from '../../src/platform/overload/busy-page.ts';
import { card, fillCustomer, openCard, openCardFromText, REFERENCE, status, timeButton } from './booking-card.ts';
import { expect, expectAccessible, expectAccessibleAtEachSize, test } from './support.ts';

const BUSY = 503;
const WORDS = 'We’re very busy just now. Please try again in a few seconds: nothing you typed is lost.';
const starting = readFileSync(new URL('../../src/platform/http/starting.html', import.meta.url), 'utf8');

test.use({ expectedFailures: [BUSY] });

/** The site has no room for the next page, and would have in so many seconds. */
const refuseNextPage = (page: Page, path: string, seconds: number) =>
  page.route(
    `**${path}`,
    (route) =>
      route.fulfill({
        status: BUSY,
        headers: { 'retry-after': String(seconds), 'content-type': 'text/html; charset=utf-8' },
        body: busyPage(starting, { reloadSeconds: seconds }),
      }),
    { times: 1 },
  );
/** Nor for these calls, until they are let through. */
const refuseCalls = (page: Page, calls: string) =>
  page.route(calls, (route) =>
    route.fulfill({
      status: BUSY,
      headers: { 'retry-after': '5' },
      json: { code: BUSY, title: 'Very busy', message: WORDS },
    }),
  );
const said = (page: Page) => expect(card(page).getByText(WORDS, { exact: true }).last()).toBeVisible();
const tryAgain = (page: Page) => card(page).getByRole('button', { name: 'Try again' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a page there is no room for, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });
    test('says so and comes back by itself @phone-first', async ({ page }) => {
      await refuseNextPage(page, '/restaurants/leeds-greek-street', 600);
      await page.goto('/restaurants/leeds-greek-street');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’re very busy just now');
      await expect(page).toHaveTitle('We’re very busy just now');
      // Axe needs scripts. That the page comes back by itself is what it is for: there is nothing else on it to read.
      if (javaScriptEnabled) await expectAccessibleAtEachSize(page, undefined, ['meta-refresh']);
      await refuseNextPage(page, '/restaurants/leeds-greek-street', 1);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Leeds/);
    });
  });
}

test('a search refused by a busy site says so in the card, and a retry finds tables', async ({ page }) => {
  await refuseCalls(page, '**/api/booking/slots/*');
  await openCardFromText(page, 'leeds-greek-street/book-now?date=2026-11-26&covers=2');
  await said(page);
  await expectAccessible(page);
  await tryAgain(page).click();
  await said(page);
  await page.unroute('**/api/booking/slots/*');
  await tryAgain(page).click();
  await expect(timeButton(card(page), '7pm')).toBeVisible();
});

test('a booking refused by a busy site keeps what was typed, and a retry books once', async ({ page }) => {
  const keys: unknown[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/api/booking/create/')) keys.push(call.postDataJSON().idempotencyKey);
  });
  await openCard(page, 'leeds-greek-street/book-now?date=2026-11-26&covers=2&time=19:00');
  await fillCustomer(card(page));
  await refuseCalls(page, '**/api/booking/create/*');
  const book = card(page).getByRole('button', { name: 'Book this table' });
  await book.click();
  await said(page);
  await expect(card(page).getByLabel('Last name')).toHaveValue('Lovelace');
  await expectAccessible(page);
  await page.unroute('**/api/booking/create/*');
  await book.click();
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
  await expect(status(page)).toHaveText(/Your table is booked/);
  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBeGreaterThan(1);
});
