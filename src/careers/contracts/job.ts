import { z } from '@hono/zod-openapi';
import { isoDate } from '../../values/time/week.ts';
import { jobTypes, titleGroups } from './constants.ts';

const words = (most: number) => z.string().trim().min(1).max(most);

export const jobType = z.enum(jobTypes);
export const titleGroup = z.enum(titleGroups);

const questionFields = {
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'small letters, digits and hyphens'),
  is_mandatory: z.boolean(),
  question: words(200).describe('What is asked.'),
};
const options = z
  .array(words(80))
  .min(2)
  .max(12)
  .refine((options) => new Set(options).size === options.length, 'options that differ')
  .describe('What can be chosen.');

/** A question to applicants. `answer` has the options, or a hint for a text (product 10.1). */
export const jobQuestion = z
  .discriminatedUnion('type', [
    z.strictObject({
      ...questionFields,
      type: z.literal('YES_NO'),
      answer: z.tuple([z.literal('Yes'), z.literal('No')]).default(['Yes', 'No']),
    }),
    z.strictObject({ ...questionFields, type: z.literal('SINGLE_CHOICE'), answer: options }),
    z.strictObject({ ...questionFields, type: z.literal('MULTIPLE_CHOICE'), answer: options }),
    z.strictObject({ ...questionFields, type: z.literal('TEXT'), answer: z.string().trim().max(200).default('') }),
  ])
  .openapi('JobQuestion');
export type JobQuestion = z.infer<typeof jobQuestion>;

const hasNoneTwice = (questions: readonly { id: string }[]) =>
  new Set(questions.map(({ id }) => id)).size === questions.length;

/** Pay in pence. */
const pay = z
  .strictObject({ from: z.int().min(1), to: z.int().min(1), per: z.enum(['hour', 'year']) })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'no less than from' });
export type JobPay = z.infer<typeof pay>;

/** A part of a job's description: paragraphs, points, or both. */
const section = z
  .strictObject({
    title: words(80),
    paragraphs: z.array(words(900)).default([]),
    points: z.array(words(240)).default([]),
  })
  .refine(({ paragraphs, points }) => paragraphs.length + points.length > 0, 'a paragraph or a point');

const facts = {
  job_id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and hyphens')
    .describe('Its address; never given to another job.'),
  name: words(80),
  position_unique_name: words(120).describe('Name and place: no two jobs have the same.'),
  category: words(40).describe('Back of House, Front of House, Management, Head Office or another.'),
  titleGroup: titleGroup.optional(),
  jobtype: jobType,
  cv_required: z.boolean(),
  work_experience_required: z.boolean(),
  pay,
  hours: words(120).describe('How many hours, and when.'),
  contract: z.enum(['permanent', 'fixed term', 'seasonal']),
  /** First and last day for applications, inclusive. */
  posted: isoDate,
  closes: isoDate,
};
const details = {
  summary: words(240).describe('One or two sentences, as lists show it.'),
  description: z.array(section).min(1),
  benefits: z.array(words(160)).min(1),
  questions: z.array(jobQuestion).max(12).refine(hasNoneTwice, 'ids that differ').default([]),
};

/** content/jobs/{job_id}.json: a job to apply for (product 10.1). */
export const vacancy = z
  .strictObject({ ...facts, ...details, at: z.string().describe('Slug of the restaurant, or head-office.') })
  .refine(({ posted: start, closes }) => start <= closes, { path: ['closes'], error: 'a day not before posted' });
export type Vacancy = z.infer<typeof vacancy>;

export const jobPlace = z
  .object({
    storeId: z.string().nullable().describe('Null: head office.'),
    slug: z.string().describe('Of the restaurant, or head-office.'),
    title: z.string(),
    town: z.string(),
    address: z.array(z.string()),
    postcode: z.string(),
    lat: z.number(),
    lng: z.number(),
  })
  .openapi('Workplace');
export type Workplace = z.infer<typeof jobPlace>;

/** A job in a list. `distance` in miles to one decimal; null without a place to measure from. */
export const jobSummary = z
  .object({ ...facts, summary: details.summary, place: jobPlace, distance: z.number().nullable() })
  .openapi('JobSummary');
export type JobSummary = z.infer<typeof jobSummary>;

export const jobState = z.enum(['open', 'closed']);
export type JobState = z.infer<typeof jobState>;

/** GET /api/jobs/{jobId} */
export const jobAnswer = z
  .object({ ...facts, ...details, place: jobPlace, distance: z.number().nullable(), state: jobState })
  .openapi('Job');
export type JobAnswer = z.infer<typeof jobAnswer>;
