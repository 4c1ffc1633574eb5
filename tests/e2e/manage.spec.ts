import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { bookByApi, linkInLetter, MANAGE_LINK } from './letters.ts';
import { expect, expectAccessible, test } from './support.ts';

const BATH = '1038';
/** Whose private room seats one party of eight. */
const YORK = '1023';
const wish = { occasionId: 'table', menuId: 'main', areaId: null, date: '2026-12-04', time: '19:00', adultCovers: 2 };

type Booked = { link: string; reference: string };

/** A table for two at Bath on Friday 4 December at 7pm, and the link that came with its confirmation. */
async function booked(request: APIRequestContext, baseURL = '', name: string): Promise<Booked> {
  const email = `${name}-${test.info().project.name}@diner.example`;
  const reference = await bookByApi(baseURL, BATH, wish, { email });
  return { link: await linkInLetter(request, email, MANAGE_LINK), reference };
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

/** How each page met on the way is judged: axe runs on the page's own scripts, so not without them. */
type Judge = (page: Page) => Promise<void>;
const unjudged: Judge = async () => undefined;

/** Shows the booking and changes it to Saturday for four at 8pm. */
async function fromShownToChanged(page: Page, { link, reference }: Booked, judge: Judge) {
  await page.goto(link);
  await expect(heading(page, 'Your table is booked, Ada.')).toBeVisible();
  await expect(ticket(page)).toContainText(reference);
  await judge(page);
  await page.getByRole('link', { name: 'Change it' }).click();
  await expect(heading(page, 'Change your booking')).toBeVisible();
  await expect(page.getByRole('radio', { name: '7pm', exact: true })).toBeChecked();
  await judge(page);
  await page.getByLabel('Which day?').fill('2026-12-05');
  await page.getByLabel('How many of you?').selectOption('4');
  await page.getByRole('button', { name: 'Show times' }).click();
  await expect(page).toHaveURL(/date=2026-12-05/);
  await page.getByRole('radio', { name: '8pm', exact: true }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, 'Shall we change it?')).toBeVisible();
  await expect(page.getByRole('insertion')).toHaveText(['becomes 4 people', 'becomes Sat 5 December', 'becomes 8pm']);
  await expect(ticket(page)).toContainText('Fri 4 December');
  await judge(page);
  await page.getByRole('button', { name: 'Change my booking' }).click();
  await expect(heading(page, 'Changed, and booked.')).toBeVisible();
  await expect(ticket(page)).toContainText('Sat 5 December');
  await expect(ticket(page)).toContainText(reference);
}

/** Shows the booking and cancels it; a reload cancels nothing more. */
async function fromShownToCancelled(page: Page, { link }: Booked, judge: Judge) {
  await page.goto(link);
  await page.getByRole('link', { name: 'Cancel it' }).click();
  await expect(heading(page, 'Cancel your table?')).toBeVisible();
  await expect(page.getByText('There is nothing to pay.')).toBeVisible();
  await judge(page);
  await page.getByRole('button', { name: 'Cancel my table' }).click();
  await expect(heading(page, 'Your booking is cancelled.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book another table' })).toBeVisible();
  await judge(page);
  await page.reload();
  await expect(heading(page, 'Your booking is cancelled.')).toBeVisible();
}

test('from the letter to a changed table @phone', async ({ page, request, baseURL }) => {
  await fromShownToChanged(page, await booked(request, baseURL, 'change'), expectAccessible);
});

test('from the letter to no table @phone', async ({ page, request, baseURL }) => {
  await fromShownToCancelled(page, await booked(request, baseURL, 'cancel'), expectAccessible);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('from the letter to a changed table to none', async ({ page, request, baseURL }) => {
    const plain = await booked(request, baseURL, 'plain');
    await fromShownToChanged(page, plain, unjudged);
    await fromShownToCancelled(page, plain, unjudged);
  });
});

test('with the keyboard alone; each step is read from its heading', async ({ page, request, baseURL }) => {
  const { link } = await booked(request, baseURL, 'keys');
  await page.goto(link);
  await tabTo(page, page.getByRole('link', { name: 'Change it' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Change your booking')).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: '7pm', exact: true }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Shall we change it?')).toBeFocused();
  await expect(page.getByRole('insertion')).toHaveText(['becomes 7.15pm']);
  await tabTo(page, page.getByRole('button', { name: 'Change my booking' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Changed, and booked.')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Cancel it' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Keep my table' }));
  await page.keyboard.press('Enter');
  await expect(ticket(page)).toContainText('7.15pm');
});

test('looking changes nothing, keeps nothing and tells nobody', async ({ page, request, baseURL }) => {
  const { link } = await booked(request, baseURL, 'scanner');
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
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Near you' }).click();
  await expect(page).toHaveURL('/find-us');
  const left = await page.evaluate(() => ({ referrer: document.referrer, same: Reflect.has(window, 'sameDocument') }));
  expect(left).toEqual({ referrer: new URL('/', page.url()).href, same: false });
});

test('the entry for the calendar', async ({ page, request, baseURL }) => {
  const { link, reference } = await booked(request, baseURL, 'diary');
  await page.goto(link);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`${reference}.ics`);
  const entry = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '').replaceAll('\r\n\t', '');
  expect(entry).toContain('DTSTART:20261204T190000Z');
  expect(entry).toContain(`UID:${reference.toLowerCase()}@`);
  expect(entry).toContain(link);
});

test('what somebody else changed meanwhile is told, and asked again', async ({ page, request, baseURL }) => {
  const { link } = await booked(request, baseURL, 'twice');
  const other = await page.context().newPage();
  await page.goto(`${link}?step=cancel`);
  await other.goto(`${link}?step=cancel`);
  await other.getByRole('button', { name: 'Cancel my table' }).click();
  await expect(heading(other, 'Your booking is cancelled.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel my table' }).click();
  await expect(page.getByRole('alert')).toContainText('This booking is cancelled already.');
  await expect(heading(page, 'Your booking is cancelled.')).toBeVisible();
});

test('a time that goes while it is being confirmed leaves the booking as it was', async ({
  page,
  request,
  baseURL,
}) => {
  const room = { ...wish, occasionId: 'private-dining', adultCovers: 8, date: '2026-12-14' };
  await bookByApi(baseURL as string, YORK, room, { email: 'late@diner.example' });
  const link = await linkInLetter(request, 'late@diner.example', MANAGE_LINK);
  await page.goto(`${link}?step=confirm&date=2026-12-21&adults=8&children=0&menu=main&area=&time=19:00`);
  await expect(heading(page, 'Shall we change it?')).toBeVisible();
  await bookByApi(baseURL as string, YORK, { ...room, date: '2026-12-21' }, { email: 'quicker@diner.example' });
  await page.getByRole('button', { name: 'Change my booking' }).click();
  await expect(heading(page, 'Change your booking')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Sorry, that time slot’s just been taken.');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(ticket(page)).toContainText('Mon 14 December');
});

test('a broken link is met with kind words and a way out', async ({ page }) => {
  for (const token of ['x', 'A'.repeat(43), 'waitlist']) {
    const answer = await page.goto(`/booking/${token}`);
    expect(answer?.status()).toBe(404);
    await expect(heading(page, 'We cannot find a booking behind this link.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^0/ })).toBeVisible();
  }
  await expectAccessible(page);
});
