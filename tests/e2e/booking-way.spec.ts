import type { Page } from '@playwright/test';
import { card, fillCustomer, openCard, openCardFromText, REFERENCE, timeButton } from './booking-card.ts';
import { expect, expectAccessible, failOnMoves, takenOver, test } from './support.ts';

const BATH = '/restaurants/bath-milsom-street';
const bookInFooter = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Book a table' });
const bookInHeader = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Book a table' });
const heading = (page: Page, name: string) => card(page).getByRole('heading', { name });

/** Opens the card on Bath's page, up to the details of a table at seven. */
async function toDetails(page: Page) {
  await page.goto(BATH);
  await bookInHeader(page).click();
  await card(page).getByRole('button', { name: 'Find a table' }).click();
  await timeButton(card(page), '7pm').click();
  await expect(heading(page, 'Who’s the table for?')).toBeFocused();
}

test('Back leads through the steps, then closes the card on its page; forward returns @phone-first', async ({
  page,
}) => {
  await toDetails(page);
  await card(page).getByLabel('First name').fill('Ada');
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.data')) loaded.push(request.url());
  });
  await page.goBack();
  await expect(heading(page, 'Pick a time')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Who’s coming, and when?')).toBeVisible();
  await page.goBack();
  await expect(card(page)).toBeHidden();
  await expect(page).toHaveURL(BATH);
  await expect(bookInHeader(page)).toBeFocused();
  await page.goForward();
  await expect(heading(page, 'Who’s coming, and when?')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Pick a time')).toBeVisible();
  await page.goForward();
  await expect(card(page).getByLabel('First name')).toHaveValue('Ada');
  await expect(card(page).getByRole('timer')).toContainText('Holding 7pm for');
  expect(loaded).toEqual([]);

  // A step already done is gone back to, not added again.
  await card(page).getByRole('button', { name: 'Back' }).click();
  await expect(heading(page, 'Pick a time')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Who’s coming, and when?')).toBeVisible();
  await page.goBack();
  await expect(card(page)).toBeHidden();
  await expect(page).toHaveURL(BATH);
});

test('a reload and a second tab restore the details with the table held', async ({ page, context }) => {
  await toDetails(page);
  await fillCustomer(card(page));
  const held: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/booking/holds/')) held.push(request.url());
  });
  await page.reload();
  await takenOver(page);
  await expect(card(page).getByLabel('Last name')).toHaveValue('Lovelace');
  await expect(card(page).getByRole('timer')).toContainText(/Holding 7pm for (8 min|7 min \d+ s)/);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(card(second).getByLabel('Last name')).toHaveValue('Lovelace');
  await expect(card(second).getByRole('timer')).toContainText('Holding 7pm for');
  expect(held).toEqual([]);
  await card(page).getByRole('button', { name: 'Book this table' }).click();
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
  await page.goBack();
  await expect(card(page)).toBeHidden();
  await second.close();
});

test('a deep link opens the card over the restaurant’s page, and Back closes it there @phone-first', async ({
  page,
}) => {
  await page.goto('/about');
  await openCard(page, 'bath-milsom-street/book-now?date=2026-12-08&covers=2&time=19:00');
  await expect(card(page).getByRole('timer')).toContainText('Holding 7pm for');
  await page.goBack();
  await expect(card(page)).toBeHidden();
  await expect(page).toHaveURL(BATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Bath Milsom Street' })).toBeVisible();
  // Drawn once, and held by the plain page.
  await expect(page.getByRole('heading', { name: 'The room' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a reload with nothing saved leads to the same table', async ({ page }) => {
  await openCard(page, 'bath-milsom-street/book-now?date=2026-12-08&covers=2&time=19:30');
  await expect(card(page).getByRole('timer')).toContainText('Holding 7.30pm for');
  await expect(page).toHaveURL(/\?occasion=table&/);
  const address = page.url();
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.reload();
  await expect(card(page).getByRole('timer')).toContainText('Holding 7.30pm for');
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(card(page)).toBeHidden();
  await expect(page).toHaveURL(BATH);
});

test('input typed before the scripts ran is in the card', async ({ context }) => {
  // goto would wait for the scripts.
  const page = await context.newPage();
  let letThrough = () => {};
  const asked = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/restaurants/bath-milsom-street/book-now?date=2026-12-09&covers=2&time=19:00', {
    waitUntil: 'commit',
  });
  const plain = page.getByRole('main');
  await plain.getByLabel('First name').fill('Ada');
  await plain.getByLabel('Last name').fill('Lovelace');
  letThrough();
  await expect(card(page).getByLabel('First name')).toHaveValue('Ada');
  await expect(card(page).getByLabel('Last name')).toHaveValue('Lovelace');
});

test('after a deep link is reloaded and booked, Back leads to the restaurant and holds no table', async ({ page }) => {
  await openCard(page, 'bath-milsom-street/book-now?date=2026-12-11&covers=2&time=19:00');
  await fillCustomer(card(page));
  await page.reload();
  await expect(card(page).getByLabel('Last name')).toHaveValue('Lovelace');
  await card(page).getByRole('button', { name: 'Book this table' }).click();
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
  const held: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/booking/holds/')) held.push(request.url());
  });
  // The router is told of this step back, since the card's address was the page's after the reload.
  const arrived = page.waitForResponse((answer) => answer.url().includes('.data'));
  await page.goBack();
  await arrived;
  await expect(card(page)).toBeHidden();
  await expect(page).toHaveURL(BATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Bath Milsom Street' })).toBeVisible();
  // What would open the card runs with the page's new data; a key is heard after that.
  await page.keyboard.press('Tab');
  await expect(card(page)).toBeHidden();
  expect(held).toEqual([]);
});

/** Records every title that the page has. */
const recordTitles = (page: Page) =>
  page.addInitScript(() => {
    const titles = new Set<string>();
    Object.assign(window, { titles });
    requestAnimationFrame(function look() {
      if (document.title) titles.add(document.title);
      requestAnimationFrame(look);
    });
  });
const titlesOf = (page: Page) => page.evaluate(() => [...(window as unknown as { titles: Set<string> }).titles]);

test('the card of a deep link requests nothing its page had, shifts nothing and keeps its title @phone', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') || /plain-(booking|steps|details)/.test(pathname)) asked.push(pathname);
  });
  await failOnMoves(page);
  await recordTitles(page);
  await openCard(page, 'bath-milsom-street/book-now?date=2026-12-08&covers=2');
  await expect(heading(page, 'Pick a time')).toBeVisible();
  await expect(timeButton(card(page), '7pm')).toBeVisible();
  await expect(page.locator('article')).toBeAttached();
  // What the page behind loads by itself doesn't count.
  expect(asked.filter((path) => !['/api/token', '/api/booking/availability'].includes(path))).toEqual([]);
  expect(await titlesOf(page)).toEqual(['Time – Book a table at Bath Milsom Street · Tavola']);
});

test('a deep link has the title of its card from the start', async ({ page }) => {
  await recordTitles(page);
  await openCard(page, 'bath-milsom-street/book-now');
  await expect(card(page).getByRole('button', { name: 'Find a table' })).toBeVisible();
  await expect(page.locator('article')).toBeAttached();
  expect(await titlesOf(page)).toEqual(['Day – Book a table at Bath Milsom Street · Tavola']);
});

test('a time without a table is reported, and the nearest is selected but not held', async ({ page }) => {
  const times = ['12:00', '18:15', '18:30', '19:30', '19:45', '20:00'].map((time) => ({ time, canEnquire: false }));
  await page.route('**/api/booking/slots/*', (route) =>
    route.fulfill({ json: { dates: [{ date: '2026-12-08', times }] } }),
  );
  await openCardFromText(page, 'bath-milsom-street/book-now?date=2026-12-08&covers=2&time=19:00');
  await expect(card(page).getByText('There’s no table at 7pm. Here are the closest times.').last()).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Continue with 6.30pm' })).toBeEnabled();
  await expect(timeButton(card(page), '6.30pm')).toHaveAttribute('aria-current', 'true');
  await expect(card(page).getByRole('timer')).toHaveCount(0);
  await expectAccessible(page);
});

test('a time tapped on the page leads to its details with the card’s party and day', async ({ page }) => {
  await page.goto(`${BATH}?date=2026-12-08&covers=2&time=19:00`);
  const free = page.getByRole('main').getByRole('link', { name: /^\d+(\.\d+)?pm$/ });
  await free.first().click();
  await expect(card(page).getByRole('timer')).toBeVisible();
  await card(page).getByRole('button', { name: 'Back', exact: true }).click();
  await expect(heading(page, 'Pick a time')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  const other = free.nth(1);
  const time = await other.textContent();
  await other.click();
  await expect(card(page).getByRole('timer')).toContainText(`Holding ${time} for`);
});

test('a plain link to book requests the restaurant and the table of its page', async ({ page }) => {
  await page.goto(`${BATH}?date=2026-12-08&covers=3&time=19:00`);
  await bookInFooter(page).click();
  await expect(card(page).getByRole('timer')).toContainText('Holding');
  await expect(page).toHaveURL(/bath-milsom-street\/book-now\?occasion=table&covers=3&date=2026-12-08/);
});

test('the page behind a deep link still shows the link’s request once the card is closed', async ({ page }) => {
  await page.goto('/book-now?type=event');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  const celebrate = page.getByRole('heading', { level: 1, name: 'Where would you like to celebrate?' });
  await expect(celebrate).toBeVisible();
  await expect(page).toHaveURL('/book-now?type=event');
  await page.reload();
  await expect(celebrate).toBeAttached();
});

test('a plain link to book keeps the time chosen since; one with a time leads to that', async ({ page }) => {
  await page.goto(`${BATH}?date=2026-12-08&covers=2&time=19:00`);
  const free = page.getByRole('main').getByRole('link', { name: /^\d+(\.\d+)?pm$/ });
  const first = await free.first().textContent();
  await free.first().click();
  await expect(card(page).getByRole('timer')).toContainText(`Holding ${first} for`);
  await card(page).getByRole('button', { name: 'Back', exact: true }).click();
  await timeButton(card(page), '8pm').click();
  await expect(card(page).getByRole('timer')).toContainText('Holding 8pm for');
  await card(page).getByLabel('First name').fill('Ada');
  for (const link of [
    bookInHeader(page),
    page
      .getByRole('main')
      .getByRole('link', { name: /^Book a table/ })
      .first(),
    bookInFooter(page),
  ]) {
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await link.click();
    await expect(card(page).getByRole('timer')).toContainText('Holding 8pm for');
  }
  await expect(card(page).getByLabel('First name')).toHaveValue('Ada');
  await page.keyboard.press('Escape');
  await free.first().click();
  await expect(card(page).getByRole('timer')).toContainText(`Holding ${first} for`);
});

test('a time chosen after a deep link is in the URL, ready to share', async ({ page }) => {
  await openCard(page, 'leeds-greek-street/book-now?occasion=table&covers=2&date=2026-12-01&time=19:00');
  await expect(card(page).getByRole('timer')).toContainText('Holding 7pm for');
  await card(page).getByRole('button', { name: 'Back', exact: true }).click();
  await timeButton(card(page), '7.15pm').click();
  await expect(card(page).getByRole('timer')).toContainText('Holding 7.15pm for');
  await expect(page).toHaveURL(/time=19%3A15/);
  await page.reload();
  await expect(card(page).getByRole('timer')).toContainText('Holding 7.15pm for');
});

test('going forward from another site leads to the details with the table held again', async ({ page }) => {
  await page.goto('about:blank');
  await page.goto(`${BATH}?date=2026-12-08&covers=2&time=19:00`);
  await page.getByRole('main').getByRole('link', { name: '7pm', exact: true }).click();
  await expect(card(page).getByRole('timer')).toContainText('Holding 7pm for');
  await page.goBack();
  await expect(card(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
  await page.goForward();
  await expect(bookInHeader(page)).toBeVisible();
  await page.goForward();
  await expect(card(page).getByRole('timer')).toContainText('Holding 7pm for');
});

test('a day offered instead of a full one leads to its details', async ({ page }) => {
  await page.route('**/api/booking/slots/*dates=2026-12-08*', (route) =>
    route.fulfill({ json: { dates: [{ date: '2026-12-08', times: [] }] } }),
  );
  await openCardFromText(page, 'bath-milsom-street/book-now?date=2026-12-08&covers=2&time=19:00');
  await expect(heading(page, 'On another day')).toBeVisible();
  await expectAccessible(page);
  const day = card(page).getByRole('listitem').filter({ hasText: 'Wednesday 9 December' });
  await day.getByRole('button').first().click();
  await expect(card(page).getByRole('timer')).toContainText('Holding');
  await expect(card(page).getByText('Wed 9 Dec').filter({ visible: true }).first()).toBeVisible();
});

test('a party too large for the tables becomes a request', async ({ page }) => {
  await openCard(page, 'leeds-greek-street/book-now?date=2026-12-08&covers=30');
  await expect(heading(page, 'Tell us about it')).toBeVisible();
  await expect(card(page).getByLabel('How many?')).toHaveValue('30');
  await expect(card(page).getByLabel('Children')).toBeHidden();
});

test('a day beyond the horizon, a closed day and a party too small are reported', async ({ page }) => {
  await openCard(page, 'bath-milsom-street/book-now?date=2028-01-03&covers=2&time=19:00');
  await expect(
    card(page)
      .getByText(/Monday 3 January 2028 is too far ahead: Bath Milsom Street is taking bookings until \w+day /)
      .last(),
  ).toBeVisible();
  await page.goto(`${BATH}/book-now?date=2026-12-25&covers=2`);
  await expect(
    card(page)
      .getByText(/is closed on Friday 25 December. Choose another day/)
      .last(),
  ).toBeVisible();
  await page.goto('/restaurants/leeds-greek-street/book-now?date=2026-12-08&covers=2&occasion=christmas');
  await expect(
    card(page)
      .getByText(/is for \d+ to \d+ people, not 2/)
      .last(),
  ).toBeVisible();
});

test('the thanks show what was done with the booking in another tab', async ({ page, context }) => {
  await openCard(page, 'bath-milsom-street/book-now?date=2026-12-10&covers=2&time=13:00');
  await fillCustomer(card(page));
  await card(page).getByRole('button', { name: 'Book this table' }).click();
  const reference = String(await card(page).getByText(REFERENCE).textContent());
  await page.reload();
  await expect(card(page).getByRole('heading', { name: 'See you at the table, Ada.' })).toBeVisible();

  await test.step('cancelled there', async () => {
    const manage = card(page).getByRole('link', { name: 'Change or cancel' });
    const other = await context.newPage();
    await other.goto(`${await manage.getAttribute('href')}?step=cancel`);
    await other.getByRole('button', { name: 'Cancel my booking' }).click();
    await expect(other.getByRole('heading', { name: 'Your booking is cancelled.' })).toBeVisible();
    await other.close();
  });
  // As on a return to this tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(card(page).getByRole('heading', { name: 'Your booking is cancelled.' })).toBeFocused();
  await page.reload();
  await expect(card(page).getByRole('heading', { name: 'Your booking is cancelled.' })).toBeFocused();
  await expect(card(page).getByText(reference, { exact: true })).toBeVisible();
  await expect(card(page).getByText('See you at the table')).toHaveCount(0);
  await expectAccessible(page);
});

test('“Book another table” opens the card afresh', async ({ page }) => {
  await openCard(page, 'bath-milsom-street/book-now?date=2026-12-09&covers=2&time=19:00');
  await fillCustomer(card(page));
  await card(page).getByRole('button', { name: 'Book this table' }).click();
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
  await card(page).getByRole('button', { name: 'Book another table' }).click();
  await expect(heading(page, 'Who’s coming, and when?')).toBeVisible();
  await expect(card(page).getByText('Bath Milsom Street').filter({ visible: true }).first()).toBeVisible();
});

test('a phone with its keyboard open or in landscape has one line above the fields', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 510 });
  await openCard(page, 'bath-milsom-street/book-now?date=2026-12-10&covers=2&time=19:00');
  for (const [what, width, height] of [
    ['with the keyboard open', 390, 510],
    ['turned on its side', 844, 390],
  ] as const)
    await test.step(what, async () => {
      await page.setViewportSize({ width, height });
      await expect(card(page).getByRole('list', { name: 'Your table so far' })).toBeVisible();
      await expect(card(page).getByRole('button', { name: /Time: 7pm. Change/ })).toBeVisible();
      const first = card(page).getByLabel('First name');
      await first.focus();
      await expect(first).toBeInViewport({ ratio: 1 });
      await fillCustomer(card(page));
      const send = card(page).getByRole('button', { name: 'Book this table' });
      await send.scrollIntoViewIfNeeded();
      await expect(send).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
    });
});
