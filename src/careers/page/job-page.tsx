import { data, href, redirect } from 'react-router';
import { pageContext } from '../../platform/api/page-context.ts';
import { pageNotFound } from '../../platform/api/page-not-found.ts';
import { dayMoments } from '../../restaurants/open-moments.ts';
import { fetchRestaurant } from '../../restaurants/restaurant-calls.ts';
import { breadcrumbs } from '../../seo/breadcrumbs.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { structuredDataMeta } from '../../seo/structured-data.ts';
import { fetchSettings } from '../../settings/settings-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container, Section } from '../../ui/section.tsx';
import { firstChange } from '../../values/time/moments.ts';
import { ApplyHost } from '../apply/apply-host.tsx';
import type { JobAnswer, JobSummary } from '../contracts/job.ts';
import { fetchJob, fetchJobsLike } from '../job-calls.ts';
import { JobList } from '../parts/job-list.tsx';
import { categoryOf } from '../rules/job-categories.ts';
import { jobPath, jobSearchPath } from '../rules/job-query.ts';
import { categoryNames, payText } from '../rules/job-words.ts';
import type { Route } from './+types/job-page';
import { JobDetail } from './job-detail.tsx';
import { jobStructuredData } from './job-structured-data.ts';
import { JobWhere } from './job-where.tsx';

const GONE = 410;

/** /careers/job/{id}: a job; one that has closed answers 410, with the nearest like it. Without an id the list. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  if (!id) throw redirect(jobSearchPath({}));
  const { now, validUntil } = context.get(pageContext);
  const { site_id: siteId, url } = await fetchSettings(context);
  const [job, alike] = await Promise.all([fetchJob(context, id), fetchJobsLike(context, siteId, id)]);
  if (!job) throw pageNotFound();
  const restaurant = job.place.storeId === null ? null : await fetchRestaurant(context, job.place.slug);
  validUntil(firstChange([dayMoments(now)]));
  const picture = restaurant?.picture ?? null;
  return data(
    { job, alike, picture, url: `${url}${jobPath(job.job_id)}` },
    { status: job.state === 'open' ? 200 : GONE },
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { job } = loaderData;
  const isOpen = job.state === 'open';
  const category = categoryOf(job.category);
  const way = [
    { name: 'Careers', path: href('/:id1/:id2?', { id1: 'careers' }) },
    { name: categoryNames[category], path: jobSearchPath({ category }) },
    { name: job.position_unique_name, path: jobPath(job.job_id) },
  ];
  return [
    ...pageMeta(matches, {
      title: isOpen ? job.position_unique_name : 'This job has closed',
      // Its name first: other restaurants seek the same.
      description: `${job.position_unique_name}: ${payText(job.pay)}, ${job.hours}. ${job.summary}`,
      path: jobPath(job.job_id),
      shareOf: href('/:id1/:id2?', { id1: 'careers' }),
      index: isOpen,
    }),
    ...(isOpen ? structuredDataMeta(matches, (site) => [jobStructuredData(site, job), breadcrumbs(site, way)]) : []),
  ];
}

/** Why there is nothing to apply for. */
function Closed({ job }: { job: JobAnswer }) {
  return (
    <Section tone="butter">
      <Container>
        <p className="font-bold text-lead">{job.position_unique_name}</p>
        <h1 className="text-title text-tomato-deep">This job has closed</h1>
        <p className="mt-4 max-w-text text-lead">
          Thank you for looking. We no longer take applications for it, but the kitchen next door may be hiring.
        </p>
        <p className="mt-8">
          <ButtonLink to={jobSearchPath({})} size="large">
            All open jobs
          </ButtonLink>
        </p>
      </Container>
    </Section>
  );
}

/** The jobs nearest to it and like it. */
function Alike({ job, alike }: { job: JobAnswer; alike: readonly JobSummary[] }) {
  const { postcode } = job.place;
  return (
    <Section tone="paper" labelledBy="alike">
      <Container>
        <h2 id="alike" className="text-heading">
          {alike.length > 0 ? 'More like it near by' : 'Nothing like it is near'}
        </h2>
        <div className="mt-4">{alike.length > 0 && <JobList jobs={alike} heading="h3" />}</div>
        <p className="mt-8">
          <ButtonLink to={jobSearchPath({ q: postcode })} variant="line">
            All jobs near {postcode}
          </ButtonLink>
        </p>
      </Container>
    </Section>
  );
}

export default function JobPage({ loaderData: { job, alike, picture, url } }: Route.ComponentProps) {
  const isOpen = job.state === 'open';
  return (
    <>
      {isOpen ? <JobDetail job={job} picture={picture} url={url} /> : <Closed job={job} />}
      {isOpen && (
        <Section tone="shade">
          <Container>
            <JobWhere job={job} />
          </Container>
        </Section>
      )}
      <Alike job={job} alike={alike} />
      {isOpen && <ApplyHost job={job} />}
    </>
  );
}
