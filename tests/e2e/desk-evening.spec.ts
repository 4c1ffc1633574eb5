import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, networkOf, signInLink, test } from './support.ts';

// What somebody else was faster with.
test.use({ expectedFailures: [409] });
// One after the other: they take the same restaurant's parties and tables.
test.describe.configure({ mode: 'default' });

type Site = { browser: Browser; baseURL: string | undefined };

/** A tablet of its own on which one of the sample staff is signed in. */
async function openTablet({ browser, baseURL }: Site, name: string): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 820, height: 1180 },
    extraHTTPHeaders: { 'x-forwarded-for': networkOf(name) },
  });
  const page = await context.newPage();
  await page.goto(await signInLink(baseURL as string, name));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(/\d+ to come$/)).toBeVisible();
  return page;
}

/** Waits until the page can be read without a connection, with its script and styles. */
const isStored = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.getRegistration('/desk/');
        const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
        const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href);
        const stored = await Promise.all([location.pathname, ...scripts, ...styles].map((url) => caches.match(url)));
        return worker?.active?.state === 'activated' && !stored.includes(undefined);
      }),
    )
    .toBe(true);

/** Whose table somebody has right after them. */
const STAYING = 'Sunita Doyle';

/** Names of parties that have yet to come. Those of other journeys are left alone. */
async function partiesToCome(page: Page): Promise<string[]> {
  const buttons = page.getByRole('button', { name: /^Arrived: / });
  const labels = await buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? ''));
  const names = labels.map((label) => label.slice('Arrived: '.length));
  const others = ['Hannah Mistry', 'Callum Farrell', 'Amara Hartley', 'Ruth Barker', 'Kit Lowry', STAYING];
  return names.filter((name, index) => !others.includes(name) && names.indexOf(name) === index);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const waiting = (page: Page, count: number) =>
  expect(page.getByRole('heading', { name: `Waiting to be sent: ${count}` })).toBeVisible();

test('desk: an act shows on another tablet within a second, in place', async ({ browser, baseURL }) => {
  const [here, there] = [
    await openTablet({ browser, baseURL }, 'Tom Ashworth'),
    await openTablet({ browser, baseURL }, 'Maya Bello'),
  ];
  const name = (await partiesToCome(here)).at(-1) as string;
  await there.getByText(/\d+ to come$/).click();
  await there.getByLabel('Name, phone or reference').fill('half a na');
  const origin = await there.evaluate(() => performance.timeOrigin);
  await press(here, `Arrived: ${name}`);
  await expect(there.getByRole('button', { name: `Seated: ${name}` })).toBeVisible();
  expect(await there.evaluate(() => performance.timeOrigin)).toBe(origin);
  await expect(there.getByLabel('Name, phone or reference')).toHaveValue('half a na');
  await expect(there.getByLabel('Name, phone or reference')).toBeFocused();
  await expect(there.locator('main details').first()).toHaveAttribute('open');
  await press(here, `Undo arrived for ${name}`);
  await expect(there.getByRole('button', { name: `Arrived: ${name}` })).toBeVisible();
});

/** How often each party is marked and unmarked before: 40 acts in all, or 200. */
const AGAIN = process.env.LONG ? 4 : 0;
const OWN = 10;
const SHARED = 5;
const ACTS = OWN * (2 * AGAIN + 2);
const TO_SEND = { timeout: 60_000 };

test('desk: what two tablets do offline for half an hour is all sent, and nobody is seated twice', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(process.env.LONG ? 900_000 : 180_000);
  const [host, manager] = [
    await openTablet({ browser, baseURL }, 'Tom Ashworth'),
    await openTablet({ browser, baseURL }, 'Maya Bello'),
  ];
  const names = (await partiesToCome(host)).slice(0, 2 * OWN - SHARED);
  for (const page of [host, manager]) {
    await isStored(page);
    await page.clock.install();
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText(/^Not connected since .* Showing what we last knew\.$/)).toBeVisible();
  }
  const row = host.locator(`[data-name="${names[0]}"]`);
  const height = async () => (await row.boundingBox())?.height ?? 0;
  const before = await height();
  const shared = names[OWN - 1] as string;
  for (const [page, own] of [
    [host, names.slice(0, OWN)],
    [manager, names.slice(-OWN)],
  ] as const)
    for (const name of own) {
      for (let time = 0; time < AGAIN; time += 1) {
        await press(page, `Arrived: ${name}`);
        await press(page, `Undo arrived for ${name}`);
      }
      await press(page, `Arrived: ${name}`);
      const isUndone = page === manager && name === shared;
      await press(page, isUndone ? `Undo arrived for ${name}` : `Seated: ${name}`);
    }
  await expect(row.locator('[data-status]')).toHaveText('Waiting to be sent');
  expect((await height()) - before, 'the list shifts under the finger').toBeLessThan(8);
  for (const page of [host, manager]) {
    await page.clock.runFor('30:00');
    await waiting(page, ACTS);
  }
  await expectAccessible(host);
  // The acts outlive the page.
  await host.reload();
  await waiting(host, ACTS);
  await host.context().setOffline(false);
  await expect(host.getByText('Connected again.')).toBeVisible();
  await expect(host.getByRole('heading', { name: /^Waiting to be sent/ })).toBeHidden(TO_SEND);
  await manager.context().setOffline(false);
  await expect(manager.getByRole('heading', { name: /^Waiting to be sent/ })).toBeHidden(TO_SEND);
  for (const page of [host, manager])
    for (const name of names) await expect(page.getByRole('button', { name: `Left: ${name}` })).toBeVisible();
  const tasks = manager.getByRole('listitem').filter({ hasText: 'Somebody was faster' });
  await expect(tasks).toHaveCount(SHARED * AGAIN + 1);
  await expect(tasks.last()).toContainText(`Undo arrived for ${shared}`);
  await expect(tasks.last()).toContainText(`Somebody was faster: ${shared} is down as seated now.`);
  await expectAccessible(manager);
  await manager.reload();
  await tasks.last().getByRole('button', { name: 'Dealt with' }).click();
  await expect(tasks).toHaveCount(SHARED * AGAIN);

  await manager.getByText(/^More/).click();
  await manager.getByRole('link', { name: 'Who did what' }).click();
  const entries = manager.getByRole('listitem');
  for (const name of names) await expect(entries.filter({ hasText: ` seated ${name}` })).toHaveCount(1);

  await host.getByRole('button', { name: 'Sign out' }).click();
  await expect(host.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => host.evaluate(() => caches.keys())).toEqual([]);
});

test('desk: a tablet that slept for an hour catches up by itself', async ({ browser, baseURL }) => {
  const [asleep, awake] = [
    await openTablet({ browser, baseURL }, 'Tom Ashworth'),
    await openTablet({ browser, baseURL }, 'Maya Bello'),
  ];
  await asleep.clock.install();
  await asleep.reload();
  const [name] = (await partiesToCome(awake)).slice(-1);
  await asleep.context().setOffline(true);
  await press(awake, `Arrived: ${name}`);
  await asleep.clock.fastForward('01:00:00');
  await asleep.context().setOffline(false);
  await asleep.clock.runFor(11_000);
  await expect(asleep.getByRole('button', { name: `Seated: ${name}` })).toBeVisible();
  await press(awake, `Undo arrived for ${name}`);
  await expect(asleep.getByRole('button', { name: `Arrived: ${name}` })).toBeVisible();
});

test('desk: a tablet whose clock is a day wrong shows today, and shows it offline', async ({ browser, baseURL }) => {
  const wrong = await openTablet({ browser, baseURL }, 'Maya Bello');
  await wrong.clock.install({ time: '2026-11-21T18:00:00Z' });
  await wrong.reload();
  await expect(wrong.getByText('Today, Fri 20 November')).toBeVisible();
  const page = await openTablet({ browser, baseURL }, 'Tom Ashworth');
  await isStored(page);
  // By a device that is a day ahead the server’s dates are old.
  await page.evaluate(async () => {
    const [cache, address] = [await caches.open('desk'), location.pathname];
    const stored = (await cache.match(address)) as Response;
    const headers = new Headers(stored.headers);
    headers.set('date', new Date(0).toUTCString());
    await cache.put(address, new Response(await stored.text(), { headers }));
  });
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Not connected since .* Showing what we last knew\.$/)).toBeVisible();
});

test('desk: a party that stays on moves the next one in two taps', async ({ browser, baseURL }) => {
  const page = await openTablet({ browser, baseURL }, 'Maya Bello');
  for (const step of ['Arrived', 'Seated']) await page.getByRole('button', { name: `${step}: ${STAYING}` }).click();
  await page.getByRole('button', { name: `+15 min longer for ${STAYING}` }).click();
  await expect(page.getByText(/^Hannah Lloyd, 2, has table B2 from 6.30pm. Hannah Lloyd can have table/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Move Hannah Lloyd to table \w+, and let Sunita Doyle stay$/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: STAYING })).toContainText('theirs until 6.45pm');
  await expect(page.getByRole('listitem').filter({ hasText: 'Hannah Lloyd' })).not.toContainText('Table B2');
  for (const step of ['Seated', 'Arrived'])
    await page.getByRole('button', { name: `Undo ${step} for ${STAYING}` }).click();
  await expect(page.getByRole('button', { name: `Arrived: ${STAYING}` })).toBeVisible();
});

/** Seats a party of three at a table, or at the best fit. */
async function seat(page: Page, name: string, table = /^Seat at table/): Promise<void> {
  await page.getByRole('link', { name: 'Walk-in', exact: true }).click();
  await page.getByRole('link', { name: '3', exact: true }).click();
  await page.getByLabel('Name').fill(name);
  // Other journeys change which tables fit best.
  await page.getByText(/^Other tables/).click();
  await page.getByRole('button', { name: table }).click();
  await expect(page.getByRole('link', { name: `${name}, 3` })).toBeVisible();
}

test('desk: a walk-in is seated in two taps, leaves, and comes back to another table', async ({ page, baseURL }) => {
  await page.goto(await signInLink(baseURL as string, 'Tom Ashworth'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Walk-in', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: '2', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Seat at table/ }).click();
  const party = page.getByRole('listitem').filter({ hasText: 'Walk-in, 2' });
  await expect(party.getByText('Seated', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const turn = (await party.getByText(/until /).textContent()) ?? '';
  await party.getByRole('button', { name: '+15 min longer' }).click();
  await expect(party.getByText(/until /)).not.toHaveText(turn);

  await seat(page, 'Ida');
  const ida = page.getByRole('listitem').filter({ hasText: 'Ida, 3' });
  const [, table = ''] = /Table (\w+)/.exec((await ida.textContent()) ?? '') ?? [];
  await ida.getByRole('button', { name: 'Left: Ida' }).click();
  await expect(ida.getByRole('button', { name: 'Undo left for Ida' })).toBeVisible();
  // Other journeys take and free tables meanwhile.
  await seat(page, 'Joan', new RegExp(`\\btable ${table}\\b`, 'i'));
  await expect(page.getByRole('listitem').filter({ hasText: 'Joan, 3' })).toContainText(`Table ${table}`);
  await ida.getByRole('button', { name: 'Undo left for Ida' }).click();
  const tray = page.getByRole('region', { name: 'To seat' });
  await expect(tray).toContainText(`Table ${table} is with Joan until`);
  await expectAccessible(page);
  await tray.getByRole('button').first().click();
  await expect(tray).toHaveCount(0);
  await expect(ida).toContainText(/Table \w+ · theirs until/);
});

test('desk: offline, a table goes to only one walk-in', async ({ browser, baseURL }) => {
  const page = await openTablet({ browser, baseURL }, 'Tom Ashworth');
  await isStored(page);
  const sizes = () => page.evaluate(() => caches.match(`${location.pathname}/walk-in?covers=1`).then(Boolean));
  await expect.poll(sizes).toBe(true);
  await page.context().setOffline(true);
  const open = async () => {
    await page.getByRole('link', { name: 'Walk-in', exact: true }).click();
    await page.getByRole('link', { name: '1', exact: true }).click();
  };
  await open();
  const best = page.getByRole('button', { name: /^Seat at table/ });
  const table = await best.getAttribute('value');
  await best.click();
  await waiting(page, 1);
  await expect(page.getByText(`Walk-in, 1, at table ${table}`)).toBeVisible();
  await open();
  await expect(page.locator(`button[value="${table}"]`)).toBeHidden();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: /^Waiting to be sent/ })).toBeHidden(TO_SEND);
});
