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
    test(`${path} is complete, titled, accessible and has no layout shift @phone`, async ({ page }) => {
      await failOnMoves(page);
      // Fonts load after the first paint, as on a first visit.
      await page.route(/\.woff2$/, async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await route.continue();
      });
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      });
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
});

test('a missing page is accessible and links to similar pages and home', async ({ page }) => {
  await page.goto('/our-menu/no-such-menu');
  await expectAccessible(page);
  await page.goto('/restaurants/leeds-greek-stret');
  await expectAccessible(page);
  await page
    .getByText(/^Did you mean/)
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leeds Greek Street' })).toBeVisible();
  await page.goto('/no-such-page');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to homepage' }).click();
  await expect(page).toHaveURL('/');
});

test('the first Tab reaches the skip link', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('without JavaScript the phone’s menu opens and its links work', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/our-menu/main');
    await page.getByRole('banner').locator('summary[aria-label=Menu]').click();
    await page.getByRole('banner').getByRole('link', { name: 'Takeaway' }).first().click();
    await expect(page).toHaveURL('/takeaway');
  });

  test('without JavaScript a restaurant links to an outside map and leaves no gap for its own', async ({ page }) => {
    for (const path of ['/restaurants/leeds-greek-street', '/careers/job/2407']) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'See Leeds Greek Street on a map' })).toBeVisible();
      await expect(page.getByText('The map loads when you scroll here.')).toBeHidden();
    }
  });

  test('without JavaScript an application doesn’t claim to be saved', async ({ page }) => {
    await page.goto('/careers/job/2407/apply');
    await expect(page.getByRole('button', { name: 'Send my application' })).toBeVisible();
    await expect(page.getByText('remember what you type on this device for a day')).toBeHidden();
  });
});
