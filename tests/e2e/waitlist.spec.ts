import type { Page } from '@playwright/test';
import { createBookingByApi, joinWaitlistByApi, linkInEmail, MANAGE_LINK, WAITLIST_LINK } from './emails.ts';
import { expect, expectAccessible, expectAccessibleAtEachSize, test } from './support.ts';

const YORK = '1023';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Books York's only seat for eight or more and adds someone to the waitlist for it. Returns the links of both. */
async function joinFullTime(baseURL = '', date: string, adultCovers = 8) {
  const tableRequest = { occasionId: 'private-dining', menuId: 'main', areaId: null, date, time: '19:00', adultCovers };
  const [host, waiting] = [`host-${date}@diner.example`, `waiting-${date}@diner.example`];
  await createBookingByApi(baseURL, YORK, tableRequest, { email: host, card: adultCovers >= 10 });
  await joinWaitlistByApi(baseURL, YORK, tableRequest, waiting);
  return {
    booking: await linkInEmail(host, MANAGE_LINK),
    entry: await linkInEmail(waiting, WAITLIST_LINK),
  };
}

async function cancel(page: Page, booking: string) {
  await page.goto(`${booking}?step=cancel`);
  await page.getByRole('button', { name: 'Cancel my booking' }).click();
  await expect(heading(page, 'Your booking is cancelled.')).toBeVisible();
}

test('a table that comes free goes to the first on the waitlist, who claims it @phone-first', async ({
  page,
  baseURL,
}) => {
  const date = test.info().project.name === 'phone' ? '2027-01-19' : '2027-01-12';
  const { booking, entry } = await joinFullTime(baseURL, date);
  const answer = await page.goto(entry);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(heading(page, 'You’re first on the waiting list, Ada.')).toBeVisible();
  await expectAccessibleAtEachSize(page);

  await cancel(page, booking);
  await page.goto(entry);
  await expect(heading(page, 'A table has come free, Ada.')).toBeVisible();
  await expect(page.getByText(/^We’ll hold it for you until \d+(\.\d\d)?am\.$/)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(60 min|59 min \d+ s) left$/);
  await expectAccessibleAtEachSize(page);
  await page.getByRole('button', { name: 'Take this table' }).click();
  await expect(heading(page, 'The table is yours, Ada.')).toBeFocused();
  await expectAccessibleAtEachSize(page);
  const claimed = page.url();
  await test.step('leads on as after any booking', async () => {
    const reference = (await page.locator('aside .figures').nth(1).textContent()) ?? '';
    await expect(page.getByRole('main').getByText(reference, { exact: true })).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Get directions' })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^01632/ })
        .first(),
    ).toBeVisible();
    for (const name of [/Google Calendar/, /Outlook/]) {
      const link = page.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', new RegExp(reference));
      await expect(link).not.toHaveAttribute('href', MANAGE_LINK);
    }
    const file = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
    expect(await (await page.request.get(file ?? '')).text()).toContain(reference);
    await page.getByRole('link', { name: 'Change or cancel' }).click();
    await expect(heading(page, 'Your table is booked, Ada.')).toBeVisible();
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
    await page.goto(claimed);
  });
  await page.goto(await linkInEmail(`waiting-${date}@diner.example`, MANAGE_LINK));
  await expect(heading(page, 'Your table is booked, Ada.')).toBeVisible();
});

test('the waitlist page notices an offer by itself and announces it', async ({ page, baseURL }) => {
  const { booking, entry } = await joinFullTime(baseURL, '2027-01-13');
  await page.goto(entry);
  await expect(heading(page, 'You’re first on the waiting list, Ada.')).toBeVisible();
  const other = await page.context().newPage();
  await cancel(other, booking);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(heading(page, 'A table has come free, Ada.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('A table has come free, Ada.');
});

test('a waitlist offer for ten needs a card guarantee first', async ({ page, baseURL }) => {
  const { booking, entry } = await joinFullTime(baseURL, '2027-01-20', 10);
  await cancel(page, booking);
  await page.goto(entry);
  const card = page.getByRole('group', { name: 'Your card' });
  await expect(card).toContainText('We won’t charge it today.');
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
