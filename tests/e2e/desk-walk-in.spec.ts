import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInLink, test } from './support.ts';

/** Seats a party of three at a table, or at the best fit. */
async function seat(page: Page, name: string, table = /^Seat at table/): Promise<void> {
  await page.getByRole('link', { name: 'Walk-in', exact: true }).click();
  await page.getByRole('link', { name: '3', exact: true }).click();
  await page.getByLabel('Name').fill(name);
  // Other journeys change which tables fit best.
  await page.getByText(/^Other tables/).click();
  await page.getByRole('button', { name: table }).click();
  await expect(page.getByRole('link', { name: `${name}, 3` })).toBeVisible();
}

test('desk: a walk-in is seated in two taps, leaves, and comes back to another table', async ({ page, baseURL }) => {
  await page.goto(await signInLink(baseURL as string, 'Tom Ashworth'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Walk-in', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: '2', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Seat at table/ }).click();
  const party = page.getByRole('listitem').filter({ hasText: 'Walk-in, 2' });
  await expect(party.getByText('Seated', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const turn = (await party.getByText(/until /).textContent()) ?? '';
  await party.getByRole('button', { name: '+15 min longer' }).click();
  await expect(party.getByText(/until /)).not.toHaveText(turn);

  await seat(page, 'Ida');
  const ida = page.getByRole('listitem').filter({ hasText: 'Ida, 3' });
  const [, table = ''] = /Table (\w+)/.exec((await ida.textContent()) ?? '') ?? [];
  await ida.getByRole('button', { name: 'Left: Ida' }).click();
  await expect(ida.getByRole('button', { name: 'Undo left for Ida' })).toBeVisible();
  // Other journeys take and free tables meanwhile.
  await seat(page, 'Joan', new RegExp(`\\btable ${table}\\b`, 'i'));
  await expect(page.getByRole('listitem').filter({ hasText: 'Joan, 3' })).toContainText(`Table ${table}`);
  await ida.getByRole('button', { name: 'Undo left for Ida' }).click();
  const tray = page.getByRole('region', { name: 'To seat' });
  await expect(tray).toContainText(`Table ${table} is with Joan until`);
  await expectAccessible(page);
  await tray.getByRole('button').first().click();
  await expect(tray).toHaveCount(0);
  await expect(ida).toContainText(/Table \w+ · theirs until/);
});
