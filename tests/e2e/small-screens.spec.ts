import type { Page } from '@playwright/test';
import { card, fillCustomer, REFERENCE, timeButton, timesAmiss } from './booking-card.ts';
import { focusWay, type Share, sidewaysScrolls } from './focus-way.ts';
import { expect, setTextSize, test } from './support.ts';

type Screen = { what: string; width: number; height: number; day: string; text?: string };

/** Phones in landscape, a window zoomed to 400%, and text at 200%. Each books a day of its own. */
const SCREENS: Screen[] = [
  { what: '320 by 256 px', width: 320, height: 256, day: '2027-01-18' },
  { what: '640 by 360 px', width: 640, height: 360, day: '2027-01-19' },
  // Styles are the same as for the one before, so this runs in the long run only.
  ...(process.env.LONG ? [{ what: '667 by 375 px', width: 667, height: 375, day: '2027-01-20' }] : []),
  { what: '844 by 390 px', width: 844, height: 390, day: '2027-01-21' },
  { what: '390 by 844 px with text at 200%', width: 390, height: 844, day: '2027-01-25', text: '200%' },
  { what: '1280 by 800 px with text at 200%', width: 1280, height: 800, day: '2027-01-26', text: '200%' },
];

async function openAt(page: Page, path: string, { width, height, text }: Screen) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  if (text) await setTextSize(page, text);
  await page.goto(path);
}

/** Tabs through everything and asserts that each stop is visible and nothing is cut off. */
async function expectSeen(page: Page, least: number, scope = 'dialog[open]', share: Share = 'all') {
  const { stops, hidden } = await focusWay(page, scope, share);
  expect(hidden).toEqual([]);
  expect(stops).toBeGreaterThanOrEqual(least);
  expect(await sidewaysScrolls(page, scope)).toEqual([]);
}

const button = (page: Page, name: string | RegExp) => card(page).getByRole('button', { name });

for (const screen of SCREENS)
  test.describe(`at ${screen.what}`, () => {
    test(`the booking card’s first step keeps every focused control visible at ${screen.what}`, async ({ page }) => {
      await openAt(page, '/restaurants/leeds-greek-street/book-now', screen);
      await expect(button(page, 'Find a table')).toBeEnabled();
      await expectSeen(page, 8);
      await button(page, 'Change restaurant').click();
      await card(page).getByRole('combobox').fill('LS1 4DY');
      await page.keyboard.press('Enter');
      await expect(button(page, /Leeds Greek Street/)).toBeVisible();
      await expectSeen(page, 8);
      await button(page, /Leeds Greek Street/).click();
      await button(page, /^More than \d+\? Ask us/).click();
      await card(page).getByLabel('How many?').fill('301');
      await button(page, 'Continue').click();
      await expect(card(page).getByRole('group', { name: 'Nearly there' })).toBeVisible();
      await expectSeen(page, 8);
    });

    test(`times, details, errors and thanks keep every focused control visible at ${screen.what}`, async ({ page }) => {
      await openAt(page, `/restaurants/leeds-greek-street/book-now?date=${screen.day}&covers=2`, screen);
      await expect(timeButton(card(page), '7pm')).toBeVisible();
      await expectSeen(page, 8);
      await timeButton(card(page), '7pm').click();
      await expect(card(page).getByRole('timer')).toBeVisible();
      await button(page, 'Book this table').click();
      await expect(card(page).getByRole('group', { name: 'Nearly there' })).toBeVisible();
      await expectSeen(page, 12);
      await fillCustomer(card(page));
      await button(page, 'Book this table').click();
      await expect(card(page).getByText(REFERENCE)).toBeVisible();
      await expectSeen(page, 6);
    });

    test(`the header and its menu are visible and cover nothing at ${screen.what}`, async ({ page }) => {
      await openAt(page, '/about', screen);
      await expectSeen(page, 2, 'header');
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(page.locator('header[data-solid]')).toBeVisible();
      await expectSeen(page, 2, 'header');
      if (!screen.text) expect((await focusWay(page, 'body', 'some')).hidden).toEqual([]);
      const menu = page.getByLabel('Menu', { exact: true });
      await page.evaluate(() => window.scrollTo(0, 0));
      if (!(await menu.isVisible())) return;
      await menu.focus();
      await page.keyboard.press('Enter');
      await expectSeen(page, 8, 'header');
    });
  });

test('a phone in landscape shows party, day and the main button at once', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/restaurants/leeds-greek-street/book-now');
  for (const seen of [
    card(page).getByRole('spinbutton', { name: 'How many?' }),
    card(page).getByText('November 2026', { exact: true }),
    button(page, 'Find a table'),
  ])
    await expect(seen).toBeInViewport({ ratio: 1 });
});

test('preferences that unfold scroll into view above the buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/restaurants/leeds-greek-street/book-now?date=2027-01-27&covers=2');
  await card(page).getByText('Menu and area').click();
  await expect(card(page).getByLabel('Menu')).toBeInViewport({ ratio: 1 });
  await expect(card(page).getByLabel('Area')).toBeInViewport({ ratio: 1 });
});

test('on a phone a restaurant’s book bar is one row whatever its text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/restaurants/york-coppergate?date=2026-12-19&time=19:30&covers=2');
  const words = await page.getByText('Sat 19 December, 7.30pm, 2 people').last().boundingBox();
  const press = await page.getByRole('link', { name: 'Book a table at York Coppergate' }).last().boundingBox();
  expect(words && press && Math.abs(words.y + words.height / 2 - press.y - press.height / 2)).toBeLessThan(2);
});

test('at 320 px the card names the restaurant, has Back beside its button and times in even rows', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/restaurants/leeds-greek-street/book-now?date=2027-01-28&covers=2');
  const name = button(page, 'Restaurant: Leeds Greek Street. Change');
  await expect(name).toBeInViewport({ ratio: 1 });
  const onward = button(page, /^Continue/);
  const [back, next] = [await button(page, 'Back').boundingBox(), await onward.boundingBox()];
  expect(back && next && Math.abs(back.y + back.height / 2 - next.y - next.height / 2)).toBeLessThan(2);
  const dinner = card(page).getByRole('toolbar', { name: 'Dinner' });
  expect(await timesAmiss(dinner.getByRole('button'))).toEqual([]);
  await timeButton(card(page), '7pm').click();
  await expect(card(page).getByRole('timer')).toBeVisible();
  await expect(name).toBeInViewport({ ratio: 1 });
});

test.describe('text at 200% on a phone', () => {
  // Text is as wide without scripts, and pages load sooner.
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  const enlarge = (page: Page) =>
    page.evaluate(async () => {
      document.documentElement.style.setProperty('font-size', '200%');
      await document.fonts.ready;
    });

  test('with text at 200% no page is wider than a phone’s screen', async ({ page }) => {
    for (const path of ['/', '/find-us', '/restaurants/leeds-greek-street', '/menus/all-day', '/christmas', ...WORDY]) {
      await page.goto(path);
      await enlarge(page);
      expect(await page.evaluate(wordsBeyond), path).toEqual([]);
    }
  });

  test('with text at 200% no booking page scrolls sideways at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const leeds = '/restaurants/leeds-greek-street';
    const table = 'date=2027-01-28&covers=2';
    for (const path of [
      '/',
      `/find-us?q=Leeds&${table}&time=19:00`,
      `${leeds}?${table}&time=19:00`,
      '/our-menu/main',
    ].concat(['', `?${table}`, `?${table}&time=19:00`].map((asked) => `${leeds}/book-now${asked}`))) {
      await page.goto(path);
      await enlarge(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
  });
});

const WORDY = [
  '/about',
  '/careers',
  '/accessibility',
  '/group-bookings',
  '/contact',
  '/kids',
  '/careers/job-search?q=Leeds',
];

/** What is cut off at the right or scrolls the whole page sideways; not what scrolls within its own row. */
function wordsBeyond(): string[] {
  const scrollsByItself = (element: Element) => {
    for (let one = element.parentElement; one; one = one.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(one).overflowX)) return true;
    return false;
  };
  const beyond = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { position, visibility } = getComputedStyle(element);
    if (position === 'absolute' || visibility === 'hidden' || element.closest('.sr-only, svg')) return false;
    const { width, right } = element.getBoundingClientRect();
    return width > 0 && right > innerWidth + 1 && !scrollsByItself(element);
  });
  return beyond.map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
}
