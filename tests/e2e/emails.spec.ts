import type { Page } from '@playwright/test';
import { claimVoucherByApi, createBookingByApi, htmlOfEmail } from './emails.ts';
import { EMAIL_RULES, expect, expectAccessible, expectSoon, test } from './support.ts';

const BATH = '1038';
const tableRequest = {
  occasionId: 'table',
  menuId: 'main',
  areaId: null,
  date: '2026-12-11',
  time: '18:00',
  adultCovers: 2,
};
const SCHEMES = ['light', 'dark'] as const;

// Mail clients send no extra header; with one, fonts would need a preflight request.
test.use({ extraHTTPHeaders: {} });

const readsWell = async (page: Page) => {
  await expectAccessible(page, EMAIL_RULES);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
};

test('the confirmation e-mail fits every width, in light and dark, and links to the booking @phone', async ({
  page,
  baseURL,
}) => {
  const email = `post-${test.info().project.name}@diner.example`;
  await createBookingByApi(baseURL as string, BATH, tableRequest, { email });
  const html = await htmlOfEmail(email, /Your table at/);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await page.setContent(html, { waitUntil: 'networkidle' });
    await readsWell(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Your table is booked, Ada.' })).toBeVisible();
    await expect(page.getByText(/^Bath Milsom Street\s*Friday 11 December · 6pm · 2 people$/)).toBeVisible();
    for (const picture of await page.getByRole('img').all())
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`))).toEqual([
      'Fraunces loaded',
      'Figtree loaded',
    ]);
  }
  await page.getByRole('link', { name: 'Manage your booking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your table is booked, Ada.' })).toBeVisible();
  await expect(page).toHaveURL(/\/booking\//);
});

test('the local mailbox shows an e-mail with its pictures', async ({ page, context, baseURL }) => {
  const email = 'mailbox@diner.example';
  await claimVoucherByApi(baseURL as string, 'pudding-on-us', email);
  await htmlOfEmail(email, /A pudding on us/);
  // The test’s own requests appear proxied, and the mailbox refuses those.
  await context.setExtraHTTPHeaders({});
  await page.goto('/dev/mailbox');
  await page
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('link', { name: /A pudding on us$/ })
    .click();
  const shown = page.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('A pudding on us');
  // Our own picture and the attached one.
  for (const name of [/^Tavola$/, /as a QR code$/]) {
    const picture = shown.getByRole('img', { name });
    await expectSoon(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});
