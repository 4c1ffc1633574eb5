import { expect, expectAccessibleAtEachSize, test } from './support.ts';

test('without WebGL only the list is shown, with a message', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/find-us?q=Inverness');
  await page.getByRole('tab', { name: 'Map' }).click();
  await expect(page.getByText('No map can be drawn in this browser')).toBeVisible();
  await page.getByRole('tab', { name: 'List' }).click();
  await expect(page.getByRole('heading', { name: 'Inverness Eastgate' })).toBeVisible();
});

test('the link to another map stays on a restaurant’s page once its map is drawn @phone-first', async ({ page }) => {
  await page.goto('/restaurants/leeds-greek-street');
  const link = page.getByRole('link', { name: 'Open Leeds Greek Street on a map' });
  await link.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Leeds Greek Street', exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(link).toBeVisible();
  await expectAccessibleAtEachSize(page);
});
