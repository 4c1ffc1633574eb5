import type { Page } from '@playwright/test';
import { card, fullTime, openCardFromText, timeButton } from './booking-card.ts';
import { expect, test } from './support.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const SLOTS = Array.from({ length: 40 }, (_, quarter) => {
  const minutes = 12 * 60 + quarter * 15;
  const time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return { time, canEnquire: time === '19:00' };
});
const FULL_AT_SEVEN = {
  times: [{ time: '18:45' }],
  days: [],
  restaurants: [],
  waitlist: true,
  fullTimes: ['19:00'],
  window: { from: '18:30', to: '20:00' },
};
const heading = (page: Page, name: string | RegExp) => card(page).getByRole('heading', { name });
const button = (page: Page, name: string | RegExp) => card(page).getByRole('button', { name });

/** Full at seven, with an open waitlist. */
async function openTimes(page: Page) {
  await page.route('**/api/booking/slots/*', (route) =>
    route.fulfill({ json: { dates: [{ date: '2026-12-01', times: SLOTS }] } }),
  );
  await page.route('**/api/booking/alternatives/*', (route) => route.fulfill({ json: FULL_AT_SEVEN }));
  await openCardFromText(page, 'leeds-greek-street/book-now?date=2026-12-01&covers=2');
  await expect(timeButton(card(page), '6pm')).toBeVisible();
}

async function openEvent(page: Page) {
  await openCardFromText(page, 'leeds-greek-street/book-now?type=event&covers=30');
  await expect(card(page).getByLabel('What time?')).toBeVisible();
}

const STEPS: Record<string, (page: Page) => Promise<unknown>> = {
  'where and when': async (page) => {
    await openCardFromText(page, 'leeds-greek-street/book-now');
    await expect(button(page, 'Find a table')).toBeEnabled();
  },
  'where and when with a voucher that is not valid then': async (page) => {
    await openCardFromText(page, 'leeds-greek-street/book-now?date=2026-11-28&offer=coffee-and-a-cannolo');
    await expect(button(page, /^Choose .* instead$/)).toBeInViewport({ ratio: 1 });
  },
  'the times': async (page) => {
    await openTimes(page);
    await card(page).getByText('Menu and area').click();
    await expect(card(page).getByLabel('Area')).toBeVisible();
  },
  'the details': async (page) => {
    await openCardFromText(page, 'leeds-greek-street/book-now?date=2026-12-02&covers=2&time=19:00');
    await expect(card(page).getByRole('timer')).toBeVisible();
  },
  'the details, sent without a name': async (page) => {
    await openCardFromText(page, 'leeds-greek-street/book-now?date=2026-12-03&covers=2&time=19:00');
    await button(page, 'Book this table').click();
    await expect(card(page).getByRole('group', { name: 'Nearly there' })).toBeFocused();
  },
  'the waiting list': async (page) => {
    await openTimes(page);
    await fullTime(card(page), '7pm').click();
    await button(page, 'Join the waiting list for 7pm').click();
    await expect(heading(page, 'Waiting list for 7pm')).toBeVisible();
  },
  'a request for a full time': async (page) => {
    await openTimes(page);
    await fullTime(card(page), '7pm').click();
    await button(page, 'Ask anyway').click();
    await expect(button(page, 'Send the request')).toBeVisible();
  },
  'an event': openEvent,
  'the details of an event': async (page) => {
    await openEvent(page);
    await button(page, 'Continue').click();
    await expect(button(page, 'Send the request')).toBeVisible();
  },
};

/** The fields under the step's buttons. */
const covered = (page: Page) =>
  card(page).evaluate((dialog) => {
    const buttons = dialog.querySelector('form button[type=submit]:last-of-type')?.closest('form > div:last-child');
    const foot = buttons?.getBoundingClientRect();
    if (!foot) return ['no foot'];
    const fields = [...dialog.querySelectorAll<HTMLElement>('input, select, textarea, [role=spinbutton]')];
    return fields.flatMap((field) => {
      const { top, bottom } = field.getBoundingClientRect();
      return field.checkVisibility() && bottom > foot.top && top < foot.bottom
        ? [field.id || field.getAttribute('name')]
        : [];
    });
  });

for (const [step, reach] of Object.entries(STEPS))
  test(`the buttons cover no field of ${step}`, async ({ page }) => {
    await reach(page);
    expect(await covered(page)).toEqual([]);
    await expect(card(page).locator('form').first()).toBeVisible();
  });

test('step one fits the card, even with a month of six weeks', async ({ page }) => {
  await STEPS['where and when']?.(page);
  await expect(card(page).getByRole('row')).toHaveCount(6);
  const scrolling = await card(page).evaluate((dialog) =>
    [...dialog.querySelectorAll('*')]
      .filter((box) => getComputedStyle(box).overflowY === 'auto' && box.scrollHeight > box.clientHeight)
      .map(({ className }) => className),
  );
  expect(scrolling).toEqual([]);
});
