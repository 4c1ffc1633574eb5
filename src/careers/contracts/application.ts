import { z } from '@hono/zod-openapi';
import { fileInJson } from '../../forms/file-in-json.ts';
import { formOf } from '../../forms/form-of.ts';
import { formParts } from '../../forms/form-parts.ts';
import { pastedAddress, pastedLine, pastedText } from '../../values/pasted/pasted.ts';
import { applicationRequestOf, entriesOf, fileProblemsIn, STRAY_FILE } from './application-fields.ts';
import type { ExperienceFieldName, GivenApplication, QuestionFieldName } from './given-application.ts';

/** Above the longest valid value, so that anything longer is refused before validation. */
const LONG = 10_000;
const MANY = 100;
const text = z.string('Use plain text.').max(LONG, 'That’s too long. Shorten it and try again.').default('');
/** A name, number or address. */
const line = text.unwrap().overwrite(pastedLine).default('');
const number = z
  .union([z.literal('').transform(() => null), z.coerce.number().int()], 'Choose from the list.')
  .nullable()
  .default(null);

const experience = z.object({
  employer: line,
  jobTitle: line,
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
        .overwrite(pastedText)
        .transform((answer) => [answer]),
      z.array(z.string().max(LONG).overwrite(pastedText)).max(MANY),
    ])
    .describe('The text, or what was chosen.'),
});

const fields = {
  ...formParts,
  /** Without a key, a second application for a job is code 14 even if identical. */
  idempotencyKey: formParts.idempotencyKey.optional(),
  jobId: z.string('Say which job it’s for.').max(MANY),
  firstName: line,
  secondName: line,
  email: text.unwrap().overwrite(pastedAddress).default(''),
  telephone: line,
  experience: z.array(experience).max(MANY, 'That’s too many jobs. List the most recent.').default([]),
  questionAnswers: z
    .array(questionAnswer)
    .max(MANY, 'That’s too many answers. Send one for each question.')
    .default([]),
};

/**
 * POST /api/jobs/application in JSON: the payload of product 10.5. Validates only shapes and
 * sizes; the rules are in rules/application-problems.ts.
 */
export const applicationBody = formOf({ ...fields, resume: fileInJson.nullish() }, STRAY_FILE).openapi(
  'JobApplication',
);
/** The fields without the file. */
export type ApplicationFields = Omit<z.output<typeof applicationBody>, 'resume'>;

/** The fields of a multipart form, with numbered names for positions and answers. */
export type ApplicationFormFields = Omit<
  z.input<typeof applicationBody>,
  'experience' | 'questionAnswers' | 'resume'
> & {
  [Name in ExperienceFieldName | QuestionFieldName]?: string | string[];
} & { resume?: File | File[] };

/** A multipart form, transformed to the same request as JSON. */
export const applicationForm = z
  .custom<ApplicationFormFields>()
  .superRefine((form, { addIssue }) => {
    for (const [name, message] of Object.entries(fileProblemsIn(entriesOf(form))))
      addIssue({ code: 'custom', path: [name], message });
  })
  .transform(applicationRequestOf)
  .pipe(z.object({ ...fields, resume: z.file().nullable() }))
  .openapi({
    type: 'object',
    properties: { jobId: { type: 'string' }, resume: { type: 'string', format: 'binary' } },
    additionalProperties: {},
    description:
      'email, firstName, secondName, telephone, jobId; experience.0.employer, .jobTitle, .fromMonth, .fromYear, .toMonth, .toYear, .isCurrentRole and so on for each position; question.{id} once for each answer; resume.',
  });

export const applicationAnswer = z.object({ success: z.literal(true), applicationReference: z.string() });

/** What a withdrawal link leads to. */
export const sentApplication = z.object({
  jobId: z.string(),
  jobName: z.string(),
  place: z.string(),
  applicationReference: z.string(),
});
export type SentApplication = z.infer<typeof sentApplication>;

type File = GivenApplication['resume'];

/** An application to validate. */
export function applicationOf(request: ApplicationFields, file: File): GivenApplication {
  const { firstName, secondName, email, telephone, experience: positions, questionAnswers } = request;
  const answers = Object.fromEntries(questionAnswers.map(({ id, answer }) => [id, answer]));
  return { firstName, secondName, email, telephone, experience: positions, answers, resume: file };
}
