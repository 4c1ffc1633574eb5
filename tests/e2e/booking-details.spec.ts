import type { Locator, Page } from '@playwright/test';
import { card, fillCustomer, openCard, REFERENCE, status, tabTo, timeButton } from './booking-card.ts';
import { htmlOfEmail, MANAGE_LINK } from './emails.ts';
import { expect, expectAccessible, expectAccessibleAtEachSize, takenOver, test } from './support.ts';

const LEEDS = 'leeds-greek-street/book-now';
const bookIt = (scope: Locator | Page) => scope.getByRole('button', { name: 'Book this table' });
const needsOf = (scope: Locator | Page) => scope.getByText('Allergies, children, access', { exact: true });
const email = (scope: Locator | Page) => scope.getByRole('textbox', { name: 'E-mail' });
const term = (scope: Locator | Page, name: string) =>
  scope.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');

/** At the width of the smallest phones, nothing extends past the right edge of the page or the card. */
async function expectToFit(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  const tooWide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog *')]
      .filter((one) => one === document.documentElement || getComputedStyle(one).overflowY === 'auto')
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ className }) => className),
  );
  expect(tooWide).toEqual([]);
}

test.describe('with scripts', () => {
  test('a field corrected just before a reload is not marked after it', async ({ page }) => {
    await openCard(page, `${LEEDS}?date=2026-12-14&covers=2&time=19:00`);
    await bookIt(card(page)).click();
    await expect(card(page).getByRole('group', { name: 'Nearly there' })).toBeFocused();
    await card(page).getByLabel('First name').fill('Ada');
    // The field still has focus when the page reloads.
    await email(card(page)).fill('ada@example.co.uk');
    await page.reload();
    await expect(email(card(page))).toHaveValue('ada@example.co.uk');
    await expect(email(card(page))).toHaveAccessibleDescription('For your confirmation.');
    await expect(card(page).getByLabel('Last name')).toHaveAccessibleDescription(/your last name/);
  });

  test('texts about the table and offers by text are separate consents that need a number', async ({ page }) => {
    await openCard(page, `${LEEDS}?date=2026-12-14&covers=2&time=19:00`);
    await fillCustomer(card(page));
    await card(page).getByRole('checkbox', { name: 'Text me about offers now and then.' }).check();
    await bookIt(card(page)).click();
    await expect(card(page).getByRole('group', { name: 'Nearly there' })).toBeFocused();
    const phone = card(page).getByLabel('Phone');
    await expect(phone).toHaveAccessibleDescription(/a phone number so we can text you/);
    await expect(phone).toHaveAttribute('required');
    await card(page).getByRole('checkbox', { name: 'Text me about offers now and then.' }).uncheck();
    await expect(phone).toHaveAccessibleDescription('');
    await card(page).getByRole('checkbox', { name: 'Text me about my table.' }).check();
    await expect(phone).toHaveAccessibleDescription(/a phone number so we can text you/);
    await phone.fill('07700 900123');
    const sent = page.waitForRequest(/\/api\/booking\/create\//);
    await bookIt(card(page)).click();
    expect((await sent).postDataJSON().customer).toMatchObject({
      shouldReceivePromotions: false,
      shouldReceiveSms: true,
      shouldReceiveSmsPromotions: false,
    });
    await expect(card(page).getByText(REFERENCE)).toBeVisible();
  });

  test('the party’s needs are entered by keyboard, survive a reload and show on the booking @phone-first', async ({
    page,
  }, { project }) => {
    await openCard(page, `${LEEDS}?date=2026-12-${project.name === 'phone' ? 15 : 16}&covers=2&time=19:00`);
    await fillCustomer(card(page));
    await expect(card(page).getByLabel('High chairs')).toBeHidden();
    await tabTo(page, card(page).locator('summary', { has: needsOf(page) }));
    await page.keyboard.press('Enter');
    await card(page).getByLabel('Children', { exact: true }).selectOption('1');
    await card(page).getByLabel('High chairs').selectOption('2');
    await tabTo(page, card(page).getByRole('checkbox', { name: 'Step-free access to the table' }));
    await page.keyboard.press('Space');
    await tabTo(page, card(page).getByRole('checkbox', { name: 'Peanuts' }));
    await page.keyboard.press('Space');
    await expectAccessibleAtEachSize(page);
    await page.reload();
    await takenOver(page);
    await expect(card(page).getByText('Peanuts, 1 child, 2 high chairs, step-free access to the table')).toBeVisible();
    await bookIt(card(page)).click();
    await expect(card(page).getByText(REFERENCE)).toBeVisible();
    await expect(term(card(page), 'Allergies')).toHaveText('Peanuts');
    await card(page).getByRole('link', { name: 'Change or cancel' }).click();
    await expect(page).toHaveURL(MANAGE_LINK);
    await expect(card(page)).toBeHidden();
    await expect(page).toHaveTitle('Your booking at Leeds Greek Street · Tavola');
    await expect(term(page.getByRole('main'), 'Needs').first()).toHaveText(
      /1 child\s*2 high chairs\s*Step-free access to the table/,
    );
  });

  test('the booking’s details fit the smallest phone', async ({ page }) => {
    await openCard(page, `${LEEDS}?date=2026-12-17&covers=2&time=19:00`);
    await needsOf(card(page)).click();
    await email(card(page)).fill('ada.lovelace.of.the.analytical.engine@gmial.com');
    await card(page).getByLabel('Phone').focus();
    await expect(card(page).getByText('Did you mean ada.lovelace.of.the.analytical.engine@gmail.com?')).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page);
  });

  test('a mistyped address is queried, corrected by a button and never blocks the booking', async ({ page }) => {
    await openCard(page, `${LEEDS}?date=2026-12-18&covers=2&time=19:00`);
    await fillCustomer(card(page));
    await email(card(page)).fill('ada@gmial.com');
    await card(page).getByLabel('Phone').focus();
    const question = card(page).getByRole('status').filter({ hasText: 'Did you mean ada@gmail.com?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Yes, use that one' }).click();
    await expect(email(card(page))).toHaveValue('ada@gmail.com');
    await expect(email(card(page))).toBeFocused();
    await expect(question).toBeHidden();
    await email(card(page)).fill('ada@gmial.com');
    await card(page).getByLabel('Phone').focus();
    await expect(question).toBeVisible();
    await page.reload();
    await takenOver(page);
    await expect(question).toBeVisible();
    await bookIt(card(page)).click();
    await expect(card(page).getByText(REFERENCE)).toBeVisible();
  });

  test('the thanks say where and when, correct the address and lead to calendars @phone-first', async ({ page }, {
    project,
  }) => {
    const [day, at] = project.name === 'phone' ? [21, 'mended-phone'] : [22, 'mended-wide'];
    await openCard(page, `${LEEDS}?date=2026-12-${day}&covers=2&time=19:00`);
    await fillCustomer(card(page));
    await bookIt(card(page)).click();
    await expect(card(page).getByText(REFERENCE)).toBeVisible();
    await expect(
      card(page).getByText(
        `Leeds Greek Street, ${day === 21 ? 'Monday' : 'Tuesday'} ${day} December at 7pm, for 2 people`,
      ),
    ).toBeVisible();
    const google = card(page).getByRole('link', { name: /Google Calendar/ });
    await expect(google).toHaveAttribute('href', new RegExp(`dates=202612${day}T190000Z%2F202612${day}T203000Z`));
    await expect(card(page).getByRole('link', { name: /Outlook/ })).not.toHaveAttribute('href', MANAGE_LINK);
    await card(page).getByText('Wrong address? Correct it').click();
    await email(card(page)).fill('nowhere');
    await card(page).getByRole('button', { name: 'Resend it' }).click();
    await expect(email(card(page))).toHaveAccessibleDescription(/doesn’t look right/);
    await expectAccessibleAtEachSize(page);
    await email(card(page)).fill(`${at}@diner.example`);
    await card(page).getByRole('button', { name: 'Resend it' }).click();
    await expect(
      card(page)
        .getByRole('status')
        .filter({ hasText: `Sent to ${at}@diner.example.` }),
    ).toBeVisible();
    await htmlOfEmail(`${at}@diner.example`, /Leeds Greek Street/);
    await page.reload();
    await takenOver(page);
    await expect(card(page).getByRole('link', { name: 'Change or cancel' })).toBeVisible();
  });

  test('a remembered diner books a free time without typing, until forgotten', async ({ page }) => {
    await openCard(page, `${LEEDS}?date=2026-12-28&covers=2&time=19:00`);
    const remember = card(page).getByRole('checkbox', { name: /Remember me on this device/ });
    await expect(remember).not.toBeChecked();
    await fillCustomer(card(page));
    await remember.check();
    await bookIt(card(page)).click();
    await expect(card(page).getByText(REFERENCE)).toBeVisible();
    await card(page).getByRole('button', { name: 'Book another table' }).click();
    await page.goto(`/restaurants/${LEEDS}?date=2026-12-29&covers=2`);
    await timeButton(card(page), '7pm').click();
    await expect(card(page).getByText('Welcome back, Ada Lovelace.')).toBeVisible();
    await expect(remember).toBeHidden();
    await expectAccessible(page);
    await bookIt(card(page)).click();
    await expect(card(page).getByText(REFERENCE)).toBeVisible();
    await page.goto(`/restaurants/${LEEDS}?date=2026-12-30&covers=2&time=19:00`);
    await card(page).getByRole('button', { name: 'Forget me' }).click();
    await expect(card(page).getByLabel('First name')).toBeFocused();
    await expect(card(page).getByLabel('First name')).toHaveValue('');
    await expect(remember).not.toBeChecked();
    expect(await page.evaluate(() => localStorage.getItem('tavola.remembered'))).toBeNull();
    await expect(status(page)).not.toHaveText(/Ada/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the plain page asks for the same details, and its thanks lead on @phone-first', async ({ page }, {
    project,
  }) => {
    const day = project.name === 'phone' ? '2026-12-21' : '2026-12-22';
    await page.goto(`/restaurants/york-coppergate/book-now?date=${day}&covers=2&time=19:00&occasion=table`);
    await fillCustomer(page);
    await email(page).fill('ada@gmial.com');
    await needsOf(page).click();
    await page.getByLabel('Children', { exact: true }).selectOption('1');
    await page.getByRole('checkbox', { name: 'Room for a wheelchair' }).check();
    await page.getByRole('checkbox', { name: 'Text me about my table.' }).check();
    await page.getByLabel('Last name').fill('');
    await bookIt(page).click();
    await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Enter your last name.');
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/a phone number so we can text you/);
    await expect(page.getByText('1 child, room for a wheelchair')).toBeVisible();
    await expectToFit(page);
    await page.getByLabel('Last name').fill('Lovelace');
    await page.getByLabel('Phone').fill('07700 900123');
    await bookIt(page).click();
    await expect(page.getByText(REFERENCE)).toBeVisible();
    await expect(page.getByText('ada@gmial.com')).toBeVisible();
    await expect(term(page.getByRole('main'), 'Needs')).toHaveText(/1 child\s*Room for a wheelchair/);
    await expect(page.getByRole('link', { name: /Google Calendar/ })).toHaveAttribute('href', /T190000Z/);
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', /calendar\.ics$/);
    await expectToFit(page);
    await page.getByRole('link', { name: 'Wrong address? Correct it' }).click();
    await expect(email(page)).toHaveValue('ada@gmial.com');
    await expect(page.getByRole('checkbox', { name: 'Room for a wheelchair' })).toBeChecked();
  });
});
