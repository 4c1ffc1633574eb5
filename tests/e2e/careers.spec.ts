import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support.ts';

const jobsIn = (page: Page) =>
  page
    .locator('#panel-list')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
/** The summary line that a search with results folds to on a phone. */
const foldedSearch = (page: Page) => page.locator('summary', { hasText: 'Change the search' });

test('a job seeker finds a job near home by postcode and kind, in the list and on the map @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/careers');
  await page.getByRole('main').getByRole('link', { name: 'See the jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a job near home' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Postcode, town or restaurant').fill('YO1 9NT');
  await page.getByLabel('Full time').uncheck();
  await page.getByRole('button', { name: 'Find jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs near YO1 9NT' })).toBeVisible();
  if (!isMobile) await expect(page.getByRole('button', { name: 'Find jobs' })).toBeFocused();
  const jobs = jobsIn(page);
  await expect(jobs.first()).toContainText('Part time');
  await expect(jobs.first()).toContainText(/under 100 yards|0\.\d miles/);
  await page.getByRole('navigation', { name: 'Kinds of job' }).getByRole('link', { name: 'Front of house' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Front of house near YO1 9NT' })).toBeVisible();
  await expect(page).toHaveURL('/careers/job-search/front-of-house?q=YO1+9NT&type=part-time');
  await expect(page.getByLabel('Full time')).not.toBeChecked();
  if (!isMobile) {
    await page.locator('button[data-slug=york-coppergate]').press('Enter', { timeout: 30_000 });
    await expect(page.getByRole('dialog', { name: 'York Coppergate' })).toContainText('1 job');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Host', exact: true }).click();
  } else await page.getByRole('link', { name: 'Host', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Host' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Apply for Host, York Coppergate/ }).first()).toBeVisible();
  await expectAccessible(page);
});

test('on a phone a job search with results folds, so the first screen shows jobs @phone-only', async ({ page }) => {
  const place = page.getByLabel('Postcode, town or restaurant');
  const find = page.getByRole('button', { name: 'Find jobs' });
  const status = page.getByRole('status').filter({ hasText: 'jobs' });
  await page.goto('/careers/job-search');
  await expect(jobsIn(page).getByRole('heading').first()).toBeInViewport({ ratio: 1 });
  await expect(find).toBeInViewport({ ratio: 1 });

  await place.fill('LS1 4DY');
  await page.getByLabel('Full time').uncheck();
  await find.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs near LS1 4DY' })).toBeInViewport({ ratio: 1 });
  await expect(status).toHaveText(/^\d+ jobs within 100 miles, nearest first(, head office last)?$/);
  await expect(foldedSearch(page)).toBeFocused();
  await expect(foldedSearch(page)).toContainText('Any kind of work, part time');
  await expect(find).toBeHidden();
  await expect(jobsIn(page).first()).toBeInViewport({ ratio: 1 });
  await expect(jobsIn(page).getByRole('heading').nth(1)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  // Opened, it shows the search; one without results stays open.
  await page.keyboard.press('Enter');
  await expect(place).toHaveValue('LS1 4DY');
  await expect(page.getByLabel('Full time')).not.toBeChecked();
  await expectAccessible(page);
  await place.fill('nowhere at all');
  await place.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find “nowhere at all”');
  await expect(status).toHaveText('No jobs found');
  await expect(place).toBeFocused();
  await expect(find).toBeVisible();
  await expect(foldedSearch(page)).toBeHidden();

  await page.goBack();
  await expect(find).toBeHidden();
  await expect(foldedSearch(page)).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a job near home' })).toBeVisible();
  await expect(find).toBeFocused();
  await expect(place).toHaveValue('');
  await expect(page.getByLabel('Full time')).toBeChecked();
  await find.click();
  await expect(page).toHaveURL(/\?q=&/);
  await expect(find).toBeVisible();
  await page.goto('/careers/job-search/front-of-house?q=York&group=foh-team');
  await expect(foldedSearch(page)).toContainText('Waiters and hosts, full or part time');
  await page.reload();
  await expect(find).toBeHidden();
  await expect(jobsIn(page).first()).toBeInViewport({ ratio: 1 });
  await foldedSearch(page).click();
  await find.click();
  await expect(find).toBeHidden();
  await expect(foldedSearch(page)).toBeFocused();
});

test('a closed job says so, lists jobs nearby and takes no application', async ({ page }) => {
  const answer = await page.goto('/careers/job/2995');
  expect(answer?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1, name: 'This job has closed' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Apply/ })).toHaveCount(0);
  await expect(page.locator('script[type="application/ld+json"]').filter({ hasText: 'JobPosting' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Similar jobs nearby' }).getByRole('link').first().click();
  await expect(page.getByRole('link', { name: /^Apply for / }).first()).toBeVisible();
});

test('a refused position is explained beside the job search', async ({ page, context }) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_, failed) =>
      failed?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
  });
  await page.goto('/careers/job-search');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('To search for jobs near you, please enable location services.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript a job search with results folds on a phone and opens again @phone-only', async ({
    page,
  }) => {
    await page.goto('/careers/job-search?q=LS1+4DY&type=part-time');
    await expect(jobsIn(page).first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Find jobs' })).toBeHidden();
    await foldedSearch(page).click();
    await page.getByLabel('Full time').check();
    await page.getByRole('button', { name: 'Find jobs' }).click();
    await expect(foldedSearch(page)).toContainText('Any kind of work, full or part time');
    await expect(page.getByRole('button', { name: 'Find jobs' })).toBeHidden();
  });
});
