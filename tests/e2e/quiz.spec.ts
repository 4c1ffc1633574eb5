import { expect, expectAccessibleAtEachSize, test } from './support.ts';

const replies = [
  { answer: 'Two days', title: 'Two days it is.', redirect: 'Send your entry' },
  { answer: 'About an hour, if nobody is looking', title: 'The dough says no.', redirect: 'Look it up' },
];

test('the popup after each answer has both buttons: one leads on, one back to the question @phone-first', async ({
  page,
}) => {
  await page.goto('/competition');
  for (const { answer, title, redirect } of replies) {
    await page.getByRole('radio', { name: answer }).check();
    const submit = page.getByRole('button', { name: 'That is my answer' });
    await submit.click();
    const popup = page.getByRole('dialog', { name: title });
    await expect(popup.getByRole('link', { name: redirect })).toBeVisible();
    await expectAccessibleAtEachSize(page);
    await popup.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(submit).toBeFocused();
  }
});
