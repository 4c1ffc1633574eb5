import type { Locator, Page } from '@playwright/test';
import { card, fillCustomer, openCard, REFERENCE } from './booking-card.ts';
import { createBookingByApi, linkInEmail, MANAGE_LINK } from './emails.ts';
import { expect, test } from './support.ts';

const LEEDS = '1013';

/** The number of A4 sheets the page prints on. */
async function sheetsOf(page: Page): Promise<number> {
  const text = (await page.pdf({ format: 'A4' })).toString('latin1');
  return text.match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;
}

test.describe('read', () => {
  for (const id of ['main', 'drinks', 'breakfast'])
    test(`the menu “${id}” prints on at most two sheets with each dish’s allergens`, async ({ page }) => {
      await page.goto(`/our-menu/${id}`);
      expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
      await page.emulateMedia({ media: 'print' });
      const dishes = page.getByRole('article').locator('details');
      const declared = dishes.getByText('Contains: ', { exact: true });
      expect(await declared.count()).toBeGreaterThan(10);
      for (const one of await declared.all()) await expect(one).toBeVisible();
      await expect(dishes.getByText('Not in the recipe: ').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByText('Allergies and diets')).toBeHidden();
      await expect(page.getByRole('heading', { name: 'What the marks mean' })).toBeVisible();
    });

  test('a filtered menu prints its filter, and keeps each heading with its dishes', async ({ page }) => {
    await page.goto('/our-menu/main?without=milk');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: 'Show every dish again' })).toBeHidden();
    const sizeOf = (text: Locator) => text.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    const dish = page.getByRole('article').getByRole('listitem').filter({ visible: true }).first();
    const largest = await sizeOf(dish.locator('h3'));
    for (const words of await page.locator('#dishes p').filter({ visible: true }).all())
      expect(await sizeOf(words)).toBeLessThanOrEqual(largest);
    const heads = page.getByRole('article').locator('section > div', { has: page.getByText(/^\d+ of \d+ shown$/) });
    expect(await heads.count()).toBeGreaterThan(5);
    for (const head of await heads.all()) {
      await expect(head).toHaveCSS('break-after', 'avoid');
      await expect(head).toHaveCSS('break-inside', 'avoid');
    }
  });
});

test('a restaurant’s page prints on at most two sheets, without buttons', async ({ page }) => {
  await page.goto('/restaurants/leeds-greek-street');
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const name of [/Leeds/, 'Opening hours', 'Access'])
    await expect(main.getByRole('heading', { name })).toBeVisible();
  await expect(main.getByText('LS1 5RU').filter({ visible: true })).toHaveCount(1);
  await expect(main.getByRole('link', { name: /^0113/ })).toHaveCount(1);
  await expect(main.locator('[data-static="getting-here"] li').first()).toBeVisible();
  await expect(main.locator('button, input, select, img, .button').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'The room' })).toBeHidden();
});

test('the thanks print on one sheet, without buttons or the page behind', async ({ page }) => {
  await openCard(page, 'leeds-greek-street/book-now?date=2027-02-09&covers=2&time=19:00');
  await fillCustomer(card(page));
  await card(page).getByRole('button', { name: 'Book this table' }).click();
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
  await expect(card(page).getByText('Tue 9 February').filter({ visible: true }).first()).toBeVisible();
  await expect(card(page).getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(
    card(page)
      .getByText(/, LS1 5RU$/)
      .filter({ visible: true }),
  ).toHaveCount(1);
  await expect(page.getByText('On the wall by the till')).toBeHidden();
});

test('a booking’s page prints on one sheet with ticket and address, without buttons', async ({ page, baseURL }) => {
  const email = 'printing@diner.example';
  const table = {
    occasionId: 'table',
    menuId: 'main',
    areaId: null,
    date: '2027-02-10',
    time: '19:00',
    adultCovers: 2,
  };
  await createBookingByApi(baseURL ?? '', LEEDS, table, { email });
  await page.goto(await linkInEmail(email, MANAGE_LINK));
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('complementary', { name: 'Your booking' }).getByText(REFERENCE)).toBeVisible();
  await expect(page.getByText('31 Greek Street').filter({ visible: true }).first()).toBeVisible();
  for (const name of ['Change booking', 'Add to calendar', 'Cancel this booking'])
    await expect(page.getByRole('link', { name })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
