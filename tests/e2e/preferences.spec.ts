import type { Page } from '@playwright/test';
import { join, PREFERENCES_LINK } from './customers.ts';
import { linkInEmail } from './emails.ts';
import { expect, expectAccessible, test } from './support.ts';

const FORGET_LINK = /\/forget-me\/[\da-f-]{36}_\d+\.[\w-]{43}(?![\w-])/;

async function askForLink(page: Page, email: string): Promise<string> {
  await page.goto('/preferences');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox.' })).toBeVisible();
  return linkInEmail(email, PREFERENCES_LINK);
}

test('a customer changes, downloads and erases their preferences by an e-mailed link', async ({ page, baseURL }) => {
  const email = 'preferences@example.com';
  await join(baseURL as string, email);
  const link = await askForLink(page, email);
  const answer = await page.goto(link);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' });
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('29');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Save my preferences' }).click();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('Enter your phone number.');
  await expect(page.getByRole('heading', { name: 'Your preferences are saved.' })).toHaveCount(0);
  await page.getByLabel('Phone').fill('07700 900123');
  await page.getByRole('checkbox', { name: 'Fresh pasta' }).check();
  await page.getByRole('checkbox', { name: /^Text me offers/ }).check();
  await page.getByRole('button', { name: 'Save my preferences' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Your preferences are saved.' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('group', { name: 'Nearly there' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to my preferences' }).click();
  await expect(page.getByRole('checkbox', { name: 'Fresh pasta' })).toBeChecked();
  await expect(page.getByLabel('First name')).toBeFocused();

  await page.getByLabel('First name').fill('Augusta');
  await page.getByRole('button', { name: 'Unsubscribe from everything' }).click();
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed.' })).toBeVisible();
  // Saving the name now mustn’t subscribe her again.
  await expect(page.getByRole('checkbox', { name: /^Text me offers/ })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: /news and offers by e-mail/ })).not.toBeChecked();
  await expect(page.getByLabel('First name')).toHaveValue('Augusta');
  await page.getByRole('link', { name: 'Back to my preferences' }).click();
  await expect(page.getByRole('checkbox', { name: /^Text me offers/ })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Unsubscribe from everything' })).toBeFocused();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download everything we hold about you' }).click();
  expect((await download).suggestedFilename()).toBe('what-we-hold.json');

  await page.getByRole('button', { name: 'Send me a link to delete my details' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox.' })).toBeVisible();
  await page.goto(await linkInEmail(email, FORGET_LINK));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete my details' }).click();
  const forgotten = page.getByRole('heading', { name: 'Your details are deleted.' });
  await expect(forgotten).toBeVisible();
  await page.reload();
  await expect(forgotten).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my details' })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(/table/i);
  // Pressed in a tab left open.
  await page.goto(`${link}/download`);
  await expect(page.getByText('That link doesn’t work.')).toBeVisible();
});

test('a mistyped address for the preferences link is shown and can be corrected', async ({ page }) => {
  await page.goto('/preferences');
  await page.getByLabel('E-mail', { exact: true }).fill('wrong.preferences@example.com');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('We’ve e-mailed a link to wrong.preferences@example.com')).toBeVisible();
  await page.getByRole('link', { name: 'Wrong address? Try another' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('wrong.preferences@example.com');
});
