import type { Page, Route } from '@playwright/test';
import { createBookingByApi, linkInEmail, MANAGE_LINK } from './emails.ts';
import { test as answered, expect } from './support.ts';

/** These tests don't wait for React. */
const test = answered.extend({
  page: ({ context }, use) => context.newPage().then(use),
});

const isHydrated = (page: Page) => page.evaluate(() => window.history.scrollRestoration === 'manual');
const hydrated = (page: Page) => expect.poll(() => isHydrated(page)).toBe(true);
const bookNow = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Book a table' });
const card = (page: Page) => page.getByRole('dialog', { name: 'Book a table' });
const REACT = '**/assets/react-*.js';

/** Holds React's code back until the returned function is called. */
async function holdReact(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route(REACT, (route) => (isOpen ? route.continue() : void waiting.push(route)));
  return async () => {
    isOpen = true;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

test('a link to book pressed before React runs leads to the plain page, where the card opens @phone-first', async ({
  page,
}) => {
  const letReactThrough = await holdReact(page);
  await page.goto('/restaurants/leeds-greek-street');
  expect(await isHydrated(page)).toBe(false);
  await bookNow(page).click();
  await expect(page).toHaveURL(/\/restaurants\/leeds-greek-street\/book-now/);
  await expect(page.getByRole('heading', { name: 'Who’s coming, and when?' })).toBeVisible();
  await letReactThrough();
  await expect(card(page).getByRole('button', { name: 'Find a table' })).toBeVisible();
  await page.goBack();
  await expect(card(page)).toBeHidden();
});

test('a search unfolded before React runs stays unfolded @phone', async ({ page, isMobile }) => {
  test.skip(!isMobile);
  const letReactThrough = await holdReact(page);
  await page.goto('/find-us?q=LS1+4DY');
  await page.getByText('Change the search').click();
  await letReactThrough();
  await hydrated(page);
  await expect(page.getByLabel('Postcode, town or restaurant')).toBeVisible();
});

test('without React a link leads to its page and a form to its response', async ({ page }) => {
  await page.route(REACT, (route) => route.abort());
  await page.goto('/restaurants');
  await bookNow(page).click();
  await expect(page).toHaveURL('/#booking');
  await page.getByRole('form', { name: 'Find a table' }).getByLabel('Where').fill('Leeds');
  await page.getByRole('button', { name: 'Find a table' }).click();
  await expect(page).toHaveURL(/\/find-us\?.*q=Leeds/);
});

test('a card opened offline is there once the connection is back', async ({ page, context }) => {
  const code = '**/assets/booking-modal-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto('/restaurants/leeds-greek-street');
  await hydrated(page);
  await context.setOffline(true);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('booking-modal-'));
  await bookNow(page).click();
  await lost;
  await expect(card(page).getByText('You’re offline. The booking form will load once you’re back.')).toBeVisible();
  await page.unroute(code);
  await context.setOffline(false);
  await expect(card(page).getByRole('button', { name: 'Find a table' })).toBeVisible();
});

test('input typed while React loads stays and is sent', async ({ page }) => {
  const letReactThrough = await holdReact(page);
  await page.goto('/');
  await page.getByLabel('Where').pressSequentially('LS1 ');
  await page.getByLabel('How many').selectOption('4');
  await letReactThrough();
  await hydrated(page);
  await page.getByLabel('Where').pressSequentially('4DY');
  await expect(page.getByLabel('Where')).toHaveValue('LS1 4DY');
  await page.getByRole('button', { name: 'Find a table' }).click();
  await expect(page).toHaveURL(/\/find-us\?q=LS1\+4DY&.*covers=4/);
});

test('a tick set before React ran filters once it does', async ({ page }) => {
  const letReactThrough = await holdReact(page);
  await page.goto('/our-menu/main');
  await page.getByText('Allergies and diets').click();
  await page.getByText('Milk', { exact: true }).click();
  await page.getByText('Eggs', { exact: true }).click();
  await letReactThrough();
  await expect(page).toHaveURL(/without=eggs,milk$/);
  await expect(page.getByRole('checkbox', { name: 'Milk', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Eggs', exact: true })).toBeChecked();
});

test('input typed before React ran survives a reload', async ({ page }) => {
  const letReactThrough = await holdReact(page);
  const form = page.getByRole('main');
  const isKept = async () => {
    await expect(form.getByLabel('First name')).toHaveValue('Ada');
    await expect(form.getByLabel('Favourite restaurant').locator('option:checked')).toHaveText('Leeds Greek Street');
  };
  await page.goto('/sign-up');
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Favourite restaurant').selectOption({ label: 'Leeds Greek Street' });
  expect(await isHydrated(page)).toBe(false);
  await letReactThrough();
  await hydrated(page);
  await isKept();
  await page.reload();
  await hydrated(page);
  await isKept();
});

test('a form follows a choice made before React ran', async ({ page }) => {
  const letReactThrough = await holdReact(page);
  await page.goto('/contact');
  await page.getByLabel('What’s it about?').selectOption({ label: 'Something wasn’t right' });
  await expect(page.getByLabel('Date of your visit')).not.toHaveAttribute('required');
  await letReactThrough();
  await hydrated(page);
  await expect(page.getByLabel('Date of your visit')).toHaveAttribute('required');
  await expect(page.getByLabel('What’s it about?')).toHaveValue('visit/complaint');
});

const read = ['/', '/find-us?q=LS1+4DY', '/our-menu/main', '/contact', '/sign-up'];
for (const path of [...read, '/careers/job-search?q=Leeds', 'details of a booking'])
  test(`${path} keeps its place and the focus when React runs`, async ({ page, baseURL }) => {
    let url = path;
    if (!path.startsWith('/')) {
      const table = {
        occasionId: 'table',
        menuId: 'main',
        areaId: null,
        date: '2026-12-03',
        time: '18:00',
        adultCovers: 2,
      };
      const email = 'scrolled@diner.example';
      await createBookingByApi(baseURL as string, '1038', table, { email });
      url = `${await linkInEmail(email, MANAGE_LINK)}?step=details`;
    }
    const letReactThrough = await holdReact(page);
    await page.goto(url);
    const link = page.getByRole('main').locator('a, button, input').last();
    await link.focus();
    // A map may add others later.
    const focused = await link.elementHandle();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    await letReactThrough();
    await hydrated(page);
    expect(await focused?.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  });
