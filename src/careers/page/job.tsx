import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../../platform/api/page-context.ts';
import { pageNotFound } from '../../platform/api/page-not-found.ts';
import { dayMoments } from '../../restaurants/open-moments.ts';
import { fetchRestaurant } from '../../restaurants/restaurant-calls.ts';
import { fetchSettings } from '../../settings/settings-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container, Section } from '../../ui/section.tsx';
import { firstChange } from '../../values/time/moments.ts';
import { fetchJob, fetchJobsLike } from '../api/job-calls.ts';
import { JobList } from '../parts/job-list.tsx';
import { categoryOf } from '../rules/job-categories.ts';
import { jobPath, jobSearchPath } from '../rules/job-query.ts';
import { JobDetail } from './job-detail.tsx';
import { JobWhere } from './job-where.tsx';

type JobPageArgs = Pick<LoaderFunctionArgs, 'context'> & { id: string };

/** The data of a job's page, also behind the application card. 404 if unknown. */
export async function loadJobPage({ id, context }: JobPageArgs) {
  const { now, validUntil } = context.get(pageContext);
  const { site_id: siteId, url, careers } = await fetchSettings(context);
  const [job, alike] = await Promise.all([fetchJob(context, id), fetchJobsLike(context, siteId, id)]);
  if (!job) throw pageNotFound();
  const { slug, storeId } = job.place;
  const restaurant = storeId === null ? null : await fetchRestaurant(context, slug);
  validUntil(firstChange([dayMoments(now)]));
  const picture = restaurant?.picture ?? careers.headers[categoryOf(job.category)] ?? null;
  // What happens after applying; for a closed job, where to look instead.
  const words = job.state === 'open' ? careers.applicationAnswer : careers.closedLead;
  return { job, alike, picture, words, url: `${url}${jobPath(job.job_id)}` };
}

export type JobPageData = Awaited<ReturnType<typeof loadJobPage>>;

export function Alike({ job, alike }: Pick<JobPageData, 'job' | 'alike'>) {
  const { postcode } = job.place;
  return (
    <Section tone="shade" labelledBy="alike">
      <Container>
        <h2 id="alike" className="text-heading">
          {alike.length > 0 ? 'Similar jobs nearby' : 'Nothing similar nearby'}
        </h2>
        <div className="mt-4">{alike.length > 0 && <JobList jobs={alike} heading="h3" />}</div>
        <p className="mt-8">
          <ButtonLink to={jobSearchPath({ q: postcode })} variant="line">
            See all jobs near {postcode}
          </ButtonLink>
        </p>
      </Container>
    </Section>
  );
}

export function JobArticle(page: JobPageData) {
  return (
    <>
      <JobDetail {...page} />
      <Section tone="paper">
        <Container>
          <JobWhere job={page.job} />
        </Container>
      </Section>
      <Alike {...page} />
    </>
  );
}
