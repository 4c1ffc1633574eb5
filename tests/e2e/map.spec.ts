import { expect, expectAccessible, test } from './support.ts';

test('the map comes when it is seen, its pins are buttons, and Escape gives the focus back', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/find-us?q=Inverness');
  await expect(page.getByRole('heading', { name: 'Inverness Eastgate' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/map/'))).toEqual([]);
  await page.getByRole('tab', { name: 'Map' }).click();
  const pin = page.getByRole('button', { name: /^Inverness Eastgate, / });
  await expect(pin).toBeVisible({ timeout: 30_000 });
  expect(asked).toContain('/map/overview.json');
  await expectAccessible(page);
  await pin.focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Inverness Eastgate' });
  await expect(popup).toBeVisible();
  // The style of our own has no streets: a marker is shown at its most detailed.
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
  expect((await popup.boundingBox())?.width).toBeLessThanOrEqual(400);
  await expect(popup.getByRole('link', { name: /Book a table/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(pin).toBeFocused();
});

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

test('the link to another map stays on a restaurant’s page once its map is drawn @phone', async ({ page }) => {
  await page.goto('/restaurants/leeds-greek-street');
  const link = page.getByRole('link', { name: 'Open Leeds Greek Street on a map' });
  await link.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Leeds Greek Street', exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(link).toBeVisible();
  await expectAccessible(page);
});
