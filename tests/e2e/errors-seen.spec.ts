import type { Page } from '@playwright/test';
import { card, fillCustomer, openCard } from './booking-card.ts';
import { createBookingByApi, linkInEmail, MANAGE_LINK } from './emails.ts';
import { expect, expectAccessible, test } from './support.ts';

const CHRISTMAS = 'leeds-greek-street/book-now?covers=8&time=19:00&occasion=christmas&date=2026-12-15';
const LEEDS = '/restaurants/leeds-greek-street/book-now';
const summary = (page: Page) => page.getByRole('group', { name: 'Nearly there' });
const book = (page: Page) => card(page).getByRole('button', { name: 'Book this table' });

test('one error summary links to each empty field of card and details', async ({ page }) => {
  await openCard(page, CHRISTMAS);
  await expect(card(page).getByLabel('Card number')).toBeVisible();
  await book(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveCount(6);
  await expectAccessible(page);
  await summary(page)
    .getByRole('link', { name: /long number across your card/ })
    .click();
  await expect(card(page).getByLabel('Card number')).toBeFocused();
  // Not a live region, or the rest would be read out after each corrected field.
  await expect(card(page).getByRole('alert')).toHaveCount(0);
  await fillCustomer(card(page));
  await card(page).getByLabel('Phone').focus();
  await expect(summary(page).getByRole('link')).toHaveCount(3);
});

test('a declined card moves focus to the error summary', async ({ page }) => {
  await openCard(page, CHRISTMAS);
  await fillCustomer(card(page));
  await card(page).getByLabel('Card number').fill('4000 1111 1111 1115');
  await card(page).getByLabel('Expiry date').fill('12/29');
  await card(page).getByLabel('Security code').fill('123');
  await book(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText(/turned this card down/);
  await summary(page).getByRole('link').click();
  await expect(card(page).getByLabel('Card number')).toBeFocused();
});

test('the title names the step while the booking card is open, and the page once it’s closed', async ({ page }) => {
  await page.goto('/about');
  const before = await page.title();
  await page.getByRole('banner').getByRole('link', { name: 'Book a table' }).click();
  await expect(page).toHaveTitle('Day – Book a table · Tavola');
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle(before);
  await page.goto('/restaurants/leeds-greek-street/book-now');
  // The page behind the card renders later, with its own title.
  await expect(page.locator('[data-behind-card] article')).toBeAttached();
  await expect(page).toHaveTitle('Day – Book a table at Leeds Greek Street · Tavola');
  await page.reload();
  await expect(page.locator('[data-behind-card] article')).toBeAttached();
  await page.goBack();
  await expect(page).toHaveTitle('Leeds Greek Street: Italian restaurant in Leeds · Tavola');
  await openCard(page, CHRISTMAS.replace('12-15', '12-16'));
  // The server-rendered page has the same title.
  await expect(card(page).getByRole('timer')).toBeVisible();
  await expect(page).toHaveTitle('Details – Book a table at Leeds Greek Street · Tavola');
  await card(page).getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveTitle('Time – Book a table at Leeds Greek Street · Tavola');
});

test('an error disappears as its field is filled in, whatever the endpoint calls it', async ({ page }) => {
  await page.goto('/group-bookings');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(summary(page)).toContainText('Choose a restaurant.');
  const restaurant = page.getByRole('main').getByLabel('Which restaurant?');
  await restaurant.selectOption('Leeds Greek Street');
  await expect(restaurant).not.toHaveAccessibleDescription(/Choose a restaurant/);
  await expect(summary(page)).not.toContainText('Choose a restaurant.');

  await page.goto('/christmas');
  await page.getByRole('button', { name: 'Sign me up' }).click();
  await expect(summary(page)).toContainText('Enter your e-mail address.');
  await page.getByLabel('E-mail', { exact: true }).fill('ada@example.com');
  await expect(summary(page)).not.toContainText('Enter your e-mail address.');
});

test('an error disappears with the choice it depends on and never links to a hidden field', async ({ page }) => {
  await page.goto('/contact');
  const about = page.getByLabel('What’s it about?');
  await about.selectOption('Something wasn’t right');
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(summary(page)).toContainText('Enter the date of your visit.');
  await about.selectOption('Working with us');
  await expect(summary(page)).not.toContainText(/restaurant|visit/);
  await expect(summary(page).getByRole('link')).toHaveCount(4);

  await page.goto('/sign-up');
  const texts = page.getByRole('checkbox', { name: /^Text me offers/ });
  await texts.check();
  await page.getByLabel('Year').fill('1984');
  await page.getByRole('button', { name: 'Sign me up' }).click();
  await expect(summary(page)).toContainText('Choose the month of your birthday.');
  await page.getByLabel('Year').fill('');
  await expect(summary(page)).not.toContainText('birthday');
  await expect(summary(page)).toContainText('Enter a phone number so we can text you.');
  await texts.uncheck();
  await expect(summary(page)).not.toContainText('phone');
});

test('the error at a job’s end date disappears when its start or “current job” resolves it', async ({ page }) => {
  await page.goto('/careers/job/2407/apply');
  await page.getByLabel('From month').selectOption('May');
  await page.getByLabel('From year').selectOption('2024');
  await page.getByLabel('To month').selectOption('May');
  await page.getByLabel('To year').selectOption('2020');
  await page.getByRole('button', { name: 'Check my application' }).click();
  await expect(page.getByLabel('To month')).toHaveAccessibleDescription(/^This job has to end after it started/);
  await page.getByLabel('From year').selectOption('2019');
  await expect(page.getByLabel('To month')).not.toHaveAccessibleDescription(/after it started/);
  await page.getByLabel('To year').selectOption('Year');
  await page.getByRole('button', { name: 'Check my application' }).click();
  await expect(summary(page)).toContainText('Choose the year you left.');
  await page.getByLabel('I still work there').check();
  await expect(summary(page)).not.toContainText('you left');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const focused = (page: Page) => page.locator(':focus');

  test('without JavaScript a refused form has “Error” in its title and opens at its summary', async ({ page }) => {
    await page.goto(`${LEEDS}?date=2026-12-15&covers=2&time=19:00`);
    await expect(page).toHaveTitle('Details – Book a table at Leeds Greek Street · Tavola');
    await page.getByRole('button', { name: 'Book this table' }).click();
    await expect(page).toHaveTitle('Error: Details – Book a table at Leeds Greek Street · Tavola');
    await expect(summary(page)).toBeVisible();
    await expect(focused(page)).toHaveAttribute('aria-label', /Nearly there/);
    await expect(summary(page).getByRole('link')).toHaveCount(3);
  });

  test('without JavaScript an event that’s too large has an error in its title and at its field', async ({ page }) => {
    await page.goto(`${LEEDS}?type=event&date=2026-12-15`);
    await page.getByLabel('How many?').fill('301');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveTitle(/^Error: .* – Book a table at Leeds Greek Street/);
    await expect(summary(page).getByRole('link')).toHaveCount(1);
    await expect(page.getByLabel('How many?')).toHaveAccessibleDescription(/more than 300 people/);
    await expect(focused(page)).toHaveAttribute('aria-label', /Nearly there/);
  });

  test('without JavaScript refused booking details have an error in the title and at their fields', async ({
    page,
    baseURL,
  }) => {
    const table = {
      occasionId: 'table',
      menuId: 'main',
      areaId: null,
      date: '2026-12-16',
      time: '19:00',
      adultCovers: 2,
    };
    const email = 'plain-titles@diner.example';
    await createBookingByApi(baseURL ?? '', '1038', table, { email });
    await page.goto(`${await linkInEmail(email, MANAGE_LINK)}?step=details`);
    await page.getByLabel('First name').fill('');
    await page.getByRole('button', { name: 'Save my details' }).click();
    await expect(page).toHaveTitle('Error: Your details – Your booking at Bath Milsom Street · Tavola');
    await expect(focused(page)).toContainText('Nearly there');
  });
});
