import type { BrowserContext, Locator, Page } from '@playwright/test';
import { fillQuestion } from './contact-question.ts';
import { MEASURED_BY, MEASURED_PORT, SITE_PORT } from './sites.ts';
import { test as base, expect, expectAccessible, expectSoon } from './support.ts';

const DAY_SECONDS = 86_400;

type Leaving = Record<'left' | 'tracked', string[]>;

/**
 * The site with analytics; `left` has every request to other hosts, `tracked` the tracking script's. All are
 * intercepted.
 */
const test = base.extend<Leaving & { leaving: Leaving }>({
  leaving: async ({ context }, use) => {
    const leaving: Leaving = { left: [], tracked: [] };
    await context.route(
      ({ hostname }) => hostname !== 'localhost',
      (route) => {
        const url = route.request().url();
        leaving[url === MEASURED_BY.TRACKING_SCRIPT_URL ? 'tracked' : 'left'].push(url);
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      },
    );
    await use(leaving);
  },
  left: ({ leaving }, use) => use(leaving.left),
  tracked: ({ leaving }, use) => use(leaving.tracked),
});
test.use({ baseURL: `http://localhost:${MEASURED_PORT}`, storageState: { cookies: [], origins: [] } });

const question = (page: Page) => page.getByRole('region', { name: 'First, the cookies' });
const settings = (page: Page) => page.getByRole('region', { name: 'Which cookies would you like?' });
const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const footerButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });

type Entry = Record<string, unknown>;
/** The tag manager's queue, with commands as arrays. */
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

/** All cookies except the session id, which is necessary and set by the first API call. */
async function keptFor(context: BrowserContext): Promise<Record<string, unknown>> {
  const now = Date.now() / 1000;
  const cookies = (await context.cookies()).filter(({ name }) => name !== 'tavola.session');
  return Object.fromEntries(
    cookies.map(({ name, expires, sameSite }) => [name, [Math.round((expires - now) / DAY_SECONDS), sameSite]]),
  );
}

test('before a choice no page sets a cookie or sends anything', async ({ page, context, left, tracked }) => {
  await page.goto('/');
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('link', { name: 'Cookie policy' }).click();
  await expect(page).toHaveURL('/cookie-policy');
  await page.goto('/about');
  await expect(question(page)).toBeVisible();
  await page.goto('/find-us?q=Leeds');
  expect(await consentCommands(page)).toEqual([['default', signals('denied', 'denied')]]);
  expect(await keptFor(context)).toEqual({});
  expect([...left, ...tracked]).toEqual([]);
});

test('after Reject All Optional nothing is sent and the question stays away', async ({
  page,
  context,
  left,
  tracked,
}) => {
  await page.goto('/');
  await choose(page, 'Reject All Optional');
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Saved');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Every menu' }).click();
  await expect(page).toHaveURL('/our-menu');
  await page.goto('/restaurants/leeds-greek-street');
  const denied = signals('denied', 'denied');
  await expectSoon(() => consentCommands(page)).toEqual([
    ['default', denied],
    ['update', denied],
  ]);
  await expect(question(page)).toHaveCount(0);
  expect(await keptFor(context)).toEqual({ 'tavola.choice': [30, 'Lax'], 'tavola.preferences': [365, 'Lax'] });
  expect([...left, ...tracked]).toEqual([]);
});

const toldTracking = (page: Page) => page.evaluate(() => window.trackingEvents?.map((one) => ({ ...one })));

test('Allow All starts the tag manager and the tracking script once; they report visits and URLs without hashes', async ({
  page,
  context,
  left,
  tracked,
}) => {
  await page.goto('/find-us?q=LS1+4DY&utm_source=post');
  await footerButton(page).click();
  await choose(page, 'Allow All');
  await expectSoon(() => left).toEqual([`https://www.googletagmanager.com/gtm.js?id=${MEASURED_BY.GTM_ID}`]);
  await expectSoon(() => tracked).toEqual([MEASURED_BY.TRACKING_SCRIPT_URL]);
  expect(await consentCommands(page)).toEqual([
    ['default', signals('denied', 'denied')],
    ['update', signals('granted', 'granted')],
  ]);
  const order = (await dataLayer(page)).map(({ command, event }) => (command as string[] | undefined)?.[1] ?? event);
  expect(order).toEqual(['default', 'update', 'gtm.js', 'visit']);
  const { origin } = new URL(page.url());
  const visited = async () =>
    (await toldTracking(page))?.map((one) => [one.event, 'page_location' in one && one.page_location]);
  const begun = [
    ['start', false],
    ['visit', `${origin}/find-us?utm_source=post`],
  ];
  await expectSoon(visited).toEqual(begun);
  await page.getByRole('contentinfo').getByRole('link', { name: 'England' }).click();
  await expect(page).toHaveURL('/restaurants#england');
  await expectSoon(() => events(page)).toEqual(['gtm.js', 'visit', 'url_change']);
  const moved = [...begun, ['url_change', `${origin}/restaurants`]];
  await expectSoon(visited).toEqual(moved);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Scotland' }).click();
  await expect(page).toHaveURL('/restaurants#scotland');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Every menu' }).click();
  await expectSoon(() => events(page)).toEqual(['gtm.js', 'visit', 'url_change', 'url_change']);
  expect((await dataLayer(page)).at(-1)).toMatchObject({ page_location: expect.stringMatching(/\/our-menu$/) });
  await expectSoon(visited).toEqual([...moved, ['url_change', `${origin}/our-menu`]]);
  expect([left.length, tracked.length]).toEqual([1, 1]);
  expect(await keptFor(context)).toEqual({ 'tavola.choice': [30, 'Lax'], 'tavola.preferences': [365, 'Lax'] });
});

test('marketing alone grants the three advertising signals, reports no visit and loads no tracking script', async ({
  page,
  left,
  tracked,
}) => {
  await page.goto('/');
  await answer(page, 'Manage Cookies').click();
  await expect(page.getByRole('checkbox', { name: 'Necessary' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Necessary' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Targeting and marketing' }).check();
  await choose(page, 'Save My Choice');
  await expectSoon(() => left).toHaveLength(1);
  expect((await consentCommands(page)).at(-1)).toEqual(['update', signals('denied', 'granted')]);
  expect(await events(page)).toEqual(['gtm.js']);
  expect([tracked, await toldTracking(page)]).toEqual([[], undefined]);
  await footerButton(page).click();
  await page.getByRole('checkbox', { name: 'Performance' }).check();
  await choose(page, 'Save My Choice');
  await expectSoon(() => tracked).toHaveLength(1);
  await page.goto('/our-menu');
  await expectSoon(() => tracked).toHaveLength(2);
  const began = () =>
    page.evaluate(
      (url) => performance.getEntriesByName(url).map(({ startTime }) => startTime)[0],
      MEASURED_BY.TRACKING_SCRIPT_URL,
    );
  // The browser records a request’s start time once it’s answered.
  await expectSoon(began).toBeDefined();
  expect(await began()).toBeGreaterThanOrEqual(1000);
});

test('the security policy names the tracking script’s origin only on pages where it may run', async ({ request }) => {
  const policy = async (url: string) => (await request.get(url)).headers()['content-security-policy'];
  const { origin } = new URL(MEASURED_BY.TRACKING_SCRIPT_URL);
  expect(await policy('/')).toMatch(new RegExp(`script-src [^;]*${origin}`));
  expect(await policy(`/booking/${'x'.repeat(43)}`)).not.toContain(origin);
  expect(await policy(`http://localhost:${SITE_PORT}/`)).not.toContain(origin);
});

/** Makes the requests of Analytics and Ads tags, by directive of the content security policy. */
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

async function sendQuestion(page: Page, email: string, send = (button: Locator) => button.click()) {
  await fillQuestion(page, email);
  await send(page.getByRole('button', { name: 'Send the message' }));
  await expect(page.getByRole('heading', { name: 'Thanks for writing.' })).toBeVisible();
}
const LEAD = { event: 'generate_lead', form: 'contact' };

test('form events before consent are dropped; later ones are sent', async ({ page }) => {
  await page.goto('/contact');
  await sendQuestion(page, 'lead.before@example.com');
  expect(await dataLayer(page)).toContainEqual(LEAD);
  await choose(page, 'Allow All');
  await expectSoon(() => events(page)).toEqual(['gtm.js', 'visit']);
  await page.getByRole('link', { name: 'Send another message' }).click();
  await sendQuestion(page, 'lead.after@example.com');
  await expectSoon(async () => (await dataLayer(page)).at(-1)).toEqual(LEAD);
  expect(JSON.stringify(await dataLayer(page))).not.toContain('lead.after');
});

test('a form posted without scripts is reported by its thanks page', async ({ page }) => {
  await page.goto('/contact');
  await footerButton(page).click();
  await choose(page, 'Allow All');
  // As posted before the scripts have loaded.
  const post = (button: Locator) => button.evaluate((one: HTMLButtonElement) => one.form?.submit());
  await sendQuestion(page, 'lead.posted@example.com', post);
  await expectSoon(() => events(page)).toEqual(['gtm.js', 'generate_lead', 'visit']);
  await page.reload();
  await expectSoon(() => events(page)).toEqual(['gtm.js', 'visit']);
});

test('the security policy allows the requests of Analytics and Ads tags', async ({ page, left }) => {
  await page.route('**/gtm.js*', (route) => route.fulfill({ contentType: 'text/javascript', body: TAGS }));
  await page.goto('/');
  await choose(page, 'Allow All');
  const asked = [...TAGS.matchAll(/'(https:[^']*)'/g)].map(([, url]) => url);
  await expectSoon(() => [...left].sort()).toEqual(asked.sort());
});

test('withdrawing consent in the footer reloads the page without tags, their cookies or the tracking script', async ({
  page,
  context,
  left,
  tracked,
}) => {
  await page.goto('/');
  await answer(page, 'Manage Cookies').click();
  await page.getByRole('checkbox', { name: 'Performance' }).check();
  await choose(page, 'Save My Choice');
  await expectSoon(() => left).toHaveLength(1);
  await expectSoon(() => tracked).toHaveLength(1);
  await context.addCookies([{ name: '_ga', value: 'GA1.1.1', url: page.url() }]);
  await footerButton(page).click();
  await expect(page.getByRole('checkbox', { name: 'Performance' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Targeting and marketing' })).not.toBeChecked();
  const again = page.waitForEvent('load');
  await choose(page, 'Reject All Optional');
  await again;
  const denied = signals('denied', 'denied');
  await expectSoon(() => consentCommands(page)).toEqual([
    ['default', denied],
    ['update', denied],
  ]);
  await expect(question(page)).toHaveCount(0);
  expect(Object.keys(await keptFor(context)).sort()).toEqual(['tavola.choice', 'tavola.preferences']);
  expect([left.length, tracked.length, await toldTracking(page)]).toEqual([1, 1, undefined]);
});

/** Sets the Analytics cookie again on unload, as its tag does while allowed to. */
const LAST_WORD = `addEventListener('pagehide', () => {
  const told = dataLayer.filter((one) => one[0] === 'consent').at(-1)[2];
  if (told.analytics_storage === 'granted') document.cookie = '_ga_AB12=GS1.1; Path=/';
});`;

test('tags are notified when consent is withdrawn and set no cookie as the page unloads', async ({
  page,
  context,
  left,
}) => {
  await page.route('**/gtm.js*', (route) => route.fulfill({ contentType: 'text/javascript', body: LAST_WORD }));
  await page.goto('/');
  await choose(page, 'Allow All');
  await expectSoon(() => events(page)).toContain('visit');
  await page.goto('/our-menu');
  await expectSoon(() => events(page)).toContain('visit');
  expect(Object.keys(await keptFor(context))).toContain('_ga_AB12');
  await footerButton(page).click();
  const again = page.waitForEvent('load');
  await choose(page, 'Reject All Optional');
  await again;
  expect(Object.keys(await keptFor(context)).sort()).toEqual(['tavola.choice', 'tavola.preferences']);
  expect(left).toEqual([]);
});

test('refusing removes cookies from earlier tags even where no tag is loaded', async ({ page, context, left }) => {
  const leave = () =>
    context.addCookies(['_ga', '_ga_AB12', '_gcl_au'].map((name) => ({ name, value: '1', url: page.url() })));
  const names = async () => Object.keys(await keptFor(context)).sort();
  const own = ['tavola.choice', 'tavola.preferences'];
  await page.goto('/');
  await leave();
  await choose(page, 'Reject All Optional');
  expect(await names()).toEqual(own);
  await test.step('and again, though the choice is the same', async () => {
    await leave();
    await footerButton(page).click();
    await choose(page, 'Reject All Optional');
    expect(await names()).toEqual(own);
  });
  await test.step('as a page opens where they are refused already', async () => {
    await leave();
    await page.goto('/our-menu');
    await expectSoon(names).toEqual(own);
  });
  await test.step('only those of the kind that is refused', async () => {
    await leave();
    await footerButton(page).click();
    await page.getByRole('checkbox', { name: 'Performance' }).check();
    await choose(page, 'Save My Choice');
    expect(await names()).toEqual(['_ga', '_ga_AB12', ...own]);
  });
  expect(left).toHaveLength(1);
});

test('a consent choice that failed to send is sent from the next page', async ({ page }) => {
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

test('an expired choice is named in the cookie question, with nothing ticked', async ({ page, context, left }) => {
  await page.goto('/');
  await choose(page, 'Allow All');
  await expectSoon(() => left).toHaveLength(1);
  // Leaves the page first: the response to its record would set the cookies again.
  await page.goto('about:blank');
  await context.clearCookies({ name: 'tavola.choice' });
  await page.goto('/our-menu');
  await expect(question(page)).toContainText('Last time you allowed all of them.');
  await answer(page, 'Manage Cookies').click();
  await expect(page.getByRole('checkbox', { name: 'Performance' })).not.toBeChecked();
  expect(left).toHaveLength(1);
});

test('the cookie question comes after the skip link by keyboard, traps no focus and gives it back', async ({
  page,
}) => {
  await page.goto('/');
  await expect(question(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  for (const name of ['Skip to main content', 'Cookie policy', 'Allow All', 'Manage Cookies', 'Reject All Optional']) {
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

/** The styles that could make one answer look preferred. */
const looksOf = (page: Page) =>
  Promise.all(
    ['Allow All', 'Manage Cookies', 'Reject All Optional'].map((name) =>
      answer(page, name).evaluate((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(button);
        return { width: Math.round(width), height, color, backgroundColor, fontSize, fontWeight };
      }),
    ),
  );

/** Text and controls covered by the question while it has focus, down to the footer's button. */
async function focusedUnderQuestion(page: Page): Promise<string[]> {
  const last = await footerButton(page).elementHandle();
  const look = () =>
    question(page).evaluate((sheet, last) => {
      const focused = document.activeElement;
      if (!focused || sheet.contains(focused) || focused === document.body) return { isLast: false, covered: null };
      const { top, height } = focused.getBoundingClientRect();
      const clear = sheet.getBoundingClientRect().top - top;
      const covered = clear < Math.min(height, 24) ? focused.outerHTML.slice(0, 200) : null;
      return { isLast: focused === last, covered };
    }, last);
  await answer(page, 'Reject All Optional').focus();
  const under: string[] = [];
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press('Tab');
    const { covered, isLast } = await look();
    if (covered) under.push(covered);
    if (isLast) break;
  }
  return under;
}

test('the cookie question has equal answers, passes axe and covers nothing being read @phone', async ({ page }, {
  project,
}) => {
  const waiting = page.locator('section[data-waiting]');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await expect(question(page)).toBeVisible();
  await test.step('the three answers are equals', async () => {
    const looks = await looksOf(page);
    expect(looks[1]).toEqual(looks[0]);
    expect(looks[2]).toEqual(looks[0]);
  });
  await test.step('the question has no violation', () => expectAccessible(page));
  await test.step('it waits while the booking card is open, also when it was there before', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Book a table' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    await expect(waiting).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(question(page)).toBeVisible();
  });
  if (project.name === 'phone')
    await test.step('it waits while the menu is open', async () => {
      await page.getByLabel('Menu', { exact: true }).click();
      await expect(question(page)).toHaveCount(0);
      await page.getByLabel('Menu', { exact: true }).click();
      await expect(question(page)).toBeVisible();
    });
  await test.step('nothing that is focused lies under it', async () => {
    expect(await focusedUnderQuestion(page)).toEqual([]);
    await expect(footerButton(page)).toBeFocused();
  });
  await test.step('settings and notice have no violation', async () => {
    await answer(page, 'Manage Cookies').click();
    await expectAccessible(page);
    await answer(page, 'Reject All Optional').click();
    await expect(page.getByRole('region', { name: 'Notices' })).toBeVisible();
    await expectAccessible(page);
  });
});

const share = async (page: Page) => {
  const { height } = (await question(page).boundingBox()) ?? { height: Number.NaN };
  return height / (page.viewportSize()?.height ?? 0);
};

/** Reopens the question as a returning connection does, so that it’s placed for the new size. */
async function askAnew(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(question(page)).toBeVisible();
}

test('the cookie question leaves room for the page and shows its focused answers at any size', async ({ page }) => {
  const screens: [width: number, height: number, most: number][] = [
    [390, 844, 0.25],
    [360, 640, 0.25],
    [844, 390, 0.25],
    [640, 360, 0.5],
    [320, 256, 0.5],
  ];
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await expect(question(page)).toBeVisible();
  for (const [index, [width, height, most]] of screens.entries())
    await test.step(`${width} by ${height} px`, async () => {
      await page.setViewportSize({ width, height });
      if (index > 0) await askAnew(page);
      expect(await share(page)).toBeLessThanOrEqual(most);
      await page.getByRole('link', { name: 'Skip to main content' }).focus();
      for (const name of ['Cookie policy', 'Allow All', 'Manage Cookies', 'Reject All Optional']) {
        await page.keyboard.press('Tab');
        await expect(page.locator(':focus')).toHaveText(name);
        await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
      }
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      for (const name of ['Performance', 'Targeting and marketing']) {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('checkbox', { name })).toBeFocused();
        await expect(page.getByRole('checkbox', { name })).toBeInViewport();
      }
      if (height < 480) expect((await settings(page).boundingBox())?.height).toBeLessThanOrEqual(height / 2);
    });

  await test.step('with text twice its size, where answers stand one below the other', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await askAnew(page);
    expect(await share(page)).toBeLessThanOrEqual(0.5);
    for (const name of ['Allow All', 'Manage Cookies', 'Reject All Optional'])
      await expect(answer(page, name)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });
});

test.describe('the question waits', () => {
  const top = async (page: Page) => (await question(page).boundingBox())?.y ?? 0;

  /** Opens a page and advances ten seconds, longer than the question waits if nothing is in its way. */
  async function openAndWait(page: Page, path: string): Promise<void> {
    await page.clock.install();
    await page.goto(path);
    await page.clock.runFor(1000);
    await expect(page.locator('section').filter({ hasText: 'First, the cookies' })).toBeAttached();
    await page.clock.runFor(10_000);
  }

  test('the cookie question waits for the booking bar on a phone and stands below it on a wide screen @phone', async ({
    page,
  }, { project }) => {
    await openAndWait(page, '/');
    if (project.name === 'phone') {
      await expect(question(page)).toHaveCount(0);
      await page.getByRole('heading', { name: 'What are you having?' }).evaluate((heading) => heading.scrollIntoView());
      await page.clock.resume();
    }
    await expect(question(page)).toBeVisible();
    const form = await page.getByRole('form', { name: 'Find a table' }).boundingBox();
    expect((form?.y ?? 0) + (form?.height ?? 0)).toBeLessThanOrEqual(await top(page));
  });

  test('the cookie question waits while a field has focus', async ({ page }) => {
    // Focused from the start: on a slow machine the question could come first.
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        document.querySelector<HTMLElement>('form[aria-label="Find a table"] input')?.focus(),
      ),
    );
    await openAndWait(page, '/');
    await expect(page.getByLabel('Where')).toBeFocused();
    await expect(question(page)).toHaveCount(0);
    await page.getByLabel('Where').blur();
    await page.keyboard.press('Shift');
    await page.clock.resume();
    await expect(question(page)).toBeVisible();
  });
});

test('a page’s HTML is the same whatever the visitor’s consent', async ({ request }) => {
  const fresh = await (await request.get('/')).text();
  const known = await request.get('/', { headers: { cookie: 'tavola.choice=2026-11-20.11' } });
  expect(await known.text()).toBe(fresh);
  expect(fresh).not.toContain('First, the cookies');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript there is no cookie question and no optional cookie', async ({ page, context, left }) => {
    await page.goto('/');
    await expect(page.getByText('Cookie settings')).toBeHidden();
    expect(await context.cookies()).toEqual([]);
    expect(left).toEqual([]);
  });
});
