import { data, href } from 'react-router';
import { pageNotFound } from '../../platform/api/page-not-found.ts';
import { breadcrumbs, type Crumb } from '../../seo/breadcrumbs.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { describePage } from '../../seo/structured-data.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container, Section } from '../../ui/section.tsx';
import { GONE } from '../../values/http-status.ts';
import type { PagePolicy } from '../../values/pages/page-policy.ts';
import { ApplyHost } from '../apply/apply-host.tsx';
import type { JobAnswer } from '../contracts/job.ts';
import { categoryOf } from '../rules/job-categories.ts';
import { jobPath, jobSearchPath } from '../rules/job-query.ts';
import { categoryNames, payText } from '../rules/job-words.ts';
import type { Route } from './+types/job-page';
import { Alike, JobArticle, type JobPageData, loadJobPage } from './job.tsx';
import { jobStructuredData } from './job-structured-data.ts';

/** The breadcrumb. */
function wayTo(job: JobAnswer): Crumb[] {
  const category = categoryOf(job.category);
  return [
    { name: 'Careers', path: href('/:id1/:id2?', { id1: 'careers' }) },
    { name: categoryNames[category], path: jobSearchPath({ category }) },
    { name: job.position_unique_name, path: jobPath(job.job_id) },
  ];
}

export const handle = { cache: 'always' } satisfies PagePolicy;

/**
 * /careers/job/{id}: a job; a closed one is 410, with the nearest similar ones. Without an id it redirects to the
 * list, see src/seo/redirects/look-up.ts.
 */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  if (!id) throw pageNotFound();
  const page = await loadJobPage({ id, context });
  if (page.job.state !== 'open') return data(page, { status: GONE });
  describePage(context, (site) => [jobStructuredData(site, page.job), breadcrumbs(site, wayTo(page.job))]);
  return data(page);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { job } = loaderData;
  const isOpen = job.state === 'open';
  return pageMeta(matches, {
    title: isOpen ? job.position_unique_name : 'This job has closed',
    // Its name first, since other restaurants advertise the same job.
    description: `${job.position_unique_name}: ${payText(job.pay)}, ${job.hours}. ${job.summary}`,
    path: jobPath(job.job_id),
    shareOf: href('/:id1/:id2?', { id1: 'careers' }),
    index: isOpen,
  });
}

function Closed({ job, words }: Pick<JobPageData, 'job' | 'words'>) {
  return (
    <Section tone="butter">
      <Container>
        <p className="font-bold text-lead">{job.position_unique_name}</p>
        <h1 className="text-title text-tomato-deep">This job has closed</h1>
        <p className="mt-4 max-w-text text-lead">{words}</p>
        <p className="mt-8">
          <ButtonLink to={jobSearchPath({})} size="large">
            See all open jobs
          </ButtonLink>
        </p>
      </Container>
    </Section>
  );
}

export default function JobPage({ loaderData }: Route.ComponentProps) {
  const { job, words } = loaderData;
  if (job.state !== 'open')
    return (
      <>
        <Closed job={job} words={words} />
        <Alike {...loaderData} />
      </>
    );
  return (
    <>
      <JobArticle {...loaderData} />
      <ApplyHost key={job.job_id} job={job} answer={words} />
    </>
  );
}
