import { z } from '@hono/zod-openapi';
import { formParts } from '../../forms/form-parts.ts';
import type { GivenApplication } from './given-application.ts';

/** Above the longest value the rules accept: anything longer is refused unread. */
const LONG = 10_000;
const MANY = 100;
const text = z.string('Please use plain text.').max(LONG, 'That is too long.').default('');
const number = z
  .union([z.literal('').transform(() => null), z.coerce.number().int()], 'Please choose from the list.')
  .nullable()
  .default(null);

const experience = z.object({
  employer: text,
  jobTitle: text,
  fromMonth: number,
  fromYear: number,
  toMonth: number,
  toYear: number,
  isCurrentRole: z.boolean().default(false),
});

const questionAnswer = z.object({
  id: z.string().max(MANY),
  answer: z
    .union([
      z
        .string()
        .max(LONG)
        .transform((one) => [one]),
      z.array(z.string().max(LONG)).max(MANY),
    ])
    .describe('The text, or what was chosen.'),
});

const fields = {
  ...formParts,
  /** Without a key, an application equal to an earlier one counts as the same. */
  idempotencyKey: formParts.idempotencyKey.optional(),
  jobId: z.string('Please say which job it is for.').max(MANY),
  firstName: text,
  secondName: text,
  email: text,
  telephone: text,
  experience: z.array(experience).max(MANY, 'Those are too many positions.').default([]),
  questionAnswers: z.array(questionAnswer).max(MANY, 'Those are too many answers.').default([]),
};

const resume = z.object({
  fileName: z.string().max(LONG),
  type: z.string().max(LONG).default(''),
  content: z.string().describe('The file in base64.'),
});

/**
 * POST /api/jobs/application in JSON: the payload of the specification, section 3. Only shapes and sizes are said here;
 * rules/application-problems.ts has the rules.
 */
export const applicationBody = z.object({ ...fields, resume: resume.nullish() }).openapi('JobApplication');
/** The same without the file, as it is made of a form. */
export const applicationFields = z.object(fields);
export type ApplicationFields = z.output<typeof applicationFields>;
export type ApplicationRequest = z.output<typeof applicationBody>;

/** The same as the fields of a multipart form. */
export const applicationForm = z
  .looseObject({
    jobId: z.string().optional(),
    resume: z.any().optional().openapi({ type: 'string', format: 'binary' }),
  })
  .describe(
    'email, firstName, secondName, telephone, jobId; experience.0.employer, .jobTitle, .fromMonth, .fromYear, .toMonth, .toYear, .isCurrentRole and so on for each position; question.{id} once for each answer; resume.',
  );

export const applicationAnswer = z.object({ success: z.literal(true), applicationReference: z.string() });
export type ApplicationAnswer = z.infer<typeof applicationAnswer>;

/** What a link of an e-mail leads to: the application it can withdraw. */
export const sentApplication = z.object({
  jobId: z.string(),
  jobName: z.string(),
  place: z.string(),
  applicationReference: z.string(),
});
export type SentApplication = z.infer<typeof sentApplication>;

type File = GivenApplication['resume'];

/** An application as the rules read it. */
export function givenOf(request: ApplicationFields, file: File): GivenApplication {
  const { firstName, secondName, email, telephone, experience: positions, questionAnswers } = request;
  const answers = Object.fromEntries(questionAnswers.map(({ id, answer }) => [id, answer]));
  return { firstName, secondName, email, telephone, experience: positions, answers, resume: file };
}
