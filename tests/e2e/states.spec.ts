import type { Locator, Page } from '@playwright/test';
import { card, fillCustomer, fullTime, REFERENCE, timeButton } from './booking-card.ts';
import { expect, takenOver, test } from './support.ts';

// Pictures of the booking card in each of its states, over pages that bring style sheets of their own. Each state is
// taken at every width and over every page, but not in every combination: a third of the pictures tells the same.
const PAGES = { home: '/', restaurant: '/restaurants/leeds-greek-street', tiles: '/group-bookings' };
const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
] as const;
/** Days on which no other journey books. A day that was full is not asked about again: another one follows. */
const DAY = '2027-02-02';
const NEXT_DAY = '2027-02-03';
/** Rasters differ a little from one Chromium to the next: a shifted or missing part is far more than that. */
const TOLERANCE = { maxDiffPixelRatio: 0.005, threshold: 0.25 };

const button = (page: Page, name: string | RegExp) => card(page).getByRole('button', { name });
const heading = (page: Page, name: string) => card(page).getByRole('heading', { name });

/** Follows a link to a booking page, as any part of any page may have one: the card opens over this page. */
async function openOver(page: Page, query: string) {
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, `/restaurants/leeds-greek-street/book-now?${query}`);
  await expect(card(page)).toBeVisible();
}

/** The same times whatever else has been booked; none of them is 7pm unless it is said so. */
const answerSlots = (page: Page, date: string, times: { time: string; canEnquire: boolean }[]) =>
  page.route('**/api/booking/slots/*', (route) => route.fulfill({ json: { dates: [{ date, times }] } }));

const TIMES = ['12:00', '12:30', '13:00', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30'].map((time) => ({
  time,
  canEnquire: false,
}));
const FULL_AT_SEVEN = TIMES.map((one) => ({ ...one, canEnquire: one.time === '19:00' }));

/** What is left when nothing is. */
const nearby = (storeId: string, title: string, miles: number) => ({
  storeId,
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  miles,
  times: ['18:30', '18:15', '18:45'],
});
const LEFT = {
  times: ['18:30', '18:15', '18:45', '18:00'].map((time) => ({ time })),
  days: [],
  restaurants: [nearby('1014', 'Leeds Kirkstall', 2.5), nearby('1023', 'York Coppergate', 21.9)],
  waitlist: false,
  fullTimes: [],
  window: null,
};

type State = { name: string; reach: (page: Page) => Promise<unknown> };

/** In the order in which one leads to the next. */
const STATES: State[] = [
  {
    name: 'step-one',
    reach: async (page) => {
      await openOver(page, '');
      await expect(button(page, 'Find a table')).toBeVisible();
    },
  },
  {
    name: 'step-one-error',
    reach: async (page) => {
      await openOver(page, 'date=2026-12-25&covers=2');
      await expect(
        card(page)
          .getByText(/is closed on Friday 25 December/)
          .last(),
      ).toBeVisible();
    },
  },
  {
    name: 'step-two',
    reach: async (page) => {
      await answerSlots(page, DAY, TIMES);
      await openOver(page, `date=${DAY}&covers=2`);
      await expect(timeButton(card(page), '7pm')).toBeVisible();
    },
  },
  {
    name: 'step-two-error',
    reach: async (page) => {
      await page.route('**/api/booking/slots/*', (route) =>
        route.fulfill({ status: 422, json: { code: 1, title: '', message: '' } }),
      );
      await button(page, 'Back').click();
      await button(page, 'Find a table').click();
      await expect(button(page, 'Try again')).toBeVisible();
    },
  },
  {
    name: 'full',
    reach: async (page) => {
      await answerSlots(page, DAY, []);
      await page.route('**/api/booking/alternatives/*', (route) => route.fulfill({ json: LEFT }));
      await button(page, 'Try again').click();
      await expect(heading(page, 'Nearby')).toBeVisible();
    },
  },
  {
    name: 'waitlist',
    reach: async (page) => {
      await answerSlots(page, NEXT_DAY, FULL_AT_SEVEN);
      await page.route('**/api/booking/alternatives/*', (route) =>
        route.fulfill({
          json: { ...LEFT, waitlist: true, fullTimes: ['19:00'], window: { from: '19:00', to: '19:00' } },
        }),
      );
      await openOver(page, `date=${NEXT_DAY}&covers=2`);
      await fullTime(card(page), '7pm').click();
      await button(page, 'Join the waiting list for 7pm').click();
      await expect(heading(page, 'Waiting list for 7pm')).toBeVisible();
    },
  },
  {
    name: 'event',
    reach: async (page) => {
      await openOver(page, `date=${DAY}&covers=30`);
      await expect(heading(page, 'Tell us about it')).toBeVisible();
    },
  },
  {
    name: 'details',
    reach: async (page) => {
      await answerSlots(page, DAY, TIMES);
      await openOver(page, `date=${DAY}&covers=2&time=19:00`);
      await expect(card(page).getByRole('timer')).toContainText('Holding 7pm for');
    },
  },
  {
    name: 'details-error',
    reach: async (page) => {
      await button(page, 'Book this table').click();
      await expect(card(page).getByRole('group', { name: 'Nearly there' })).toBeFocused();
    },
  },
  {
    name: 'thanks',
    reach: async (page) => {
      await fillCustomer(card(page));
      // An address of fixed length, since it is seen in the picture.
      await card(page).getByLabel('E-mail', { exact: true }).fill('ada@example.co.uk');
      await button(page, 'Book this table').click();
      await expect(card(page).getByText(REFERENCE)).toBeVisible();
    },
  },
];

/** Compares a part with its picture, without what differs: the countdown, the reference, the date by the browser's own language. */
async function expectPicture(part: Locator, name: string) {
  const page = part.page();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  const reference = name.startsWith('thanks') ? [part.getByText(REFERENCE)] : [];
  const mask = [part.getByRole('timer'), part.locator('input[type=date]'), ...reference];
  await expect.soft(part).toHaveScreenshot(`${name}.png`, { ...TOLERANCE, mask });
}

Object.entries(PAGES).forEach(([where, path], turn) => {
  test(`the booking card looks the same in each state, over the page “${where}”`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const [index, { name, reach }] of STATES.entries()) {
      const screen = SCREENS[(index + turn) % SCREENS.length] ?? SCREENS[0];
      await page.setViewportSize(screen);
      await reach(page);
      await expectPicture(card(page), `${name}-over-${where}-${screen.width}`);
    }
  });
});

test('the home page’s booking bar looks the same before and after the card was opened', async ({ page }) => {
  const bar = page.getByRole('form', { name: 'Find a table' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await takenOver(page);
  const look = async () => {
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await expectPicture(bar, `home-bar-${screen.width}`);
    }
  };
  await look();
  await openOver(page, `date=${DAY}&covers=2`);
  await expect(heading(page, 'Pick a time')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await look();
});
