import { milesBetween } from '../../platform/geo/distance.ts';
import type { GeoPoint } from '../../platform/geo/types.ts';
import { HEAD_OFFICE, type JobCategory, type JobType, type TitleGroup } from '../contracts/constants.ts';
import type { JobSummary, Workplace } from '../contracts/job.ts';
import { categoryOf } from './job-categories.ts';

/** Jobs as far as this and further are not near (product 10.3). */
export const MAX_MILES = 100;
export const JOBS_ON_PAGE = 20;
/** Places a map is given: with thousands it would be slow. */
const MOST_PLACES = 200;
/** Names of jobs that a place on a map tells. */
const MOST_NAMED = 3;

/** What is searched for: all that is named must fit; near a point, where one is given. */
export type JobSearch = {
  category?: JobCategory | null;
  types: readonly JobType[];
  group?: TitleGroup | null;
  /** Slug of a restaurant. */
  at?: string;
  near?: GeoPoint | null;
};

/** A place with jobs that were found: how many, and the first of them. */
export type WorkplaceWithJobs = Workplace & { count: number; distance: number | null; jobs: Named[] };
type Named = Pick<JobSummary, 'job_id' | 'name'>;

/** One page of what was found, from 1, and all places it is in, as far as a map can show them. */
export type JobsFound = { jobs: JobSummary[]; total: number; page: number; pages: number; places: WorkplaceWithJobs[] };

/** The miles from a point to a place, measured once for each place. */
function milesFrom(near: GeoPoint): (place: Workplace) => number {
  const known = new Map<string, number>();
  return (place) => {
    const miles = known.get(place.slug) ?? milesBetween(near, place);
    known.set(place.slug, miles);
    return miles;
  };
}

const oneDecimal = (miles: number) => Math.round(miles * 10) / 10;

/** Those under a hundred miles away, nearest first, each with its distance. */
function nearest(jobs: readonly JobSummary[], near: GeoPoint): JobSummary[] {
  const miles = milesFrom(near);
  return jobs
    .filter(({ place }) => miles(place) < MAX_MILES)
    .toSorted((one, other) => miles(one.place) - miles(other.place))
    .map((job) => ({ ...job, distance: oneDecimal(miles(job.place)) }));
}

/** Somebody who searches near a place wants to work in a restaurant; head office comes after them. */
function restaurantsFirst(jobs: readonly JobSummary[]): JobSummary[] {
  const isOffice = ({ place }: JobSummary) => place.slug === HEAD_OFFICE;
  return [...jobs.filter((job) => !isOffice(job)), ...jobs.filter(isOffice)];
}

/** The jobs that fit, in the order given, or nearest first (product 10.3). */
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
    const known = places.get(place.slug);
    if (!known) {
      if (places.size < MOST_PLACES) places.set(place.slug, { ...place, count: 1, distance, jobs: [{ job_id, name }] });
      continue;
    }
    known.count += 1;
    if (known.jobs.length < MOST_NAMED) known.jobs.push({ job_id, name });
  }
  return [...places.values()];
}

/** A page of what fits; beyond the last it is empty. */
export function searchJobs(jobs: readonly JobSummary[], search: JobSearch, page: number): JobsFound {
  const fit = jobsThatFit(jobs, search);
  const pages = Math.max(1, Math.ceil(fit.length / JOBS_ON_PAGE));
  const from = (page - 1) * JOBS_ON_PAGE;
  return { jobs: fit.slice(from, from + JOBS_ON_PAGE), total: fit.length, page, pages, places: placesOf(fit) };
}

const MOST_ALIKE = 4;

/** The jobs nearest to one and like it: first of its title group, then of its category. */
export function jobsLike(
  jobs: readonly JobSummary[],
  job: Pick<JobSummary, 'job_id' | 'category' | 'titleGroup' | 'place'>,
) {
  const others = nearest(
    jobs.filter(({ job_id, category }) => job_id !== job.job_id && categoryOf(category) === categoryOf(job.category)),
    job.place,
  );
  const isSame = ({ titleGroup }: JobSummary) => titleGroup === job.titleGroup;
  return [...others.filter(isSame), ...others.filter((one) => !isSame(one))].slice(0, MOST_ALIKE);
}
