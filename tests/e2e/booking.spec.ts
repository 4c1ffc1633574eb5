import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { card, fillCustomer, openCardFromText, REFERENCE, status, timeButton } from './booking-card.ts';
import { expect, expectAccessible, test } from './support.ts';

/** Presses Tab until the wanted element has focus, and checks that focus stays inside the card. */
async function tabTo(page: Page, wanted: ReturnType<Page['locator']>) {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  }
  throw new Error('the Tab key never got there');
}

/** Presses an arrow key until the wanted element has focus. */
async function moveTo(page: Page, wanted: ReturnType<Page['locator']>, key: 'ArrowRight' | 'ArrowDown') {
  for (let presses = 0; presses < 20; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never got there`);
}

test.describe('with scripts', () => {
  test('a booking goes from postcode to reference by mouse @phone', async ({ page }) => {
    await page.goto('/book-now');
    await card(page).getByRole('combobox').fill('LS1 4DY');
    await card(page).getByRole('option', { name: 'LS1 4DY' }).click();
    const nearest = card(page).getByRole('button', { name: /Leeds Greek Street/ });
    await expect(nearest).toBeVisible();
    await expectAccessible(page);
    await nearest.click();
    await card(page)
      .getByRole('button', { name: /28 November/ })
      .click();
    await card(page).getByRole('button', { name: 'More people' }).click();
    await expect(card(page).getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '3');
    await expectAccessible(page);
    await card(page).getByRole('button', { name: 'Find a table' }).click();
    // Without a requested time the first one is selected.
    await expect(card(page).getByRole('button', { name: 'Continue with 11.30am' })).toBeEnabled();
    await expectAccessible(page);
    await timeButton(card(page), '7pm').click();
    await card(page).getByRole('button', { name: 'Book this table' }).click();
    await expect(card(page).getByRole('group', { name: 'Nearly there' })).toBeFocused();
    await expect(card(page).getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(
      /Enter your e-mail address/,
    );
    await expectAccessible(page);
    await fillCustomer(card(page));
    await card(page).getByRole('button', { name: 'Book this table' }).dblclick();
    await expect(card(page).getByText(REFERENCE)).toBeVisible();
    await expect(status(page)).toHaveText(/Your table is booked/);
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await card(page).getByRole('link', { name: 'Add to calendar' }).click();
    const entry = await saved;
    expect(entry.suggestedFilename()).toMatch(/\.ics$/);
    // The restaurant's own sitting for three: an hour and a half.
    const text = await readFile(await entry.path(), 'utf8');
    expect(text).toContain('DTSTART:20261128T190000Z');
    expect(text).toContain('DTEND:20261128T203000Z');
  });

  test('a booking works by keyboard alone, and Escape loses nothing typed', async ({ page }) => {
    await page.goto('/restaurants/leeds-greek-street');
    const opener = page.getByRole('banner').getByRole('link', { name: 'Book a table' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(card(page).getByRole('heading', { name: 'Who’s coming, and when?' })).toBeFocused();
    await tabTo(page, card(page).getByRole('spinbutton'));
    await page.keyboard.press('ArrowUp');
    await expect(status(page)).toHaveText('3 people.');
    await tabTo(page, card(page).getByRole('button', { name: /20 November/ }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText('Friday 27 November chosen.');
    await tabTo(page, card(page).getByRole('button', { name: 'Find a table' }));
    await page.keyboard.press('Enter');
    await expect(card(page).getByRole('heading', { name: 'Pick a time' })).toBeFocused();
    await expect(status(page)).toHaveText(/times available/);
    await test.step('the times of a meal are one stop, and arrow keys lead from time to time', async () => {
      const dinner = card(page).getByRole('toolbar', { name: 'Dinner' });
      const first = dinner.getByRole('button').first();
      // The time that the page's form shows is the one to start from.
      await tabTo(page, timeButton(dinner, '7pm'));
      await page.keyboard.press('End');
      await expect(dinner.getByRole('button').last()).toBeFocused();
      await page.keyboard.press('Home');
      await expect(first).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(dinner.locator(':focus')).toHaveCount(0);
      await page.keyboard.press('Shift+Tab');
      await expect(first).toBeFocused();
      await moveTo(page, timeButton(card(page), '6pm'), 'ArrowRight');
      await moveTo(page, timeButton(card(page), '7pm'), 'ArrowDown');
    });
    await page.keyboard.press('Enter');
    await expect(card(page).getByRole('heading', { name: 'Who’s the table for?' })).toBeFocused();
    await fillCustomer(card(page));
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card(page).getByLabel('Last name')).toHaveValue('Lovelace');
    await card(page).getByLabel('E-mail', { exact: true }).press('Enter');
    await expect(card(page).getByText(REFERENCE)).toBeVisible();
  });

  test('the times start at the one in the form of the restaurant’s page, submitted or not', async ({ page }) => {
    await page.goto('/restaurants/leeds-greek-street');
    const form = page.locator('#tables');
    const opener = page.getByRole('banner').getByRole('link', { name: 'Book a table' });
    await opener.click();
    await card(page).getByRole('button', { name: 'Find a table' }).click();
    await expect(card(page).getByRole('button', { name: 'Continue with 7pm' })).toBeEnabled();
    await expect(timeButton(card(page), '7pm')).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Escape');

    await form.getByLabel('Day').fill('2026-11-26');
    await form.getByLabel('Time').selectOption('20:30');
    await opener.click();
    await expect(card(page).getByRole('timer')).toContainText('Holding 8.30pm for');
    await card(page).getByRole('button', { name: 'Back' }).click();
    await timeButton(card(page), '6pm').click();
    await expect(card(page).getByRole('timer')).toContainText('Holding 6pm for');
    await page.keyboard.press('Escape');
    // Nothing else was requested since, so the choice stays.
    await opener.click();
    await expect(card(page).getByRole('timer')).toContainText('Holding 6pm for');
  });

  test('a card opened again while closing stays open', async ({ page }) => {
    await page.goto('/restaurants/leeds-greek-street');
    const opener = page.getByRole('banner').getByRole('link', { name: 'Book a table' });
    await opener.click();
    await expect(card(page).getByRole('heading', { name: 'Who’s coming, and when?' })).toBeFocused();
    const told = await opener.evaluate(async (link: HTMLElement) => {
      const dialog = document.querySelector('dialog[open]') as HTMLDialogElement;
      const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      await Promise.resolve();
      const shut = !dialog.open;
      link.click();
      await closed;
      return shut;
    });
    expect(told).toBe(true);
    await expect(card(page)).toBeVisible();
  });

  test('a slot taken meanwhile leads back to the slots with everything typed', async ({ page }) => {
    await page.goto('/restaurants/york-coppergate/book-now?date=2026-11-28&covers=2&time=19:00');
    await fillCustomer(card(page));
    await page.route('**/api/booking/create/*', (route) =>
      route.fulfill({ json: { bookingReference: null, bookingStatus: 9 } }),
    );
    await card(page).getByRole('button', { name: 'Book this table' }).click();
    await expect(status(page)).toContainText('Sorry, that time slot’s just been taken. Please choose another…');
    await expect(card(page).getByRole('heading', { name: 'Pick a time' })).toBeFocused();
    await page.unroute('**/api/booking/create/*');
    await timeButton(card(page), '7pm').click();
    await expect(card(page).getByLabel('First name')).toHaveValue('Ada');
    await card(page).getByRole('button', { name: 'Book this table' }).click();
    await expect(card(page).getByText(REFERENCE)).toBeVisible();
  });

  test('a day without free tables says so, offers others and is reported to analytics', async ({ page }) => {
    await page.route('**/api/booking/slots/*', (route) =>
      route.fulfill({ json: { dates: [{ date: '2026-11-29', times: [] }] } }),
    );
    await openCardFromText(page, 'leeds-greek-street/book-now?date=2026-11-29&covers=4&time=19:00');
    await expect(
      card(page)
        .getByText(/unable to accept a booking for that number of guests/)
        .last(),
    ).toBeVisible();
    await expect(card(page).getByRole('button', { name: /^Continue/ })).toBeDisabled();
    await expect(card(page).getByRole('heading', { name: 'Nearby' })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')))).toContain(
      'booking_unavailable',
    );
    await expectAccessible(page);
  });

  for (const [slug, words] of [
    ['newquay-headland-bay-park', /only be booked through the holiday park's/],
    ['london-soho', /don't take bookings for this restaurant/],
  ] as const)
    test(`${slug} says how to book instead`, async ({ page }) => {
      await page.goto(`/restaurants/${slug}/book-now`);
      await expect(card(page).getByText(words)).toBeVisible();
      await expectAccessible(page);
    });
});
