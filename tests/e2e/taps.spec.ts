import { card, fillCustomer, openCard, REFERENCE } from './booking-card.ts';
import { expect, test } from './support.ts';
import { countActions } from './taps.ts';

test.beforeEach(async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 53.8, longitude: -1.549 });
});

test('a table for two tonight takes three taps and four fields on a phone', async ({ page }) => {
  const counts = await countActions(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Near me' }).click();
  const tonight = page.getByRole('list', { name: 'Free tables at Leeds Greek Street' });
  const seven = tonight.getByRole('link', { name: '7pm', exact: true });
  // Without scrolling, which a test's tap would do by itself.
  await expect(seven).toBeInViewport({ ratio: 1 });
  await seven.click();
  await expect(card(page).getByRole('timer')).toContainText('Holding 7pm for');
  await fillCustomer(card(page));
  await card(page).getByLabel('Phone').fill('07700 900123');
  await card(page).getByRole('button', { name: 'Book this table' }).click();
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
  expect(await counts()).toEqual({ taps: 3, fields: ['firstName', 'lastName', 'email', 'phoneNumber'] });
});

test('a diner the phone remembers books with three taps and no field', async ({ page }) => {
  await openCard(page, 'bath-milsom-street/book-now?date=2026-12-09&covers=2&time=19:00');
  await fillCustomer(card(page));
  await card(page).getByLabel('Remember me on this device').check();
  await card(page).getByRole('button', { name: 'Book this table' }).click();
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
  await card(page).getByRole('button', { name: 'Done' }).click();
  const counts = await countActions(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Near me' }).click();
  const tonight = page.getByRole('list', { name: 'Free tables at Leeds Greek Street' });
  await tonight.getByRole('link', { name: '7pm', exact: true }).click();
  await expect(card(page).getByRole('timer')).toContainText('Holding 7pm for');
  await card(page).getByRole('button', { name: 'Book this table' }).click();
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
  expect(await counts()).toEqual({ taps: 3, fields: [] });
});
