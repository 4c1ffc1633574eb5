import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { MAX_FILE_BYTES } from '../../src/contact/contracts/files.ts';
import { heicFile } from '../support/heic-file.ts';
import { htmlOfEmail } from './emails.ts';
import { expect, expectAccessible, test } from './support.ts';

const picture = async () => ({
  name: 'bill.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 40, height: 40, channels: 3, background: '#b33' } })
    .jpeg()
    .toBuffer(),
});
const phonePicture = { name: 'IMG_0412.HEIC', mimeType: 'image/heic', buffer: heicFile };
const notAPicture = { name: 'bill.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') };
const DAY = '2026-11-20';

async function fillContact(page: Page, email: string) {
  await page.getByLabel('What’s it about?').selectOption({ label: 'Somebody had an allergic reaction' });
  await page.getByLabel('Which restaurant').selectOption({ label: 'Leeds Greek Street' });
  await page.getByLabel('Date of your visit').fill(DAY);
  await page.getByLabel('Your message').fill('There were nuts in it.');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Phone').fill('07700 900123');
}

async function fillGroup(page: Page, email: string) {
  await page.getByLabel('Which restaurant?').selectOption({ label: 'Leeds Greek Street' });
  await page.getByLabel('What’s the occasion?').selectOption({ label: 'A birthday' });
  await page.getByLabel(/^How many/).fill('30');
  await page.getByLabel('Which day?').fill('2026-12-05');
  await page.getByLabel('What time?', { exact: true }).selectOption('18:00');
  await page.getByLabel('Until what time?').selectOption('22:00');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
}

const reference = (page: Page) => page.getByText('Your reference').locator('xpath=following-sibling::*');

test('a contact message is corrected at its fields and sent by keyboard', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Write to us' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Send the message' });
  const files = page.getByLabel('Photos or PDFs');
  await files.setInputFiles([{ ...phonePicture, buffer: Buffer.alloc(MAX_FILE_BYTES + 1, phonePicture.buffer) }]);
  await send.press('Enter');
  const summary = page.getByRole('group', { name: 'Nearly there' });
  await expect(summary).toBeVisible();
  await expect(summary).toBeFocused();
  await expect(page.getByLabel('Your message')).toHaveAccessibleDescription(/Enter your message/);
  await expect(files).toHaveAccessibleDescription(/larger than 5 MB/);
  await expectAccessible(page);
  await files.setInputFiles([]);
  await expect(files).not.toHaveAccessibleDescription(/larger than 5 MB/);
  await summary.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('What’s it about?')).toBeFocused();

  await fillContact(page, 'contact.keyboard@example.com');
  await expect(summary).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'ring 999 first' })).toBeVisible();
  await files.setInputFiles([notAPicture]);
  await send.press('Enter');
  await expect(files).toHaveAccessibleDescription(/We can only take photos/);
  await expect(page.getByLabel('Your message')).toHaveValue('There were nuts in it.');
  await files.setInputFiles([await picture(), phonePicture]);
  await send.focus();
  await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
  await expect(page.getByRole('heading', { name: 'Thanks for writing.' })).toBeVisible();
  await expect(reference(page)).toHaveText(/^[A-Z\d]{8}$/);
  await expect(page.getByText('We’ll ring you today')).toBeVisible();
  await expectAccessible(page);

  const given = await reference(page).textContent();
  const receipt = await htmlOfEmail('contact.keyboard@example.com', new RegExp(String(given)));
  expect(receipt).toContain('We’ll ring you today');
  expect(receipt).not.toContain('nuts');
  expect(await htmlOfEmail('safety@tavola.example', new RegExp(String(given)))).toContain('There were nuts in it.');

  await page.reload();
  await expect(reference(page)).toHaveText(String(given));
  await expect(page.getByText('We’ve e-mailed it to contact.keyboard@example.com.')).toBeVisible();
  await test.step('thanks that were kept without the address read whole', async () => {
    await page.evaluate(() => {
      const { sentForm, ...entry } = window.history.state;
      const { email: _, ...sent } = sentForm.sent;
      window.history.replaceState({ ...entry, sentForm: { ...sentForm, sent } }, '');
    });
    await page.reload();
    await expect(page.getByText('We’ve e-mailed it to you. Can’t see it?')).toBeVisible();
  });
  await page.getByRole('link', { name: 'Send another message' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('');
  await test.step('a message that cannot be sent stays as it was typed', async () => {
    await fillContact(page, 'contact.offline@example.com');
    await page.route('**/contact.data*', (route) => route.abort());
    await send.press('Enter');
    await expect(page.getByText('We couldn’t reach our servers. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue('There were nuts in it.');
    await page.unroute('**/contact.data*');
    await send.press('Enter');
    await expect(page.getByRole('heading', { name: 'Thanks for writing.' })).toBeVisible();
  });
});

test('the contact form asks only what its reason needs', async ({ page }) => {
  await page.goto('/contact');
  const about = page.getByLabel('What’s it about?');
  const restaurant = page.getByLabel('Which restaurant');
  const day = page.getByLabel('Date of your visit');
  await expect(restaurant.locator('option').first()).toHaveText('None in particular');
  await about.selectOption({ label: 'I left something behind' });
  await expect(restaurant.locator('option').first()).toHaveText('Choose');
  await day.fill(DAY);
  await about.selectOption({ label: 'Press and partnerships' });
  await expect(restaurant.locator('option').first()).toHaveText('None in particular');
  await expect(day).toBeHidden();
  await about.selectOption({ label: 'I left something behind' });
  await expect(day).toHaveValue(DAY);

  const phone = page.getByLabel('Phone');
  await expect(phone).toBeHidden();
  await about.selectOption({ label: 'Somebody felt unwell afterwards' });
  await expect(phone).toHaveAccessibleDescription('We’ll ring you on this number.');
  await about.selectOption({ label: 'Something was lovely' });
  await expect(phone).toBeHidden();

  await page.goto('/careers');
  await expect(about.locator('option:checked')).toHaveText('Working with us');
  await expect(page.getByLabel('How many of you?')).toBeHidden();
  await expectAccessible(page);
});

test('a group enquiry is sent by keyboard; the thanks say nothing is booked yet', async ({ page }) => {
  await page.goto('/group-bookings');
  await fillGroup(page, 'group.keyboard@example.com');
  await page.getByLabel(/^How many/).fill('3');
  await page.getByRole('button', { name: 'Send the request' }).press('Enter');
  await expect(page.getByLabel(/^How many/)).toHaveAccessibleDescription(/8 or more. A smaller party can book/);
  await expectAccessible(page);
  await page.getByLabel(/^How many/).fill('30');
  await page.getByRole('button', { name: 'Send the request' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Thanks, we’ve got your request.' })).toBeVisible();
  await expect(page.getByText('We’ve e-mailed it to group.keyboard@example.com.')).toBeVisible();
  const given = await reference(page).textContent();
  expect(await htmlOfEmail('leeds.greekstreet@tavola.example', new RegExp(String(given)))).toContain('6pm until 10pm');
  expect(await htmlOfEmail('group.keyboard@example.com', new RegExp(String(given)))).toContain(
    'Nothing’s booked until',
  );
});

test('a group chooses from its restaurant’s opening hours, and an end after its start', async ({ page }) => {
  await page.goto('/group-bookings');
  const [from, until] = [page.getByLabel('What time?', { exact: true }), page.getByLabel('Until what time?')];
  const hours = (times: Locator) => times.locator('option:not([value=""])');
  await expect(hours(from).first()).toHaveText('9am');
  await from.selectOption('09:00');
  await page.getByLabel('Which restaurant?').selectOption({ label: 'Leeds Greek Street' });
  await page.getByLabel('Which day?').fill('2026-12-05');
  await expect(from).toHaveAccessibleDescription(/^Open from .* that day\.$/);
  // An earlier choice is kept.
  await expect(from).toHaveValue('09:00');
  await from.selectOption('18:00');
  await expect(hours(from).first()).not.toHaveText('9am');
  await expect(hours(until).first()).toHaveText('6.30pm');
  await until.selectOption('19:00');
  await from.selectOption('20:00');
  await expect(until).toHaveAccessibleDescription(/Choose a time after 8pm, your start time\.$/);
  await expect(until).toHaveValue('19:00');
  await expectAccessible(page);
  await until.selectOption('22:00');
  await expect(until).not.toHaveAccessibleDescription(/after/);
});

test('a group sees that a day is closed when choosing it', async ({ page }) => {
  await page.goto('/group-bookings');
  const form = page.getByRole('main');
  await form.getByLabel('Which restaurant?').selectOption('Leeds Greek Street');
  await form.getByLabel('Which day?').fill('2026-12-25');
  await expect(form.getByLabel('Which day?')).toHaveAccessibleDescription(/^Leeds Greek Street is closed on Friday 25/);
  await expect(form.getByRole('status').filter({ hasText: 'is closed on' })).toBeAttached();
  await form.getByLabel('Which day?').fill('2026-12-11');
  await expect(form.getByLabel('Which day?')).not.toHaveAccessibleDescription(/closed/);
});

test('a five-digit year is refused at its field', async ({ page }) => {
  await page.goto('/group-bookings');
  const form = page.getByRole('main');
  await form.getByLabel('Which restaurant?').selectOption('Leeds Greek Street');
  const day = form.getByLabel('Which day?');
  await expect(day).toHaveAttribute('max', '2999-12-31');
  await day.fill('12026-12-01');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(day).toHaveAccessibleDescription(/a four-digit year/);
});

test('asking for texts about a group requires a phone number before sending', async ({ page }) => {
  await page.goto('/group-bookings');
  const form = page.getByRole('main');
  const texts = form.getByRole('checkbox', { name: 'Text me about this request.' });
  const phone = form.getByLabel(/^Phone/);
  await expect(phone).toHaveAccessibleName(/optional/);
  await texts.check();
  await expect(phone).not.toHaveAccessibleName(/optional/);
  await expect(phone).toHaveAttribute('required');
  await texts.uncheck();
  await expect(phone).toHaveAccessibleName(/optional/);
});

test.describe('what goes with a reason without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the emergency advice shows only for the reason it belongs to', async ({ page }) => {
    await page.goto('/contact');
    const about = page.getByLabel('What’s it about?');
    const emergency = page.getByText(/ring 999 first/);
    const phone = page.getByLabel('Phone');
    for (const label of ['Choose', 'Something was lovely', 'A voucher or an offer']) {
      await about.selectOption({ label });
      await expect(emergency).toBeHidden();
      await expect(phone).toBeHidden();
    }
    await about.selectOption({ label: 'Somebody had an allergic reaction' });
    await expect(emergency).toBeVisible();
    await expect(page.getByText(/ring 111/)).toBeHidden();
    await expect(phone).toBeVisible();
  });
});
