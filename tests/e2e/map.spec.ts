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
  expect((await popup.boundingBox())?.width).toBeLessThanOrEqual(400);
  await expect(popup.getByRole('link', { name: /Book a table/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(pin).toBeFocused();
});

test('without WebGL the list stands alone and says so', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/find-us?q=Inverness');
  await page.getByRole('tab', { name: 'Map' }).click();
  await expect(page.getByText('No map can be drawn in this browser')).toBeVisible();
  await page.getByRole('tab', { name: 'List' }).click();
  await expect(page.getByRole('heading', { name: 'Inverness Eastgate' })).toBeVisible();
});
