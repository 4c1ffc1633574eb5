import { ButtonLink } from '../../ui/button.tsx';
import { Container, Section } from '../../ui/section.tsx';
import { JobList } from '../parts/job-list.tsx';
import { jobSearchPath } from '../rules/job-query.ts';
import { JobDetail } from './job-detail.tsx';
import { JobWhere } from './job-where.tsx';
import type { JobPageData } from './load-job-page.ts';

/** The jobs nearest to it and like it. */
export function Alike({ job, alike }: Pick<JobPageData, 'job' | 'alike'>) {
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

/** An open job, where it is, and those like it. */
export function JobArticle(page: JobPageData) {
  return (
    <>
      <JobDetail {...page} />
      <Section tone="shade">
        <Container>
          <JobWhere job={page.job} />
        </Container>
      </Section>
      <Alike {...page} />
    </>
  );
}
