import type { Page } from '@playwright/test';

/** Fills in the contact form with a question that needs no restaurant. */
export async function fillQuestion(page: Page, email: string): Promise<void> {
  await page.getByLabel('What’s it about?').selectOption({ label: 'A question about allergens' });
  await page.getByLabel('Your message').fill('Is there sesame in the focaccia?');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
}
