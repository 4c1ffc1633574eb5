import type { Page } from '@playwright/test';
import { MAX_CV_BYTES } from '../../src/careers/cv/cv-words.ts';
import { pdfOf } from '../support/cv-files.ts';
import { htmlOfEmail, linkInEmail } from './emails.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAtEachSize,
  failOnMoves,
  holdScripts,
  takenOver,
  test,
} from './support.ts';

const JOB = '/careers/job/2407';
const WITHDRAW_LINK = /\/withdraw-application\/[\w.-]+/;
const cv = { name: 'CV Ada.pdf', mimeType: 'application/pdf', buffer: pdfOf() };
const reference = (page: Page) => page.getByText('Your reference').locator('xpath=following-sibling::*');
const check = (page: Page) => page.getByRole('button', { name: 'Check my application' });
const send = (page: Page) => page.getByRole('button', { name: 'Send my application' });

async function fillPerson(page: Page, email: string) {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Phone').fill('07700 900123');
}

async function fillPosition(page: Page, name: string) {
  const position = page.getByRole('group', { name });
  await position.getByLabel('Employer').fill('Da Michele');
  await position.getByLabel('Job title').fill('Pizza chef');
  await position.getByLabel('From month').selectOption('March');
  await position.getByLabel('From year').selectOption('2020');
}

/** Answers every question that must be answered. */
async function answerQuestions(page: Page) {
  for (const group of await page
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all())
    await group.getByRole('radio').first().check();
  for (const text of await page.locator('textarea[required]').all()) await text.fill('Yes, since 2019.');
}

test('an application is made in the modal, by keyboard, with a draft that survives', async ({ page }) => {
  const email = 'apply.modal@example.com';
  await page.goto(JOB);
  await page
    .getByRole('link', { name: /^Apply/ })
    .first()
    .press('Enter');
  const modal = page.getByRole('dialog', { name: /^Apply: / });
  await expect(modal.getByText('remember what you type on this device for a day')).toBeVisible();
  await expectAccessible(page);
  await check(page).press('Enter');
  await expect(page.getByRole('group', { name: 'Nearly there' })).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('Enter your first name.');
  await expectAccessible(page);

  await fillPerson(page, email);
  await fillPosition(page, 'Your most recent job');
  await page.getByLabel('I still work there.').check();
  await expect(page.getByLabel('To year')).toBeHidden();
  await page.getByRole('button', { name: 'Add another job' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Job 2' }).getByLabel('Employer')).toBeFocused();
  await page.getByRole('button', { name: 'Remove job 2' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Job 2' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove job 2' })).toHaveCount(0);
  await answerQuestions(page);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await page.reload();
  await page
    .getByRole('link', { name: /^Apply/ })
    .first()
    .click();
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace');
  await expect(page.getByLabel('I still work there.')).toBeChecked();

  const summary = page.getByRole('group', { name: 'Nearly there' });
  await page.getByLabel('I still work there.').uncheck();
  await check(page).press('Enter');
  await expect(summary.getByRole('link')).toHaveText([/the month you left/, /the year you left/]);
  await page.getByLabel('I still work there.').check();
  await test.step('a file that is no CV is told of as it is chosen', async () => {
    const file = page.getByLabel(/^CV/);
    await file.setInputFiles([{ ...cv, name: 'me.png' }]);
    await expect(file).toHaveAccessibleDescription(/must be a .pdf or .docx file/);
    await expect(page.getByRole('status').filter({ hasText: 'must be a .pdf or .docx file' })).toHaveCount(1);
    await expectAccessible(page);
    await file.setInputFiles([{ ...cv, buffer: Buffer.alloc(MAX_CV_BYTES + 1) }]);
    await expect(file).toHaveAccessibleDescription(/larger than 5 MB/);
    await file.setInputFiles([cv]);
    await expect(file).not.toHaveAccessibleDescription(/larger/);
  });
  await check(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Does this look right?' })).toBeFocused();
  await expect(summary).toBeHidden();
  await expect(page.getByText('Pizza chef, Da Michele, March 2020 to now')).toBeVisible();
  await expect(page.getByText('CV Ada.pdf')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Not given' })).not.toHaveCount(0);
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByLabel('First name')).toBeFocused();
  expect(await page.getByLabel(/^CV/).evaluate((field: HTMLInputElement) => field.files?.length)).toBe(1);
  await page.goForward();
  await expect(page.getByText('CV Ada.pdf')).toBeVisible();
  await send(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Thanks for applying.' })).toBeVisible();
  await expect(page.getByText(`${email}, with a link to withdraw your application. Can’t see it?`)).toBeVisible();
  await expect(reference(page)).toHaveText(/^[A-Z\d]{8}$/);
  await expect(page.getByRole('link', { name: 'See other jobs' })).toHaveAttribute('href', '/careers/job-search');
  await expectAccessible(page);
  const given = new RegExp(String(await reference(page).textContent()));
  expect(await htmlOfEmail(email, given)).toContain('Withdraw my application');
  await page.reload();
  await expect(modal).toBeVisible();
  await expect(reference(page)).toHaveText(given);
  await page.keyboard.press('Escape');
  await page.goto(JOB);
  await expect(modal).toBeHidden();
  await page
    .getByRole('link', { name: /^Apply/ })
    .first()
    .click();
  await expect(page.getByLabel('Last name')).toHaveValue('');

  await test.step('withdrawn in one tab, the other says so on its press, and each answer has the focus', async () => {
    const link = await linkInEmail(email, WITHDRAW_LINK);
    const other = await page.context().newPage();
    for (const tab of [page, other]) await tab.goto(link);
    await takenOver(other);
    const withdraw = (tab: Page) => tab.getByRole('button', { name: 'Withdraw my application' });
    await withdraw(page).press('Enter');
    await expect(page.getByRole('heading', { name: 'We’ve withdrawn your application.' })).toBeFocused();
    await withdraw(other).press('Enter');
    await expect(other.getByRole('heading', { name: 'This link no longer works.' })).toBeFocused();
  });
});

test('Back closes the application on its job; forward and a reload reopen it as typed @phone-first', async ({
  page,
}) => {
  const modal = page.getByRole('dialog', { name: /^Apply: / });
  const apply = page.getByRole('link', { name: /^Apply/ }).first();
  const first = modal.getByLabel('First name');
  await page.goto('/careers/job-search?q=Leeds');
  await page.goto(JOB);
  await apply.click();
  await first.fill('Ada');
  await modal.getByLabel(/^CV/).setInputFiles([cv]);
  await expect(page).toHaveURL(`${JOB}/apply`);
  await page.goBack();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(JOB);
  await expect(apply).toBeFocused();
  await page.goForward();
  await expect(first).toHaveValue('Ada');
  expect(await modal.getByLabel(/^CV/).evaluate((field: HTMLInputElement) => field.files?.[0]?.name)).toBe(cv.name);

  await page.reload();
  await takenOver(page);
  await expect(first).toHaveValue('Ada');
  await expectAccessibleAtEachSize(page);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(JOB);
  await apply.click();
  await expect(first).toHaveValue('Ada');
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
  // No entry of the card is left behind: one step back is the page before the job's.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs near Leeds' })).toBeVisible();
});

test('an application that is refused says so in the modal and loses nothing typed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(JOB);
  await page
    .getByRole('link', { name: /^Apply/ })
    .first()
    .click();
  await fillPerson(page, 'apply.refused@example.com');
  await fillPosition(page, 'Your most recent job');
  await page.getByLabel('I still work there.').check();
  await answerQuestions(page);
  await page.getByLabel(/^CV/).setInputFiles([{ ...cv, buffer: Buffer.from('not a PDF') }]);
  await check(page).click();
  await send(page).click();
  const failure = page.getByRole('dialog', { name: 'We couldn’t send your application' });
  await expect(failure).toContainText(
    'One (or more) of the fields you submitted were invalid, please correct any errors and try again.',
  );
  await expect(failure.getByRole('listitem')).toHaveText([/doesn’t match what’s in it/]);
  await expectAccessible(page);
  await page.goBack();
  await expect(failure).toBeHidden();
  await page.goForward();
  await failure.getByRole('button').click();
  await expect(page.getByRole('group', { name: /^One \(or more\)/ })).toBeFocused();
  await expect(page.getByLabel(/^CV/)).toHaveAccessibleDescription(/doesn’t match what’s in it/);
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Clear what I’ve typed' }).click();
  await expect(page.getByText('Cleared.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('the application page does not shift when scripts take over', async ({ page }) => {
  await failOnMoves(page);
  await page.goto(`${JOB}/apply`);
  await expect(page.getByRole('button', { name: 'Clear what I’ve typed' })).toBeVisible();
  await expect(check(page)).toBeVisible();
});

test('input typed before the scripts ran overrides the draft, and the CV stays', async ({ page }) => {
  await page.goto(`${JOB}/apply`);
  await fillPerson(page, 'apply.early@example.com');
  await fillPosition(page, 'Your most recent job');
  // Has no scripts, so that the page asked for next is the only one whose scripts are held.
  await page.goto('/healthz');
  const serve = await holdScripts(page);
  await page.evaluate((to) => window.location.assign(to), `${JOB}/apply`);
  await page.waitForURL('**/apply', { waitUntil: 'commit' });
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel(/^CV/).setInputFiles([cv]);
  serve();
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace');
  await expect(page.getByLabel('From year')).toHaveValue('2020');
  await expect(page.getByLabel('First name')).toHaveValue('Grace');
  expect(await page.getByLabel(/^CV/).evaluate((field: HTMLInputElement) => field.files?.[0]?.name)).toBe(cv.name);
});
