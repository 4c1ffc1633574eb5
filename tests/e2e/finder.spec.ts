import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleAtEachSize, takenOver, test } from './support.ts';

const PARTY = 'date=2026-11-28&time=19%3A30&covers=4&occasion=birthday';
const timesAt = (page: Page, title: string) => page.getByRole('list', { name: `Free tables at ${title}` });
const allTimes = (page: Page) => page.getByRole('list', { name: /^Free tables at / });
/** Addresses of links within the site. */
const addresses = (page: Page, name: RegExp) =>
  page
    .getByRole('main')
    .getByRole('link', { name })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('the finder lists and maps every restaurant before a search @phone', async ({ page, isMobile }) => {
  await page.goto('/find-us');
  // pages.spec.ts runs axe on this list.
  if (isMobile) {
    await expect(page.getByRole('tab', { name: 'List' })).toHaveAttribute('aria-selected', 'true');
    const leeds = page.locator('summary:visible', { hasText: 'Leeds Greek Street' });
    await leeds.click();
    await expect(page.getByText('31 Greek Street, Leeds').filter({ visible: true })).toBeVisible();
    await expect(page.locator('main summary:visible', { hasText: /./ })).toHaveCount(60);
    await expect(page.getByRole('tab', { name: 'Map' })).toBeVisible();
    // The map renders slowly in software, and looks the same on a phone.
    return;
  }
  await expect(page.getByRole('main').getByRole('link', { name: /^Leeds / })).toHaveCount(2);
  const groups = page.getByRole('button', { name: /restaurants, zoom in$/ });
  await expect(groups.first()).toBeVisible({ timeout: 30_000 });
  const grouped = (await groups.allInnerTexts()).reduce((sum, count) => sum + Number(count), 0);
  const alone = await page.locator('button[data-slug]').count();
  expect(grouped + alone).toBe(60);
  await expectAccessible(page);
});

test('on a phone the first three restaurants with times fit on one screen @phone-only', async ({ page }) => {
  await page.goto('/find-us?q=LS1+4DY&date=2026-11-27&time=19:30&covers=2');
  const box = await allTimes(page).nth(2).boundingBox();
  expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  await expectAccessible(page);
  await page.getByText('Change the search').click();
  await expect(page.getByLabel('Time')).toHaveValue('19:30');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Find a table' }).click();
  await expect(page.getByLabel('Time')).toBeHidden();
  await expect(page.locator('summary', { hasText: 'Change the search' })).toBeFocused();
});

test('finder results from a newer release load as one document', async ({ page }) => {
  await page.goto('/find-us');
  await takenOver(page);
  await page.route('**/find-us.data?*', async (route) => {
    const response = await route.fetch();
    expect(response.headers()['x-build']).toMatch(/./);
    // The current scripts may not understand data of a newer build.
    const body = (await response.text()).replace('"page"', '"leaf"');
    await route.fulfill({ response, body, headers: { ...response.headers(), 'x-build': 'later' } });
  });
  const asked: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && asked.push(new URL(request.url()).pathname));
  await page.getByLabel('Postcode, town or restaurant').fill('LS1 4DY');
  await page.getByRole('button', { name: 'Find a table' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Near LS1 4DY' })).toBeVisible();
  await takenOver(page);
  expect(asked).toEqual(['/find-us']);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Find us' })).toBeVisible();
  await expect(page).toHaveURL(/find-us$/);
});

test('a first search keeps focus on its button', async ({ page }) => {
  await page.goto('/find-us');
  await page.getByLabel('Postcode, town or restaurant').fill('LS1 4DY');
  const find = page.getByRole('button', { name: 'Find a table' });
  await find.click();
  // The map beside it renders slowly in software.
  await expect(page.getByRole('heading', { level: 1, name: 'Near LS1 4DY' })).toBeVisible({ timeout: 30_000 });
  await expect(find).toBeFocused();
});

test('a search keeps day, time and party in every link, form and map pin', async ({ page }) => {
  await page.goto(`/find-us?q=Newport&${PARTY}`);
  expect(await addresses(page, /^Newport, Isle of Wight$/)).toEqual([`/find-us?q=Newport%2C+Isle+of+Wight&${PARTY}`]);
  expect(await addresses(page, /^Next$/)).toEqual([`/find-us?q=Newport&${PARTY}&page=2`]);
  for (const address of await addresses(page, /^The restaurant /)) expect(address).toContain(`?${PARTY}`);
  for (const address of await addresses(page, /^Book a table/))
    expect(address).toContain('occasion=birthday&covers=4&date=');
  const header = page.getByRole('banner').getByRole('link', { name: 'Book a table' });
  await expect(header).toHaveAttribute('href', /^\/book-now\?occasion=birthday&covers=4&date=/);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2$/);
  const previous = page.getByRole('link', { name: 'Previous' });
  await expect(previous).toHaveAttribute('href', `/find-us?q=Newport&${PARTY}`);
  await page.getByLabel('Postcode, town or restaurant').fill('Inverness');
  await page.getByLabel('How many').selectOption('6');
  await page.getByRole('button', { name: 'Find a table' }).click();
  await expect(page).toHaveURL(
    `/find-us?q=Inverness&${PARTY.replace('covers=4&occasion=birthday', 'covers=6&occasion=birthday')}`,
  );
  await expect(header).toHaveAttribute('href', /^\/book-now\?occasion=birthday&covers=6&date=/);

  // The map’s pins are buttons; Escape returns focus.
  await expect(page.getByRole('heading', { name: 'Inverness Eastgate' })).toBeVisible();
  const pin = page.getByRole('button', { name: /^Inverness Eastgate, / });
  await expect(pin).toBeVisible({ timeout: 30_000 });
  // All sixty restaurants, single or clustered, including those not listed.
  const names = await page
    .locator('[data-marker]')
    .evaluateAll((markers) => markers.map((marker) => marker.getAttribute('aria-label') ?? ''));
  const counts = names.map((name) => Number(/^(\d+) restaurants/.exec(name)?.[1] ?? 1));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60);
  await expectAccessible(page);
  await pin.focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Inverness Eastgate' });
  await expect(popup).toBeVisible();
  // Our own style has no streets, so a marker is shown at maximum zoom.
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
  expect((await popup.boundingBox())?.width).toBeLessThanOrEqual(400);
  await expect(popup.getByRole('link', { name: 'Inverness Eastgate', exact: true })).toHaveAttribute(
    'href',
    /date=2026-11-28.*occasion=birthday/,
  );
  await expect(popup.getByRole('link', { name: /Book a table/ })).toHaveAttribute('href', /occasion=birthday&covers=6/);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(pin).toBeFocused();
});

test('a search near me keeps day, time and party, and the position when the day changes', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 53.8, longitude: -1.549 });
  await page.goto(`/find-us?q=York&${PARTY}`);
  // A day changed during the request is kept when the response comes.
  const { promise: changed, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/find-us.data?*', async (route) => {
    await changed;
    await route.continue();
  });
  const asked = page.waitForRequest('**/find-us.data?*');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await asked;
  await page.getByLabel('Day').fill('2026-11-29');
  answer();
  await expect(page).toHaveURL(`/find-us?lat=53.800&lng=-1.549&${PARTY}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Leeds Greek Street');
  await expect(page.getByLabel('Day')).toHaveValue('2026-11-29');
  await page.getByRole('button', { name: 'Find a table' }).click();
  await expect(page).toHaveURL(/date=2026-11-29.*lat=53\.800&lng=-1\.549/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Leeds Greek Street');
});

test('a search without a day shows tonight’s tables in the first response', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/booking/availability')) calls.push(request.url());
  });
  await page.goto('/find-us?q=LS1+4DY');
  await expect(timesAt(page, 'Leeds Greek Street').getByRole('link', { name: '7pm', exact: true })).toBeVisible();
  for (const one of await page.getByRole('main').locator('ol:visible > li').all()) await one.scrollIntoViewIfNeeded();
  await expect(allTimes(page).nth(6)).toBeVisible();
  expect(calls).toEqual([]);
});

test('free tables of all restaurants load in few calls while scrolling @phone', async ({ page }) => {
  const calls: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/booking/availability')) calls.push(request.postDataJSON().stores.length);
  });
  await page.goto('/find-us?date=2026-11-20');
  const times = timesAt(page, 'Leeds Greek Street').filter({ visible: true });
  await page.getByText('Leeds Greek Street').filter({ visible: true }).first().scrollIntoViewIfNeeded();
  await expect(times).toBeVisible();
  expect(calls.reduce((sum, stores) => sum + stores, 0)).toBeLessThanOrEqual(20);
});

test('a restaurant’s page shows free times and replaces them for another day @phone-first', async ({ page }) => {
  await page.goto('/restaurants/leeds-greek-street');
  const tables = page.getByRole('region', { name: 'A table at Greek Street' });
  await tables.scrollIntoViewIfNeeded();
  await expect(timesAt(page, 'Leeds Greek Street').getByRole('link', { name: '7pm', exact: true })).toBeVisible();
  await tables.evaluate((element) => element.setAttribute('data-same', ''));
  await page.getByText('Choose who delivers').click();
  await tables.getByLabel('Day').fill('2026-11-27');
  await tables.getByLabel('Time').selectOption('12:30');
  await tables.getByLabel('How many').selectOption('6');
  await tables.getByRole('button', { name: 'Show times' }).click();
  await expect(tables.getByText('Fri 27 November, 12.30pm, 6 people')).toBeAttached();
  await expect(timesAt(page, 'Leeds Greek Street').getByRole('link', { name: '12.30pm' })).toHaveAttribute(
    'href',
    '/restaurants/leeds-greek-street/book-now?covers=6&date=2026-11-27&time=12%3A30',
  );
  await expect(tables).toHaveAttribute('data-same');
  // Server-rendered static parts stay untouched.
  await expect(page.getByRole('link', { name: 'Order with Deliveroo' })).toBeVisible();
  expect(await addresses(page, /^Book a table/)).not.toContain('/restaurants/leeds-greek-street/book-now');
  await expectAccessibleAtEachSize(page);
});

test('the booking bar’s time moves by keys, and “Near me” takes day, time and party to the finder @phone-first', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 53.8004321, longitude: -1.5491234 });
  await page.goto('/');
  const time = page.getByLabel('Time');
  await expect(time).toHaveValue('19:00');
  await time.focus();
  await page.keyboard.press('ArrowDown');
  await expect(time).toHaveValue('19:30');
  expect(await time.locator('option').allInnerTexts()).toEqual(expect.arrayContaining(['12.30pm', '9.30pm']));
  await page.getByLabel('How many').selectOption('4');
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(page).toHaveURL('/find-us?lat=53.800&lng=-1.549&date=2026-11-20&time=19%3A30&covers=4');
  await expect(timesAt(page, 'Leeds Greek Street').getByRole('link', { name: '7.30pm' })).toBeVisible();
});

test('a refused position is explained beside “Near me”, and a place can be typed @phone-first', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('form', { name: 'Find a table' });
  await bar.getByRole('button', { name: 'Near me' }).click();
  const words = bar.getByRole('status');
  await expect(words).toContainText('We couldn’t see your location. Type a postcode or town above');
  await expect(words).toBeInViewport();
  await expect(page).toHaveURL('/');
  await expectAccessibleAtEachSize(page);
  await bar.getByLabel('Where').fill('Leeds');
  await bar.getByRole('button', { name: 'Find a table' }).click();
  await expect(page).toHaveURL(/^[^?]+\/find-us\?q=Leeds&date=/);
});

for (const [where, path] of [
  ['finder', '/find-us'],
  ['card', '/book-now'],
] as const)
  test(`suggestions arriving after Enter stay closed in the ${where} @phone-first`, async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/geo/search/*?suggest=1', async (route) => {
      const answer = await route.fetch();
      await held.promise;
      await route.fulfill({ response: answer });
    });
    await page.goto(path);
    const scope = page.getByRole(where === 'card' ? 'dialog' : 'main');
    const place = scope.getByLabel('Postcode, town or restaurant');
    const asked = page.waitForRequest(/suggest=1/);
    await place.fill('Leeds');
    const answered = (await asked).response();
    await place.press('Enter');
    await expect(scope.getByText('Leeds Greek Street').filter({ visible: true }).first()).toBeVisible();
    held.resolve();
    await (await answered)?.finished();
    // After two paints the page has handled the response.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(scope.getByRole('listbox')).toHaveCount(0);
    await expect(place).toHaveAttribute('aria-expanded', 'false');
  });

test('a restaurant’s full name selects it in the finder and on the map', async ({ page }) => {
  await page.goto('/find-us?q=leeds+greek+street');
  await expect(page.getByRole('heading', { level: 1, name: 'Leeds Greek Street' })).toBeVisible();
  await expect(page.locator('li[aria-current]')).toContainText('Leeds Greek Street');
  await expect(page.getByRole('dialog', { name: 'Leeds Greek Street' })).toBeVisible({ timeout: 30_000 });
});

test('on a wide screen the finder’s list and map stay in step', async ({ page }) => {
  await page.goto('/find-us?q=York');
  const rows = page.locator('li[data-row]').filter({ visible: true });
  const row = page.locator('li[data-row=york-coppergate]').filter({ visible: true });
  const pin = page.locator('button[data-slug=york-coppergate]');
  const pointed = page.locator('button[data-pointed]');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(pin).toBeVisible({ timeout: 30_000 });

  await row.hover();
  await expect(pointed).toHaveAttribute('data-slug', 'york-coppergate');
  await page.mouse.move(0, 0);
  await expect(pointed).toHaveCount(0);

  // The map stays while the list scrolls, and scrolls it back.
  await rows.last().scrollIntoViewIfNeeded();
  await expect(row).not.toBeInViewport();
  await expect(page.getByRole('group', { name: 'Map' }).locator('canvas')).toBeInViewport({ ratio: 0.9 });
  await pin.press('Enter');
  await expect(row).toBeInViewport({ ratio: 1 });
  await expect(row).toHaveAttribute('data-chosen');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-chosen]')).toHaveCount(0);

  // A restaurant outside the view is panned to, single or clustered.
  await rows.last().getByRole('heading').getByRole('link').focus();
  await expect(pointed).toBeInViewport();
});

test('below 992 px list and map are tabs, and the map loads when chosen', async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 800 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/find-us?q=Inverness');
  const tab = page.getByRole('tab', { name: 'Map' });
  await expect(page.getByRole('heading', { name: 'Inverness Eastgate' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/map/'))).toEqual([]);
  await page.getByRole('tab', { name: 'List' }).press('ArrowRight');
  await expect(tab).toBeFocused();
  await expect(page.getByRole('button', { name: /^Inverness Eastgate, / })).toBeVisible({ timeout: 30_000 });
  expect(asked).toContain('/map/overview.json');
  await expect(page.getByRole('heading', { name: 'Inverness Eastgate' })).toBeHidden();
  await expectAccessible(page);
});

test('a restaurant’s full name selects it in the booking card @phone-first', async ({ page }) => {
  await page.goto('/book-now');
  const dialog = page.getByRole('dialog');
  const place = dialog.getByLabel('Postcode, town or restaurant');
  await place.fill('Greek Street, Leeds');
  await place.press('Enter');
  await expect(page).toHaveURL(/\/restaurants\/leeds-greek-street\/book-now/);
});
