import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test } from './support.ts';

const TIMELINE = '/desk/leeds-greek-street/timeline';

/** What is dragged at its middle, and dropped on another's. */
async function dragTo(bar: Locator, row: Locator): Promise<void> {
  const page = bar.page();
  const from = await bar.boundingBox();
  const to = await row.boundingBox();
  if (!from || !to) throw new Error('nothing to drag');
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 3, to.y + to.height / 2, { steps: 8 });
}

test('desk: a party moves by drag, by tap and by keyboard, and a closed table is shown', async ({ page, baseURL }) => {
  const links = await (await fetch(`${baseURL}/dev/desk`)).text();
  const [, link = ''] = /<a href="([^"]+)">Sign in as Maya Bello/.exec(links) ?? [];
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.goto(TIMELINE);
  await expectAccessible(page);

  const bars = page.locator('[data-party]');
  await expect(bars.first()).toBeVisible();
  const id = (await bars.first().getAttribute('data-party')) ?? '';
  const party = page.locator(`[data-party="${id}"]`);
  const rowOf = (table: string) => page.locator(`tr[data-table="${table}"]`);
  const tableOf = () => party.first().locator('xpath=ancestor::tr').getAttribute('data-table');
  const before = (await tableOf()) ?? '';

  // Picked up by a tap, it shows where it could go, without scrolling, and is put down there by another.
  const place = () => party.first().boundingBox();
  await party.first().scrollIntoViewIfNeeded();
  const tapped = await place();
  await party.first().click();
  await expect(page.getByText('Tap where they go.')).toBeInViewport();
  await expect(party.first()).toContainText('Leave them');
  expect(await place()).toEqual(tapped);
  await expectAccessible(page);
  const targets = page.getByRole('button', { name: /^Move here/ });
  const [first = '', second = ''] = await targets.evaluateAll((all) =>
    all.map((each) => (each as HTMLButtonElement).value),
  );
  await targets.nth(1).click();
  await expect(page).toHaveURL(new RegExp(`#party-${id}$`));
  expect(await tableOf()).toBe(second);
  await expect(page.getByRole('status').filter({ hasText: /^Moved: / })).toContainText(` to ${second}`);

  // By keyboard, to another.
  await party.first().focus();
  await page.keyboard.press('Enter');
  await rowOf(first).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#party-${id}$`));
  expect(await tableOf()).toBe(first);

  // By drag, back; Escape leaves it where it was.
  await page.goto(`${TIMELINE}#party-${id}`);
  await dragTo(party.first(), rowOf(second));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await tableOf()).toBe(first);
  await dragTo(party.first(), rowOf(second));
  await expect(rowOf(second)).toHaveAttribute('data-over', '');
  await page.mouse.up();
  await expect.poll(tableOf).toBe(second);
  await expect(page).toHaveURL(new RegExp(`#party-${id}$`));

  await page.getByText(/^More/).click();
  await page.getByRole('link', { name: 'Blocks and pacing' }).click();
  await page.getByLabel('Which tables').selectOption(`Table ${before}`);
  await page.locator('#tables-reason').fill('A broken heater.');
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Close these tables on / })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: `Table ${before}, all day` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Timeline' }).click();
  await expect(rowOf(before).getByText('A broken heater.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByText(/^More/).click();
  await page.getByRole('link', { name: 'Blocks and pacing' }).click();
  await page.getByRole('button', { name: `Reopen: Table ${before}, all day` }).click();
  await expect(page.getByText('Every table can be booked online.')).toBeVisible();
});
