import type { Position } from '../../restaurants/search/position.ts';
import type { CareersAnswer } from '../../settings/contract.ts';
import type { PictureFile } from '../../values/picture.ts';
import { HEAD_OFFICE } from '../contracts/constants.ts';
import type { JobQuery } from '../rules/job-query.ts';
import { categoryNames, countText, titleGroupName } from '../rules/job-words.ts';
import type { JobsFound } from '../rules/search-jobs.ts';

/** A search and what it found; nothing where the place is unknown. */
export type JobSearchView = {
  query: JobQuery;
  near: (Position & { label: string }) | null;
  unknown: boolean;
  found: JobsFound | null;
  header: PictureFile | null;
} & Pick<CareersAnswer, 'titleGroupNames' | 'newJobs'>;

/** The headline of a search. */
export function searchTitle({ query: { category, q }, near, unknown, found }: JobSearchView): string {
  if (unknown) return `We can’t find “${q}”`;
  const what = category ? categoryNames[category] : null;
  if (!near) return what ?? 'Find a job near home';
  if (found && found.total === 0) return what ? `${what}: nothing near ${near.label}` : `No jobs near ${near.label}`;
  return what ? `${what} near ${near.label}` : `Jobs near ${near.label}`;
}

/** How many there are, also announced to screen readers. */
export function searchSummary({ near, unknown, found }: JobSearchView): string {
  if (unknown || !found || found.total === 0) return 'No jobs found';
  if (!near) return `${countText(found.total)}, newest first`;
  const offices = found.places.filter(({ slug }) => slug === HEAD_OFFICE).length;
  const last = offices > 0 && offices < found.places.length ? ', head office last' : '';
  return `${countText(found.total)} within 100 miles, nearest first${last}`;
}

/** What was asked beside the category and place of the headline: 'Bar, part time', 'Any kind of work, full or part time'. */
export function askedWords({
  query: { group, types },
  near,
  titleGroupNames,
}: Pick<JobSearchView, 'query' | 'near' | 'titleGroupNames'>): string {
  const work = group ? titleGroupName(group, titleGroupNames) : 'Any kind of work';
  const [hours = '', other] = types;
  return [work, other ? 'full or part time' : hours, ...(near ? [] : ['anywhere'])].join(', ');
}
