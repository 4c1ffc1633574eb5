import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectSoon, test } from './support.ts';

/** A page’s metadata, sorted; of the current document or of `html`. */
function headOf(page: Page, html?: string) {
  return page.evaluate((given) => {
    const shown = given === undefined ? document : new DOMParser().parseFromString(given, 'text/html');
    const all = (selector: string) => [...shown.querySelectorAll(selector)];
    const named = all('meta[name], meta[property]').filter((tag) => tag.getAttribute('name') !== 'viewport');
    return {
      title: shown.title,
      titles: all('head > title').length,
      canonical: all('link[rel=canonical]').map((link) => link.getAttribute('href')),
      meta: named
        .map((tag) => `${tag.getAttribute('name') ?? tag.getAttribute('property')}: ${tag.getAttribute('content')}`)
        .sort(),
      things: all('script[type="application/ld+json"]')
        .map((script) => script.textContent)
        .sort(),
    };
  }, html);
}

/** Navigates by the router, as a link does. */
async function goInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    Object.assign(window, { stayed: true });
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Pages, and the types of their structured data. */
const kinds: Record<string, string[]> = {
  '/': ['Organization', 'WebSite'],
  '/find-us': [],
  '/find-us?q=Leeds': [],
  '/restaurants': [],
  '/restaurants/leeds-greek-street': ['BreadcrumbList', 'Restaurant'],
  '/restaurants/leeds-greek-street/book-now': [],
  '/book-now': [],
  '/our-menu': [],
  '/our-menu/main': ['BreadcrumbList', 'Menu'],
  '/our-menu/main?without=milk': ['BreadcrumbList', 'Menu'],
  '/our-menu/main/allergens': ['BreadcrumbList'],
  '/menu/main': ['BreadcrumbList', 'Menu'],
  '/about': [],
  '/allergens': ['FAQPage'],
  '/offers': ['FAQPage', 'Offer'],
  '/kids/at-home': ['BreadcrumbList'],
};

/** Compares the metadata as sent and as hydrated, and returns them. */
async function expectSameHead({ page, request }: { page: Page; request: APIRequestContext }, path: string) {
  const sent = await (await request.get(path)).text();
  await page.goto(path);
  // An open card names its step in the title; so do the plain steps; /book-now has none.
  const sentTitle = /<title>([^<]*)/.exec(sent)?.[1];
  await expectSoon(() => page.title()).toBe(path === '/book-now' ? `Day – ${sentTitle}` : sentTitle);
  const loaded = await headOf(page);
  expect(await headOf(page, sent)).toEqual({ ...loaded, title: sentTitle });
  expect(loaded.titles).toBe(1);
  const types = loaded.things.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
  expect([...new Set(types)].sort()).toEqual(kinds[path]);
  return loaded;
}

for (const part of [0, 1, 2, 3]) {
  const isCard = (path: string) => Number(path.endsWith('/book-now'));
  // The card comes last: it stays open.
  const paths = Object.keys(kinds)
    .filter((_, index) => index % 4 === part)
    .sort((one, other) => isCard(one) - isCard(other));
  test(`metadata are the same by link and by address on ${paths.join(', ')}`, async ({ page, request }) => {
    const loaded: Record<string, Awaited<ReturnType<typeof headOf>>> = {};
    for (const path of paths)
      await test.step(path, async () => {
        loaded[path] = await expectSameHead({ page, request }, path);
      });
    // The router updates each page’s metadata from the previous page’s.
    await page.goto('/our-menu/main');
    await page.waitForFunction(() => '__reactRouterDataRouter' in window);
    for (const path of paths)
      await test.step(`${path} out of another page`, async () => {
        await goInApp(page, path);
        // Structured data are in documents only; the previous page’s are gone.
        await expectSoon(() => headOf(page)).toEqual({ ...loaded[path], things: [] });
        expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
      });
  });
}
