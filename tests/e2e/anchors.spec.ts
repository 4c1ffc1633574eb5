import { expect, expectSoon, test } from './support.ts';

const HEADER = 56;
const card = /Book a table/;

test('booking URLs lead to the anchor “booking”, clear of the header', async ({ page }) => {
  for (const path of ['/book', '/booking', '/book/all']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/#booking');
    await expect(page.locator('#booking')).toBeInViewport();
    await expectSoon(async () => (await page.locator('#booking').boundingBox())?.y).toBeGreaterThanOrEqual(HEADER);
  }
});

test('/book-now opens the booking card', async ({ page }) => {
  for (const path of ['/book-now', '/restaurants/leeds-greek-street/book-now']) {
    await page.goto(path);
    await expect(page.getByRole('dialog', { name: card })).toBeVisible();
    await expect(page.locator('#booking')).toBeAttached();
  }
});

test.describe('read', () => {
  test('“Book” leads to the booking bar or to the card of the restaurant on the page', async ({ page }) => {
    for (const [path, target] of [
      ['/', '/#booking'],
      ['/our-menu', '/#booking'],
      ['/restaurants', '/#booking'],
      ['/restaurants/leeds-greek-street', '/restaurants/leeds-greek-street/book-now?around=19%3A00'],
      ['/restaurants/london-soho', '/#booking'],
    ] as const) {
      await page.goto(path);
      const book = page.getByRole('banner').getByRole('link', { name: 'Book a table' });
      await expect(book, path).toHaveAttribute('href', target);
    }
  });
});

test('a page opened after a URL with a hash starts at its top', async ({ page }) => {
  await page.goto('/our-menu/main#pasta');
  await expect(page.getByRole('heading', { name: 'Pasta', exact: true })).toBeInViewport();
  await page.evaluate(() => {
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = (...asked: unknown[]) => {
      scrollTo(...(asked as [number, number]));
      document.body.dataset.scrolledTo = String(window.scrollY);
    };
  });
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'Our story' });
  // Focused and pressed in place: a pointer would have to scroll there first.
  await about.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/about');
  await expect(page.locator('body')).toHaveAttribute('data-scrolled-to', '0');
});

test('the booking card fits a window of any width, at most 800 px wide', async ({ page }) => {
  await page.goto('/book-now');
  const dialog = page.getByRole('dialog', { name: card });
  for (const width of [390, 768, 800, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    const box = await dialog.boundingBox();
    expect(box?.x, `${width} px`).toBeGreaterThanOrEqual(0);
    expect(box?.width, `${width} px`).toBeLessThanOrEqual(Math.min(width, 800));
  }
});
