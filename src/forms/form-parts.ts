import { z } from '@hono/zod-openapi';
import { MAX_TOKEN } from '../platform/captcha/constants.ts';
import { fieldMessages } from '../values/field-messages.ts';

/** Fields of every form. */
export const formParts = {
  idempotencyKey: z.string().regex(/^[\w.:-]{8,100}$/, 'a key of 8 to 100 letters, digits or . : - _'),
  captchaToken: z.string().max(MAX_TOKEN).optional(),
};

type Problems = Record<string, string>;
type SchemaError = Parameters<typeof fieldMessages>[0];

/** All errors of a form at once: its schema's, and for other fields those the content reveals. */
export const allProblems = (error: SchemaError | undefined, input: object, contentErrors: Problems): Problems => ({
  ...contentErrors,
  ...(error && fieldMessages(error, input)),
});
