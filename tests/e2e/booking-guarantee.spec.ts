import type { Page } from '@playwright/test';
import { card, expectExtended, fillCustomer, openCard, REFERENCE, status, tabTo, timeButton } from './booking-card.ts';
import { linkInEmail, WAITLIST_LINK } from './emails.ts';
import { expect, expectAccessible, expectAccessibleAtEachSize, test, withoutOwnScripts } from './support.ts';

const CHRISTMAS = 'leeds-greek-street/book-now?covers=8&time=19:00&occasion=christmas&date=';
const book = (page: Page) => card(page).getByRole('button', { name: 'Book this table' });

async function fillCard(page: Page, number: string) {
  await card(page).getByLabel('Card number').fill(number);
  await card(page).getByLabel('Expiry date').fill('12/29');
  await card(page).getByLabel('Security code').fill('123');
}

test('a card guarantee refused first and then confirmed with the bank books once @phone-first', async ({ page }, {
  project,
}) => {
  await openCard(page, `${CHRISTMAS}${project.name === 'phone' ? '2026-12-09' : '2026-12-10'}`);
  await expect(card(page).getByText(/we’ll charge this card £80/)).toBeVisible();
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
  await bank.getByRole('button', { name: 'Yes, it’s me' }).click();
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent.join()).not.toContain('1091');
});

test('a hold is extended with the card typed; once it lapsed only the card is entered again', async ({ page }) => {
  await openCard(page, `${CHRISTMAS}2026-12-16`);
  await fillCustomer(card(page));
  await fillCard(page, '4111 1111 1111 1111');
  await page.clock.fastForward('07:05');
  await expect(status(page)).toHaveText(/held for one more minute. You can ask for a little longer/);
  await card(page).getByRole('button', { name: 'Hold it a bit longer' }).click();
  await expectExtended(page);
  await expect(card(page).getByLabel('Card number')).toHaveValue('4111 1111 1111 1111');
  await expect(card(page).getByLabel('Security code')).toHaveValue('123');

  await page.clock.fastForward('08:01');
  await expect(card(page).getByRole('heading', { name: 'Pick a time' })).toBeFocused();
  const kept = /still here except your card details: enter those again\. We haven’t charged it\. 7pm is still free/;
  await expect(card(page).getByText(kept).last()).toBeVisible();
  await timeButton(card(page), '7pm').click();
  await expect(card(page).getByLabel('First name')).toHaveValue('Ada');
  await expect(card(page).getByLabel('Card number')).toHaveValue('');
  await fillCard(page, '4111 1111 1111 1111');
  await book(page).click();
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
});

test('a hold is extended while the bank asks, and a lost table leaves the card uncharged', async ({ page }) => {
  await openCard(page, `${CHRISTMAS}2026-12-18`);
  await fillCustomer(card(page));
  await fillCard(page, '4000 0000 0000 1091');
  await book(page).click();
  const bank = page.getByRole('dialog', { name: 'Confirm with your bank' });
  await expect(bank).toBeVisible();
  const extended = page.waitForRequest('**/api/booking/holds/*/renew');
  await page.clock.fastForward('07:05');
  await extended;
  const answerTaken = { bookingReference: null, bookingStatus: 9 };
  await page.route('**/api/booking/create/*', (route) => route.fulfill({ json: answerTaken }));
  await bank.getByRole('button', { name: 'Yes, it’s me' }).click();
  await expect(card(page).getByRole('heading', { name: 'Pick a time' })).toBeVisible();
  await expect(
    card(page)
      .getByText(/just been taken.*We haven’t charged your card\.$/)
      .last(),
  ).toBeVisible();
  await page.unroute('**/api/booking/create/*');
  await timeButton(card(page), '6.45pm').click();
  await expect(card(page).getByText('Your card’s been accepted. We haven’t charged it.')).toBeVisible();
  await book(page).click();
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
});

test('an accepted card need not be entered again when the booking fails', async ({ page }) => {
  await openCard(page, `${CHRISTMAS}2026-12-11`);
  await fillCustomer(card(page));
  await fillCard(page, '4111 1111 1111 1111');
  await page.route('**/api/booking/create/*', (route) => route.abort());
  await tabTo(page, book(page));
  await page.keyboard.press('Enter');
  await expect(card(page).getByText('We couldn’t reach our servers. Please try again.').last()).toBeVisible();
  await expect(card(page).getByText('Your card’s been accepted. We haven’t charged it.')).toBeVisible();
  await expect(card(page).getByLabel('Last name')).toHaveValue('Lovelace');
  await page.unroute('**/api/booking/create/*');
  await book(page).click();
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
});

test('a page reloaded before the response has booked once with its card, or asks for it again', async ({ page }) => {
  await openCard(page, `${CHRISTMAS}2026-12-21`);
  await fillCustomer(card(page));
  await fillCard(page, '4111 1111 1111 1111');
  const presses = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let asked = 0;
  let reference = '';
  await page.route('**/api/booking/create/*', async (route) => {
    asked += 1;
    // The first press is aborted, as by a browser leaving the page; the second gets no response. A reload follows each.
    if (asked === 1) {
      await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')));
      await route.abort();
    } else if (asked === 3) reference = (await (await route.fetch()).json()).bookingReference;
    else return route.continue();
    presses.shift()?.resolve();
  });
  const pressAndReload = async () => {
    const pressed = presses[0]?.promise;
    await book(page).click();
    await pressed;
    await page.reload();
  };
  await pressAndReload();
  const again = card(page).getByText('Enter your card details again. We haven’t charged it.');
  await expect(again.last()).toBeVisible();
  await fillCard(page, '4111 1111 1111 1111');
  await pressAndReload();
  await expect(card(page).getByText(reference, { exact: true })).toBeVisible();
});

test('Back from the bank’s step leads to a usable page, and forward to the step again', async ({ page }) => {
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
  await bank.getByRole('button', { name: 'Yes, it’s me' }).click();
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
});

test('without scripts the table is held until the card is added through the e-mail', async ({ page }) => {
  await withoutOwnScripts(page);
  await page.goto(`/restaurants/${CHRISTMAS}2026-12-15`);
  await expect(page.getByText(/We’ll e-mail you a link to add your card/)).toBeVisible();
  await fillCustomer(page);
  await page.getByRole('button', { name: 'Hold this table and send me the link' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: /^We’re holding your table until 11(\.\d\d)?am\.$/ }),
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
