import type { Page } from '@playwright/test';
import { card, fillCustomer, status, timeButton } from './booking-card.ts';
import { htmlOfEmail } from './emails.ts';
import { expect, expectAccessible, test } from './support.ts';

const OFFER = '/offer/pudding-on-us';
const ON_ITS_WAY = 'It’s on its way.';

test('a voucher claim is corrected at its fields, sent by keyboard and arrives by e-mail', async ({ page }) => {
  const email = 'offers-keyboard@example.co.uk';
  await page.goto('/offers');
  const ticket = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'A pudding on us' }) });
  await ticket.getByRole('link', { name: 'Get the voucher' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'A pudding on us' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send me the voucher' }).press('Enter');
  const summary = page.getByRole('group', { name: /^Nearly there/ });
  await expect(summary).toBeVisible();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your e-mail address so we can send the voucher.',
    'Tick this box to accept the terms.',
  ]);
  await expectAccessible(page);
  const terms = page.getByRole('checkbox', { name: /^I accept the terms/ });
  await expect(terms).toHaveAccessibleDescription('Tick this box to accept the terms.');
  await terms.press('Space');
  // Its error has gone without an announcement or a layout shift; the others stay.
  await expect(terms).not.toHaveAttribute('aria-invalid');
  await expect(terms).toHaveAccessibleDescription('');
  await expect(terms).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(['Enter your e-mail address so we can send the voucher.']);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await expect(summary).toBeHidden();
  await page.getByRole('button', { name: 'Send me the voucher' }).press('Enter');
  await expect(page.getByRole('heading', { name: ON_ITS_WAY })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Find a table' }).last()).toBeVisible();
  const events = await page.evaluate(() => window.dataLayer?.filter((entry) => 'event' in entry));
  expect(events).toContainEqual({ event: 'voucher_generated', offer: 'pudding-on-us' });
  expect(JSON.stringify(events)).not.toContain(email);
  expect(await htmlOfEmail(email, /A pudding on us/)).toMatch(/([CDFGHJKMNPQRTWX34679]{4}-?){3}/);
  // The thanks stay after a reload and on Back.
  const thanks = page.getByText(`We’ve e-mailed your voucher to ${email}`);
  await page.reload();
  await expect(thanks).toBeVisible();
  await page.getByRole('link', { name: 'Find a table' }).last().press('Enter');
  await expect(thanks).toBeHidden();
  await page.goBack();
  await expect(thanks).toBeVisible();
  await page.getByRole('link', { name: 'Wrong address? Try another' }).press('Enter');
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email);
  await expect(terms).toBeChecked();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Send me the voucher' })).toBeVisible();
  await expect(thanks).toBeHidden();
});

async function claimVoucher(page: Page, email: string) {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check();
  await page.getByRole('button', { name: 'Send me the voucher' }).click();
  await expect(page.getByRole('heading', { name: ON_ITS_WAY })).toBeVisible();
}

const bathLunch = '/restaurants/bath-milsom-street/book-now?offer=coffee-and-a-cannolo';
const lunchIsValid = /^Your voucher: Coffee and a cannolo\. Valid: Monday to Friday, noon to 4\.45pm/;

test('a restaurant’s offer leads from its voucher to a table there on a valid day', async ({ page }) => {
  const email = 'offers-bath@example.co.uk';
  // The device's clock is a week ahead; on the site it's Friday morning, before lunch.
  await page.clock.install({ time: '2026-11-27T18:00:00Z' });
  await page.goto('/restaurants/bath-milsom-street');
  const offer = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Coffee and a cannolo' }) });
  await offer.getByRole('link', { name: 'Get the voucher' }).click();
  await expect(page).toHaveURL('/offer/coffee-and-a-cannolo?restaurant=bath-milsom-street');
  await expect(page.getByText('45 days from when you get it')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Book a table' })).toHaveAttribute(
    'href',
    '/restaurants/bath-milsom-street/book-now',
  );
  await claimVoucher(page, email);
  expect(await htmlOfEmail(email, /Coffee and a cannolo/)).toContain(bathLunch);
  await page.getByRole('main').getByRole('link', { name: 'Find a table' }).click();
  const booking = card(page);
  await expect(booking.getByRole('paragraph').filter({ hasText: 'Bath Milsom Street' }).first()).toBeVisible();
  await expect(booking.getByText(lunchIsValid)).toBeVisible();
  await expect(booking.getByRole('button', { name: /Friday,? 20 November 2026.* selected/ })).toBeVisible();
  await expectAccessible(page);
  await booking.getByRole('button', { name: /Saturday,? 28 November 2026/ }).click();
  const notThen = 'Your voucher “Coffee and a cannolo” isn’t valid on Saturday 28 November.';
  // The live region says so too; it isn’t a paragraph.
  const said = (words: string) => booking.getByRole('paragraph').filter({ hasText: words });
  await expect(said(notThen)).toBeVisible();
  await expect(status(page)).toContainText(notThen);
  await booking.getByRole('button', { name: 'Choose Friday 20 November instead' }).click();
  await expect(booking.getByRole('button', { name: /Friday,? 20 November 2026.* selected/ })).toBeVisible();
  await expect(said(notThen)).toHaveCount(0);
  await booking.getByRole('button', { name: /Tuesday,? 24 November 2026/ }).click();
  await booking.getByRole('button', { name: 'Find a table' }).click();
  await expect(booking.getByText(lunchIsValid)).toBeVisible();
  await timeButton(booking, '7pm').click();
  await expect(booking.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await fillCustomer(booking, email);
  await expect(said('Your voucher “Coffee and a cannolo” isn’t valid at 7pm.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(said('Your voucher “Coffee and a cannolo” isn’t valid at 7pm.')).toBeVisible();
});

test('a voucher is kept through the finder and a restaurant’s page', async ({ page }) => {
  await page.goto('/find-us?offer=coffee-and-a-cannolo');
  const voucher = page.getByRole('main').getByText(lunchIsValid);
  await expect(voucher).toBeVisible();
  await page.getByRole('combobox', { name: 'Postcode, town or restaurant' }).fill('Bath');
  await page.getByRole('main').getByRole('button', { name: 'Find a table' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Bath Milsom Street' }).first().click();
  await expect(page).toHaveURL(/\/restaurants\/bath-milsom-street\?.*offer=coffee-and-a-cannolo/);
  await expect(voucher).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Book a table' }).click();
  await expect(
    card(page)
      .getByText(/Coffee and a cannolo/)
      .first(),
  ).toBeVisible();
});

test('a voucher claim that can’t be sent keeps its input', async ({ page, context }) => {
  await page.goto(OFFER);
  await page.getByLabel('E-mail', { exact: true }).fill('offline@example.co.uk');
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send me the voucher' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('offline@example.co.uk');
  await expect(page.getByRole('checkbox', { name: /^I accept the terms/ })).toBeChecked();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send me the voucher' }).click();
  await expect(page.getByRole('heading', { name: ON_ITS_WAY })).toBeVisible();
});

test('a voucher claim is sent without the captcha if its code can’t be loaded', async ({ page }) => {
  await page.route('**/assets/obtain-token-*', (route) => route.abort());
  await page.goto(OFFER);
  await page.getByLabel('E-mail', { exact: true }).fill('no-captcha@example.co.uk');
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check();
  await page.getByRole('button', { name: 'Send me the voucher' }).click();
  await expect(page.getByRole('heading', { name: ON_ITS_WAY })).toBeVisible();
});

test.describe('read', () => {
  test('an offer that can’t be claimed says why, and an unknown one is a 404', async ({ page }) => {
    for (const [slug, words] of [
      ['harvest-funghi', 'This one has ended'],
      ['february-focaccia', 'It starts on Monday 1 February 2027.'],
    ]) {
      await page.goto(`/offer/${slug}`);
      await expect(page.getByText(words as string)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Send me the voucher' })).toHaveCount(0);
    }
    await page.goto('/offer/no-such-offer');
    await expect(page).toHaveURL('/page-not-found');
    await page.goto('/offer');
    await expect(page).toHaveURL('/offers');
  });

  test('a restaurant’s page shows its own offers', async ({ page }) => {
    await page.goto('/restaurants/leeds-kirkstall');
    await expect(page.getByRole('heading', { name: 'Arancini for Yorkshire' })).toBeVisible();
    await page.goto('/restaurants/bath-milsom-street');
    await expect(page.getByRole('heading', { name: 'A pudding on us' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Arancini for Yorkshire' })).toHaveCount(0);
  });
});
