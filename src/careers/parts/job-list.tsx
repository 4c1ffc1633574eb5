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
    <li data-row={place.slug} className="awning-hung @container">
      <div className="perforated grid gap-x-8 gap-y-4 bg-paper px-5 py-6 sm:px-8 sm:py-8 @min-[46rem]:grid-cols-[minmax(0,1fr)_18rem]">
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
        <ul className="border-edge border-t-2 border-dashed pt-4 text-sm @min-[46rem]:border-t-0 @min-[46rem]:border-l-2 @min-[46rem]:pt-1 @min-[46rem]:pl-8">
          <li className="figures text-dish">{payText(pay)}</li>
          <li>{termsText(job)}</li>
          <li>{hours}</li>
          <li className="text-ink-soft">Apply by {formatDayMonthYear(closes)}</li>
        </ul>
      </div>
    </li>
  );
}

export function JobList({ jobs, heading = 'h2' }: { jobs: readonly JobSummary[]; heading?: 'h2' | 'h3' }) {
  return (
    <ol className="grid gap-5">
      {jobs.map((job) => (
        <JobRow key={job.job_id} job={job} heading={heading} />
      ))}
    </ol>
  );
}
