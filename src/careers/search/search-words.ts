import { categoryNames, countText } from '../rules/job-words.ts';
import type { JobSearchView } from './job-search-view.ts';

/** The headline of a search. */
export function searchTitle({ query: { category, q }, near, unknown, found }: JobSearchView): string {
  if (unknown) return `We can’t find “${q}”`;
  const what = category ? categoryNames[category] : null;
  if (!near) return what ?? 'Find a job near home';
  if (found && found.total === 0) return what ? `${what}: nothing near ${near.label}` : `No job near ${near.label}`;
  return what ? `${what} near ${near.label}` : `Jobs near ${near.label}`;
}

/** How many there are, also announced to screen readers. */
export function searchSummary({ near, unknown, found }: JobSearchView): string {
  if (unknown || !found || found.total === 0) return 'No jobs found';
  return near ? `${countText(found.total)} within 100 miles, nearest first` : `${countText(found.total)}, newest first`;
}
