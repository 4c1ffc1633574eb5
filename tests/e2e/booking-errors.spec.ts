import type { Page } from '@playwright/test';
import { type ErrorCode, errorCatalogue, userMessage } from '../../src/values/error-catalogue.ts';
import { card, fillCustomer, openCard, openCardFromText, status, timeButton } from './booking-card.ts';
import { expect, expectAccessible, test } from './support.ts';

const DEFAULT = "Sorry, something's not working, please contact the restaurant directly.";
const TIMES = 'bristol-harbourside/book-now?date=2026-11-26&covers=2';
/**
 * One of each way an error is shown: no message, ours, no free table, the restaurant's. The reducer's tests cover every
 * code.
 */
const codes: ErrorCode[] = [0, 1, 4, 6];
const OWN_WORDS = 6;

/** Fails the next matching call with this error; the status is one that browsers don't log. */
const refuse = (page: Page, calls: string, error: { code: number; title?: string; message?: string }) =>
  page.route(calls, (route) => route.fulfill({ status: 422, json: { title: '', message: '', ...error } }));
const button = (page: Page, name: string) => card(page).getByRole('button', { name });
const said = (page: Page, words: string) => expect(card(page).getByText(words, { exact: true }).last()).toBeVisible();

test('each kind of slot search error shows its message in its place', async ({ page }) => {
  await openCard(page, TIMES);
  await expect(timeButton(card(page), '7pm')).toBeVisible();
  for (const code of codes) {
    await button(page, 'Back').click();
    await refuse(page, '**/api/booking/slots/*', { code, message: 'The restaurant’s own words.' });
    await button(page, 'Find a table').click();
    const words = code === OWN_WORDS ? 'The restaurant’s own words.' : userMessage({ code, title: '', message: '' });
    if (words) await said(page, words);
    await expect(card(page).getByRole('button', { name: /^Continue/ })).toBeDisabled();
    await expect(card(page).getByText('Looking for free tables…')).toBeHidden();
    // Only code 4 is the slots' error: it offers alternatives instead of a retry.
    await expect(button(page, 'Try again')).toBeVisible({ visible: code !== 4 });
    await expect(button(page, 'Try another day')).toBeVisible({ visible: code === 4 });
    await page.unroute('**/api/booking/slots/*');
  }
  expect(await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')))).toContain('booking_unavailable');
});

test('each kind of submit error keeps what was typed or leads back to the times', async ({ page }) => {
  await openCard(page, `${TIMES}&time=19:00`);
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
      words: code === OWN_WORDS ? 'The restaurant’s own words.' : errorCatalogue[code].message,
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
  await said(page, 'We couldn’t reach our servers. Please try again.');
  await page.unroute('**/api/booking/create/*');
  await page.route('**/api/booking/create/*', (route) => route.fulfill({ status: 422, body: '' }));
  await button(page, 'Book this table').click();
  await said(page, DEFAULT);
  await page.unroute('**/api/booking/create/*');
  await refuse(page, '**/api/booking/create/*', { code: 4 });
  await button(page, 'Book this table').click();
  await expect(status(page)).toContainText(errorCatalogue[4].message);
  await expect(card(page).getByRole('heading', { name: 'Pick a time' })).toBeVisible();
  await expect(card(page).getByRole('button', { name: /^Continue/ })).toBeDisabled();
  await expect(button(page, 'Try another day')).toBeVisible();
});

const YORK = 'york-coppergate/book-now?covers=14&time=19:00&date=';
type Booked = { bookingReference: string };

test('a booking page reloaded before the response asks again and books once', async ({ page }) => {
  // The only seat for so many: a second booking would fail.
  await openCard(page, `${YORK}2026-12-15`);
  await fillCustomer(card(page));
  const answers: Booked[] = [];
  const keys: string[] = [];
  const toServer = Promise.withResolvers<void>();
  await page.route('**/api/booking/create/*', async (route) => {
    keys.push(route.request().postDataJSON().idempotencyKey);
    const answer = await route.fetch();
    answers.push(await answer.json());
    // The page that asked first is gone before the response.
    if (answers.length === 1) toServer.resolve();
    else await route.fulfill({ response: answer });
  });
  await button(page, 'Book this table').click();
  await toServer.promise;
  await page.reload();
  await expect(card(page).getByText(answers[0]?.bookingReference ?? 'none', { exact: true })).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(answers.map(({ bookingReference }) => bookingReference)).toEqual(
    Array(keys.length).fill(answers[0]?.bookingReference),
  );
});

test('the same button recovers a lost response instead of booking again @phone-first', async ({ page }, {
  project,
}) => {
  await openCard(page, `${YORK}${project.name === 'phone' ? '2026-12-16' : '2026-12-17'}`);
  await fillCustomer(card(page));
  let first = '';
  await page.route('**/api/booking/create/*', async (route) => {
    first = ((await (await route.fetch()).json()) as Booked).bookingReference;
    await route.abort();
  });
  // So low that the whole step scrolls.
  const own = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 560 });
  await button(page, 'Book this table').click();
  const hint = /may have reached us anyway\. Press “Book this table” again to find out: you won’t be booked twice/;
  await expect(card(page).getByText(hint).last()).toBeInViewport({ ratio: 1 });
  await expect(button(page, 'Book this table')).toBeInViewport({ ratio: 1 });
  await expect(status(page)).toHaveText(hint);
  if (own) await page.setViewportSize(own);
  await expectAccessible(page);
  await page.unroute('**/api/booking/create/*');
  // The table may be theirs, so the form stays when its hold is over.
  await page.clock.fastForward('08:05');
  await expect(card(page).getByRole('timer')).toHaveCount(0);
  await card(page).getByLabel('Last name').fill('Byron');
  await button(page, 'Book this table').click();
  await expect(card(page).getByText(first, { exact: true })).toBeVisible();
  const before = 'Your first try did reach us, so that’s what we’ve booked.';
  await expect(card(page).getByRole('paragraph').filter({ hasText: before })).toBeVisible();
  await expectAccessible(page);
});

test('times of an event that cannot be loaded are announced once and reported once', async ({ page }) => {
  await refuse(page, '**/api/booking/slots/*', { code: 9 });
  await openCardFromText(page, 'bristol-harbourside/book-now?type=event');
  await said(page, errorCatalogue[9].message);
  await expect(card(page).getByText(errorCatalogue[9].message).filter({ visible: true })).toHaveCount(2);
  await expect(card(page).getByText(/We’ve no times that day/)).toHaveCount(0);
  await expect(button(page, 'Continue')).toBeDisabled();
  const reported = await page.evaluate(() =>
    (Reflect.get(window, 'dataLayer') as { event?: string }[]).filter(({ event }) => event === 'booking_unavailable'),
  );
  expect(reported).toHaveLength(1);
  await expectAccessible(page);
  await page.unroute('**/api/booking/slots/*');
  await button(page, 'Try again').click();
  await expect(card(page).getByLabel('What time?')).toHaveValue('19:00');
});
