import { expect, it } from 'vitest';
import { brandContent } from '../../../tests/support/app.ts';
import { jobPostingRule } from '../../../tests/support/search-engine-rules.ts';
import { testVacancy } from '../../../tests/support/vacancies.ts';
import { currentLogo } from '../../settings/current-logo.ts';
import { jobKnowledge, readJob, shownJob } from '../rules/known-jobs.ts';
import { jobStructuredData } from './job-structured-data.ts';

const TODAY = '2026-11-20';

async function site() {
  const { settings } = (await brandContent()).published;
  return { ...settings, logo: currentLogo(settings as never, 0) };
}

async function postingOf(given: Parameters<typeof testVacancy>[0]) {
  const content = { ...(await brandContent()), jobs: [testVacancy(given)] };
  const found = readJob(jobKnowledge(content), given.job_id, TODAY);
  if (!found) throw new Error('no job');
  return jobPostingRule.parse(jobStructuredData(await site(), shownJob(found)));
}

it('of every job of the sample brand is what search engines ask for', async () => {
  const content = await brandContent();
  const known = jobKnowledge(content);
  const open = known.jobs.flatMap(({ job_id }) => readJob(known, job_id, TODAY) ?? []);
  expect(open.length).toBeGreaterThan(75);
  for (const one of open) jobPostingRule.parse(jobStructuredData(await site(), shownJob(one)));
});

it('says what the page says, and ends with the last day', async () => {
  const posting = await postingOf({ job_id: 'a', closes: '2027-06-30', jobtype: 'part time', contract: 'seasonal' });
  expect(posting).toMatchObject({
    title: 'Pizzaiolo',
    datePosted: '2026-11-01',
    validThrough: '2027-06-30T23:59:00+01:00',
    employmentType: ['PART_TIME', 'TEMPORARY'],
    baseSalary: { value: { minValue: 14.2, maxValue: 16, unitText: 'HOUR' } },
    jobLocation: { address: { addressLocality: 'Leeds', postalCode: 'LS1 5RU' } },
  });
  expect(posting.description).toContain('<p>Stretch &amp; bake &lt;well&gt;.</p><ul><li>Be there</li></ul>');
});
