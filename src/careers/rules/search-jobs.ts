import { milesBetween } from '../../platform/geo/distance.ts';
import type { GeoPoint } from '../../platform/geo/types.ts';
import { HEAD_OFFICE, type JobCategory, type JobType, type TitleGroup } from '../contracts/constants.ts';
import type { JobSummary, Workplace } from '../contracts/job.ts';
import { categoryOf } from './job-categories.ts';

/** Jobs this far away or further are not near (product 10.3). */
export const MAX_MILES = 100;
export const JOBS_ON_PAGE = 20;
/** The most places on a map; thousands would be slow. */
const MOST_PLACES = 200;
/** The most jobs named at a place on a map. */
const MOST_NAMED = 3;

/** A search: every filter must match. */
export type JobSearch = {
  category?: JobCategory | null;
  types: readonly JobType[];
  group?: TitleGroup | null;
  /** Slug of a restaurant. */
  at?: string;
  near?: GeoPoint | null;
};

/** A place with its first matching jobs and their number. */
export type WorkplaceWithJobs = Workplace & { count: number; distance: number | null; jobs: Named[] };
type Named = Pick<JobSummary, 'job_id' | 'name'>;

/** One page of results, from 1, and their places, up to the most a map can show. */
export type JobsFound = { jobs: JobSummary[]; total: number; page: number; pages: number; places: WorkplaceWithJobs[] };

/** Miles from a point, cached by place. */
function milesFrom(near: GeoPoint): (place: Workplace) => number {
  const cache = new Map<string, number>();
  return (place) => {
    const miles = cache.get(place.slug) ?? milesBetween(near, place);
    cache.set(place.slug, miles);
    return miles;
  };
}

const oneDecimal = (miles: number) => Math.round(miles * 10) / 10;

/** Jobs under a hundred miles away, nearest first, with their distance. */
function nearest(jobs: readonly JobSummary[], near: GeoPoint): JobSummary[] {
  const miles = milesFrom(near);
  return jobs
    .filter(({ place }) => miles(place) < MAX_MILES)
    .toSorted((a, b) => miles(a.place) - miles(b.place))
    .map((job) => ({ ...job, distance: oneDecimal(miles(job.place)) }));
}

/** A search near a place is for work in a restaurant, so head office comes last. */
function restaurantsFirst(jobs: readonly JobSummary[]): JobSummary[] {
  const isOffice = ({ place }: JobSummary) => place.slug === HEAD_OFFICE;
  return [...jobs.filter((job) => !isOffice(job)), ...jobs.filter(isOffice)];
}

/** The matching jobs, in their original order or nearest first (product 10.3). */
export function jobsThatFit(
  jobs: readonly JobSummary[],
  { category, types, group, at, near }: JobSearch,
): JobSummary[] {
  const fit = jobs.filter(
    (job) =>
      types.includes(job.jobtype) &&
      (!category || categoryOf(job.category) === category) &&
      (!group || job.titleGroup === group) &&
      (!at || job.place.slug === at),
  );
  return near ? restaurantsFirst(nearest(fit, near)) : fit;
}

function placesOf(jobs: readonly JobSummary[]): WorkplaceWithJobs[] {
  const places = new Map<string, WorkplaceWithJobs>();
  for (const { place, job_id, name, distance } of jobs) {
    const entry = places.get(place.slug);
    if (!entry) {
      if (places.size < MOST_PLACES) places.set(place.slug, { ...place, count: 1, distance, jobs: [{ job_id, name }] });
      continue;
    }
    entry.count += 1;
    if (entry.jobs.length < MOST_NAMED) entry.jobs.push({ job_id, name });
  }
  return [...places.values()];
}

/** A page of results; empty beyond the last. */
export function searchJobs(jobs: readonly JobSummary[], search: JobSearch, page: number): JobsFound {
  const fit = jobsThatFit(jobs, search);
  const pages = Math.max(1, Math.ceil(fit.length / JOBS_ON_PAGE));
  const from = (page - 1) * JOBS_ON_PAGE;
  return { jobs: fit.slice(from, from + JOBS_ON_PAGE), total: fit.length, page, pages, places: placesOf(fit) };
}

const MOST_ALIKE = 4;

/** The nearest similar jobs: first of the same title group, then of the same category. */
export function jobsLike(
  jobs: readonly JobSummary[],
  job: Pick<JobSummary, 'job_id' | 'category' | 'titleGroup' | 'place'>,
) {
  const candidates = nearest(
    jobs.filter(({ job_id, category }) => job_id !== job.job_id && categoryOf(category) === categoryOf(job.category)),
    job.place,
  );
  const isSame = ({ titleGroup }: JobSummary) => titleGroup === job.titleGroup;
  return [...candidates.filter(isSame), ...candidates.filter((candidate) => !isSame(candidate))].slice(0, MOST_ALIKE);
}
