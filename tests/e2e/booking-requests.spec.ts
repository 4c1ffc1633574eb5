import type { Page } from '@playwright/test';
import { card, fillCustomer, NOW, REFERENCE, status, tabTo, toTimes } from './booking-card.ts';
import { expect, expectAccessible, test } from './support.ts';

/** Takes York's only place for fourteen at seven. */
async function fillYork(page: Page, date: string) {
  await toTimes(page, `york-coppergate/book-now?date=${date}&covers=14&time=19:00`);
  await card(page).getByRole('button', { name: 'Continue' }).click();
  await fillCustomer(card(page));
  await card(page).getByRole('button', { name: 'Book this table' }).click();
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
}

test.describe('with scripts', () => {
  test('a full time is asked for, and waited for @phone', async ({ page }, { project }) => {
    const date = project.name === 'phone' ? '2026-12-01' : '2026-12-02';
    await fillYork(page, date);
    await page.goto(`/restaurants/york-coppergate/book-now?date=${date}&covers=14&time=19:00`);
    await card(page).getByRole('button', { name: 'Find a table' }).click();
    await card(page).getByRole('radio', { name: '7pm (full, you may ask for it)' }).check();
    await expect(card(page).getByText('7pm is full.')).toBeVisible();
    await expectAccessible(page);

    await card(page).getByRole('button', { name: 'Tell me if a table comes free at 7pm' }).click();
    await expect(card(page).getByRole('heading', { name: 'In line for 7pm' })).toBeFocused();
    await card(page).getByRole('radio', { name: 'By text message' }).check();
    await fillCustomer(card(page));
    await card(page).getByRole('button', { name: 'Put me in line' }).click();
    await expect(card(page).getByLabel('Phone')).toHaveAccessibleDescription(/a phone number for the text message/);
    await expectAccessible(page);
    await card(page).getByLabel('Phone').fill('07700 900123');
    await card(page).getByRole('button', { name: 'Put me in line' }).click();
    await expect(card(page).getByRole('heading', { name: 'You are first in line for 7pm.' })).toBeFocused();
    await expect(card(page).getByText(REFERENCE)).toBeVisible();
    await expectAccessible(page);

    await card(page).getByRole('button', { name: 'Look at other times' }).click();
    await card(page).getByRole('radio', { name: '7pm (full, you may ask for it)' }).check();
    await card(page).getByRole('button', { name: 'Continue with a request' }).click();
    await expect(card(page).getByText('7pm is full, so this is a request, not a booking.')).toBeVisible();
    await expect(card(page).getByRole('timer')).toBeHidden();
    await expectAccessible(page);
    const sent = page.waitForRequest(/\/api\/booking\/enquiry\//);
    await card(page).getByRole('button', { name: 'Send the request' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ captchaToken: expect.stringMatching(/./) });
    await expect(status(page)).toHaveText(/Your request is sent. No table is held/);
    await expect(card(page).getByText('No table is held, and nothing is booked yet.')).toBeVisible();
    await expect(card(page).getByRole('button', { name: 'Add to calendar' })).toBeHidden();
    await expectAccessible(page);
  });

  test('an event, from the page about groups to a reference, by keyboard', async ({ page }) => {
    await page.clock.install({ time: NOW });
    await page.goto('/group-bookings');
    await page.getByRole('link', { name: 'Tell us about more' }).click();
    await card(page).getByRole('combobox').fill('LS1 4DY');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabTo(page, card(page).getByRole('button', { name: /Leeds Greek Street/ }));
    await page.keyboard.press('Enter');
    await expect(card(page).getByLabel('From what time?')).toHaveValue('19:00');
    await expectAccessible(page);
    await tabTo(page, card(page).getByLabel('Adults'));
    await page.keyboard.type('301');
    await tabTo(page, card(page).getByRole('button', { name: 'Continue' }));
    await page.keyboard.press('Enter');
    await expect(card(page).getByLabel('Adults')).toHaveAccessibleDescription(/more than 300 people please ring/);
    await card(page).getByLabel('Adults').fill('60');
    await page.keyboard.press('Enter');
    await expect(card(page).getByRole('heading', { name: 'Who is asking?' })).toBeFocused();
    await fillCustomer(card(page));
    await card(page).getByLabel('Tell us about it').fill('A wedding lunch.');
    await expectAccessible(page);
    await tabTo(page, card(page).getByRole('button', { name: 'Send the request' }));
    await page.keyboard.press('Enter');
    await expect(
      card(page).getByRole('heading', { name: 'Your plans are with Leeds Greek Street, Ada.' }),
    ).toBeFocused();
    await expect(card(page).getByText(REFERENCE)).toBeVisible();
    await expectAccessible(page);
  });

  test('more than twenty leads on from step one, and back', async ({ page }) => {
    await page.clock.install({ time: NOW });
    await page.goto('/restaurants/leeds-greek-street/book-now');
    await card(page).getByRole('button', { name: 'More than 20 of you? Tell us about it' }).click();
    await expect(card(page).getByRole('heading', { name: 'Tell us about it' })).toBeFocused();
    await card(page).getByRole('button', { name: 'Back' }).click();
    await expect(card(page).getByRole('heading', { name: 'Who is coming, and when?' })).toBeFocused();
    await expect(card(page).getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '2');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an event is asked for on one page @phone', async ({ page }) => {
    await page.goto('/book-now?type=event');
    await page.getByRole('link', { name: 'Cardiff The Hayes' }).click();
    await page.getByLabel('Which day?').fill('2026-12-05');
    await page.getByRole('button', { name: 'Show times' }).click();
    await expect(page.getByLabel('Which day?')).toHaveValue('2026-12-05');
    await page.getByLabel('Adults').fill('400');
    await fillCustomer(page);
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByLabel('Adults')).toHaveAccessibleDescription(/more than 300 people please ring/);
    await page.getByLabel('Adults').fill('40');
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByText('No table is held, and nothing is booked yet.')).toBeVisible();
    await expect(page.getByText(REFERENCE)).toBeVisible();
  });

  test('a full time is waited for and asked for; a table takes extras along', async ({ page }) => {
    const wish = '/restaurants/york-coppergate/book-now?date=2026-12-03&covers=14&time=19:00&occasion=table&step=2';
    await page.goto(wish);
    await page.getByRole('checkbox', { name: /prosecco/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await fillCustomer(page);
    await page.getByRole('button', { name: 'Book this table' }).click();
    await expect(page.getByText(REFERENCE)).toBeVisible();
    await expect(page.getByText('£28.50').first()).toBeVisible();

    await page.goto(wish);
    await page.getByRole('radio', { name: '7pm (full, you may ask for it)' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('7pm is full, so this is a request, not a booking.')).toBeVisible();
    await page.getByRole('link', { name: 'Tell me if a table comes free at 7pm' }).click();
    await fillCustomer(page);
    await page.getByRole('button', { name: 'Put me in line' }).click();
    await expect(page.getByRole('heading', { name: 'You are first in line for 7pm.' })).toBeVisible();

    await page.goto(wish);
    await page.getByRole('radio', { name: '7pm (full, you may ask for it)' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await fillCustomer(page);
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByRole('heading', { name: 'Your request is with York Coppergate, Ada.' })).toBeVisible();
  });

  test('where a card is needed, whom to ring', async ({ page }) => {
    await page.goto(
      '/restaurants/leeds-greek-street/book-now?date=2026-12-04&covers=8&time=19:00&occasion=christmas&step=2',
    );
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(/needs a credit card to confirm, please contact the restaurant/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '0113 496 0131' })).toBeVisible();
  });
});
