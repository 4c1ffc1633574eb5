import { enquireForGroupByApi, linkInEmail, MANAGE_LINK, TABLE_OFFER_LINK } from './emails.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAtEachSize,
  signInLink,
  test,
  withoutOwnScripts,
} from './support.ts';

test('a manager offers a group two times, and without scripts the diner books one with a press @phone', async ({
  page,
  baseURL,
}, { project }) => {
  const date = project.name === 'phone' ? '2027-01-14' : '2027-01-15';
  const email = `gran-${project.name}@diner.example`;
  await enquireForGroupByApi(baseURL as string, date, email);
  await page.goto(await signInLink(baseURL as string, 'Maya Bello'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  if (project.name === 'phone') await page.getByText(/^More/).click();
  await page.getByRole('link', { name: 'Enquiries' }).click();
  await expect(page.getByText('Answer by').first()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: date === '2027-01-14' ? '14 January' : '15 January' })
    .getByRole('link')
    .click();
  await expect(page.getByText('Gran is ninety.')).toBeVisible();
  await page.getByText('Offer times', { exact: true }).click();
  await expectAccessible(page);
  await page.getByLabel('Or day').first().fill(date);
  await page.getByLabel('Time', { exact: true }).nth(1).fill('20:30');
  await page.getByRole('button', { name: 'Hold tables and e-mail' }).click();
  await expect(page.getByText(/^Offered, held until/)).toBeVisible();
  await page.goto(`/desk/leeds-greek-street?date=${date}`);
  await expect(page.getByRole('region', { name: 'Held until they confirm' })).toContainText('Ada Lovelace');
  await expectAccessible(page);

  await withoutOwnScripts(page);
  const answer = await page.goto(await linkInEmail(email, TABLE_OFFER_LINK));
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  await expect(page.getByRole('heading', { level: 1, name: 'A table for you' })).toBeVisible();
  await expectAccessibleAtEachSize(page);
  await page.getByRole('button', { name: 'Book this table' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your table is booked' })).toBeVisible();
  await expect(page.getByText(/at 8\.30pm, for 12 people\.$/)).toBeVisible();
  await expectAccessibleAtEachSize(page);
  await page.goto(await linkInEmail(email, MANAGE_LINK));
  await expect(page.getByRole('heading', { level: 1, name: 'Your table is booked, Ada.' })).toBeVisible();
});
