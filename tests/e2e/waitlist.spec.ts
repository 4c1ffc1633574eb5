import type { APIRequestContext, Page } from '@playwright/test';
import { bookByApi, linkInLetter, MANAGE_LINK, WAITLIST_LINK, waitByApi } from './letters.ts';
import { expect, expectAccessible, test } from './support.ts';

const YORK = '1023';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** York's private room seats one party of eight: it is booked, and someone waits for it. The links of both. */
async function inLine(request: APIRequestContext, baseURL = '', date: string) {
  const wish = { occasionId: 'private-dining', menuId: 'main', areaId: null, date, time: '19:00', adultCovers: 8 };
  const [host, waiting] = [`host-${date}@diner.example`, `waiting-${date}@diner.example`];
  await bookByApi(baseURL, YORK, wish, host);
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
  const date = test.info().project.name === 'phone' ? '2026-12-08' : '2026-12-01';
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
  const { booking, place } = await inLine(request, baseURL, '2026-12-02');
  await page.goto(place);
  await expect(heading(page, 'You are first in line, Ada.')).toBeVisible();
  const other = await page.context().newPage();
  await cancel(other, booking);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(heading(page, 'A table has come free, Ada.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('A table has come free, Ada.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table is taken all the same', async ({ page, request, baseURL }) => {
    const { booking, place } = await inLine(request, baseURL, '2026-12-03');
    await cancel(page, booking);
    await page.goto(place);
    await expect(page.getByRole('timer')).toHaveCount(0);
    await page.getByRole('button', { name: 'Take this table' }).click();
    await expect(heading(page, 'The table is yours, Ada.')).toBeVisible();
  });

  test('whoever leaves the line is asked no more', async ({ page, request, baseURL }) => {
    const { place } = await inLine(request, baseURL, '2026-12-07');
    await page.goto(place);
    await page.getByRole('button', { name: 'Leave the line' }).click();
    await expect(heading(page, 'You have left the line.')).toBeVisible();
  });
});

test('a broken link is met with kind words', async ({ page }) => {
  expect((await page.goto(`/booking/waitlist/${'A'.repeat(43)}`))?.status()).toBe(404);
  await expect(heading(page, 'We cannot find a place in line behind this link.')).toBeVisible();
});
