import type { CareersSettings } from '../../settings/contract.ts';
import { HEAD_OFFICE } from '../contracts/constants.ts';
import type { JobAnswer, JobState, JobSummary, Vacancy, Workplace } from '../contracts/job.ts';

type HiringSettings = Pick<CareersSettings, 'headOffice' | 'keptDays'>;
type KnownRestaurant = Workplace & { storeId: string; email: string };

/** What is known of jobs from the content. */
export type JobKnowledge = {
  jobs: readonly Vacancy[];
  restaurants: readonly KnownRestaurant[];
  careers: HiringSettings;
};

type ContentLike = Pick<JobKnowledge, 'restaurants'> & {
  jobs?: Vacancy[];
  published: { settings: { careers: HiringSettings } };
};

/** What is needed of the whole content. What the release before stored in the database has no jobs. */
export const jobKnowledge = ({ jobs = [], restaurants, published }: ContentLike): JobKnowledge => ({
  jobs,
  restaurants,
  careers: published.settings.careers,
});

/** Where a job is, and who hires there. */
export type HiringWorkplace = Workplace & { email: string };

/** The place of a job; null when there is no such restaurant, or no head office. */
export function placeOf({ at }: Pick<Vacancy, 'at'>, { restaurants, careers }: JobKnowledge): HiringWorkplace | null {
  if (at === HEAD_OFFICE)
    return careers.headOffice ? { ...careers.headOffice, storeId: null, slug: HEAD_OFFICE } : null;
  const found = restaurants.find(({ slug }) => slug === at);
  if (!found) return null;
  const { storeId, slug, title, town, address, postcode, lat, lng, email } = found;
  return { storeId, slug, title, town, address, postcode, lat, lng, email };
}

/** Whether a job could be at this place, by the slug of a restaurant or as the head office. */
export const isWorkplace = (at: string, known: JobKnowledge): boolean => placeOf({ at }, known) !== null;

/** Whether one can apply on a day ('YYYY-MM-DD' in London); null when it is not to be seen yet. */
export function jobStateOn({ posted, closes }: Pick<Vacancy, 'posted' | 'closes'>, today: string): JobState | null {
  if (today < posted) return null;
  return today <= closes ? 'open' : 'closed';
}

/** A job with its place and whether one can apply for it today. */
export type KnownJob = { job: Vacancy; place: HiringWorkplace; state: JobState };

/** The job of an id; null when there is none, or none to be seen yet. */
export function readJob(known: JobKnowledge, jobId: string, today: string): KnownJob | null {
  const job = known.jobs.find(({ job_id }) => job_id === jobId);
  const place = job && placeOf(job, known);
  const state = job && jobStateOn(job, today);
  return job && place && state ? { job, place, state } : null;
}

const shownPlace = ({ email: _, ...place }: HiringWorkplace): Workplace => place;

/** A job as visitors see it: not who reads the applications. */
export function shownJob({ job: { at: _, ...job }, place, state }: KnownJob): JobAnswer {
  return { ...job, place: shownPlace(place), distance: null, state };
}

/** A job as lists show it. */
function shortJob(
  { at: _, description: __, benefits: ___, questions: ____, ...job }: Vacancy,
  place: HiringWorkplace,
): JobSummary {
  return { ...job, place: shownPlace(place), distance: null };
}

/** What was listed last for a content's jobs: the same for every search of a day. */
const listed = new WeakMap<readonly Vacancy[], { today: string; open: readonly JobSummary[] }>();

/** The jobs one can apply for on a day, the newest first; of the same content listed once a day. */
export function jobsOpenOn(known: JobKnowledge, today: string): readonly JobSummary[] {
  const before = listed.get(known.jobs);
  if (before?.today === today) return before.open;
  const open = listJobs(known, today);
  listed.set(known.jobs, { today, open });
  return open;
}

function listJobs(known: JobKnowledge, today: string): JobSummary[] {
  return known.jobs
    .flatMap((job) => {
      const place = placeOf(job, known);
      return place && jobStateOn(job, today) === 'open' ? [shortJob(job, place)] : [];
    })
    .toSorted((one, other) => other.posted.localeCompare(one.posted) || one.job_id.localeCompare(other.job_id));
}
