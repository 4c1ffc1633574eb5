import type { Page } from '@playwright/test';
import { expect, expectAccessibleAtEachSize, test } from './support.ts';

const replies = [
  { answer: 'Two days', title: 'Two days it is.', redirect: 'Send your entry' },
  { answer: 'About an hour, if nobody is looking', title: 'The dough says no.', redirect: 'Look it up' },
];

test('the popup after each quiz answer leads on or back to the question @phone-first', async ({ page }) => {
  await page.goto('/competition');
  for (const { answer, title, redirect } of replies) {
    await page.getByRole('radio', { name: answer }).check();
    const submit = page.getByRole('button', { name: 'That’s my answer' });
    await submit.click();
    const popup = page.getByRole('dialog', { name: title });
    await expect(popup.getByRole('link', { name: redirect })).toBeVisible();
    await expectAccessibleAtEachSize(page);
    await popup.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(submit).toBeFocused();
  }
});

test('the right quiz answer leads to a form, with and without JavaScript', async ({ page, browser, baseURL }) => {
  const expectForm = async (shown: Page) => {
    await expect(shown.getByRole('heading', { name: 'Your entry' })).toBeInViewport();
    await expect(shown.getByLabel('What’s it about?')).toHaveValue('other/competition');
  };
  const answer = async (shown: Page) => {
    await shown.getByRole('radio', { name: 'Two days' }).check();
    await shown.getByRole('button', { name: 'That’s my answer' }).click();
    await shown.getByRole('link', { name: 'Send your entry' }).click();
    await expectForm(shown);
  };
  await page.goto('/competition');
  await answer(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await plain.goto('/competition');
  await answer(plain);
  await plain.close();
});
