import type { APIRequestContext, Page } from '@playwright/test';
import { bookByApi, linkInLetter, MANAGE_LINK, WAITLIST_LINK, waitByApi } from './letters.ts';
import { expect, expectAccessible, test } from './support.ts';

const YORK = '1023';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** York's private room seats one party of eight or more: it is booked, and someone waits for it. The links of both. */
async function inLine(request: APIRequestContext, baseURL = '', date: string, adultCovers = 8) {
  const wish = { occasionId: 'private-dining', menuId: 'main', areaId: null, date, time: '19:00', adultCovers };
  const [host, waiting] = [`host-${date}@diner.example`, `waiting-${date}@diner.example`];
  await bookByApi(baseURL, YORK, wish, { email: host, card: adultCovers >= 10 });
  await waitByApi(baseURL, YORK, wish, waiting);
  return {
    booking: await linkInLetter(request, host, MANAGE_LINK),
    place: await linkInLetter(request, waiting, WAITLIST_LINK),
  };
}

async function cancel(page: Page, booking: string) {
  await page.goto(`${booking}?step=cancel`);
  await page.getByRole('button', { name: 'Cancel my table' }).click();
  await expect(heading(page, 'Your booking is cancelled.')).toBeVisible();
}

test('a table that comes free is offered to the first in line, who takes it @phone', async ({
  page,
  request,
  baseURL,
}) => {
  const date = test.info().project.name === 'phone' ? '2027-01-19' : '2027-01-12';
  const { booking, place } = await inLine(request, baseURL, date);
  const answer = await page.goto(place);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(heading(page, 'You are first in line, Ada.')).toBeVisible();
  await expectAccessible(page);

  await cancel(page, booking);
  await page.goto(place);
  await expect(heading(page, 'A table has come free, Ada.')).toBeVisible();
  await expect(page.getByText(/^We keep it for you until \d+\.\d\dam\.$/)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:\d\d) left$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take this table' }).click();
  await expect(heading(page, 'The table is yours, Ada.')).toBeFocused();
  await expectAccessible(page);
  await page.goto(await linkInLetter(request, `waiting-${date}@diner.example`, MANAGE_LINK));
  await expect(heading(page, 'Your table is booked, Ada.')).toBeVisible();
});

test('the page finds out by itself, and says so', async ({ page, request, baseURL }) => {
  const { booking, place } = await inLine(request, baseURL, '2027-01-13');
  await page.goto(place);
  await expect(heading(page, 'You are first in line, Ada.')).toBeVisible();
  const other = await page.context().newPage();
  await cancel(other, booking);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(heading(page, 'A table has come free, Ada.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('A table has come free, Ada.');
});

test('a table for ten asks for a card first, and stands on it', async ({ page, request, baseURL }) => {
  const { booking, place } = await inLine(request, baseURL, '2027-01-20', 10);
  await cancel(page, booking);
  await page.goto(place);
  const card = page.getByRole('group', { name: 'Your card' });
  await expect(card).toContainText('Nothing is charged today.');
  await expect(card.getByLabel('Card number')).toBeVisible();
  await expectAccessible(page);
  await card.getByLabel('Card number').fill('4000 1111 1111 1115');
  await card.getByLabel('Expiry date').fill('12/30');
  await card.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Take this table' }).click();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
  await card.getByLabel('Card number').fill('4111 1111 1111 1111');
  await page.getByRole('button', { name: 'Take this table' }).click();
  await expect(heading(page, 'The table is yours, Ada.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table is taken all the same', async ({ page, request, baseURL }) => {
    const { booking, place } = await inLine(request, baseURL, '2027-01-14');
    await cancel(page, booking);
    await page.goto(place);
    await expect(page.getByRole('timer')).toHaveCount(0);
    await page.getByRole('button', { name: 'Take this table' }).click();
    await expect(heading(page, 'The table is yours, Ada.')).toBeVisible();
  });

  test('a table that asks for a card is for the telephone', async ({ page, request, baseURL }) => {
    const { booking, place } = await inLine(request, baseURL, '2026-12-10', 10);
    await cancel(page, booking);
    await page.goto(place);
    await expect(page.getByText('To take the table, please ring')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take this table' })).toHaveCount(0);
  });

  test('whoever leaves the line is asked no more', async ({ page, request, baseURL }) => {
    const { place } = await inLine(request, baseURL, '2027-01-18');
    await page.goto(place);
    await page.getByRole('button', { name: 'Leave the line' }).click();
    await expect(heading(page, 'You have left the line.')).toBeVisible();
  });
});

test('a broken link is met with kind words', async ({ page }) => {
  expect((await page.goto(`/booking/waitlist/${'A'.repeat(43)}`))?.status()).toBe(404);
  await expect(heading(page, 'We cannot find a place in line behind this link.')).toBeVisible();
});
