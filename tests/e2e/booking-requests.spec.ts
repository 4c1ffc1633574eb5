import type { Page } from '@playwright/test';
import { card, fillCustomer, fullTime, openCard, REFERENCE, status, tabTo, timeButton } from './booking-card.ts';
import { expect, expectAccessible, expectAccessibleAtEachSize, test } from './support.ts';

/** Books York's only seat for fourteen at seven. */
async function fillYork(page: Page, date: string) {
  await openCard(page, `york-coppergate/book-now?date=${date}&covers=14&time=19:00`);
  await fillCustomer(card(page));
  await card(page).getByRole('button', { name: 'Book this table' }).click();
  await expect(card(page).getByText(REFERENCE)).toBeVisible();
}

test.describe('with scripts', () => {
  test('no waiting list is offered for a time without seatings', async ({ page }) => {
    const looked = page.waitForResponse('**/api/booking/alternatives/**');
    await page.goto('/restaurants/leeds-greek-street/book-now?date=2026-12-02&covers=2&time=09:00');
    await expect(card(page).getByText('There’s no table at 9am. Here are the closest times.').last()).toBeVisible();
    expect(await (await looked).json()).toMatchObject({ waitlist: false });
    await expect(timeButton(card(page), '11.30am').first()).toBeVisible();
    await expect(card(page).getByRole('button', { name: /^Join the waiting list for/ })).toHaveCount(0);
  });

  test('a diner asks for a full time, then joins its waiting list @phone-first', async ({ page }, { project }) => {
    const date = project.name === 'phone' ? '2026-12-01' : '2026-12-02';
    await fillYork(page, date);
    await page.goto(`/restaurants/york-coppergate/book-now?date=${date}&covers=14&time=19:00`);
    await fullTime(card(page), '7pm').click();
    await expect(card(page).getByText('7pm is full.', { exact: true })).toBeVisible();
    await expectAccessibleAtEachSize(page);

    await card(page).getByRole('button', { name: 'Join the waiting list for 7pm' }).click();
    await expect(card(page).getByRole('heading', { name: 'Waiting list for 7pm' })).toBeFocused();
    const times = card(page).getByRole('group', { name: 'What times would work?' });
    await expect(times.getByLabel('From')).toHaveValue('18:00');
    await expect(times.getByLabel('To')).toHaveValue('19:30');
    await times.getByLabel('From').selectOption('6.30pm');
    await card(page).getByRole('radio', { name: 'By text message' }).check();
    await fillCustomer(card(page));
    await card(page).getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(card(page).getByLabel('Phone')).toHaveAccessibleDescription(/a phone number so we can text you/);
    await expectAccessibleAtEachSize(page);
    await page.reload();
    await expect(card(page).getByRole('radio', { name: 'By text message' })).toBeChecked();
    await expect(times.getByLabel('From')).toHaveValue('18:30');
    await card(page).getByLabel('Phone').fill('07700 900123');
    await card(page).getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(card(page).getByRole('heading', { name: 'You’re first on the waiting list.' })).toBeFocused();
    await expect(
      card(page).getByText(/^York Coppergate, .* December, any time from 6.30pm to 7.30pm, for 14 people$/),
    ).toBeVisible();
    await expect(card(page).getByText(REFERENCE)).toBeVisible();
    await expectAccessibleAtEachSize(page);

    await test.step('a wrong address is put right by joining again', async () => {
      const email = card(page).getByRole('textbox', { name: 'E-mail' });
      const wrong = `ada-${test.info().testId}@example.co.uk`;
      await expect(card(page).getByText(wrong)).toBeVisible();
      await card(page).getByRole('button', { name: 'Join again with the right one.' }).click();
      await expect(card(page).getByRole('heading', { name: 'Waiting list for 7pm' })).toBeFocused();
      await expect(email).toHaveValue(wrong);
      await expect(times.getByLabel('From')).toHaveValue('18:30');
      await email.fill(`right-${wrong}`);
      await card(page).getByRole('button', { name: 'Join the waiting list' }).click();
      await expect(card(page).getByRole('heading', { name: 'You’re second on the waiting list.' })).toBeFocused();
      await expect(card(page).getByText(`right-${wrong}`)).toBeVisible();
    });

    await card(page).getByRole('button', { name: 'See other times' }).click();
    await fullTime(card(page), '7pm').click();
    await card(page).getByRole('button', { name: 'Ask anyway' }).click();
    await expect(card(page).getByText('7pm is full, so this is a request, not a booking.')).toBeVisible();
    await expect(card(page).getByRole('timer')).toBeHidden();
    await expectAccessibleAtEachSize(page);
    const sent = page.waitForRequest(/\/api\/booking\/enquiry\//);
    await card(page).getByRole('button', { name: 'Send the request' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ captchaToken: expect.stringMatching(/./) });
    await expect(status(page)).toHaveText(/We’ve sent your request. No table is held/);
    await expect(card(page).getByText('Nothing’s booked yet, and no table is held.')).toBeVisible();
    await expect(card(page).getByRole('link', { name: 'Add to calendar' })).toBeHidden();
    await expectAccessibleAtEachSize(page);
  });

  test('an event is requested by keyboard from the groups page to its reference', async ({ page }) => {
    await page.goto('/group-bookings');
    await page.getByRole('link', { name: 'Ask for a bigger table' }).click();
    await card(page).getByRole('combobox').fill('LS1 4DY');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabTo(page, card(page).getByRole('button', { name: /Leeds Greek Street/ }));
    await page.keyboard.press('Enter');
    await expect(card(page).getByLabel('What time?')).toHaveValue('19:00');
    const quicker = card(page).getByText('You’re asking for today, Friday 20 November. It’s quicker to ring:');
    await expect(quicker.getByRole('link', { name: /^0/ })).toBeVisible();
    await expectAccessible(page);
    await test.step('the calendar stays where it is as another day is chosen', async () => {
      const days = card(page).getByRole('grid');
      const before = await days.boundingBox();
      await days.getByRole('button', { name: /21 November/ }).click();
      await expect(quicker).toBeHidden();
      expect(await days.boundingBox()).toEqual(before);
      await days.getByRole('button', { name: /20 November/ }).click();
      await expect(quicker).toBeVisible();
    });
    await tabTo(page, card(page).getByLabel('How many?'));
    await page.keyboard.type('301');
    await tabTo(page, card(page).getByRole('button', { name: 'Continue' }));
    await page.keyboard.press('Enter');
    await expect(card(page).getByLabel('How many?')).toHaveAccessibleDescription(/more than 300 people, ring/);
    const summary = card(page).getByRole('group', { name: 'Nearly there' });
    await expect(summary).toBeFocused();
    await expectAccessible(page);
    await tabTo(page, summary.getByRole('link', { name: /more than 300 people, ring/ }));
    await page.keyboard.press('Enter');
    await expect(card(page).getByLabel('How many?')).toBeFocused();
    await card(page).getByLabel('How many?').fill('60');
    await page.keyboard.press('Enter');
    await expect(card(page).getByRole('heading', { name: 'Who should we reply to?' })).toBeFocused();
    await expect(quicker).toBeVisible();
    await fillCustomer(card(page));
    await card(page).getByLabel('Tell us about it').fill('A wedding lunch.');
    await expectAccessible(page);
    await tabTo(page, card(page).getByRole('button', { name: 'Send the request' }));
    await page.keyboard.press('Enter');
    await expect(
      card(page).getByRole('heading', { name: 'Your plans are with Leeds Greek Street, Ada.' }),
    ).toBeFocused();
    await expect(card(page).getByText(REFERENCE)).toBeVisible();
    await expectAccessible(page);
  });

  test('a party over twenty leads to the event form and back', async ({ page }) => {
    await page.goto('/restaurants/leeds-greek-street/book-now');
    await card(page)
      .getByRole('button', { name: /^More than \d+\? Ask us/ })
      .click();
    await expect(card(page).getByRole('heading', { name: 'Tell us about it' })).toBeFocused();
    await card(page).getByRole('button', { name: 'Back' }).click();
    await expect(card(page).getByRole('heading', { name: 'Who’s coming, and when?' })).toBeFocused();
    const howMany = card(page).getByRole('spinbutton', { name: 'How many?' });
    await expect(howMany).toHaveValue('2');
    // A number too large for any table is reported at its field and goes into the request.
    await howMany.fill('40');
    await howMany.press('Enter');
    await expect(howMany).toBeFocused();
    await expect(howMany).toHaveAccessibleDescription(/not 40\./);
    await card(page)
      .getByRole('button', { name: /^More than/ })
      .click();
    await expect(card(page).getByLabel('How many?')).toHaveValue('40');
  });
});

test('an unfinished request resumes by its own link, not by a booking link', async ({ page }) => {
  await page.goto('/group-bookings');
  const askForMore = page.getByRole('link', { name: 'Ask for a bigger table' });
  const howMany = card(page).getByLabel('How many?');
  await askForMore.click();
  await card(page).getByRole('combobox').fill('LS1 4DY');
  await card(page).getByRole('combobox').press('Enter');
  await card(page)
    .getByRole('button', { name: /Leeds Greek Street/ })
    .click();
  await card(page)
    .getByRole('grid')
    .getByRole('button', { name: /28 November/ })
    .click();
  await howMany.fill('60');
  await card(page).getByLabel('What time?').selectOption('6pm');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Book a table' }).click();
  await expect(card(page).getByRole('heading', { name: 'Who’s coming, and when?' })).toBeFocused();
  await expect(card(page).getByText('Leeds Greek Street').filter({ visible: true }).first()).toBeVisible();
  await expect(howMany).toHaveValue('2');
  await expect(
    card(page)
      .getByRole('grid')
      .getByRole('button', { name: /28 November/ }),
  ).toHaveAccessibleName(/selected/i);
  await page.keyboard.press('Escape');
  await askForMore.click();
  await expect(card(page).getByRole('heading', { name: 'Tell us about it' })).toBeFocused();
  await expect(howMany).toHaveValue('60');
  await expect(card(page).getByLabel('What time?')).toHaveValue('18:00');
});
