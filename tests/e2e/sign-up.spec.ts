import type { Page } from '@playwright/test';
import { htmlOfEmail, linkInEmail } from './emails.ts';
import { expect, expectAccessible, test } from './support.ts';

const CONFIRM_LINK = /\/sign-up\/confirm\/[\w-]{43}(?![\w-])/;
const UNSUBSCRIBE_LINK = /\/unsubscribe\/[\da-f-]{36}\.[\w-]{43}(?![\w-])/;

async function fill(page: Page, email: string) {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Favourite restaurant').selectOption({ label: 'Leeds Greek Street' });
}
const agree = (page: Page) => page.getByRole('checkbox', { name: /^Yes, send me news/ }).check();
const send = (page: Page) => page.getByRole('button', { name: 'Sign me up' });
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Check your inbox.' });

test('a sign-up is corrected at its fields, confirmed by e-mail and ended by its link', async ({ page }) => {
  const email = 'signup.keyboard@example.com';
  await page.goto('/sign-up');
  await send(page).press('Enter');
  const summary = page.getByRole('group', { name: 'Nearly there' });
  await expect(summary).toBeFocused();
  await expect(page.getByRole('checkbox', { name: /^Yes, send me news/ })).toHaveAccessibleDescription(/Tick this box/);
  await expectAccessible(page);

  await fill(page, email);
  const [month, day, year] = [
    page.getByLabel('Month'),
    page.getByLabel('Day', { exact: true }),
    page.getByLabel('Year'),
  ];
  await expect(day).toBeDisabled();
  await month.selectOption('March');
  await day.selectOption('31');
  await month.selectOption('April');
  await expect(page.getByText('April has 30 days. Choose the day again.')).toBeVisible();
  await month.selectOption('February');
  await day.selectOption('29');
  await year.fill('1983');
  await expect(page.getByText('February has 28 days that year')).toBeVisible();
  await expect(day).toHaveValue('');
  await day.selectOption('28');
  await agree(page);
  await page.route('**/sign-up.data*', (route) => route.abort());
  await send(page).press('Enter');
  await expect(page.getByText('We couldn’t reach our servers. Please try again.')).toBeVisible();
  await expect(day).toHaveValue('28');
  await page.unroute('**/sign-up.data*');
  await Promise.all([send(page).press('Enter'), send(page).press('Enter')]);
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText(`We’ve e-mailed ${email}. Not your address?`)).toBeVisible();
  await expectAccessible(page);
  expect(page.url()).not.toContain('keyboard');
  await page.reload();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);

  await page.goto(await linkInEmail(email, CONFIRM_LINK));
  await expect(page.getByRole('heading', { level: 1, name: /^News and offers by e-mail/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign me up' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re on the list.' })).toBeFocused();
  const voucher = page.getByText('We’re e-mailing you a voucher to say welcome.');
  await expect(voucher).toBeVisible();

  await htmlOfEmail(email, /Good to have you, Ada[\s\S]*Welcome to the list/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re on the list.' })).toBeVisible();
  await expect(voucher).toHaveCount(0);
  await page.goto(await linkInEmail(email, UNSUBSCRIBE_LINK));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re unsubscribed.' })).toBeVisible();
  await expect(page.getByText('STOP')).toHaveCount(0);
  await expectAccessible(page);
});

test('a mistyped address is questioned once on blur, and one press corrects it', async ({ page }) => {
  for (const path of ['/sign-up', '/contact', '/group-bookings'])
    await test.step(path, async () => {
      await page.goto(path);
      const field = page.getByRole('main').getByRole('textbox', { name: 'E-mail', exact: true });
      const asked = page.getByText('Did you mean ada@gmail.com?');
      await field.fill('ada@gmial.com');
      await field.press('Tab');
      await expect(page.getByRole('status').filter({ has: asked })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Yes, use that one' }).press('Enter');
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('ada@gmail.com');
      await expect(asked).toHaveCount(0);
      await page.reload();
      await expect(field).toHaveValue('ada@gmail.com');
    });
  await test.step('whoever goes on with it is not asked again', async () => {
    const field = page.getByRole('main').getByRole('textbox', { name: 'E-mail', exact: true });
    const asked = page.getByText('Did you mean ada@gmail.com?');
    await field.fill('ada@gmial.com');
    await field.press('Tab');
    await expect(asked).toBeVisible();
    await field.press('End');
    await field.pressSequentially('x');
    await expect(asked).toHaveCount(0);
    await field.press('Backspace');
    await field.press('Tab');
    await field.fill('ada@hotmial.com');
    await field.press('Tab');
    await expect(page.getByText('Did you mean ada@hotmail.com?')).toBeVisible();
  });
});
