import type { Position } from '../../restaurants/search/position.ts';
import type { CareersAnswer } from '../../settings/contract.ts';
import type { PictureFile } from '../../values/picture.ts';
import { HEAD_OFFICE } from '../contracts/constants.ts';
import type { JobQuery } from '../rules/job-query.ts';
import { categoryNames, countText, titleGroupName } from '../rules/job-words.ts';
import type { JobsFound } from '../rules/search-jobs.ts';

/** A search and its results; none if the place is unknown. */
export type JobSearchView = {
  query: JobQuery;
  near: (Position & { label: string }) | null;
  unknown: boolean;
  results: JobsFound | null;
  header: PictureFile | null;
} & Pick<CareersAnswer, 'titleGroupNames' | 'newJobs'>;

export function searchTitle({ query: { category, q }, near, unknown, results }: JobSearchView): string {
  if (unknown) return `We can’t find “${q}”`;
  const title = category ? categoryNames[category] : null;
  if (!near) return title ?? 'Find a job near home';
  if (results && results.total === 0)
    return title ? `${title}: nothing near ${near.label}` : `No jobs near ${near.label}`;
  return title ? `${title} near ${near.label}` : `Jobs near ${near.label}`;
}

/** The number of results, also announced to screen readers. */
export function searchSummary({ near, unknown, results }: JobSearchView): string {
  if (unknown || !results || results.total === 0) return 'No jobs found';
  if (!near) return `${countText(results.total)}, newest first`;
  const offices = results.places.filter(({ slug }) => slug === HEAD_OFFICE).length;
  const last = offices > 0 && offices < results.places.length ? ', head office last' : '';
  return `${countText(results.total)} within 100 miles, nearest first${last}`;
}

/** The filters besides category and place: 'Bar, part time', 'Any kind of work, full or part time'. */
export function filterText({
  query: { group, types },
  near,
  titleGroupNames,
}: Pick<JobSearchView, 'query' | 'near' | 'titleGroupNames'>): string {
  const work = group ? titleGroupName(group, titleGroupNames) : 'Any kind of work';
  const [hours = '', secondType] = types;
  return [work, secondType ? 'full or part time' : hours, ...(near ? [] : ['anywhere'])].join(', ');
}
