import { z } from '@hono/zod-openapi';
import { MAX_TOKEN } from '../platform/captcha/constants.ts';
import { fieldMessages } from '../values/field-messages.ts';

/** What every form sends beside its fields. */
export const formParts = {
  idempotencyKey: z.string().regex(/^[\w.:-]{8,100}$/, 'a key of 8 to 100 letters, digits or . : - _'),
  captchaToken: z.string().max(MAX_TOKEN).optional(),
};

type Problems = Record<string, string>;
type SchemaError = Parameters<typeof fieldMessages>[0];

/** All problems of a form at once: those of its schema, and where it has none, those of what the content knows. */
export const allProblems = (error: SchemaError | undefined, given: object, known: Problems): Problems => ({
  ...known,
  ...(error && fieldMessages(error, given)),
});
