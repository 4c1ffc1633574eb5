import { addDays } from '../../values/time/wall-time.ts';
import type { Vacancy } from '../contracts/job.ts';
import { jobStateOn } from './known-jobs.ts';

/** Days before its last one in which a job closes soon. */
const SOON_DAYS = 14;
/** Fewer than this share of the jobs open two weeks on is warned of. */
const TOO_FEW = 0.5;

/** How many jobs can be applied for on a day, and a warning when most are closed or soon will be; none without jobs. */
export function jobsNotice(jobs: readonly Pick<Vacancy, 'posted' | 'closes'>[], today: string): string[] {
  if (jobs.length === 0) return [];
  const on = (day: string, state: string | null) => jobs.filter((job) => jobStateOn(job, day) === state).length;
  const open = jobs.filter((job) => jobStateOn(job, today) === 'open');
  const soon = open.filter(({ closes }) => closes < addDays(today, SOON_DAYS)).length;
  const counts = `Jobs: ${open.length} open, ${soon} of them closing within ${SOON_DAYS} days; ${on(today, 'closed')} closed, ${on(today, null)} to come.`;
  const left = on(addDays(today, SOON_DAYS), 'open');
  if (left >= jobs.length * TOO_FEW) return [counts];
  return [counts, `Warning: in ${SOON_DAYS} days only ${left} of ${jobs.length} jobs will be open. See content/jobs.`];
}
