import { createRoute, z } from '@hono/zod-openapi';
import { createArea, errorResponse, invalid, json, notFound } from '../../platform/api/api.ts';
import type { Endpoints } from '../../platform/api/endpoints.ts';
import type { Clock } from '../../platform/clock.ts';
import { LONGEST_PLACE } from '../../platform/geo/longest-place.ts';
import type { Geocoder } from '../../platform/geo/types.ts';
import { BAD_REQUEST, GONE, NOT_FOUND } from '../../values/http-status.ts';
import { pastedLine } from '../../values/pasted/pasted.ts';
import { londonNow } from '../../values/time/london-time.ts';
import { jobTypes } from '../contracts/constants.ts';
import { jobAnswer } from '../contracts/job.ts';
import { jobClosedAnswer, jobLocationsAnswer, jobsAnswer, jobsQuery } from '../contracts/job-answers.ts';
import { isWorkplace, type JobKnowledge, jobsOpenOn, publicJob, readJob } from '../rules/known-jobs.ts';
import { jobsLike, jobsThatFit, searchJobs } from '../rules/search-jobs.ts';

type JobsDeps = {
  knowledge: () => JobKnowledge;
  siteId: () => string;
  geocoder: Geocoder;
  clock: Clock;
};

const tags = ['Careers'];
export const JOB_MISSING = 'This job could not be found.';
const NO_SUCH_RESTAURANT = 'There’s no restaurant by that name. Check the address of its page.';
export const JOB_CLOSED = {
  title: 'This job has closed',
  message: 'This job has closed, so you can’t apply any more. Have a look for one like it.',
};

const routes = {
  jobs: createRoute({
    method: 'get',
    path: '/',
    tags,
    summary: 'Open jobs of a site: newest first or, near a point, nearest restaurants first, then head office',
    request: { query: jobsQuery },
    responses: {
      200: { description: 'All matches, or one page of them', ...json(jobsAnswer) },
      [BAD_REQUEST]: errorResponse('The query is invalid or names an unknown restaurant'),
      [NOT_FOUND]: errorResponse('Unknown site, or no job to compare with'),
    },
  }),
  locations: createRoute({
    method: 'get',
    path: '/locations',
    tags,
    summary: 'Where a postcode or place is; the session key is the header X-Session-Id',
    request: { query: z.object({ query: z.string().overwrite(pastedLine).min(1).max(LONGEST_PLACE) }) },
    responses: {
      200: { description: 'Best match first', ...json(jobLocationsAnswer) },
      [BAD_REQUEST]: errorResponse('Nothing is asked'),
    },
  }),
  job: createRoute({
    method: 'get',
    path: '/{jobId}',
    tags,
    summary: 'An open job',
    request: { params: z.object({ jobId: z.string().max(80) }) },
    responses: {
      200: { description: 'The job', ...json(jobAnswer) },
      [NOT_FOUND]: errorResponse('Unknown job id'),
      [GONE]: {
        description: 'Closed; comes with similar open jobs, nearest first',
        ...json(jobClosedAnswer),
      },
    },
  }),
};
export const JOBS_PATH = '/jobs';
export type JobEndpoints = Endpoints<typeof JOBS_PATH, typeof routes>;

/** Jobs and where they are, mounted at /api/jobs (product 10.5). */
export function jobsApi({ knowledge, siteId, geocoder, clock }: JobsDeps) {
  const today = () => londonNow(clock().epochMilliseconds).date;
  return createArea()
    .openapi(routes.jobs, (c) => {
      const { siteId: site, like, page, lat, lng, type, category, group, at } = c.req.valid('query');
      if (site !== siteId()) return notFound(c, 'There’s no site by that name.');
      if (at !== undefined && !isWorkplace(at, knowledge())) return invalid(c, { at: NO_SUCH_RESTAURANT });
      const open = jobsOpenOn(knowledge(), today());
      if (like !== undefined) {
        const vacancy = readJob(knowledge(), like, today());
        return vacancy ? c.json({ jobs: jobsLike(open, publicJob(vacancy)) }, 200) : notFound(c, JOB_MISSING);
      }
      const near = lat === undefined || lng === undefined ? null : { lat, lng };
      const search = { category, types: type ? [type] : jobTypes, group, at, near };
      return c.json(page ? searchJobs(open, search, page) : { jobs: jobsThatFit(open, search) }, 200);
    })
    .openapi(routes.locations, async (c) => {
      const places = await geocoder.search(c.req.valid('query').query);
      return c.json({ results: places.map(({ lat, lng }) => ({ geometry: { location: { lat, lng } } })) }, 200);
    })
    .openapi(routes.job, (c) => {
      const vacancy = readJob(knowledge(), c.req.valid('param').jobId, today());
      if (!vacancy) return notFound(c, JOB_MISSING);
      const job = publicJob(vacancy);
      if (job.state === 'open') return c.json(job, 200);
      return c.json({ code: GONE, ...JOB_CLOSED, job, alike: jobsLike(jobsOpenOn(knowledge(), today()), job) }, GONE);
    });
}
