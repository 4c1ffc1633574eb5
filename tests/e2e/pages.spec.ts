import { expect, expectAccessible, failOnMoves, test } from './support.ts';

const pages = [
  { path: '/', heading: /./ },
  { path: '/find-us', heading: /find/i },
  { path: '/find-us?q=LS1+4DY', heading: /./ },
  { path: '/find-us?q=nowhere+at+all', heading: /./ },
  { path: '/find-us?q=Leeds&date=2026-11-27&covers=2', heading: /./ },
  { path: '/restaurants', heading: /./ },
  { path: '/restaurants/leeds-greek-street', heading: /Leeds/ },
  { path: '/restaurants/hull-princes-quay', heading: /Hull/ },
  { path: '/restaurants/skegness-sandhills-park', heading: /Skegness/ },
  { path: '/restaurants/london-soho', heading: /Soho/ },
  { path: '/our-menu', heading: /./ },
  { path: '/our-menu/main', heading: /./ },
  { path: '/careers/job-search?q=LS1+4DY', heading: /^Jobs near/ },
];

test.describe('read', () => {
  for (const { path, heading } of pages) {
    test(`${path} is whole, named, accessible and moves nothing @phone`, async ({ page }) => {
      await failOnMoves(page);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
      expect(await page.title()).toMatch(/\S{3}/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await expectAccessible(page);
    });
  }

  test('no page moves when its fonts come after it was drawn @phone', async ({ page }) => {
    await failOnMoves(page);
    await page.route(/\.woff2$/, async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await route.continue();
    });
    for (const { path } of pages)
      await test.step(path, async () => {
        await page.goto(path);
        await page.evaluate(async () => {
          await document.fonts.ready;
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        });
      });
  });
});

for (const path of ['/no-such-page', '/restaurants/no-such-place', '/our-menu/no-such-menu']) {
  test(`${path} answers 404 with a way home`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(
      page.getByText(path.includes('menu') ? 'Menu not found.' : 'This page could not be found'),
    ).toBeVisible();
    // The second shows what the first does.
    if (!path.startsWith('/restaurants')) await expectAccessible(page);
    await page.getByRole('link', { name: 'Return to homepage' }).click();
    await expect(page).toHaveURL('/');
  });
}

for (const [path, near] of [
  ['/restaurants/leeds-greek-stret', ['Leeds Greek Street']],
  ['/restaurants/leeds/book-now', ['Leeds Greek Street', 'Leeds Kirkstall']],
  ['/menu/mian', ['All-day menu']],
  ['/our-menu/kidz/allergens', ['Bambini']],
  ['/menus/xmas', []],
  ['/menus/chrismas', ['Christmas']],
] as const) {
  test(`${path} asks what was meant`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
    const meant = page.getByText(/^Did you mean/);
    await expect(meant).toHaveCount(near.length > 0 ? 1 : 0);
    if (near.length === 0) return;
    await expect(meant.getByRole('link')).toHaveText([...near]);
    await expectAccessible(page);
    await meant.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: near[0] })).toBeVisible();
  });
}

test('the first key goes to a link that skips to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the menu of the small header opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/our-menu/main');
    await page.getByRole('banner').locator('summary[aria-label=Menu]').click();
    await page.getByRole('banner').getByRole('link', { name: 'Takeaway' }).first().click();
    await expect(page).toHaveURL('/takeaway');
  });

  test('a restaurant is shown on a map elsewhere, without room for one of its own', async ({ page }) => {
    await page.goto('/restaurants/leeds-greek-street');
    await expect(page.getByRole('link', { name: 'See Leeds Greek Street on a map' })).toBeVisible();
    await expect(page.getByText('The map loads when you scroll here.')).toBeHidden();
  });
});
