import { expect, expectAccessibleAtEachSize, test } from './support.ts';

test('without WebGL the finder shows its list and a message', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/find-us?q=Inverness');
  await expect(page.getByText('Your browser can’t show the map')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Inverness Eastgate' })).toBeVisible();
});

test('the map’s placeholder shows land until the map is drawn', async ({ page }) => {
  await page.addInitScript(() => {
    const first = new MutationObserver(() => {
      const canvas = document.querySelector('canvas');
      if (!canvas) return;
      document.documentElement.dataset.began = getComputedStyle(canvas).opacity;
      first.disconnect();
    });
    first.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/find-us?q=Leeds');
  const canvas = page.locator('canvas');
  await expect(canvas).toHaveCSS('opacity', '1', { timeout: 30_000 });
  await expect(page.locator('html')).toHaveAttribute('data-began', '0');
  const grounds = await canvas.evaluate((drawn) => {
    const land = getComputedStyle(drawn).getPropertyValue('--map-land');
    for (let one = drawn.parentElement; one; one = one.parentElement) {
      const { backgroundColor } = getComputedStyle(one);
      if (backgroundColor === 'rgba(0, 0, 0, 0)') continue;
      const wanted = Object.assign(document.createElement('i'), { style: `background: ${land}` });
      one.append(wanted);
      return [backgroundColor, getComputedStyle(wanted).backgroundColor];
    }
    return [];
  });
  expect(grounds[0]).toBe(grounds[1]);
});

test('a restaurant’s page keeps the link to an outside map once its own is drawn @phone-first', async ({ page }) => {
  await page.goto('/restaurants/leeds-greek-street');
  const link = page.getByRole('link', { name: 'See Leeds Greek Street on a map' });
  await link.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Leeds Greek Street', exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(link).toBeVisible();
  await expectAccessibleAtEachSize(page);
});
