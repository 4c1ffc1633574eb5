import type { Page } from '@playwright/test';
import { card, fillCustomer, openCard, REFERENCE, status, tabTo } from './booking-card.ts';
import { linkInEmail, WAITLIST_LINK } from './emails.ts';
import { expect, expectAccessible, expectAccessibleAtEachSize, test, withoutOwnScripts } from './support.ts';

const CHRISTMAS = 'leeds-greek-street/book-now?covers=8&time=19:00&occasion=christmas&date=';
const book = (page: Page) => card(page).getByRole('button', { name: 'Book this table' });

async function fillCard(page: Page, number: string) {
  await card(page).getByLabel('Card number').fill(number);
  await card(page).getByLabel('Expiry date').fill('12/29');
  await card(page).getByLabel('Security code').fill('123');
}

test('a card guarantee: refused first, confirmed with the bank, booked once @phone-first', async ({ page }, {
  project,
}) => {
  await openCard(page, `${CHRISTMAS}${project.name === 'phone' ? '2026-12-09' : '2026-12-10'}`);
  await expect(card(page).getByText(/we charge this card £80/)).toBeVisible();
  await expect(card(page).getByLabel('Card number')).toBeVisible();
  await fillCustomer(card(page));
  await book(page).click();
  await expect(card(page).getByLabel('Card number')).toHaveAccessibleDescription(/long number across your card/);
  await expectAccessibleAtEachSize(page);

  await fillCard(page, '4000 1111 1111 1115');
  await book(page).click();
  await expect(status(page)).toHaveText(/turned this card down/);
  await expect(card(page).getByLabel('Card number')).toHaveAccessibleDescription(/turned this card down/);
  await expect(card(page).getByLabel('First name')).toHaveValue('Ada');
  await expectAccessibleAtEachSize(page);

  await fillCard(page, '4000 0000 0000 1091');
  await book(page).click();
  const bank = page.getByRole('dialog', { name: 'Confirm with your bank' });
  await expect(bank).toBeVisible();
  await expectAccessibleAtEachSize(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/payments\/submit|booking\/create/.test(request.url())) sent.push(request.postData() ?? '');
  });
  await bank.getByRole('button', { name: 'Yes, it is me' }).click();
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent.join()).not.toContain('1091');
});

test('an accepted card is not asked for again when the booking fails', async ({ page }) => {
  await openCard(page, `${CHRISTMAS}2026-12-11`);
  await fillCustomer(card(page));
  await fillCard(page, '4111 1111 1111 1111');
  await page.route('**/api/booking/create/*', (route) => route.abort());
  await tabTo(page, book(page));
  await page.keyboard.press('Enter');
  await expect(card(page).getByText('We could not reach our servers. Please try again.').last()).toBeVisible();
  await expect(card(page).getByText('Your card has been accepted. Nothing was taken from it.')).toBeVisible();
  await expect(card(page).getByLabel('Last name')).toHaveValue('Lovelace');
  await page.unroute('**/api/booking/create/*');
  await book(page).click();
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
});

test('back from the step of the bank is a page that can be used, and forward the step again', async ({ page }) => {
  await page.goto('/restaurants/leeds-greek-street');
  await openCard(page, `${CHRISTMAS}2026-12-17`);
  await fillCustomer(card(page));
  await fillCard(page, '4000 0000 0000 1091');
  await book(page).click();
  const bank = page.getByRole('dialog', { name: 'Confirm with your bank' });
  await expect(bank).toBeVisible();
  await page.goBack();
  await expect(card(page)).toBeHidden();
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await page.goForward();
  await expect(bank).toBeVisible();
  await bank.getByRole('button', { name: 'Yes, it is me' }).click();
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
});

test('without scripts the table is kept, and the card is given by the link of the e-mail', async ({ page }) => {
  await withoutOwnScripts(page);
  await page.goto(`/restaurants/${CHRISTMAS}2026-12-15`);
  await expect(page.getByText(/You give the card by the link in the e-mail/)).toBeVisible();
  await fillCustomer(page);
  await page.getByRole('button', { name: 'Keep this table and send me the link' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: /^Your table is kept until 11(\.\d\d)?am\.$/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await page.goto(await linkInEmail(`ada-${test.info().testId}@example.co.uk`, WAITLIST_LINK));
  await expect(page.getByRole('heading', { level: 1, name: 'One more step: your card, Ada.' })).toBeVisible();
  await expectAccessible(page);
  const given = page.getByRole('group', { name: 'Your card' });
  await given.getByLabel('Card number').fill('4111 1111 1111 1111');
  await given.getByLabel('Expiry date').fill('12/30');
  await given.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Take this table' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The table is yours, Ada.' })).toBeVisible();
});
