import { card, openCard, status, tabTo } from './booking-card.ts';
import { expect, expectAccessible, test } from './support.ts';

test('a day is chosen by keyboard within the horizon, skipping closed days', async ({ page }) => {
  await openCard(page, 'leeds-greek-street/book-now?date=2026-11-28');
  const day = (name: string) => card(page).getByRole('gridcell').getByRole('button', { name, exact: true });
  const move = async (key: string, name: string) => {
    await page.keyboard.press(key);
    await expect(day(name)).toBeFocused();
  };
  await tabTo(page, day('Saturday 28 November 2026, selected'));
  await move('Home', 'Monday 23 November 2026');
  await move('ArrowUp', 'Monday 23 November 2026');
  for (const name of ['Sunday 22', 'Saturday 21', 'Today, Friday 20', 'Today, Friday 20'])
    await move('ArrowLeft', `${name} November 2026`);
  await expect(card(page).getByRole('button', { name: 'Previous month' })).toBeDisabled();
  await move('PageDown', 'Sunday 20 December 2026');
  await expect(card(page).getByRole('grid', { name: 'Day of your booking, December 2026' })).toBeVisible();
  await move('ArrowRight', 'Monday 21 December 2026');
  await move('End', 'Sunday 27 December 2026');
  await expect(day('Friday 25 December 2026, closed')).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Sunday 27 December chosen.');
  await expect(day('Sunday 27 December 2026, selected')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card(page).getByRole('grid').locator(':focus')).toHaveCount(0);
  await test.step('the mouse leads to the last month and no further', async () => {
    const next = card(page).getByRole('button', { name: 'Next month' });
    await next.click();
    await next.click();
    await expect(card(page).getByText('February 2027')).toBeVisible();
    await expect(next).toBeDisabled();
    await expect(day('Thursday 18 February 2027')).toBeEnabled();
    await expect(day('Friday 19 February 2027')).toBeDisabled();
  });
});
