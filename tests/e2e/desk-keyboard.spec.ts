import type { Locator, Page } from '@playwright/test';
import { tabTo } from './booking-card.ts';
import { enquireForGroupByApi } from './emails.ts';
import { expect, expectAccessible, signInLink, test } from './support.ts';

async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
}

/** Follows a link to the page with this heading. */
async function open(page: Page, link: Locator, heading: string | RegExp): Promise<void> {
  await press(page, link);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expectAccessible(page);
}

test('desk: an evening’s work is done with the keyboard alone', async ({ page, baseURL }) => {
  // A dozen pages, each checked by axe.
  test.slow();
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
  await enquireForGroupByApi(baseURL as string, '2027-01-16', 'keys@diner.example');
  await page.goto(await signInLink(baseURL as string, 'Maya Bello'));
  await press(page, button('Sign in'));

  await test.step('books a caller for the last time of the evening', async () => {
    await open(page, link('Phone'), 'Phone booking');
    const times = page.getByRole('group', { name: /for 2$/ }).getByRole('radio');
    await press(page, times.first(), 'ArrowLeft');
    await expect(times.last()).toBeChecked();
    await type(page, 'Phone', '07700 900555');
    await page.keyboard.press('Enter');
    await expect(page.getByText('We don’t know that number yet.')).toBeVisible();
    await expect(times.last()).toBeChecked();
    await type(page, 'Name', 'Kit Lowry');
    await open(page, button('Book the table'), 'Kit Lowry, 2');
  });

  await test.step('finds the party, marks it arrived and seated, and undoes that', async () => {
    await open(page, link('Today'), 'Leeds Greek Street');
    await type(page, 'Name, phone or reference', 'Lowry');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Arrived: / })).toHaveCount(1);
    await expectAccessible(page);
    await press(page, button('Arrived: Kit Lowry'));
    // The focus goes on to the next step.
    await expect(button('Seated: Kit Lowry')).toBeFocused();
    await expect(button('Seated: Kit Lowry')).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(button('Left: Kit Lowry')).toBeFocused();
    await expect(button('Left: Kit Lowry')).toBeEnabled();
    await press(page, button('Undo seated for Kit Lowry'));
    await expect(button('Seated: Kit Lowry')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('seats a walk-in', async () => {
    await open(page, link('Walk-in'), 'Walk-in');
    await open(page, link('1'), 'Walk-in, 1');
    // Other journeys take the best fit.
    await press(page, button(/^Table /).last());
    await expect(link('Walk-in, 1')).toBeVisible();
  });

  await test.step('moves the party to another table', async () => {
    await open(page, link('Timeline'), 'Leeds Greek Street: timeline');
    const bar = page.locator('[data-party]', { hasText: 'Kit Lowry' });
    await press(page, bar);
    const target = button(/^Move to /).last();
    await expect(target).toBeVisible();
    await expectAccessible(page);
    const table = (await target.getAttribute('value')) ?? '';
    await press(page, target);
    await expect(page.locator(`tr[data-table="${table}"]`).getByRole('link', { name: /^Kit Lowry, 2/ })).toBeVisible();
    await expect(button(/^Move to /)).toHaveCount(0);
    await expect(bar).toBeFocused();
  });

  await test.step('goes from party to party with the arrow keys', async () => {
    const focused = page.locator('[data-party]:focus');
    const table = () => focused.evaluate((bar) => bar.closest('tr')?.dataset.table);
    const row = page.getByRole('row').filter({ has: page.locator('td:has([data-party]) ~ td [data-party]') });
    const bars = row.first().locator('[data-party]');
    await bars.first().focus();
    const first = await table();
    await page.keyboard.press('ArrowRight');
    await expect(bars.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(bars.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    expect(await table()).not.toBe(first);
    await page.keyboard.press('ArrowUp');
    expect(await table()).toBe(first);
    await expect(focused).toBeInViewport();
  });

  await test.step('closes a table tomorrow, and opens it again', async () => {
    const more = page.getByText(/^More/);
    await press(page, more);
    await expect(link('Blocks and pacing')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(link('Blocks and pacing')).toBeHidden();
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    await open(page, link('Blocks and pacing'), 'Blocks and pacing at Leeds Greek Street');
    await press(page, link('Next day'));
    await expect(page.getByRole('heading', { name: 'On Saturday 21 November' })).toBeVisible();
    await type(page, 'Which tables', 'Table M1');
    await tabTo(page, page.locator('#tables-reason'));
    await page.keyboard.type('A broken heater.');
    await press(page, button('Close these tables on Saturday 21 November'));
    await expect(page.getByRole('heading', { name: 'Table M1, all day' })).toBeVisible();
    await expectAccessible(page);
    await press(page, button('Reopen: Table M1, all day'));
    await expect(page.getByText('Every table can be booked online.')).toBeVisible();
  });

  await test.step('answers an enquiry', async () => {
    await open(page, link(/^Enquiries/), 'Enquiries and events');
    await open(page, page.getByRole('listitem').filter({ hasText: '16 January' }).getByRole('link'), 'Ada Lovelace');
    await press(page, page.getByText('Send a message', { exact: true }));
    const words = page.getByRole('textbox', { name: 'Your words' });
    await tabTo(page, words);
    await page.keyboard.type('Would half past six suit you?');
    await press(page, button('Send'));
    await expect(page.getByText('Answered', { exact: true })).toBeVisible();
    await expect(page.getByText('Would half past six suit you?')).toBeVisible();
    await expectAccessible(page);
  });
});
