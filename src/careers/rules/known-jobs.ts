import type { CareersSettings } from '../../settings/contract.ts';
import { HEAD_OFFICE } from '../contracts/constants.ts';
import type { JobAnswer, JobState, JobSummary, Vacancy, Workplace } from '../contracts/job.ts';

type HiringSettings = Pick<CareersSettings, 'headOffice' | 'keptDays'>;
type KnownRestaurant = Workplace & { storeId: string; email: string };

export type JobKnowledge = {
  jobs: readonly Vacancy[];
  restaurants: readonly KnownRestaurant[];
  careers: HiringSettings;
};

type ContentLike = Pick<JobKnowledge, 'restaurants'> & {
  jobs?: Vacancy[];
  published: { settings: { careers: HiringSettings } };
};

/** The parts of the content needed for jobs. Content stored by the previous release has no jobs. */
export const jobKnowledge = ({ jobs = [], restaurants, published: start }: ContentLike): JobKnowledge => ({
  jobs,
  restaurants,
  careers: start.settings.careers,
});

/** A job's place with its hiring address. */
export type HiringWorkplace = Workplace & { email: string };

/** A job's place; null if there is no such restaurant or head office. */
export function placeOf({ at }: Pick<Vacancy, 'at'>, { restaurants, careers }: JobKnowledge): HiringWorkplace | null {
  if (at === HEAD_OFFICE)
    return careers.headOffice ? { ...careers.headOffice, storeId: null, slug: HEAD_OFFICE } : null;
  const restaurant = restaurants.find(({ slug }) => slug === at);
  if (!restaurant) return null;
  const { storeId, slug, title, town, address, postcode, lat, lng, email } = restaurant;
  return { storeId, slug, title, town, address, postcode, lat, lng, email };
}

/** Whether there is a workplace with this slug. */
export const isWorkplace = (at: string, knowledge: JobKnowledge): boolean => placeOf({ at }, knowledge) !== null;

/** Whether a job takes applications on a day ('YYYY-MM-DD' in London); null if it hasn't been posted yet. */
export function jobStateOn(
  { posted: start, closes }: Pick<Vacancy, 'posted' | 'closes'>,
  today: string,
): JobState | null {
  if (today < start) return null;
  return today <= closes ? 'open' : 'closed';
}

/** A job with its place and today's state. */
export type KnownJob = { job: Vacancy; place: HiringWorkplace; state: JobState };

/** A job by id; null if unknown or not yet posted. */
export function readJob(knowledge: JobKnowledge, jobId: string, today: string): KnownJob | null {
  const job = knowledge.jobs.find(({ job_id }) => job_id === jobId);
  const place = job && placeOf(job, knowledge);
  const state = job && jobStateOn(job, today);
  return job && place && state ? { job, place, state } : null;
}

const publicPlace = ({ email: _, ...place }: HiringWorkplace): Workplace => place;

/** A job as visitors see it, without the hiring address. */
export function publicJob({ job: { at: _, ...job }, place, state }: KnownJob): JobAnswer {
  return { ...job, place: publicPlace(place), distance: null, state };
}

function shortJob(
  { at: _, description: __, benefits: ___, questions: ____, ...job }: Vacancy,
  place: HiringWorkplace,
): JobSummary {
  return { ...job, place: publicPlace(place), distance: null };
}

/** The last list for each version of the jobs, reused for every search on that day. */
const openJobs = new WeakMap<readonly Vacancy[], { today: string; open: readonly JobSummary[] }>();

/** A day's open jobs, newest first; cached for a day. */
export function jobsOpenOn(knowledge: JobKnowledge, today: string): readonly JobSummary[] {
  const before = openJobs.get(knowledge.jobs);
  if (before?.today === today) return before.open;
  const open = listJobs(knowledge, today);
  openJobs.set(knowledge.jobs, { today, open });
  return open;
}

function listJobs(knowledge: JobKnowledge, today: string): JobSummary[] {
  return knowledge.jobs
    .flatMap((job) => {
      const place = placeOf(job, knowledge);
      return place && jobStateOn(job, today) === 'open' ? [shortJob(job, place)] : [];
    })
    .toSorted((a, b) => b.posted.localeCompare(a.posted) || a.job_id.localeCompare(b.job_id));
}
