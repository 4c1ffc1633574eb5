import type { Page, Request, Route } from '@playwright/test';
import { SITE_NOW } from './sites.ts';
import { test as answered, expect, expectAccessible } from './support.ts';

/** Here pages are left as they come: nobody has touched them, and React waits. */
const test = answered.extend({
  page: ({ context }, use) => context.newPage().then(use),
});

const isHydrated = (page: Page) => page.evaluate(() => window.history.scrollRestoration === 'manual');
const hydrated = (page: Page) => expect.poll(() => isHydrated(page)).toBe(true);
const bookNow = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Book a table' });
const card = (page: Page) => page.getByRole('dialog', { name: 'Book a table' });
const REACT = '**/assets/react-*.js';

/** Lets React's code wait until it is let through. */
async function holdReact(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route(REACT, (route) => (isOpen ? route.continue() : void waiting.push(route)));
  return async () => {
    isOpen = true;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

/** The paths of the modules that run; a fetched one that does not run yet is none. */
const modulesRun = (page: Page): Promise<boolean> => page.evaluate(() => 'pageScripts' in window);

const isAhead = (request: Request) => request.headers()['sec-purpose'] === 'prefetch';

for (const path of ['/', '/about', '/our-menu/main', '/our-menu', '/restaurants', '/find-us'])
  test(`${path} is read without React: at most 66 KB of scripts come before anybody touches it`, async ({ page }) => {
    const scripts: Promise<number>[] = [];
    const measure = (request: Request) => {
      if (request.resourceType() === 'script' && !isAhead(request))
        scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    };
    page.on('requestfinished', measure);
    // Its first scripts have run when they fetch the others ahead; on a busy machine the network is idle before, too.
    const fetchesAhead = page.waitForRequest(isAhead);
    await page.goto(path);
    await fetchesAhead;
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll('link[rel=prefetch]').length))
      .toBe(await page.evaluate(() => (window as { pageScripts?: { code: string[] } }).pageScripts?.code.length));
    await page.waitForLoadState('networkidle');
    // What the checks below bring is not the page's own, and may still be on its way when the page is closed.
    page.off('requestfinished', measure);
    const sizes = await Promise.all(scripts);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(1);
    expect(total).toBeLessThanOrEqual(66_000);
    expect(await modulesRun(page)).toBe(true);
    expect(await isHydrated(page)).toBe(false);
    // pages.spec.ts judges the others as they are read.
    if (path === '/about') await expectAccessible(page);
  });

test('the first press opens the card, however late React comes, and once @phone-first', async ({ page }) => {
  const letReactThrough = await holdReact(page);
  await page.goto('/');
  await bookNow(page).click();
  await bookNow(page).click();
  await expect(page.locator('#progress[data-state=running]')).toBeAttached();
  expect(await isHydrated(page)).toBe(false);
  await letReactThrough();
  await expect(card(page)).toBeVisible();
  await expect(page.locator('#progress[data-state=done]')).toBeAttached();
  await page.goBack();
  await expect(card(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('a page with the tables that are free now waits, too; one that answers a quiz does not', async ({ request }) => {
  const waits = async (path: string) => (await (await request.get(path)).text()).includes(' data-scripts="when-asked"');
  expect(await waits('/find-us?q=Leeds')).toBe(true);
  expect(await waits('/find-us?q=Leeds&date=2026-11-27')).toBe(true);
  expect(await waits('/restaurants/leeds-greek-street?date=2026-11-27')).toBe(true);
  expect(await waits('/about?answer=1')).toBe(false);
});

test('a search that is opened to be changed stays open when React comes @phone', async ({ page, isMobile }) => {
  test.skip(!isMobile);
  const letReactThrough = await holdReact(page);
  await page.goto('/find-us?q=LS1+4DY');
  await page.getByText('Change the search').click();
  await letReactThrough();
  await hydrated(page);
  await expect(page.getByLabel('Postcode, town or restaurant')).toBeVisible();
});

test('by keyboard too: the card opens, and Escape gives the focus back', async ({ page }) => {
  const letReactThrough = await holdReact(page);
  await page.goto('/about');
  await bookNow(page).focus();
  await page.keyboard.press('Enter');
  await letReactThrough();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(bookNow(page)).toBeFocused();
});

test('when React cannot be loaded, a link leads to its page and a form to its answer', async ({ page }) => {
  await page.route(REACT, (route) => route.abort());
  await page.goto('/restaurants');
  await bookNow(page).click();
  await expect(page).toHaveURL('/#booking');
  await page.getByRole('form', { name: 'Find a table' }).getByLabel('Where').fill('Leeds');
  await page.getByRole('button', { name: 'Find a table' }).click();
  await expect(page).toHaveURL(/\/find-us\?.*q=Leeds/);
});

test('what is pressed while the connection is lost and React is not there waits for both', async ({
  page,
  context,
}) => {
  await page.route(REACT, (route) => route.abort());
  const fetchesAhead = page.waitForRequest(isAhead);
  await page.goto('/');
  await fetchesAhead;
  await context.setOffline(true);
  const search = page.getByRole('form', { name: 'Find a table' });
  await search.getByLabel('Where').fill('Leeds');
  await search.getByRole('button', { name: 'Find a table' }).click();
  await expect(page.locator('#progress[data-state=running]')).toBeAttached();
  await expect(search.getByLabel('Where')).toHaveValue('Leeds');
  await page.unroute(REACT);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/find-us\?.*q=Leeds/);
});

test('a card opened while the connection is lost is there once it is back', async ({ page, context }) => {
  const code = '**/assets/booking-modal-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto('/restaurants/leeds-greek-street');
  await page.mouse.wheel(0, 10);
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

test('what is typed while React comes stays, and is sent', async ({ page }) => {
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

test('a tick that was pressed before React came is set once', async ({ page }) => {
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

test('the menu opens and closes by itself, and its links lead on, without React @phone', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'phone');
  await page.route(REACT, (route) => route.abort());
  await page.goto('/about');
  // The page's first script has run: it tells of no consent before anything else.
  await page.waitForFunction(() => window.dataLayer?.length);
  const main = page.getByRole('navigation', { name: 'Main' });
  await page.getByLabel('Menu', { exact: true }).click();
  await expect(main).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main).toBeHidden();
  await page.getByLabel('Menu', { exact: true }).click();
  await main.getByRole('link', { name: 'Every menu' }).click();
  await expect(page).toHaveURL('/our-menu');
});

test('a part that lives by itself brings React when it is near: the free tables of a restaurant', async ({ page }) => {
  await page.goto('/restaurants/leeds-greek-street');
  await expect(page.getByRole('list', { name: /^Free tables at/ })).toBeVisible();
  await hydrated(page);
});

test('a page that was scrolled, or that is seen again, is alive', async ({ page }) => {
  await page.goto('/our-menu/main');
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(await isHydrated(page)).toBe(false);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await hydrated(page);
});

test('a page left open for a minute shows the words of that minute', async ({ page }) => {
  await page.clock.install({ time: SITE_NOW });
  await page.goto('/restaurants');
  await page.clock.fastForward(61_000);
  await hydrated(page);
});

test.describe('the cookie question', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('is asked and answered without React, which then says so', async ({ page }) => {
    const letReactThrough = await holdReact(page);
    await page.goto('/about');
    const question = page.getByRole('region', { name: 'First, the cookies' });
    await expect(question).toBeVisible();
    await page.getByRole('button', { name: 'Manage Cookies' }).click();
    await page.getByRole('checkbox', { name: 'Performance' }).check();
    await page.getByRole('button', { name: 'Save My Choice' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await isHydrated(page)).toBe(false);
    await letReactThrough();
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Saved.');
  });
});

test('what was typed into a form before React came is there after a reload', async ({ page }) => {
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
  await page.keyboard.press('Tab');
  await hydrated(page);
  await isKept();
  await page.reload();
  await page.keyboard.press('Tab');
  await hydrated(page);
  await isKept();
});

test('what a form asks for follows a choice made before React came', async ({ page }) => {
  const letReactThrough = await holdReact(page);
  await page.goto('/contact');
  await page.getByLabel('What’s it about?').selectOption({ label: 'Something wasn’t right' });
  await expect(page.getByLabel('Date of your visit')).not.toHaveAttribute('required');
  await letReactThrough();
  await page.keyboard.press('Tab');
  await hydrated(page);
  await expect(page.getByLabel('Date of your visit')).toHaveAttribute('required');
  await expect(page.getByLabel('What’s it about?')).toHaveValue('visit/complaint');
  await page.goto('/group-bookings');
  await page.getByLabel('Which restaurant?').selectOption({ label: 'Leeds Greek Street' });
  await page.getByLabel('Which day?').fill('2026-12-05');
  await page.keyboard.press('Tab');
  await hydrated(page);
  await expect(page.getByLabel('What time?', { exact: true })).toHaveAccessibleDescription(/^Open from /);
  await page.goto('/sign-up');
  await page.getByLabel('Month').selectOption({ label: 'February' });
  await page.keyboard.press('Tab');
  await hydrated(page);
  await expect(page.getByLabel('Day', { exact: true })).toBeEnabled();
});
