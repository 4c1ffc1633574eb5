import type { Page } from '@playwright/test';
import { card, fillCustomer, REFERENCE, tabTo, timeButton } from './booking-card.ts';
import { expect, expectAccessibleAtEachSize, test, withoutOwnScripts } from './support.ts';

const tablesAtLeeds = (page: Page) => page.getByRole('list', { name: 'Free tables at Leeds Greek Street' });

test('the site leads from a postcode to a reference by mouse', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Where').fill('LS1 4DY');
  await page.getByLabel('Day', { exact: true }).fill('2026-11-27');
  await page.getByRole('main').getByRole('button', { name: 'Find a table' }).click();
  await expect(page).toHaveURL(/\/find-us\?q=LS1\+4DY&date=2026-11-27&time=19%3A00&covers=2/);
  await tablesAtLeeds(page).getByRole('link').first().click();
  await fillCustomer(card(page));
  await card(page).getByRole('button', { name: 'Book this table' }).click();
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
});

test('the site leads from a postcode to a reference by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByLabel('Where'));
  await page.keyboard.type('LS1 4DY');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/find-us\?q=LS1\+4DY/);
  await tabTo(page, tablesAtLeeds(page).getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(card(page)).toBeVisible();
  await expect(card(page).getByRole('heading', { name: 'Who’s the table for?' })).toBeFocused();
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Lovelace'],
    ['E-mail', 'ada@example.co.uk'],
  ] as const) {
    await tabTo(page, card(page).getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await tabTo(page, card(page).getByRole('button', { name: 'Book this table' }));
  await page.keyboard.press('Enter');
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('plain pages lead from a postcode to a reference @phone-first', async ({ page }) => {
    await page.goto('/');
    // A button that only a script could answer.
    await expect(page.getByRole('button', { name: 'Near me' })).toBeHidden();
    await page.getByLabel('Where').fill('LS1 4DY');
    await page.getByLabel('Day', { exact: true }).fill('2026-11-27');
    await page.getByLabel('How many').selectOption('4');
    await page.getByRole('main').getByRole('button', { name: 'Find a table' }).click();
    await expect(page).toHaveURL(/\/find-us\?q=LS1\+4DY&date=2026-11-27&time=19%3A00&covers=4$/);
    await page.locator('a[href^="/restaurants/leeds-greek-street/book-now"]:visible').first().click();
    await fillCustomer(page);
    await page.getByRole('button', { name: 'Book this table' }).click();
    await expect(page.getByText(REFERENCE)).toBeVisible();
  });
});

test('every plain page of a booking is accessible @phone-first', async ({ page }) => {
  await withoutOwnScripts(page);
  await page.goto('/book-now');
  await expectAccessibleAtEachSize(page);
  await page.goto('/restaurants/leeds-greek-street/book-now?type=event');
  await expectAccessibleAtEachSize(page);
  const party = 'date=2026-11-27&covers=2&occasion=table&step=2';
  await page.goto(`/restaurants/leeds-greek-street/book-now?${party}&wait=19:00`);
  await expect(page.getByRole('heading', { name: 'Waiting list for 7pm' })).toBeVisible();
  await expectAccessibleAtEachSize(page);
  await page.goto('/restaurants/leeds-greek-street/book-now?date=2026-11-27');
  await expectAccessibleAtEachSize(page);
  await page.getByRole('button', { name: 'Find a table' }).click();
  await expectAccessibleAtEachSize(page);
  await timeButton(page, '7pm').click();
  await expectAccessibleAtEachSize(page);
  await page.getByRole('button', { name: 'Book this table' }).click();
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Enter your last name.');
  await expectAccessibleAtEachSize(page);
  await fillCustomer(page);
  await page.getByRole('button', { name: 'Book this table' }).click();
  await expect(page.getByText(REFERENCE)).toBeVisible();
  await expectAccessibleAtEachSize(page);
});
