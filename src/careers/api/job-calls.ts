import { data } from 'react-router';
import type { LoaderContext } from '../../platform/api/content-service.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import { apiContext, pageContext } from '../../platform/api/page-context.ts';
import { errorCatalogue } from '../../values/error-catalogue.ts';
import * as errorCodes from '../../values/error-codes.ts';
import { BAD_REQUEST, GONE, NOT_FOUND } from '../../values/http-status.ts';
import type { JobAnswer, JobSummary } from '../contracts/job.ts';
import type { JobQuery } from '../rules/job-query.ts';
import { type JobsFound, searchJobs } from '../rules/search-jobs.ts';
import type { JobEndpoints } from './jobs-api.server.ts';

type Point = { lat: number; lng: number };

const callsOf = (context: LoaderContext) => typedClient<JobEndpoints>(context.get(apiContext).network);

/** The page shows code 12 if its jobs can't be loaded (product 8.1). */
function jobsFailed(context: LoaderContext, problem: string): never {
  context.get(pageContext).logProblem(`The jobs could not be read: ${problem}`);
  const { message, status } = errorCatalogue[errorCodes.jobsDataFailed];
  throw data(message, { status });
}

/** The best match for a place; null if there is none. */
export async function locateJobs(context: LoaderContext, query: string): Promise<Point | null> {
  const locations = await callsOf(context).get('/api/jobs/locations', { query: { query } });
  if (!locations.ok) return jobsFailed(context, locations.error.title);
  return locations.data.results[0]?.geometry.location ?? null;
}

/** A page of jobs matching the search. */
export async function findJobs(
  context: LoaderContext,
  siteId: string,
  { category, types, group, page }: JobQuery,
  near: Point | null,
): Promise<JobsFound> {
  const [only, secondType] = types;
  const response = await callsOf(context).get('/api/jobs', {
    query: {
      siteId,
      ...(category && { category }),
      ...(only && !secondType && { type: only }),
      ...(group && { group }),
      ...(near && { lat: String(near.lat), lng: String(near.lng) }),
      page: String(page),
    },
  });
  if (!response.ok) return jobsFailed(context, response.error.title);
  const { jobs, total, pages, places, page: pageShown } = response.data;
  // A backend that filters only by site returns all its jobs.
  if (total === undefined || pages === undefined || !places || pageShown === undefined)
    return searchJobs(jobs, { category, types, group, near }, page);
  return { jobs, total, pages, places, page: pageShown };
}

/** A job, open or closed; null if unknown or invalid. */
export async function fetchJob(context: LoaderContext, jobId: string): Promise<JobAnswer | null> {
  const response = await callsOf(context).get('/api/jobs/{jobId}', { params: { jobId } });
  if (response.ok) return response.data;
  const { status, error } = response;
  if ('job' in error) return error.job;
  // From a backend that doesn't return closed jobs.
  if (status === GONE) throw data(error.message, { status });
  return status === NOT_FOUND || status === BAD_REQUEST ? null : jobsFailed(context, error.title);
}

/** The open jobs at a restaurant; none on failure, since the page works without them. */
export async function fetchJobsAt(context: LoaderContext, siteId: string, slug: string): Promise<JobSummary[]> {
  // The place comes first: the server recognises cacheable calls by it.
  const response = await callsOf(context).get('/api/jobs', { query: { at: slug, siteId } });
  // A backend that filters only by site returns all its jobs.
  return response.ok ? response.data.jobs.filter(({ place }) => place.slug === slug) : [];
}

/** The nearest similar open jobs; none on failure, since the page works without them. */
export async function fetchJobsLike(context: LoaderContext, siteId: string, jobId: string): Promise<JobSummary[]> {
  const response = await callsOf(context).get('/api/jobs', { query: { siteId, like: jobId } });
  return response.ok ? response.data.jobs : [];
}
