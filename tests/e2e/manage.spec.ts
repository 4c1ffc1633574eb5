import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { timesAmiss } from './booking-card.ts';
import { createBookingByApi, linkInEmail, MANAGE_LINK } from './emails.ts';
import { expect, expectAccessible, expectAccessibleAtEachSize, test } from './support.ts';

const BATH = '1038';
/** Store id of York, whose private room seats one party of eight. */
const YORK = '1023';
const tableRequest = {
  occasionId: 'table',
  menuId: 'main',
  areaId: null,
  date: '2026-12-04',
  time: '19:00',
  adultCovers: 2,
};

/** The day of the tests' clock, soon after it. */
const TODAY = { date: '2026-11-20', time: '12:45' };

type Booked = { link: string; reference: string };

/** Books a table for two at Bath on Friday 4 December at 7pm; returns the link of its confirmation. */
async function booked(baseURL = '', name: string, changes: object = {}): Promise<Booked> {
  const email = `${name}-${test.info().project.name}@diner.example`;
  const reference = await createBookingByApi(baseURL, BATH, { ...tableRequest, ...changes }, { email });
  return { link: await linkInEmail(email, MANAGE_LINK), reference };
}

const ticket = (page: Page) => page.getByRole('complementary', { name: 'Your booking' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function tabTo(page: Page, wanted: Locator) {
  for (let presses = 0; presses < 90; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key never got there');
}

test('the e-mail leads to a changed booking @phone-first', async ({ page, baseURL }) => {
  const { link, reference } = await booked(baseURL, 'change');
  await page.goto(link);
  await expect(heading(page, 'Your table is booked, Ada.')).toBeVisible();
  await expect(page).toHaveTitle('Your booking at Bath Milsom Street · Tavola');
  await expect(ticket(page)).toContainText(reference);
  await expectAccessibleAtEachSize(page);
  await page.getByRole('link', { name: 'Change booking' }).click();
  await expect(heading(page, 'Change your booking')).toBeVisible();
  await expect(page).toHaveTitle('Change your booking – Your booking at Bath Milsom Street · Tavola');
  await expect(page.getByRole('radio', { name: '7pm', exact: true })).toBeChecked();
  await expectAccessibleAtEachSize(page);
  await page.getByLabel('Which day?').fill('2026-12-05');
  await page.getByLabel('How many?').selectOption('4');
  await expect(page).toHaveURL(/date=2026-12-05&adults=4/);
  await page.getByRole('radio', { name: '8pm', exact: true }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, 'Happy with this?')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('How many?')).toHaveValue('4');
  await expect(page.getByRole('radio', { name: '8pm', exact: true })).toBeChecked();
  await page.goForward();
  await expect(page.getByRole('insertion')).toHaveText(['becomes 4 people', 'becomes Sat 5 December', 'becomes 8pm']);
  await expect(ticket(page)).toContainText('Fri 4 December');
  await expectAccessibleAtEachSize(page);
  await page.getByRole('button', { name: 'Change my booking' }).click();
  await expect(heading(page, 'Your booking’s changed.')).toBeVisible();
  await expect(page.getByText(/^We’ll e-mail a new confirmation to \S+@\S+ in a minute or two\.$/)).toBeVisible();
  await expect(ticket(page)).toContainText('Sat 5 December');
  await expect(page).toHaveURL(link);
  await page.goBack();
  await expect(page.getByLabel('How many?')).toHaveValue('4');
  await expect(page.getByText('That’s the booking you already have.')).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(link);
  await page.reload();
  await expect(heading(page, 'Your table is booked, Ada.')).toBeVisible();
  await page.goto(`${link}?done=changed&at=${Date.parse('2026-11-20T09:00:00Z') / 1000}`);
  await expect(heading(page, 'Your table is booked, Ada.')).toBeVisible();
  await expect(ticket(page)).toContainText(reference);
});

test('the e-mail leads to a cancelled booking @phone-first', async ({ page, baseURL }) => {
  const { link } = await booked(baseURL, 'cancel');
  await page.goto(link);
  await page.getByRole('link', { name: 'Cancel this booking' }).click();
  await expect(heading(page, 'Cancel your booking?')).toBeVisible();
  await expect(page).toHaveTitle('Cancel your booking – Your booking at Bath Milsom Street · Tavola');
  await expect(page.getByText('There’s nothing to pay.')).toBeVisible();
  await expectAccessibleAtEachSize(page);
  await page.getByRole('button', { name: 'Cancel my booking' }).click();
  await expect(heading(page, 'Your booking is cancelled.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book another table' })).toHaveAttribute(
    'href',
    /^\/restaurants\/bath-milsom-street\/book-now\?occasion=table&covers=\d$/,
  );
  await expectAccessibleAtEachSize(page);
  await page.reload();
  await expect(heading(page, 'Your booking is cancelled.')).toBeVisible();
});

test('the e-mail leads to edited details @phone-first', async ({ page, baseURL }) => {
  const { link } = await booked(baseURL, 'edit');
  await page.goto(link);
  await page.getByRole('link', { name: 'Edit your details' }).click();
  await expect(heading(page, 'Your details')).toBeVisible();
  await expect(page).toHaveTitle('Your details – Your booking at Bath Milsom Street · Tavola');
  await expectAccessibleAtEachSize(page);
  await page.getByLabel('Last name').fill('');
  await page.getByLabel('E-mail', { exact: true }).fill('ada@gmial.com');
  await page.getByLabel('High chairs').selectOption('1');
  await page.getByLabel('Milk').check();
  await page.getByRole('button', { name: 'Save my details' }).click();
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription(/last name/);
  await page.getByLabel('Last name').fill('Byron');
  await page.getByRole('button', { name: 'Save my details' }).click();
  await expect(page.getByText('We’ve sent the confirmation to ada@gmial.com.')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Ada Byron' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '1 high chair' })).toBeVisible();
  await expectAccessibleAtEachSize(page);
  await page.getByRole('button', { name: 'Resend the confirmation' }).click();
  await expect(page.getByText('We’ve just sent the confirmation.')).toBeVisible();
});

test('on the day, the e-mail lets a diner tell the restaurant they are late @phone-first', async ({
  page,
  baseURL,
}) => {
  const { link } = await booked(baseURL, 'late', TODAY);
  await page.goto(link);
  await page.getByRole('link', { name: 'Say you’re running late' }).click();
  await expect(heading(page, 'Running late?')).toBeVisible();
  await expectAccessibleAtEachSize(page);
  await page.getByRole('radio', { name: 'About 20 minutes' }).check();
  await page.getByRole('button', { name: 'Tell the restaurant' }).click();
  await expect(page.getByText(/At .* we told the restaurant you’d be about 20 minutes late\./)).toBeVisible();
  await page.getByRole('link', { name: 'Say you’re running late' }).click();
  await page.getByRole('button', { name: 'Tell the restaurant' }).click();
  await expect(page.getByText('We’ve just told the restaurant.')).toBeVisible();
});

test('the new times of a changed booking form even rows on a phone', async ({ page, baseURL }) => {
  const { link } = await booked(baseURL, 'rows');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${link}?step=change`);
    const dinner = page.getByRole('group', { name: 'Dinner', exact: true }).locator('label');
    await expect(dinner.first()).toBeVisible();
    expect(await timesAmiss(dinner)).toEqual([]);
  }
});

test('with the keyboard alone; each step is read from its heading', async ({ page, baseURL }) => {
  const { link } = await booked(baseURL, 'keys');
  await page.goto(link);
  await tabTo(page, page.getByRole('link', { name: 'Change booking' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Change your booking')).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: '7pm', exact: true }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Happy with this?')).toBeFocused();
  await expect(page.getByRole('insertion')).toHaveText(['becomes 7.15pm']);
  await tabTo(page, page.getByRole('button', { name: 'Change my booking' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Your booking’s changed.')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Cancel this booking' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Keep my booking' }));
  await page.keyboard.press('Enter');
  await expect(ticket(page)).toContainText('7.15pm');
});

test('viewing changes nothing, stores nothing and notifies nobody, and there is an entry for the calendar', async ({
  page,
  request,
  baseURL,
}) => {
  const { link, reference } = await booked(baseURL, 'scanner');
  for (const query of [
    '',
    '?step=cancel',
    '?step=confirm&date=2026-12-05&adults=4&menu=main&time=20:00',
    '?done=cancelled',
  ]) {
    const answer = await request.get(`${link}${query}`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex, nofollow',
    });
  }
  await page.goto(link);
  await expect(heading(page, 'Your table is booked, Ada.')).toBeVisible();
  await expect(ticket(page)).toContainText('Fri 4 December');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`${reference}.ics`);
  const entry = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '').replaceAll('\r\n\t', '');
  expect(entry).toContain('DTSTART:20261204T190000Z');
  expect(entry).toContain(`UID:${reference.toLowerCase()}@`);
  expect(entry).toContain(link);
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Near you' }).click();
  await expect(page).toHaveURL('/find-us');
  const left = await page.evaluate(() => ({ referrer: document.referrer, same: Reflect.has(window, 'sameDocument') }));
  expect(left).toEqual({ referrer: new URL('/', page.url()).href, same: false });
});

test('a concurrent change of a booking is shown and has to be confirmed', async ({ page, baseURL }) => {
  const { link } = await booked(baseURL, 'twice');
  const other = await page.context().newPage();
  await page.goto(`${link}?step=cancel`);
  await other.goto(`${link}?step=cancel`);
  await other.getByRole('button', { name: 'Cancel my booking' }).click();
  await expect(heading(other, 'Your booking is cancelled.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel my booking' }).click();
  await expect(page.getByRole('alert')).toContainText('This booking has already been cancelled.');
  await expect(heading(page, 'Your booking is cancelled.')).toBeVisible();
});

test('details saved meanwhile in another tab are shown and not overwritten', async ({ page, baseURL }) => {
  const { link } = await booked(baseURL, 'two-tabs');
  const other = await page.context().newPage();
  await page.goto(`${link}?step=details`);
  await other.goto(link);
  await other.getByRole('link', { name: 'Add allergies or requests' }).click();
  await other.getByLabel('Milk').check();
  await other.getByLabel('Children', { exact: true }).selectOption('1');
  await other.getByRole('button', { name: 'Save my details' }).click();
  await expect(other.getByText(/^Saved\. We’ll tell the restaurant/)).toBeVisible();
  await expect(other.getByRole('definition').filter({ hasText: '1 child' })).toBeVisible();
  await page.getByLabel('Anything we should know?').fill('By the window');
  await page.getByRole('button', { name: 'Save my details' }).click();
  await expect(page.getByRole('alert')).toContainText('Someone saved different details');
  await expect(page.getByRole('region', { name: 'What’s saved now' }).getByText('Milk')).toBeVisible();
  await expect(page.getByLabel('Anything we should know?')).toHaveValue('By the window');
  await page.getByLabel('Milk').check();
  await page.getByRole('button', { name: 'Save my details' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'By the window' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Milk' })).toBeVisible();
});

test('a new time taken while it is confirmed leaves the booking as it was', async ({ page, baseURL }) => {
  const room = { ...tableRequest, occasionId: 'private-dining', adultCovers: 8, date: '2026-12-14' };
  await createBookingByApi(baseURL as string, YORK, room, { email: 'late@diner.example' });
  const link = await linkInEmail('late@diner.example', MANAGE_LINK);
  await page.goto(`${link}?step=confirm&date=2026-12-21&adults=8&children=0&menu=main&area=&time=19:00`);
  await expect(heading(page, 'Happy with this?')).toBeVisible();
  await createBookingByApi(
    baseURL as string,
    YORK,
    { ...room, date: '2026-12-21' },
    { email: 'quicker@diner.example' },
  );
  await page.getByRole('button', { name: 'Change my booking' }).click();
  await expect(heading(page, 'Change your booking')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Sorry, that time slot’s just been taken.');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(ticket(page)).toContainText('Mon 14 December');
});

test('a broken booking link gets kind words and a way out', async ({ page }) => {
  await page.goto(`/booking/${'A'.repeat(43)}`);
  await expect(page.getByRole('main').getByRole('link', { name: /^0/ })).toBeVisible();
  await expectAccessible(page);
});
