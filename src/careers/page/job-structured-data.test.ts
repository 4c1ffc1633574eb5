import { expect, it } from 'vitest';
import { brandContent } from '../../../tests/support/app.ts';
import { jobPostingRule } from '../../../tests/support/search-engine-rules.ts';
import { testVacancy } from '../../../tests/support/vacancies.ts';
import { currentLogo } from '../../settings/current-logo.ts';
import { jobKnowledge, publicJob, readJob } from '../rules/known-jobs.ts';
import { jobStructuredData } from './job-structured-data.ts';

const TODAY = '2026-11-20';

async function site() {
  const { settings } = (await brandContent()).published;
  return { ...settings, logo: currentLogo(settings as never, 0) };
}

async function postingOf(changes: Parameters<typeof testVacancy>[0]) {
  const content = { ...(await brandContent()), jobs: [testVacancy(changes)] };
  const vacancy = readJob(jobKnowledge(content), changes.job_id, TODAY);
  if (!vacancy) throw new Error('no job');
  return jobPostingRule.parse(jobStructuredData(await site(), publicJob(vacancy)));
}

it("the sample brand's jobs have the structured data search engines require", async () => {
  const content = await brandContent();
  const knowledge = jobKnowledge(content);
  const open = knowledge.jobs.flatMap(({ job_id }) => readJob(knowledge, job_id, TODAY) ?? []);
  expect(open.length).toBeGreaterThan(75);
  for (const vacancy of open) jobPostingRule.parse(jobStructuredData(await site(), publicJob(vacancy)));
});

it("a job's structured data matches its page and ends with the last day", async () => {
  const jobPosting = await postingOf({ job_id: 'a', closes: '2027-06-30', jobtype: 'part time', contract: 'seasonal' });
  expect(jobPosting).toMatchObject({
    title: 'Pizzaiolo',
    datePosted: '2026-11-01',
    validThrough: '2027-06-30T23:59:00+01:00',
    employmentType: ['PART_TIME', 'TEMPORARY'],
    baseSalary: { value: { minValue: 14.2, maxValue: 16, unitText: 'HOUR' } },
    jobLocation: { address: { addressLocality: 'Leeds', postalCode: 'LS1 5RU' } },
  });
  expect(jobPosting.description).toContain('<p>Stretch &amp; bake &lt;well&gt;.</p><ul><li>Be there</li></ul>');
});
