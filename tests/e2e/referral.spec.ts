import { htmlOfEmail } from './emails.ts';
import { expect, expectAccessible, test } from './support.ts';

const LINK = /\/referral\?from=([\w-]{16})/;

test('a referral link is made and followed by a friend who goes offline on the way', async ({ page }) => {
  await page.goto('/refer-a-friend');
  await page.getByRole('button', { name: 'Get my link' }).press('Enter');
  await expect(page.getByLabel('Your e-mail')).toHaveAccessibleDescription(
    /Enter your e-mail address so we can send your own voucher/,
  );
  await expectAccessible(page);
  // The first address has a typo, noticed after a reload: its link isn’t shared.
  await page.getByLabel('Your e-mail').fill('refer.riat@example.com');
  await page.getByRole('button', { name: 'Get my link' }).press('Enter');
  await expect(page.getByText('We’ll send your own vouchers to refer.riat@example.com.')).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Wrong address? Try another' }).press('Enter');
  await expect(page.getByLabel('Your e-mail')).toHaveValue('refer.riat@example.com');
  await page.getByLabel('Your e-mail').fill('refer.rita@example.com');
  await page.getByRole('button', { name: 'Get my link' }).press('Enter');
  await expect(page.getByText('We’ll send your own vouchers to refer.rita@example.com.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Here’s your link.' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Your link as a QR code/ })).toBeVisible();
  await expectAccessible(page);
  const shown = LINK.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? '';
  expect(await htmlOfEmail('refer.rita@example.com', /Your refer-a-friend link/)).toContain(shown);

  await page.goto(shown);
  await page.getByLabel('E-mail', { exact: true }).fill('refer.fay@example.com');
  await page.getByLabel(/^I’ve never eaten/).check();
  await page.route('**/referral.data*', (route) => route.abort());
  await page.getByRole('button', { name: 'Send me the voucher' }).press('Enter');
  await expect(page.getByText('We couldn’t reach our servers. Please try again.')).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('refer.fay@example.com');
  await expectAccessible(page);
  await page.unroute('**/referral.data*');
  await page.getByRole('button', { name: 'Send me the voucher' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your inbox.' })).toBeVisible();
  await htmlOfEmail('refer.fay@example.com', /A pudding from your friend/);
  // A typo in the address is corrected after a reload; the form keeps everything else.
  await page.reload();
  await expect(page.getByText('We’ve e-mailed refer.fay@example.com')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Wrong address? Correct it' }).press('Enter');
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('refer.fay@example.com');
  await expect(page.getByText('We’ll send the voucher to this address instead')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('E-mail', { exact: true }).fill('refer.faye@example.com');
  await page.route('**/referral.data*', (route) => route.abort());
  await page.getByRole('button', { name: 'Send me the voucher' }).press('Enter');
  await expect(page.getByText('We couldn’t reach our servers. Please try again.')).toBeVisible();
  await expect(page.getByLabel(/^I’ve never eaten/)).toBeChecked();
  await page.unroute('**/referral.data*');
  await page.getByRole('button', { name: 'Send me the voucher' }).press('Enter');
  await expect(page.getByText('We’ve e-mailed refer.faye@example.com')).toBeVisible();
  await htmlOfEmail('refer.faye@example.com', /A pudding from your friend/);
  const events = await page.evaluate(() => window.dataLayer?.filter((entry) => 'event' in entry));
  expect(events).toContainEqual({ event: 'voucher_generated', offer: 'friend' });
  expect(JSON.stringify(events)).not.toContain('@');
});
