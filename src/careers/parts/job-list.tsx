import { PageLink } from '../../ui/links/page-link.tsx';
import { milesText } from '../../values/miles.ts';
import { formatDayMonthYear } from '../../values/time/wall-time.ts';
import type { JobSummary } from '../contracts/job.ts';
import { jobPath } from '../rules/job-query.ts';
import { payText, termsText } from '../rules/job-words.ts';

type JobRowProps = { job: JobSummary; heading: 'h2' | 'h3' };

function JobRow({ job, heading: Heading }: JobRowProps) {
  const { job_id, name, place, distance, summary, pay, hours, closes } = job;
  return (
    <li
      data-row={place.slug}
      className="grid gap-x-10 gap-y-2 border-line border-t py-6 first:border-t-0 lg:in-data-beside:first:pt-0 lg:grid-cols-[minmax(0,1fr)_20rem] lg:in-data-beside:grid-cols-1"
    >
      <div>
        <Heading className="text-heading">
          <PageLink to={jobPath(job_id)} className="text-tomato hover:underline">
            {name}
          </PageLink>
        </Heading>
        <p className="mt-1 flex flex-wrap gap-x-4 font-semibold">
          <span>{place.title}</span>
          {distance !== null && <span className="figures whitespace-nowrap text-basil">{milesText(distance)}</span>}
        </p>
        <p className="mt-2 max-w-text">{summary}</p>
      </div>
      <ul className="text-sm lg:pt-2">
        <li className="font-bold">{payText(pay)}</li>
        <li>{termsText(job)}</li>
        <li>{hours}</li>
        <li className="text-ink-soft">Apply by {formatDayMonthYear(closes)}</li>
      </ul>
    </li>
  );
}

/** Jobs one below the other, each a link to its page. */
export function JobList({ jobs, heading = 'h2' }: { jobs: readonly JobSummary[]; heading?: 'h2' | 'h3' }) {
  return (
    <ol className="border-line border-b">
      {jobs.map((job) => (
        <JobRow key={job.job_id} job={job} heading={heading} />
      ))}
    </ol>
  );
}
