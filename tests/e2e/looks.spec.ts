import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectSoon, test } from './support.ts';

const linesOf = (heading: Locator) =>
  heading.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

/** Whether the element is on top at its centre. */
const isOnTop = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2);
    return seen !== null && (element.contains(seen) || seen.contains(element));
  });

test.describe('the home page', () => {
  test('the home page has a two-line headline and the booking bar in view on any screen', async ({ page }) => {
    await page.goto('/');
    for (const [width, height] of [
      [1366, 650],
      [1280, 800],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await linesOf(page.getByRole('heading', { level: 1 })), `${width} px`).toBeLessThanOrEqual(2);
      await expect(page.getByRole('form', { name: 'Find a table' })).toBeInViewport({ ratio: 1 });
    }
  });

  test('the home page’s Sunday headline doesn’t overlap its cut-out plate', async ({ page }) => {
    await page.goto('/');
    const title = page.getByRole('heading', { name: 'Sunday lunch, the long way round' });
    const plate = page.getByRole('region', { name: 'Sunday lunch, the long way round' }).locator('img');
    await plate.scrollIntoViewIfNeeded();
    for (const width of [768, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 1000 });
      const right = await title.evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        return range.getBoundingClientRect().right;
      });
      expect(right, `${width} px`).toBeLessThan((await plate.boundingBox())?.x ?? 0);
    }
    await plate.scrollIntoViewIfNeeded();
    await expect(plate).toHaveJSProperty('complete', true);
    const { data, info } = await sharp(await plate.screenshot({ animations: 'disabled' }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Just outside the rim is the background colour of the corner.
    const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    const ring = Array.from({ length: 72 }, (_, at) => {
      const angle = (at / 72) * 2 * Math.PI;
      const along = (size: number, share: number) => Math.floor((size / 2) * (1 + 0.985 * share));
      return pixel(along(info.width, Math.cos(angle)), along(info.height, Math.sin(angle)));
    });
    const ground = pixel(2, 2);
    expect(ring.filter((colour) => colour.some((value, at) => Math.abs(value - (ground[at] ?? 0)) > 12))).toEqual([]);
  });

  test('the home page has a tablet-sized picture and header links on a tablet', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('img').or(page.locator('main picture img')).first()).toHaveJSProperty(
      'naturalWidth',
      1280,
    );
    for (const name of ['Menus', 'Find us', 'Offers'])
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
  });
});

test.describe('read', () => {
  test('in forced colours only the current tab or link of a row is underlined', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const line = (part: Locator) => part.evaluate((element) => getComputedStyle(element).borderBottomColor);
    const rows: [path: string, current: string, others: string][] = [
      [
        '/careers/job-search/management',
        '[aria-label="Kinds of job"] a[aria-current]',
        '[aria-label="Kinds of job"] a',
      ],
      ['/find-us?q=Leeds', '[role="tab"][aria-selected="true"]', '[role="tab"]'],
    ];
    for (const [path, current, others] of rows) {
      await page.goto(path);
      const lines = await Promise.all((await page.locator(others).all()).map(line));
      const underlined = await line(page.locator(current));
      const like = lines.filter((one) => one === underlined);
      expect(like, path).toHaveLength(1);
    }
  });

  test('a page has one awning besides the header’s', async ({ page }) => {
    for (const path of [
      '/',
      '/christmas',
      '/offers',
      '/group-bookings',
      '/restaurants/leeds-greek-street',
      '/our-menu',
    ]) {
      await page.goto(path);
      expect(await page.locator('.awning').count(), path).toBeLessThanOrEqual(2);
    }
  });

  test('the allergen table’s sticky head takes little of the screen', async ({ page }) => {
    await page.goto('/our-menu/main/allergens');
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect((await page.locator('thead').boundingBox())?.height).toBeLessThan(180);
    }
  });

  test('the finder’s headings align at any width', async ({ page }) => {
    await page.goto('/find-us');
    const left = async (name: string) => (await page.getByRole('heading', { name, exact: true }).boundingBox())?.x;
    for (const width of [768, 1280, 1700]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await left('England')).toBe(await left('Find us'));
    }
  });
});

/** The narrowest word space of each card heading, in em. Runs in the page. */
function narrowestSpaces(): number[] {
  const headings = [...document.querySelectorAll('main :is(h2, h3)')].filter(
    (one) => Number.parseFloat(getComputedStyle(one).fontSize) <= 24,
  );
  const spaces = headings.flatMap((heading) => {
    const [text] = heading.childNodes;
    const at = text?.textContent?.trimEnd().indexOf(' ') ?? -1;
    if (!(text instanceof Text) || at < 1) return [];
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return [range.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(heading).fontSize)];
  });
  return spaces;
}

test('words of small headings stand apart at one pixel per CSS pixel', async ({ page }) => {
  await page.goto('/restaurants/leeds-greek-street');
  await page.evaluate(() => document.fonts.ready);
  const spaces = await page.evaluate(narrowestSpaces);
  expect(spaces.length).toBeGreaterThan(2);
  expect(Math.min(...spaces)).toBeGreaterThan(0.25);
});

test('the focus ring of a booking bar field doesn’t touch its label', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.getByLabel('Where').focus();
  const space = await page.getByLabel('Where').evaluate((field: HTMLInputElement) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(field);
    const range = document.createRange();
    range.selectNodeContents(field.labels?.[0] as Node);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    return field.getBoundingClientRect().top - ring - range.getBoundingClientRect().bottom;
  });
  expect(space).toBeGreaterThan(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('on a phone the main menu is at most 7,270 px long without the footer and jumps to its sections', async ({
    page,
  }) => {
    await page.goto('/our-menu/main');
    const foot = await page.evaluate(() => document.querySelector('footer')?.getBoundingClientRect().top);
    expect(foot).toBeLessThanOrEqual(7270);
    await page.getByRole('navigation', { name: 'Menu sections' }).getByRole('link', { name: 'Pasta' }).click();
    const pasta = page.getByRole('heading', { name: 'Pasta', exact: true });
    await expect(pasta).toBeInViewport();
    await expectSoon(() => isOnTop(pasta)).toBe(true);
  });

  test('on a phone the menu filter’s result shows below the sticky bars', async ({ page }) => {
    await page.goto('/our-menu/main');
    await page.getByText('Allergies and diets').click();
    await page.getByRole('checkbox', { name: 'Milk' }).check();
    await page.getByRole('button', { name: /^Show \d+ dishes$/ }).click();
    const result = page.getByText(/dishes have no milk in the recipe/);
    await expect(result).toBeInViewport({ ratio: 1 });
    await expectSoon(() => isOnTop(result)).toBe(true);
  });
});
