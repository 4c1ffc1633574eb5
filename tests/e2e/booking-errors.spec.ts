import type { Page } from '@playwright/test';
import { type ErrorCode, errorCatalogue } from '../../src/platform/error-catalogue.ts';
import { card, fillCustomer, status, toTimes } from './booking-card.ts';
import { expect, expectAccessible, test } from './support.ts';

const DEFAULT = "Sorry, something's not working, please contact the restaurant directly.";
const WISH = 'bristol-harbourside/book-now?date=2026-11-26&covers=2&time=19:00';
const codes = Object.keys(errorCatalogue).map(Number) as ErrorCode[];
const ownWords = new Set<number>([6, 19]);

/** The next answer to such a call is this error; its status is one that no console complains of. */
const refuse = (page: Page, calls: string, error: { code: number; title?: string; message?: string }) =>
  page.route(calls, (route) => route.fulfill({ status: 422, json: { title: '', message: '', ...error } }));
const button = (page: Page, name: string) => card(page).getByRole('button', { name });
const said = (page: Page, words: string) => expect(card(page).getByText(words, { exact: true }).last()).toBeVisible();

test('every error of a slot search is told in its words, in its place', async ({ page }) => {
  await toTimes(page, WISH);
  await expect(card(page).getByRole('radio', { name: '7pm', exact: true })).toBeChecked();
  for (const code of codes) {
    await button(page, 'Back').click();
    await refuse(page, '**/api/booking/slots/*', { code, message: 'The restaurant’s own words.' });
    await button(page, 'Find a table').click();
    const words = ownWords.has(code) ? 'The restaurant’s own words.' : errorCatalogue[code].message;
    if (words) await said(page, words);
    await expect(button(page, 'Continue')).toBeDisabled();
    await expect(card(page).getByText('Looking for free tables…')).toBeHidden();
    // Only code 4 is the slots' own error: it offers other tables instead of another try.
    await expect(button(page, 'Try again')).toBeVisible({ visible: code !== 4 && words !== '' });
    await expect(button(page, 'Try another day')).toBeVisible({ visible: code === 4 });
    await page.unroute('**/api/booking/slots/*');
  }
  expect(await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')))).toContain('booking_unavailable');
});

test('every error of sending stays with what was typed, or leads back to fresh times', async ({ page }) => {
  await toTimes(page, WISH);
  await button(page, 'Continue').click();
  await fillCustomer(card(page));
  const others = [
    { code: 0, title: 'Socket timeout', words: 'Sorry, something went wrong. Please try again.' },
    { code: 77, message: 'a stack trace', words: DEFAULT },
    { code: 429, message: 'That was a lot at once.', words: 'That was a lot at once.' },
  ];
  const catalogue = codes
    .filter((code) => code !== 0 && code !== 4)
    .map((code) => ({
      code,
      message: 'The restaurant’s own words.',
      words: ownWords.has(code) ? 'The restaurant’s own words.' : errorCatalogue[code].message,
    }));
  for (const { words, ...error } of [...catalogue, ...others]) {
    await refuse(page, '**/api/booking/create/*', error);
    await button(page, 'Book this table').click();
    await said(page, words);
    await expect(card(page).getByLabel('First name')).toHaveValue('Ada');
    await page.unroute('**/api/booking/create/*');
  }
  await expectAccessible(page);
  await page.route('**/api/booking/create/*', (route) => route.abort());
  await button(page, 'Book this table').click();
  await said(page, 'We could not reach our kitchen. Please try again.');
  await page.unroute('**/api/booking/create/*');
  await page.route('**/api/booking/create/*', (route) => route.fulfill({ status: 422, body: '' }));
  await button(page, 'Book this table').click();
  await said(page, DEFAULT);
  await page.unroute('**/api/booking/create/*');
  await refuse(page, '**/api/booking/create/*', { code: 4 });
  await button(page, 'Book this table').click();
  await expect(status(page)).toContainText(errorCatalogue[4].message);
  await expect(card(page).getByRole('heading', { name: 'Pick your table' })).toBeVisible();
});
