import { expect, expectAccessible, signInLink, test } from './support.ts';

const DAY = '2026-12-08';

test('desk: free times update with the day and size, in a phone booking and its change @phone', async ({
  page,
  baseURL,
}, { project }) => {
  const name = `Odette ${project.name}`;
  await page.goto(await signInLink(baseURL as string, 'Tom Ashworth'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('link', { name: 'Phone', exact: true }).click();

  await page.getByLabel('Day').fill(DAY);
  const halfPastSix = { name: '6.30pm', exact: true };
  await page.getByRole('group', { name: 'Tuesday 8 December, for 2' }).getByRole('radio', halfPastSix).check();
  await page.getByLabel('How many?').fill('3');
  const times = page.getByRole('group', { name: 'Tuesday 8 December, for 3' });
  await expect(times.getByRole('radio', halfPastSix)).toBeChecked();
  await expect(page.getByLabel('How many?')).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(times).toBeVisible();

  await times.getByRole('radio', halfPastSix).check();
  await page.getByLabel('Phone').fill(project.name === 'wide' ? '07700 900888' : '07700 900889');
  await page.getByRole('button', { name: 'Find guest' }).click();
  await expect(page.getByText('We don’t know that number yet.')).toBeVisible();
  await page.getByLabel('Name').fill(name);
  const texts = page.getByLabel('They’d like texts about this booking');
  await texts.check();
  await page.getByRole('button', { name: 'Book the table' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name}, 3` })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Phone booking' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(texts, 'the next caller has said nothing yet').not.toBeChecked();
  await page.goForward();

  await page.getByRole('link', { name: 'Change day, time, size or table' }).click();
  await page.getByLabel('Adults').fill('2');
  await expect(page.getByRole('heading', { name: 'Free on Tuesday 8 December at 6.30pm, for 2 people' })).toBeVisible();
  await page.getByLabel('Time').focus();
  await page.getByLabel('Time').selectOption('7pm');
  await expect(page.getByRole('heading', { name: 'Free on Tuesday 8 December at 7pm, for 2 people' })).toBeVisible();
  await expect(page.getByLabel('Time')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByRole('heading', { level: 1, name: `${name}, 2` })).toBeVisible();
});
