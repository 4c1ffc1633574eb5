import { pdfOf } from '../support/cv-files.ts';
import { expect, expectAccessible, test } from './support.ts';

test('a contact message survives a reload and Back until it’s sent @phone-first', async ({ page }) => {
  const notice = page.getByRole('status').filter({ hasText: 'ring 999 first' });
  const expectKept = async () => {
    await expect(page.getByLabel('Your message')).toHaveValue('There were nuts in it.');
    await expect(page.getByLabel('What’s it about?')).toHaveValue(/\//);
    await expect(page.getByLabel('Date of your visit')).toHaveValue('2026-11-20');
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('contact.draft@example.com');
    await expect(notice).toBeVisible();
  };
  await page.goto('/contact');
  await page.getByLabel('What’s it about?').selectOption({ label: 'Somebody had an allergic reaction' });
  await page.getByLabel('Which restaurant').selectOption({ label: 'Leeds Greek Street' });
  await page.getByLabel('Date of your visit').fill('2026-11-20');
  await page.getByLabel('Your message').fill('There were nuts in it.');
  await page.getByLabel('E-mail', { exact: true }).fill('contact.draft@example.com');

  await page.reload();
  await expectKept();
  const files = page.getByLabel('Photos or PDFs');
  await expect(files).not.toHaveAccessibleDescription(/again/);
  const bill = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: pdfOf() };
  await files.setInputFiles([bill]);
  await page.reload();
  await expectKept();
  await expect(files).toHaveAccessibleDescription(/^Choose them again: files don’t survive a page reload/);
  await files.setInputFiles([bill]);
  await expect(files).not.toHaveAccessibleDescription(/again/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Offers' }).click();
  await expect(page).toHaveURL('/offers');
  await page.goBack();
  await expectKept();
  await expectAccessible(page);

  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Phone').fill('07700 900123');
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByText('Your reference')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your reference')).toBeVisible();
  await page.getByRole('link', { name: 'Send another message' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('');
});

test('a reloaded sign-up keeps the birthday and ticks', async ({ page }) => {
  await page.goto('/sign-up');
  const email = page.getByRole('main').getByLabel('E-mail', { exact: true });
  const tick = page.getByRole('main').getByRole('checkbox').first();
  await email.fill('sign-up.draft@example.com');
  await page.getByLabel('Month').selectOption('February');
  await page.getByLabel('Day', { exact: true }).selectOption('28');
  await page.getByLabel('Year').fill('1990');
  await tick.check();
  await page.reload();
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('28');
  await expect(page.getByLabel('Month')).toHaveValue('2');
  await expect(page.getByLabel('Year')).toHaveValue('1990');
  await expect(email).toHaveValue('sign-up.draft@example.com');
  await expect(tick).toBeChecked();
});
