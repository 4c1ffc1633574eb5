import type { Locator, Page } from '@playwright/test';
import { expectBack, press, slowDown } from './booking-card.ts';
import { expect, holdScripts, test } from './support.ts';

const LEEDS = '/restaurants/leeds-greek-street';
const FOUND = '/find-us?q=Leeds&date=2026-11-28&covers=2';

const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Book a table' });
const footer = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Book a table' });
const inMain = (name: RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first();

type Opener = { what: string; at: string; times: number; opener: (page: Page) => Locator };

/** The controls that open the card; in a long run, fifty times in all on a slow machine. */
const openers: Opener[] = [
  { what: 'the header', at: LEEDS, times: 11, opener: header },
  { what: 'the page of a restaurant', at: LEEDS, times: 11, opener: inMain(/^Book a table/) },
  { what: 'a restaurant found', at: FOUND, times: 8, opener: inMain(/^Book a table at/) },
  { what: 'a free time found', at: FOUND, times: 8, opener: inMain(/^\d+(\.\d+)?pm$/) },
  { what: 'the footer', at: '/offers', times: 6, opener: footer },
  { what: 'a tile', at: '/kids', times: 3, opener: inMain(/^Book a table$/) },
  { what: 'a tile of a restaurant', at: LEEDS, times: 3, opener: inMain(/^Book a stool$/) },
];

test.describe('Escape returns focus to each control that opened the card, by mouse and by key', () => {
  for (const at of new Set(openers.map((one) => one.at)))
    test(`on ${at}`, async ({ page }) => {
      await page.goto(at);
      for (const { what, opener } of openers.filter((one) => one.at === at))
        for (const time of [0, 1])
          await test.step(`${what}, ${['clicked', 'pressed'][time]}`, async () => {
            await press(opener(page), time);
            await expectBack(page, opener(page));
          });
    });
});

/**
 * They all share one way back: a slow machine tests one from page load and from an open page, a long run all of them.
 */
const slowly = process.env.LONG ? openers : openers.slice(0, 1).map((one) => ({ ...one, times: 4 }));

/** The first runs are slow from page load; the others load quickly and are slow once the card is there. */
test.describe('on a machine six times slower, Escape returns focus to', () => {
  for (const { what, at, times, opener } of slowly)
    test(`${what}, ${times} times`, async ({ page }) => {
      const setPace = await slowDown(page);
      await page.goto(at);
      for (let time = 0; time < times; time += 1) {
        if (time > 1) await setPace(1);
        await press(opener(page), time);
        await expectBack(page, opener(page), () => setPace(6));
      }
    });
});

for (const time of [0, 1]) {
  test(`${['clicked', 'pressed'][time]} before the scripts ran, the link leads to a card that returns focus to the header`, async ({
    page,
  }) => {
    for (const [at, opener, ends] of [
      [LEEDS, header, LEEDS],
      ['/kids', footer, '/book-now'],
    ] as const) {
      // Has no scripts, so that the page asked for next is the only one whose scripts are held.
      await page.goto('/healthz');
      const serve = await holdScripts(page);
      await page.evaluate((to) => window.location.assign(to), at);
      await press(opener(page), time);
      await page.waitForURL(/book-now(\?around=[^&]+)?$/, { waitUntil: 'commit' });
      serve();
      await expectBack(page, header(page));
      await page.waitForURL(`**${ends}`);
      await expect(header(page)).toBeFocused();
      await page.unrouteAll();
    }
  });
}

test('a header link pressed while the page hydrates opens the card in place', async ({ page }) => {
  // The router reads scrollRestoration while it mounts: the first render is there, but no effect has run.
  await page.addInitScript(() => {
    const read = Storage.prototype.getItem;
    Storage.prototype.getItem = function (key) {
      if ('__reactRouterDataRouter' in window) {
        Storage.prototype.getItem = read;
        queueMicrotask(() => document.querySelector<HTMLAnchorElement>('header a[href*="/book-now"]')?.click());
      }
      return read.call(this, key);
    };
  });
  await page.goto(LEEDS);
  await expectBack(page, header(page));
  await expect(page).toHaveURL(LEEDS);
});

test('the card paints before the page behind it becomes inert, and obeys Tab and Escape at once', async ({ page }) => {
  // Nothing paints while frames are held.
  await page.addInitScript(() => {
    const [next, waiting] = [window.requestAnimationFrame.bind(window), [] as FrameRequestCallback[]];
    const frames = { held: false, letGo: () => waiting.splice(0).forEach(next) };
    Object.assign(window, { frames });
    window.requestAnimationFrame = (act) => (frames.held ? waiting.push(act) : next(act));
  });
  const hold = (held: boolean) =>
    page.evaluate((now) => {
      const { frames } = window as unknown as { frames: { held: boolean; letGo: () => void } };
      frames.held = now;
      if (!now) frames.letGo();
    }, held);
  const card = page.getByRole('dialog', { name: 'Book a table' });
  const modal = page.locator('dialog:modal');
  await page.goto(LEEDS);
  await hold(true);
  await header(page).click();
  await expect(card).toBeVisible();
  await expect(modal).toHaveCount(0);
  await expect(card.getByRole('heading', { name: 'Book a table' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(header(page)).toBeFocused();
  await header(page).click();
  await expect(card).toBeVisible();
  await page.keyboard.press('Tab');
  await hold(false);
  await expect(modal).toBeVisible();
  await expect(card.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(header(page)).toBeFocused();
});

test('the second of two quick presses does not close the card the first one opened @phone', async ({ page }) => {
  const card = page.getByRole('dialog', { name: 'Book a table' });
  const close = card.getByRole('button', { name: 'Close' });
  await page.goto(LEEDS);
  await header(page).click();
  await close.click();
  await expect(card).toBeHidden();
  const { width = 0 } = (await header(page).boundingBox()) ?? {};
  // On a wide screen it hits the area beside the card, on a phone the button that closes it.
  await header(page).dblclick({ position: { x: width - 8, y: 16 } });
  await expect(page.locator('dialog:modal')).toBeVisible();
  await close.click();
  await expect(card).toBeHidden();
});
