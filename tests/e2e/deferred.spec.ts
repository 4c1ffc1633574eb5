import type { Locator, Page } from '@playwright/test';
import { card, fillCustomer, openCard, REFERENCE } from './booking-card.ts';
import { SITE_NOW } from './sites.ts';
import { test as answered, expect, expectAccessible, expectSoon, takenOver } from './support.ts';

/** These tests break pages on purpose, so console errors are allowed. */
const test = answered.extend({ quietConsole: ({ page: _ }, use) => use(undefined) });

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const notice = (page: Page) => page.getByRole('region', { name: 'Notices', includeHidden: true });
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** Records the documents fetched from now on, by path. */
function documents(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) fetched.push(new URL(request.url()).pathname);
  });
  return fetched;
}

/** Expects the action to make the browser fetch a whole document. */
async function anew(page: Page, act: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await act();
  await loaded;
}

/** Fails the requests for a page's code until a document has been fetched; returns what was requested. */
async function loseCode(page: Page, assets: string): Promise<string[]> {
  const fetched = documents(page);
  await page.route(assets, (route) => (fetched.length === 0 ? route.abort() : route.continue()));
  return fetched;
}

test('a link to a page whose code is lost opens it as a document', async ({ page }) => {
  await page.goto('/');
  const fetched = await loseCode(page, '**/assets/menu-list-*.js');
  await anew(page, () => footerLink(page, 'Every menu').click());
  expect(fetched).toEqual(['/our-menu']);
  await takenOver(page);
  await expect(page).toHaveURL('/our-menu');
  await expect(page).toHaveTitle(/menu/i);
});

test('a lost chunk reloads the page at most once in 60 seconds, and never when loaded in the background', async ({
  page,
}) => {
  const reloaded = (agoMs: number) =>
    page.evaluate((ago) => sessionStorage.setItem('tavola.reloaded-at', String(Date.now() - ago)), agoMs);
  const fetched = documents(page);
  const question = /\/assets\/consent-(?!words)[^/]*\.js$/;
  await page.route(question, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => question.test(request.url()));
  await page.goto('/');
  await lost;
  expect(fetched).toEqual(['/']);
  const settings = page.getByRole('button', { name: 'Cookie settings' });
  await reloaded(30_000);
  const lostAgain = page.waitForEvent('requestfailed', (request) => question.test(request.url()));
  await settings.click();
  await lostAgain;
  await reloaded(60_000);
  await anew(page, () => settings.click());
  expect(fetched).toEqual(['/', '/']);
});

/** Advances the clock until the toast has gone. */
const expectNoticeToGo = (page: Page) =>
  expectSoon(() => page.clock.runFor(1000).then(() => notice(page).isHidden())).toBe(true);

test('going offline and online again is announced without a reload', async ({ page, context }) => {
  await page.clock.install({ time: SITE_NOW });
  await page.goto('/');
  await expect(notice(page)).toBeAttached();
  const fetched = documents(page);
  await context.setOffline(true);
  await expect(said(page, 'You’re offline.')).toBeAttached();
  await expect(notice(page)).toContainText('You’re offline.');
  const box = await notice(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(350);
  expect(await notice(page).evaluate((element) => getComputedStyle(element).zIndex)).toBe('1100');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await expectNoticeToGo(page);
  await footerLink(page, 'Near you').click();
  await expect(notice(page)).toBeVisible();
  await expect(notice(page)).toContainText('You’re offline.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await context.setOffline(false);
  await expect(said(page, 'You’re back online.')).toBeAttached();
  expect(fetched).toEqual([]);
  await expectNoticeToGo(page);
  await footerLink(page, 'Near you').click();
  await expect(page).toHaveURL('/find-us');
  expect(fetched).toEqual([]);
});

test('a form isn’t sent while offline and keeps its input', async ({ page, context }) => {
  await page.goto('/find-us');
  await takenOver(page);
  const where = page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('combobox')).first();
  await where.fill('Leeds');
  await expect(notice(page)).toBeAttached();
  await context.setOffline(true);
  await expect(said(page, 'You’re offline.')).toBeAttached();
  await where.press('Enter');
  await expect(notice(page)).toContainText('nothing was sent');
  await expect(where).toHaveValue('Leeds');
  await context.setOffline(false);
  await where.press('Enter');
  await expect(page).toHaveURL(/q=Leeds/);
});

test('a page that failed to load is fetched again when back online', async ({ page, context }) => {
  await page.goto('/');
  await takenOver(page);
  await page.route(/find-us\.data|\/find-us$/, (route) => route.abort('internetdisconnected'));
  await footerLink(page, 'Near you').click();
  await expect(page.getByRole('heading', { name: 'We’ve lost the connection' })).toBeVisible();
  // The header changes colour in the frame after the page has scrolled up.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expectAccessible(page);
  await page.unrouteAll();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('We’ve lost the connection');
});

test('a toast over an open dialog is visible, announced and reachable, and leaves its button free', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/restaurants/leeds-greek-street');
  await expect(notice(page)).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'Book a table' }).click();
  const find = card(page).getByRole('button', { name: 'Find a table' });
  await expect(find).toBeVisible();
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  expect(await notice(page).evaluate((element) => element.matches(':popover-open'))).toBe(true);
  await expectSoon(() => underNotice(find)).toEqual([]);
  // It stays while focused.
  await notice(page).getByRole('button', { name: 'Dismiss' }).focus();
  await expect(card(page).getByRole('status').filter({ hasText: 'You’re offline.' })).toBeAttached();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(notice(page)).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(notice(page)).toBeVisible();

  await test.step('by keyboard: it is the last stop, and the focus returns to where it was', async () => {
    const dismiss = card(page).getByRole('button', { name: 'Dismiss' });
    const close = card(page).getByRole('button', { name: 'Close' });
    await close.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(dismiss).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(notice(page)).toBeHidden();
    await expect(close).toBeFocused();
  });
  await test.step('by mouse, while something is typed', async () => {
    await context.setOffline(false);
    await expect(notice(page)).toContainText('You’re back online.');
    const people = card(page).getByRole('spinbutton');
    await people.focus();
    await card(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice(page)).toBeHidden();
    await expect(people).toBeFocused();
  });
  await test.step('as the dialog closes it stays on the page', async () => {
    await context.setOffline(true);
    await expect(card(page).getByText('You’re offline.').last()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
    await expect(notice(page)).toBeVisible();
    await expect(said(page, 'You’re offline.')).toHaveCount(1);
    await notice(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice(page)).toBeHidden();
  });
});

test('a toast stays under a moving pointer, but not under one already there', async ({ page, context }) => {
  await page.clock.install({ time: SITE_NOW });
  await page.goto('/contact');
  await takenOver(page);
  await expect(notice(page)).toBeAttached();
  const connectionReturns = async () => {
    await context.setOffline(true);
    await expect(notice(page)).toContainText('You’re offline.');
    await context.setOffline(false);
    await expect(notice(page)).toContainText('You’re back online.');
  };
  await connectionReturns();
  const box = await notice(page).boundingBox();
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  await expectNoticeToGo(page);
  await page.mouse.move(middle.x, middle.y);
  await connectionReturns();
  await expectNoticeToGo(page);
  await connectionReturns();
  await page.mouse.move(middle.x + 4, middle.y);
  await page.clock.runFor(20_000);
  await expect(notice(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expectNoticeToGo(page);
});

/** Which of these elements the toast covers, by their text. */
const underNotice = (parts: Locator) =>
  parts.evaluateAll((elements) => {
    const box = document.querySelector('[popover][aria-label="Notices"]')?.getBoundingClientRect();
    const lies = ({ left, right, top, bottom, width }: DOMRect) =>
      box && width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    return elements.filter((one) => lies(one.getBoundingClientRect())).map((one) => one.textContent || one.id);
  });

test('a toast covers no field or button of a form at any scroll position @phone', async ({ page, context }) => {
  await page.goto('/contact');
  await takenOver(page);
  await expect(notice(page)).toBeAttached();
  await context.setOffline(true);
  await expect(said(page, 'You’re offline.')).toBeAttached();
  const parts = page.locator('input, select, textarea, button:not([popover] *), .button');
  for (const share of [0, 0.2, 0.4, 0.6]) {
    await page.evaluate((at) => {
      const top = at * document.documentElement.scrollHeight;
      window.scrollTo({ top, behavior: 'instant' });
    }, share);
    await expectSoon(() => underNotice(parts)).toEqual([]);
  }
});

test('a toast covers neither the focused field nor the submit button @phone', async ({ page, context }) => {
  await page.goto('/contact');
  await takenOver(page);
  await expect(notice(page)).toBeAttached();
  const form = page.getByRole('main').locator('form');
  const send = form.locator('button[type=submit]');
  const last = form.getByRole('textbox').last();
  await last.focus();
  // Where the toast would appear.
  await send.evaluate((button) => {
    const { bottom } = button.getBoundingClientRect();
    window.scrollBy({ top: bottom - window.innerHeight + 40, behavior: 'instant' });
  });
  await context.setOffline(true);
  await expect(notice(page)).toContainText('You’re offline.');
  const taken = send.or(last).or(form.locator(`label[for="${await last.getAttribute('id')}"]`));
  await expect(notice(page).getByRole('listitem')).toBeInViewport({ ratio: 1 });
  await expectSoon(() => underNotice(taken)).toEqual([]);
  await send.focus();
  await expectSoon(() => underNotice(taken)).toEqual([]);
});

test('a toast stands beside the booking card’s times where there’s room', async ({ page, context }) => {
  await openCard(page, 'leeds-greek-street/book-now?date=2026-12-03&covers=2');
  const times = card(page).getByRole('toolbar').getByRole('button');
  await expect(times.first()).toBeVisible();
  await expect(notice(page)).toBeAttached();
  await context.setOffline(true);
  await expect(notice(page)).toContainText('You’re offline.');
  await expectSoon(() => underNotice(times)).toEqual([]);
});

test('a toast leaves the booking card’s error and buttons in view @phone', async ({ page, context }) => {
  await openCard(page, 'leeds-greek-street/book-now?date=2026-12-03&covers=2&time=19:00');
  await fillCustomer(card(page));
  await expect(notice(page)).toBeAttached();
  const last = card(page).getByRole('textbox').last();
  await last.focus();
  await context.setOffline(true);
  await expect(notice(page)).toContainText('You’re offline.');
  const dismiss = notice(page).getByRole('button', { name: 'Dismiss' });
  await expectSoon(() => underNotice(last)).toEqual([]);
  for (const field of await card(page).getByRole('textbox').all()) {
    await field.focus();
    await expectSoon(() => underNotice(field)).toEqual([]);
  }
  // Submitted from a field where the toast would stand.
  const phone = card(page).getByLabel('Phone');
  await phone.press('Enter');
  const error = card(page).getByText('We couldn’t reach our servers').last();
  await expect(error).toBeVisible();
  await expectSoon(() => underNotice(error.or(phone))).toEqual([]);
  await context.setOffline(false);
  await card(page).getByRole('button', { name: 'Book this table' }).click();
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
  await context.setOffline(true);
  await expect(notice(page)).toContainText('You’re offline.');
  // On a phone the foot of the thanks scrolls out of view.
  await expect(dismiss).toBeInViewport({ ratio: 1 });
});
