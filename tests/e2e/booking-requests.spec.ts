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
  test('no waiting list is offered for a time at which nobody is seated', async ({ page }) => {
    const looked = page.waitForResponse('**/api/booking/alternatives/**');
    await page.goto('/restaurants/leeds-greek-street/book-now?date=2026-12-02&covers=2&time=09:00');
    await expect(card(page).getByText('There’s no table at 9am. Here are the closest times.').last()).toBeVisible();
    expect(await (await looked).json()).toMatchObject({ waitlist: false });
    await expect(timeButton(card(page), '11.30am').first()).toBeVisible();
    await expect(card(page).getByRole('button', { name: /^Join the waiting list for/ })).toHaveCount(0);
  });

  test('a full time is asked for, and waited for @phone-first', async ({ page }, { project }) => {
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

  test('an event, from the page about groups to a reference, by keyboard', async ({ page }) => {
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

  test('more than twenty leads on from step one, and back', async ({ page }) => {
    await page.goto('/restaurants/leeds-greek-street/book-now');
    await card(page)
      .getByRole('button', { name: /^More than \d+\? Ask us/ })
      .click();
    await expect(card(page).getByRole('heading', { name: 'Tell us about it' })).toBeFocused();
    await card(page).getByRole('button', { name: 'Back' }).click();
    await expect(card(page).getByRole('heading', { name: 'Who’s coming, and when?' })).toBeFocused();
    const howMany = card(page).getByRole('spinbutton', { name: 'How many?' });
    await expect(howMany).toHaveValue('2');
    // A typed number that no table takes is said at its field, and goes into the request.
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

test('a request left half way is gone on with by its own link, and not by one to book a table', async ({ page }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an event is asked for in two steps @phone-first', async ({ page }) => {
    await page.goto('/book-now?type=event');
    await page.getByRole('link', { name: 'Cardiff The Hayes' }).click();
    await page.getByLabel('Which day?').fill('2026-12-05');
    await page.getByRole('button', { name: 'Show times' }).click();
    await expect(page.getByLabel('Which day?')).toHaveValue('2026-12-05');
    await page.getByLabel('How many?').fill('400');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('How many?')).toHaveAccessibleDescription(/more than 300 people, ring/);
    const summary = page.getByRole('group', { name: 'Nearly there' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link', { name: /more than 300 people, ring/ })).toHaveAttribute(
      'href',
      '#event-adults',
    );
    await page.getByLabel('How many?').fill('40');
    await page.getByRole('button', { name: 'Continue' }).click();
    await fillCustomer(page);
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByText('Nothing’s booked yet, and no table is held.')).toBeVisible();
    await expect(page.getByText(REFERENCE)).toBeVisible();
  });

  test('another day of an event keeps its size and time, and a refused form what was typed', async ({ page }) => {
    const [howMany, day] = [page.getByLabel('How many?'), page.getByLabel('Which day?')];
    const time = page.getByLabel('What time?');
    await page.goto('/restaurants/cardiff-the-hayes/book-now?type=event&date=2026-12-04');
    await howMany.fill('40');
    await time.selectOption('6pm');
    await day.fill('2026-12-25');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('group', { name: 'Nearly there' })).toBeFocused();
    await expect(day).toHaveAccessibleDescription(
      'Cardiff The Hayes is closed on Friday 25 December. Choose another day.',
    );
    await expect(time).toBeHidden();
    await expect(howMany).toHaveValue('40');
    await day.fill('2026-12-05');
    await day.press('Enter');
    await expect(time).toHaveValue('18:00');
    await expect(howMany).toHaveValue('40');
    await page.getByRole('button', { name: 'Continue' }).click();

    const [firstName, email] = [page.getByLabel('First name'), page.getByRole('textbox', { name: 'E-mail' })];
    const news = page.getByRole('checkbox', { name: /^E-mail me now and then/ });
    await firstName.fill('Ada');
    await email.fill('nowhere');
    await news.check();
    await firstName.press('Enter');
    await expect(page.getByRole('group', { name: 'Nearly there' })).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/doesn’t look right/);
    await expect(firstName).toHaveValue('Ada');
    await expect(news).toBeChecked();
    expect(new URL(page.url()).search).not.toMatch(/Ada|nowhere/);
    await fillCustomer(page);
    await email.press('Enter');
    await expect(page.getByText('Saturday 5 December at 6pm')).toBeVisible();
    await expect(page.getByText(REFERENCE)).toBeVisible();
  });

  test('a party and a day that cannot be read are told at their fields, and all else is kept', async ({ page }) => {
    const form = '/restaurants/york-coppergate/book-now?step=2&occasion=birthday';
    const answer = await page.goto(`${form}&covers=many&date=2026-12-10&time=19:00`);
    expect(answer?.status()).toBe(422);
    await expect(page).toHaveTitle(/^Error: /);
    const howMany = page.getByLabel('How many?');
    await expect(howMany).toHaveAccessibleDescription('Choose how many of you there are.');
    await expect(page.getByRole('group', { name: 'Nearly there' }).getByRole('link')).toHaveAttribute(
      'href',
      '#covers',
    );
    await expect(page.getByLabel('Which day?')).toHaveValue('2026-12-10');
    await expect(page.getByRole('radio', { name: 'A birthday' })).toBeChecked();
    await page.goto(`${form}&covers=6&date=10/12/2026&time=19:00`);
    await expect(howMany).toHaveValue('6');
    await expect(page.getByLabel('Which day?')).toHaveAccessibleDescription(/^That doesn’t look like a date\./);
    await expect(page.getByLabel('Which day?')).toHaveAttribute('value', '10/12/2026');
    await page.getByLabel('Which day?').fill('2026-12-10');
    await page.getByRole('button', { name: 'Find a table' }).click();
    await expect(timeButton(page, '7pm')).toBeVisible();
    await page.goto('/restaurants/york-coppergate/book-now?type=event&date=soon');
    await expect(page.getByLabel('Which day?')).toHaveAccessibleDescription(/^That doesn’t look like a date\./);
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  });

  test('a full time is waited for and asked for; a table takes extras along', async ({ page }) => {
    const request = '/restaurants/york-coppergate/book-now?date=2026-12-03&covers=14&time=19:00&occasion=table&step=2';
    await page.goto(request);
    await timeButton(page, '7pm').click();
    await fillCustomer(page);
    await page.getByRole('checkbox', { name: /prosecco/ }).check();
    await page.getByRole('button', { name: 'Book this table' }).click();
    await expect(page.getByText(REFERENCE)).toBeVisible();
    await expect(page.getByText('£28.50').first()).toBeVisible();

    await page.goto(request);
    await fullTime(page, '7pm').click();
    await expect(page.getByText('7pm is full, so this is a request, not a booking.')).toBeVisible();
    await expect(page.getByText(/just been taken|the closest times/)).toHaveCount(0);
    await page.getByRole('link', { name: 'Join the waiting list for 7pm' }).click();
    await page.getByRole('group', { name: 'What times would work?' }).getByLabel('To').selectOption('7.15pm');
    await fillCustomer(page);
    await page.getByRole('textbox', { name: 'E-mail' }).fill('nowhere');
    await page.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('19:15');
    await fillCustomer(page);
    await page.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(
      page.getByText('York Coppergate, Thursday 3 December, any time from 6pm to 7.15pm, for 14 people'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Join again with the right one.' }).click();
    await expect(page.getByRole('heading', { name: 'Waiting list for 7pm' })).toBeVisible();

    await page.goto(request);
    await fullTime(page, '7pm').click();
    await fillCustomer(page);
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByRole('heading', { name: 'Your request is with York Coppergate, Ada.' })).toBeVisible();
  });

  test('a card that is needed is told before the times, how it is given, and whom to ring instead', async ({
    page,
  }) => {
    await page.goto(
      '/restaurants/leeds-greek-street/book-now?date=2026-12-04&covers=8&time=19:00&occasion=christmas&step=2',
    );
    await expect(page.getByText(/You’ll need a card to hold this table/)).toBeVisible();
    await expect(page.getByText(/We’ll e-mail you a link to add your card/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '0113 496 0131' }).last()).toBeVisible();
  });
});
