import type { Locator, Page } from '@playwright/test';
import { SIZES } from './sizes.ts';
import { expect, expectAccessible, expectAccessibleAtEachSize, expectSoon, test } from './support.ts';

const card = (page: Page) => page.getByRole('article', { name: 'All-day menu' });
const dishes = (page: Page) => card(page).getByRole('heading', { level: 3 });
const said = (page: Page) => page.locator('#dishes').getByRole('status');
const note = (page: Page) => page.getByText('Allergies and diets');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

const needs = (scope: Locator | Page) => scope.locator('summary', { hasText: 'Allergies, children, access' });

/** Allergen statements of the visible dishes. */
const statements = (page: Page) =>
  card(page).locator('details', { hasText: 'Allergens' }).filter({ visible: true }).allTextContents();

test('ticking an allergen filters dishes at once, counts those left and changes the URL @phone-first', async ({
  page,
}) => {
  await page.goto('/our-menu/main');
  await expect(dishes(page)).toHaveCount(65);
  await note(page).click();
  await box(page, 'Milk').check();
  await expect(dishes(page)).toHaveCount(16);
  await expect(said(page)).toHaveText('16 of 65 dishes have no milk in the recipe.');
  await box(page, 'Eggs').check();
  await expect(said(page)).toHaveText(/^\d+ of 65 dishes have no eggs or milk in the recipe\.$/);
  await expect(page).toHaveURL('/our-menu/main?without=eggs,milk');
  expect(await statements(page)).not.toHaveLength(0);
  for (const statement of await statements(page)) expect(statement).toMatch(/Not in the recipe: .*eggs, .*milk/);
  await expect(page.getByText('Our kitchens share ovens')).toBeVisible();
  await expectAccessibleAtEachSize(page);
  await page.reload();
  await expect(box(page, 'Eggs')).toBeChecked();
  await expect(said(page)).toHaveText(/no eggs or milk in the recipe/);
  // Faster than the filter runs: the second tick builds on the first.
  await page.evaluate(async () => {
    for (const id of ['without-eggs', 'without-milk']) {
      document.getElementById(id)?.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await expect(dishes(page)).toHaveCount(65);
  await expect(page).toHaveURL('/our-menu/main');
  await test.step('the table of allergens is named, reached by keys and whole', async () => {
    await page.getByRole('link', { name: 'All 14 allergens for every dish' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All-day menu: allergens');
    await expect(page.getByRole('columnheader')).toHaveCount(15);
    const row = page.getByRole('row', { name: /^Antipasto della casa/ });
    await expect(row.getByRole('cell')).toHaveCount(14);
    await expect(row.getByRole('cell', { name: 'unknown' })).toHaveCount(2);
    await page.getByRole('region', { name: 'Allergen table, scrolls sideways' }).focus();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await expectAccessibleAtEachSize(page);
  });
});

test('a menu reached by a link shows and filters its dishes', async ({ page }) => {
  await page.goto('/our-menu/main');
  const sent = await card(page).textContent();
  await page.goto('/our-menu');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('main').getByRole('link', { name: 'All-day menu' }).first().click();
  await expect(dishes(page)).toHaveCount(65);
  expect(await card(page).textContent()).toBe(sent);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await note(page).click();
  await box(page, 'Milk').check();
  await expect(dishes(page)).toHaveCount(16);
  await page.goBack();
  await page.goForward();
  await expect(dishes(page)).toHaveCount(16);
});

test('a menu section without a suitable dish says so and stays', async ({ page }) => {
  await page.goto('/our-menu/main?without=gluten');
  const pizza = page.getByRole('region', { name: 'Pizza', exact: true });
  await expect(pizza.getByText('Sorry, nothing here fits all of that.')).toBeVisible();
  await expect(pizza.locator('img')).toHaveCount(0);
  await page.getByRole('link', { name: 'Show every dish again' }).click();
  await expect(pizza.getByRole('heading', { level: 3 })).toHaveCount(15);
});

test('the menu filter works by keyboard', async ({ page }) => {
  await page.goto('/our-menu/main');
  await page
    .locator('summary')
    .filter({ has: note(page) })
    .focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(box(page, 'Celery')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(box(page, 'Celery')).toBeFocused();
  await expect(said(page)).toHaveText('59 of 65 dishes have no celery in the recipe.');
  await page.getByRole('button', { name: 'Show 59 dishes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/our-menu/main?without=celery#dishes');
  await expect(page.locator('#dishes')).toBeInViewport();
  await expect(said(page)).toBeFocused();
});

test('the menu filter’s button counts the dishes and stays visible without covering the focus @phone-first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 480 });
  await page.goto('/our-menu/main');
  await note(page).click();
  const show = page.getByRole('button', { name: /^Show \d+ dishes$/ });
  await expect(show).toHaveText('Show 65 dishes');
  await expect(show).toBeInViewport({ ratio: 1 });
  await box(page, 'Celery').focus();
  for (let at = 0; at < 17; at++) {
    const focused = page.locator(':focus');
    const isCovered = await focused.evaluate((input) => {
      const { left, top, width, height } = input.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) !== input;
    });
    expect(isCovered, (await focused.getAttribute('id')) ?? '').toBe(false);
    await expect(show).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
  await expect(show).toBeFocused();
  await box(page, 'Milk').check();
  await expect(show).toHaveText('Show 16 dishes');
  await expect(said(page)).toHaveText('16 of 65 dishes have no milk in the recipe.');
  await box(page, 'Milk').uncheck();
  await expect(said(page)).toHaveText('All 65 dishes are shown.');
  for (const name of ['Milk', 'Cereals containing gluten', 'Celery', 'Tree nuts', 'Eggs', 'Vegan'])
    await box(page, name).check();
  await expectAccessibleAtEachSize(page);
});

test('dietary marks stay with “Allergens”, and each size with its energy and price @phone-first', async ({ page }) => {
  const brokenLines = () =>
    page.locator('article li').evaluateAll((dishes) =>
      dishes.flatMap((dish) => {
        const middle = (part: Element) => {
          const { top, bottom } = part.getBoundingClientRect();
          return (top + bottom) / 2;
        };
        const apart = (parts: Element[]) => {
          const middles = parts.map(middle);
          return Math.max(...middles) - Math.min(...middles) > 6;
        };
        const summary = dish.querySelector('summary');
        const marks = [...dish.querySelectorAll('span:has(> [aria-hidden] + .sr-only)')];
        const variants = [...dish.querySelectorAll('p:has(.figures)')];
        const name = dish.querySelector('h3')?.textContent ?? '';
        return [
          ...(summary && apart([...marks, summary]) ? [`${name}: marks`] : []),
          ...variants.filter((line) => apart([...line.querySelectorAll('span span')])).map(() => `${name}: size`),
        ];
      }),
    );
  for (const menu of ['main', 'drinks', 'kids', 'lunch-set']) {
    await page.goto(`/our-menu/${menu}`);
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      expect(await brokenLines(), `${menu} at ${size.width} px`).toEqual([]);
    }
  }
});

test('the menu section being read is marked, and its link stops 58 px from the top @phone-first', async ({ page }) => {
  await page.goto('/our-menu/main?without=fish');
  const parts = page.getByRole('navigation', { name: 'Menu sections' });
  await parts.getByRole('link', { name: 'Pasta' }).click();
  await expect(page).toHaveURL('/our-menu/main?without=fish#pasta');
  const top = () => page.locator('#pasta').evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await expectSoon(top).toBe(58);
  await expect(parts.locator('[aria-current]')).toHaveText('Pasta');
  await page.locator('#dolci').scrollIntoViewIfNeeded();
  await page.evaluate(() => document.getElementById('dolci')?.scrollIntoView());
  await expect(parts.locator('[aria-current]')).toHaveText('Dolci');
});

test('booking from a menu keeps the restaurant and passes on the allergens left out', async ({ page }) => {
  const inCard = page.getByRole('dialog', { name: 'Book a table' });
  const bookNow = page.locator('#book-now');
  await page.goto('/menu/main?restaurant=york-coppergate&without=milk,peanuts');
  await bookNow.click();
  await expect(inCard.getByText('York Coppergate').locator('visible=true').first()).toBeVisible();
  await expect(inCard.getByText('Where shall we eat?')).toHaveCount(0);
  await page.goBack();
  await expect(inCard).toBeHidden();
  await box(page, 'Eggs').check();
  await expect(page).toHaveURL(/without=eggs,milk,peanuts/);
  await bookNow.click();
  await inCard.getByRole('button', { name: 'Find a table' }).click();
  await inCard.getByRole('button', { name: '6.30pm', exact: true }).first().click();
  await expect(inCard.getByText('Eggs, milk, peanuts').locator('visible=true').first()).toBeVisible();
});

test('choosing a restaurant lists its menus and is remembered', async ({ page }) => {
  await page.goto('/our-menu');
  await page.getByLabel('Your restaurant').selectOption('Leeds Greek Street');
  await page.getByRole('button', { name: 'Show menus' }).click();
  await expect(page).toHaveURL('/our-menu?restaurant=leeds-greek-street');
  await expect(page.getByText('on the table at Leeds Greek Street')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Breakfast' })).toHaveCount(0);
  await page.getByRole('link', { name: 'All-day menu', exact: true }).locator('visible=true').last().click();
  await expect(page).toHaveURL('/our-menu/main?restaurant=leeds-greek-street');
  const menus = page.getByRole('navigation', { name: 'Menus at Leeds Greek Street' });
  await expect(menus.locator('[aria-current=page]')).toHaveText('All-day menu');
  await page.goto('/our-menu/breakfast?restaurant=leeds-greek-street');
  await expect(menus).toContainText('Leeds Greek Street doesn’t serve “Breakfast”');
  await expectAccessible(page);
  await menus.getByRole('link', { name: 'Tables, hours and directions for Leeds Greek Street' }).click();
  await expect(page).toHaveURL('/restaurants/leeds-greek-street');
});

test('a booking link with a menu’s allergens ticks them in the card without naming them in its URL', async ({
  page,
}) => {
  await page.goto(
    '/restaurants/leeds-greek-street/book-now?date=2026-11-26&covers=2&time=19:00&without=milk,tree-nuts',
  );
  await expect(needs(page.getByRole('dialog'))).toContainText('Milk, tree nuts');
  await expect(page).not.toHaveURL(/without/);
});

test('the Christmas page and menu ask for a table at Christmas', async ({ page }) => {
  await page.goto('/our-menu/christmas');
  const book = page.getByRole('banner').getByRole('link', { name: 'Book a table' });
  await expect(book).toHaveAttribute('href', '/book-now?occasion=christmas');
  await page.goto('/christmas');
  await page.getByRole('button', { name: 'Show the map' }).click();
  await page.getByRole('button', { name: 'Inverness Eastgate', exact: true }).press('Enter', { timeout: 30_000 });
  const marked = page.getByRole('dialog', { name: 'Inverness Eastgate' });
  await expect(marked.getByRole('link', { name: 'Inverness Eastgate', exact: true })).toHaveAttribute(
    'href',
    '/restaurants/inverness-eastgate?occasion=christmas',
  );
  await expect(marked.getByRole('link', { name: 'Book a table' })).toHaveAttribute(
    'href',
    '/restaurants/inverness-eastgate/book-now?occasion=christmas',
  );
  await page.getByRole('main').getByRole('link', { name: 'Leeds Greek Street', exact: true }).click();
  await expect(page).toHaveURL('/restaurants/leeds-greek-street?occasion=christmas');
  // Around the time the form suggests.
  const around = '/restaurants/leeds-greek-street/book-now?occasion=christmas&around=19%3A00';
  await expect(book).toHaveAttribute('href', around);
});
