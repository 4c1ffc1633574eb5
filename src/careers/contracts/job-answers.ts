import { z } from '@hono/zod-openapi';
import { errorSchema } from '../../platform/api/api.ts';
import { degrees } from '../../platform/geo/degrees.ts';
import { jobCategories } from './constants.ts';
import { jobAnswer, jobPlace, jobSummary, jobType, titleGroup } from './job.ts';

const HALF_A_POSITION = 'Give both lat and lng, or neither.';
/** The missing one of a pair. */
const missingHalf = ({ lat }: { lat?: number }) => (lat === undefined ? 'lat' : 'lng');

/** GET /api/jobs: the site and optional filters. */
const jobsFilters = z.object({
  siteId: z.string().min(1).max(60).openapi({ example: 'tavola' }),
  category: z.enum(jobCategories).optional(),
  type: jobType.optional().describe('Absent means both.'),
  group: titleGroup.optional(),
  at: z.string().max(80).optional().describe('Slug of the restaurant, or head-office.'),
  lat: degrees(90).optional(),
  lng: degrees(180).optional(),
  like: z.string().max(80).optional().describe('Only jobs like that of this id, and near it.'),
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'a page from 1')
    .transform(Number)
    .optional()
    .describe('Only this page of them, and where they all are; absent means all. Beyond the last it is empty.'),
});
export const jobsQuery = jobsFilters.superRefine((query, context) => {
  if ((query.lat === undefined) !== (query.lng === undefined))
    context.addIssue({ code: 'custom', path: [missingHalf(query)], message: HALF_A_POSITION });
});

const placeWithJobs = jobPlace.extend({
  count: z.int(),
  distance: z.number().nullable(),
  jobs: z.array(jobSummary.pick({ job_id: true, name: true })),
});

/** All results, or a page of them with the total and places. */
export const jobsAnswer = z.object({
  jobs: z.array(jobSummary),
  total: z.int().optional(),
  page: z.int().optional(),
  pages: z.int().optional(),
  places: z.array(placeWithJobs).optional(),
});

/** 410 of GET /api/jobs/{jobId}: the error, the closed job, and the nearest similar open ones. */
export const jobClosedAnswer = errorSchema.extend({ job: jobAnswer, alike: z.array(jobSummary) }).openapi('JobClosed');

/** GET /api/jobs/locations: places in a geocoder's format, best match first. */
export const jobLocationsAnswer = z.object({
  results: z.array(z.object({ geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }) })),
});
