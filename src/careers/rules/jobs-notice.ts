import { addDays } from '../../values/time/wall-time.ts';
import type { Vacancy } from '../contracts/job.ts';
import { jobStateOn } from './known-jobs.ts';

/** Jobs with up to this many days left are closing soon. */
const SOON_DAYS = 14;
/** Warn if fewer than this share of the jobs will be open in two weeks. */
const TOO_FEW = 0.5;

/** The number of open jobs on a day, and a warning if most are closed or soon will be; empty without jobs. */
export function jobsNotice(jobs: readonly Pick<Vacancy, 'posted' | 'closes'>[], today: string): string[] {
  if (jobs.length === 0) return [];
  const on = (day: string, state: string | null) => jobs.filter((job) => jobStateOn(job, day) === state).length;
  const open = jobs.filter((job) => jobStateOn(job, today) === 'open');
  const soon = open.filter(({ closes }) => closes < addDays(today, SOON_DAYS)).length;
  const counts = `Jobs: ${open.length} open, ${soon} of them closing within ${SOON_DAYS} days; ${on(today, 'closed')} closed, ${on(today, null)} to come.`;
  const remaining = on(addDays(today, SOON_DAYS), 'open');
  if (remaining >= jobs.length * TOO_FEW) return [counts];
  return [
    counts,
    `Warning: in ${SOON_DAYS} days only ${remaining} of ${jobs.length} jobs will be open. See content/jobs.`,
  ];
}
