import type { LoaderContext } from '../../platform/api/content-service.ts';
import type { Position } from '../../restaurants/search/position.ts';
import type { CareersAnswer } from '../../settings/contract.ts';
import { fetchSettings } from '../../settings/settings-call.ts';
import type { PictureFile } from '../../values/picture.ts';
import { findJobs, locateJobs } from '../api/job-calls.ts';
import type { JobQuery } from '../rules/job-query.ts';
import type { JobsFound } from '../rules/search-jobs.ts';

/** A search and what it found; nothing where the place is unknown. */
export type JobSearchView = {
  query: JobQuery;
  near: (Position & { label: string }) | null;
  unknown: boolean;
  found: JobsFound | null;
  header: PictureFile | null;
} & Pick<CareersAnswer, 'titleGroupNames' | 'newJobs'>;

/** Finds where the place is, and the jobs near it; without a place all of them. */
export async function jobSearchView(context: LoaderContext, query: JobQuery): Promise<JobSearchView> {
  const { site_id: siteId, careers } = await fetchSettings(context);
  const { headers, titleGroupNames, newJobs } = careers;
  const shown = { query, header: headers[query.category ?? 'all'] ?? null, titleGroupNames, newJobs };
  const place = query.q ? await locateJobs(context, query.q) : query.position;
  if (query.q && !place) return { ...shown, near: null, unknown: true, found: null };
  const near = place && { lat: place.lat, lng: place.lng, label: query.q || 'you' };
  return { ...shown, near, unknown: false, found: await findJobs(context, siteId, query, place) };
}
