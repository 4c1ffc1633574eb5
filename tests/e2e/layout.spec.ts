import type { Page } from '@playwright/test';
import { SITE_NOW } from './sites.ts';
import { expect, expectSoon, standStill, test } from './support.ts';

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const topOf = (page: Page, selector: string) => async () =>
  Math.round((await page.locator(selector).boundingBox())?.y ?? Number.NaN);

test('the header turns solid at 250 px, back-to-top appears at 600 px, and a dropdown opens and closes', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const upward = page.getByRole('button', { name: 'Back to top' });
  await scrollTo(page, 250);
  await expect(header).not.toHaveAttribute('data-solid');
  await scrollTo(page, 251);
  await expect(header).toHaveAttribute('data-solid');
  await scrollTo(page, 600);
  await expect(upward).toHaveCount(0);
  await scrollTo(page, 601);
  await upward.click();
  await expectSoon(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(upward).toHaveCount(0);

  // A dropdown closes on Escape, on an outside click and on following a link.
  const menus = page.getByRole('banner').locator('summary', { hasText: 'Menus' });
  const drinks = page.getByRole('banner').getByRole('link', { name: 'Drinks' });
  await menus.click();
  await expect(drinks).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drinks).toBeHidden();
  await expect(menus).toBeFocused();
  await menus.click();
  await page.mouse.click(1200, 700);
  await expect(drinks).toBeHidden();
  await menus.click();
  await drinks.click();
  await expect(page).toHaveURL('/our-menu/drinks');
  await expect(drinks).toBeHidden();
});

test('the phone’s menu closes when a link is followed @phone-only', async ({ page }) => {
  await page.goto('/');
  await page.locator('summary[aria-label=Menu]').click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Takeaway' }).click();
  await expect(page).toHaveURL('/takeaway');
  await expect(menu).toBeHidden();
});

test('a menu section stops 58 px from the top; another page starts at its top', async ({ page }) => {
  await page.goto('/our-menu/main');
  const parts = page.getByRole('navigation', { name: 'Menu sections' });
  await parts.getByRole('link', { name: 'Pizza', exact: true }).click();
  await expectSoon(topOf(page, '#pizza')).toBe(58);
  await expect(parts.locator('[aria-current]')).toHaveText('Pizza');
  await page.getByRole('banner').getByRole('link', { name: 'Takeaway' }).click();
  await expect(page).toHaveURL('/takeaway');
  await expectSoon(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('an anchor stops 15 px below the header from 576 px, and right below it on a phone', async ({ page }) => {
  for (const [width, top] of [
    [576, 56 + 15],
    [575, 56],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    // Another page first: a change of hash alone loads nothing.
    await page.goto('/healthz');
    await page.goto('/restaurants#scotland');
    await expectSoon(topOf(page, '#scotland')).toBe(top);
  }
});

/**
 * What the button covers: parts of the header where it’s in there, else any text as the page scrolls. Runs in the
 * page.
 */
function wordsUnder(button: Element): string[] {
  const box = button.getBoundingClientRect();
  const header = document.querySelector('header');
  const meets = ({ left, right, width }: DOMRect) => width > 1 && left < box.right && right > box.left;
  if (header && box.bottom <= header.getBoundingClientRect().bottom) {
    const parts = [...header.querySelectorAll('a, summary, button')].filter((one) => one.checkVisibility());
    return parts.filter((one) => meets(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 80));
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const under: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    if (!text.textContent?.trim() || !around?.checkVisibility() || around.closest('.sr-only, header, script')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some(meets)) under.push(text.textContent.trim().slice(0, 40));
  }
  return under;
}

test('the back-to-top button covers no text or control at any scroll position @phone', async ({ page }) => {
  const own = page.viewportSize() ?? { width: 0, height: 0 };
  const widths = own.width < 576 ? [320, own.width] : [768, own.width];
  for (const path of ['/', '/restaurants', '/restaurants/leeds-greek-street', '/our-menu/main'])
    await test.step(path, async () => {
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ ...own, width });
        await scrollTo(page, 900);
        const upward = page.getByRole('button', { name: 'Back to top' });
        await expect(upward).toBeVisible();
        // The header may still be sliding in.
        await page.evaluate(standStill);
        expect(await upward.evaluate(wordsUnder), `${width} px`).toEqual([]);
      }
    });
});

test('the back-to-top button never covers the book button @phone-only', async ({ page }) => {
  await page.goto('/restaurants/leeds-greek-street');
  await page.evaluate(() => window.scrollTo(0, 1400));
  const upward = page.getByRole('button', { name: 'Back to top' });
  await expect(upward).toBeVisible();
  const book = page
    .getByRole('main')
    .getByRole('link', { name: /Book a table/ })
    .last();
  const [up, bar] = [await upward.boundingBox(), await book.boundingBox()];
  expect((up?.y ?? 0) + (up?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('a slow page shows the progress bar and announces when it has loaded', async ({ page }) => {
  await page.goto('/');
  let serve: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    serve = resolve;
  });
  await page.route('**/*.data*', async (route) => {
    await held;
    await route.continue();
  });
  const bar = page.locator('[data-state]');
  await page.getByRole('main').getByRole('link', { name: 'Every menu' }).click();
  await expect(bar).toHaveAttribute('data-state', 'running');
  expect((await bar.boundingBox())?.height).toBe(4);
  serve();
  await expect(page).toHaveURL('/our-menu');
  await expect(bar).toHaveAttribute('data-state', 'done');
  await expect(page.getByRole('status').filter({ hasText: 'Our menus' })).toBeAttached();
});

test('the progress bar waits 200 ms and fills over 5 s', async ({ page }) => {
  await page.clock.install({ time: SITE_NOW });
  await page.goto('/');
  await page.route('**/*.data*', () => new Promise(() => undefined));
  await page.clock.pauseAt(Date.parse(SITE_NOW) + 60_000);
  const asked = page.waitForRequest('**/our-menu.data*');
  await page.getByRole('main').getByRole('link', { name: 'Every menu' }).click();
  await asked;
  const bar = page.locator('[data-state]');
  await page.clock.runFor(199);
  await expect(bar).toHaveAttribute('data-state', 'done');
  // React may handle the click a moment after the request, and counts from then.
  const shown = async () => {
    await page.clock.runFor(1);
    return bar.getAttribute('data-state');
  };
  await expectSoon(shown).toBe('running');
  expect(await bar.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('5s');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript a dish’s allergens unfold', async ({ page }) => {
    await page.goto('/our-menu/main');
    const said = page.locator('details', { hasText: 'Allergens in Margherita' }).first();
    await said.locator('summary').click();
    await expect(said.getByText('Contains:')).toBeVisible();
  });
});

test('Back pressed before the next page renders goes back', async ({ page }) => {
  await page.addInitScript(() => {
    const push = window.history.pushState;
    window.history.pushState = function pushAndGoBack(this: History, ...given) {
      push.apply(this, given);
      if (String(given[2]).endsWith('/offers')) this.back();
    };
  });
  await page.goto('/contact');
  const asked = page.waitForRequest(/\/contact\.data/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Offers' }).click();
  await asked;
  await expect(page.getByRole('heading', { level: 1, name: 'Write to us' })).toBeVisible();
  await expect(page).toHaveURL('/contact');
});

test('Forward right after Back leads forward again', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Offers' }).click();
  const offers = page.getByRole('heading', { level: 1, name: 'Something off, nothing missing.' });
  await expect(offers).toBeVisible();
  const asked = page.waitForRequest(/\/offers\.data/);
  await page.evaluate(() => {
    window.addEventListener('popstate', () => window.history.forward(), { once: true });
    window.history.back();
  });
  await asked;
  await expect(offers).toBeVisible();
  await expect(page).toHaveURL('/offers');
});

test('Back right after a reload goes back, however much has loaded', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Offers' }).click();
  const here = page.getByRole('heading', { level: 1, name: 'Something off, nothing missing.' });
  await expect(here).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  const reloadAndGoBack = async () => {
    // As a person does it, without waiting for the page to be hydrated.
    await Promise.all([page.waitForEvent('domcontentloaded'), browser.send('Page.reload')]);
    await expect(here).toBeVisible();
    await page.evaluate(() => window.history.back());
  };
  const expectContact = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us');
    await expect(page).toHaveURL('/contact');
    await expect(page).toHaveTitle(/^Contact us/);
  };
  await test.step('before any script', async () => {
    let come = () => {};
    const gate = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await reloadAndGoBack();
    come();
    await expectContact();
    await page.unrouteAll({ behavior: 'wait' });
  });
});
