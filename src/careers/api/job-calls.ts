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

/** A page without its jobs says so in the words of code 12 (product 8.1). */
function jobsFailed(context: LoaderContext, problem: string): never {
  context.get(pageContext).logProblem(`The jobs could not be read: ${problem}`);
  const { message, status } = errorCatalogue[errorCodes.jobsDataFailed];
  throw data(message, { status });
}

/** Where a place is: the first of what the lookup finds; null where it finds none. */
export async function locateJobs(context: LoaderContext, query: string): Promise<Point | null> {
  const found = await callsOf(context).get('/api/jobs/locations', { query: { query } });
  if (!found.ok) return jobsFailed(context, found.error.title);
  return found.data.results[0]?.geometry.location ?? null;
}

/** A page of the jobs that are searched for. */
export async function findJobs(
  context: LoaderContext,
  siteId: string,
  { category, types, group, page }: JobQuery,
  near: Point | null,
): Promise<JobsFound> {
  const [only, other] = types;
  const found = await callsOf(context).get('/api/jobs', {
    query: {
      siteId,
      ...(category && { category }),
      ...(only && !other && { type: only }),
      ...(group && { group }),
      ...(near && { lat: String(near.lat), lng: String(near.lng) }),
      page: String(page),
    },
  });
  if (!found.ok) return jobsFailed(context, found.error.title);
  const { jobs, total, pages, places, page: shown } = found.data;
  // A backend that knows only the site answers with all its jobs.
  if (total === undefined || pages === undefined || !places || shown === undefined)
    return searchJobs(jobs, { category, types, group, near }, page);
  return { jobs, total, pages, places, page: shown };
}

/** A job, open or closed; null when there is none of this id, or none can have it. */
export async function fetchJob(context: LoaderContext, jobId: string): Promise<JobAnswer | null> {
  const found = await callsOf(context).get('/api/jobs/{jobId}', { params: { jobId } });
  if (found.ok) return found.data;
  const { status, error } = found;
  if ('job' in error) return error.job;
  // Of another backend that does not tell what has closed.
  if (status === GONE) throw data(error.message, { status });
  return status === NOT_FOUND || status === BAD_REQUEST ? null : jobsFailed(context, error.title);
}

/** The open jobs at a restaurant; none where they cannot be told, for its page stands without them. */
export async function fetchJobsAt(context: LoaderContext, siteId: string, slug: string): Promise<JobSummary[]> {
  // The place first: by that the server knows a call whose answer it keeps.
  const found = await callsOf(context).get('/api/jobs', { query: { at: slug, siteId } });
  // A backend that knows only the site answers with all its jobs.
  return found.ok ? found.data.jobs.filter(({ place }) => place.slug === slug) : [];
}

/** The open jobs like one and nearest to it; none where they cannot be told, for the page stands without them. */
export async function fetchJobsLike(context: LoaderContext, siteId: string, jobId: string): Promise<JobSummary[]> {
  const found = await callsOf(context).get('/api/jobs', { query: { siteId, like: jobId } });
  return found.ok ? found.data.jobs : [];
}
