import type { BrowserContext, Page } from '@playwright/test';
import { type RunningServer, startServer } from '../load/server.ts';
import { test as base, expect, expectAccessible } from './support.ts';

const GTM = 'GTM-E2E1234';
const DAY_SECONDS = 86_400;

/** A site that measures, on a port of its own, and every request that leaves it. Nothing reaches the real address. */
const test = base.extend<{ left: string[] }, { measured: RunningServer }>({
  measured: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from here
    async ({}, use) => {
      const server = await startServer({ GTM_ID: GTM, CLOCK: '2026-11-20T10:00:00Z' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ measured }, use) => use(measured.url),
  left: async ({ context }, use) => {
    const left: string[] = [];
    await context.route(
      ({ hostname }) => hostname !== 'localhost',
      (route) => {
        left.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      },
    );
    await use(left);
  },
});
test.use({ storageState: { cookies: [], origins: [] } });

const question = (page: Page) => page.getByRole('region', { name: 'First, the cookies' });
const settings = (page: Page) => page.getByRole('region', { name: 'Which cookies would you like?' });
const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const footerButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });

type Entry = Record<string, unknown>;
/** The tag manager's queue; commands as lists. */
const dataLayer = (page: Page): Promise<Entry[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? { command: [...(entry as IArguments)] } : entry,
    ),
  ) as Promise<Entry[]>;
const consentCommands = async (page: Page) =>
  (await dataLayer(page)).flatMap(({ command }) => (command ? [(command as unknown[]).slice(1)] : []));
const events = async (page: Page) => (await dataLayer(page)).flatMap(({ event }) => (event ? [event] : []));
const signals = (analytics: string, ads: string) => ({
  ad_storage: ads,
  analytics_storage: analytics,
  ad_user_data: ads,
  ad_personalization: ads,
});

async function choose(page: Page, name: string): Promise<void> {
  const written = page.waitForResponse('**/api/consent');
  await answer(page, name).click();
  expect((await written).status()).toBe(200);
}

async function keptFor(context: BrowserContext): Promise<Record<string, unknown>> {
  const now = Date.now() / 1000;
  const cookies = await context.cookies();
  return Object.fromEntries(
    cookies.map(({ name, expires, sameSite }) => [name, [Math.round((expires - now) / DAY_SECONDS), sameSite]]),
  );
}

test('before a choice nothing is set and nothing leaves, from page to page', async ({ page, context, left }) => {
  await page.goto('/');
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('link', { name: 'Cookie policy' }).click();
  await expect(page).toHaveURL('/cookie-policy');
  await page.goto('/find-us?q=Leeds');
  await expect(question(page)).toBeVisible();
  expect(await consentCommands(page)).toEqual([['default', signals('denied', 'denied')]]);
  expect(await context.cookies()).toEqual([]);
  expect(left).toEqual([]);
});

test('after Reject All Optional nothing leaves, and nobody asks again', async ({ page, context, left }) => {
  await page.goto('/');
  await choose(page, 'Reject All Optional');
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Your cookie choice is kept');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Every menu' }).click();
  await expect(page).toHaveURL('/our-menu');
  await page.goto('/restaurants/leeds-greek-street');
  const denied = signals('denied', 'denied');
  await expect
    .poll(() => consentCommands(page))
    .toEqual([
      ['default', denied],
      ['update', denied],
    ]);
  await expect(question(page)).toHaveCount(0);
  expect(await keptFor(context)).toEqual({ 'tavola.choice': [30, 'Lax'], 'tavola.preferences': [365, 'Lax'] });
  expect(left).toEqual([]);
});

test('Allow All lets the tag manager in, once, after the signals; it is told of visits and URLs, not of hashes', async ({
  page,
  context,
  left,
}) => {
  await page.goto('/');
  await choose(page, 'Allow All');
  await expect.poll(() => left).toEqual([`https://www.googletagmanager.com/gtm.js?id=${GTM}`]);
  expect(await consentCommands(page)).toEqual([
    ['default', signals('denied', 'denied')],
    ['update', signals('granted', 'granted')],
  ]);
  const order = (await dataLayer(page)).map(({ command, event }) => (command as string[] | undefined)?.[1] ?? event);
  expect(order).toEqual(['default', 'update', 'gtm.js', 'visit']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'England' }).click();
  await expect(page).toHaveURL('/restaurants#england');
  await expect.poll(() => events(page)).toEqual(['gtm.js', 'visit', 'url_change']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Scotland' }).click();
  await expect(page).toHaveURL('/restaurants#scotland');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Near you' }).click();
  await expect.poll(() => events(page)).toEqual(['gtm.js', 'visit', 'url_change', 'url_change']);
  expect((await dataLayer(page)).at(-1)).toMatchObject({ page_location: expect.stringMatching(/\/find-us$/) });
  expect(left).toHaveLength(1);
  expect(await keptFor(context)).toEqual({ 'tavola.choice': [30, 'Lax'], 'tavola.preferences': [365, 'Lax'] });
});

/** What the tags of Analytics and Ads do once they are in, by the kinds of request a policy tells apart. */
const TAGS = `
  const asked = { fetch: [
    'https://region1.google-analytics.com/g/collect', 'https://region1.analytics.google.com/g/collect',
    'https://www.google.com/ccm/collect', 'https://ad.doubleclick.net/ccm/s/collect',
    'https://pagead2.googlesyndication.com/ccm/collect', 'https://www.googleadservices.com/pagead/conversion/1/',
  ], img: [
    'https://www.google-analytics.com/g/collect', 'https://www.google.co.uk/ads/ga-audiences',
    'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1/',
  ], script: [
    'https://www.googletagmanager.com/gtag/js', 'https://googleads.g.doubleclick.net/pagead/conversion.js',
    'https://www.googleadservices.com/pagead/conversion_async.js',
  ], iframe: ['https://td.doubleclick.net/td/rul/1', 'https://www.googletagmanager.com/static/service_worker.html'] };
  for (const url of asked.fetch) fetch(url, { mode: 'no-cors' });
  for (const kind of ['img', 'script', 'iframe'])
    for (const src of asked[kind]) document.body.append(Object.assign(document.createElement(kind), { src, hidden: true }));
`;

test('what the tags of Analytics and Ads then ask for is let out by the policy', async ({ page, left }) => {
  await page.route('**/gtm.js*', (route) => route.fulfill({ contentType: 'text/javascript', body: TAGS }));
  await page.goto('/');
  await choose(page, 'Allow All');
  const asked = [...TAGS.matchAll(/'(https:[^']*)'/g)].map(([, url]) => url);
  await expect.poll(() => [...left].sort()).toEqual(asked.sort());
});

test('marketing alone grants the three about advertising, and no visit is told', async ({ page, left }) => {
  await page.goto('/');
  await answer(page, 'Manage Cookies').click();
  await expect(page.getByRole('checkbox', { name: 'Necessary' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Necessary' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Targeting and marketing' }).check();
  await choose(page, 'Save My Choice');
  await expect.poll(() => left).toHaveLength(1);
  expect((await consentCommands(page)).at(-1)).toEqual(['update', signals('denied', 'granted')]);
  expect(await events(page)).toEqual(['gtm.js']);
});

test('what was allowed can be taken back from the footer: the page begins anew without tags and their cookies', async ({
  page,
  context,
  left,
}) => {
  await page.goto('/');
  await answer(page, 'Manage Cookies').click();
  await page.getByRole('checkbox', { name: 'Performance' }).check();
  await choose(page, 'Save My Choice');
  await expect.poll(() => left).toHaveLength(1);
  await context.addCookies([{ name: '_ga', value: 'GA1.1.1', url: page.url() }]);
  await footerButton(page).click();
  await expect(page.getByRole('checkbox', { name: 'Performance' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Targeting and marketing' })).not.toBeChecked();
  const again = page.waitForEvent('load');
  await choose(page, 'Reject All Optional');
  await again;
  const denied = signals('denied', 'denied');
  await expect
    .poll(() => consentCommands(page))
    .toEqual([
      ['default', denied],
      ['update', denied],
    ]);
  expect(Object.keys(await keptFor(context)).sort()).toEqual(['tavola.choice', 'tavola.preferences']);
  expect(left).toHaveLength(1);
});

test('a choice that could not be written down is sent with the next page', async ({ page }) => {
  await page.goto('/');
  await page.route('**/api/consent', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await answer(page, 'Reject All Optional').click();
  await failed;
  await page.unroute('**/api/consent');
  const written = page.waitForRequest('**/api/consent');
  await page.goto('/our-menu');
  expect((await written).postDataJSON().categories).toEqual({ necessary: true, performance: false, marketing: false });
});

test('when the choice ran out the question says what it was, and nothing is ticked', async ({
  page,
  context,
  left,
}) => {
  await page.goto('/');
  await choose(page, 'Allow All');
  await expect.poll(() => left).toHaveLength(1);
  // Away from the page first: it sets its cookies again when its record is answered.
  await page.goto('about:blank');
  await context.clearCookies({ name: 'tavola.choice' });
  await page.goto('/our-menu');
  await expect(question(page)).toContainText('Last time you allowed performance and targeting and marketing.');
  await answer(page, 'Manage Cookies').click();
  await expect(page.getByRole('checkbox', { name: 'Performance' })).not.toBeChecked();
  expect(left).toHaveLength(1);
});

test('the three answers are equals @phone', async ({ page }) => {
  await page.goto('/');
  const looks = await Promise.all(
    ['Allow All', 'Manage Cookies', 'Reject All Optional'].map((name) =>
      answer(page, name).evaluate((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(button);
        return { width: Math.round(width), height, color, backgroundColor, fontSize, fontWeight };
      }),
    ),
  );
  expect(looks[1]).toEqual(looks[0]);
  expect(looks[2]).toEqual(looks[0]);
});

test('by keyboard: first after the skip link, no trap, and the way back', async ({ page }) => {
  await page.goto('/');
  await expect(question(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  for (const name of ['Skip to the page', 'Cookie policy', 'Allow All', 'Manage Cookies', 'Reject All Optional']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('Tab');
  await expect(question(page).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(settings(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Performance' })).toBeChecked();
  await answer(page, 'Save My Choice').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await footerButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(settings(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(settings(page)).toHaveCount(0);
  await expect(footerButton(page)).toBeFocused();
});

test('nothing that is focused lies under the question @phone', async ({ page }) => {
  await page.goto('/restaurants/leeds-greek-street');
  await expect(question(page)).toBeVisible();
  const covered = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const sheet = document.querySelector('section.consent');
      if (!focused || !sheet || sheet.contains(focused) || focused === document.body) return null;
      const { top, height } = focused.getBoundingClientRect();
      const clear = sheet.getBoundingClientRect().top - top;
      return clear < Math.min(height, 24) ? focused.outerHTML.slice(0, 200) : null;
    });
  await answer(page, 'Reject All Optional').focus();
  const under: string[] = [];
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press('Tab');
    const found = await covered();
    if (found) under.push(found);
    if (await footerButton(page).evaluate((button) => button === document.activeElement)) break;
  }
  expect(under).toEqual([]);
  await expect(footerButton(page)).toBeFocused();
});

test('question, settings and notice have no violation @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  await answer(page, 'Manage Cookies').click();
  await expectAccessible(page);
  await answer(page, 'Reject All Optional').click();
  await expect(page.getByRole('region', { name: 'Notices' })).toBeVisible();
  await expectAccessible(page);
});

test('the page itself is the same for everyone', async ({ request }) => {
  const fresh = await (await request.get('/')).text();
  const known = await request.get('/', { headers: { cookie: 'tavola.choice=2026-11-20.11' } });
  expect(await known.text()).toBe(fresh);
  expect(fresh).not.toContain('First, the cookies');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody asks, as nothing optional is ever set', async ({ page, context, left }) => {
    await page.goto('/');
    await expect(page.getByText('Cookie settings')).toBeHidden();
    expect(await context.cookies()).toEqual([]);
    expect(left).toEqual([]);
  });
});
