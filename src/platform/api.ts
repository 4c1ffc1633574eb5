import { OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type ErrorBody, type ErrorCode, errorCatalogue } from './error-catalogue.ts';

/** The shape of every error answer. */
export const errorSchema = z
  .object({
    code: z.int(),
    title: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .openapi('Error');

export type ApiVariables = { Variables: { requestId: string; sessionId: string } };

/** Dotted paths of the fields and one message each, as a form shows them. */
export function fieldMessages(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  return fields;
}

/** One area of the API: its routes validate by schema and answer 400 with `fields` when a request does not fit. */
export function createArea(): OpenAPIHono<ApiVariables> {
  return new OpenAPIHono<ApiVariables>({
    defaultHook: (result, c) => {
      if (result.success) return undefined;
      return invalid(c, fieldMessages(result.error));
    },
  });
}

/** 400: the request itself is wrong; `fields` says where, in words for a person. */
export function invalid(c: Context, fields: Record<string, string>) {
  const body: ErrorBody = { code: 400, title: 'Invalid request', message: 'Please check the marked fields.', fields };
  return c.json(body, 400);
}

/** 429, with how long to wait. */
export function tooManyRequests(c: Context, seconds: number, message: string) {
  c.header('retry-after', String(seconds));
  return c.json({ code: 429, title: 'Too many requests', message } satisfies ErrorBody, 429);
}

/** An answer from the catalogue; `message` replaces the words where the code's own are server-supplied (6 and 19). */
export function apiError(c: Context, code: ErrorCode, message?: string) {
  const { title, status, message: words } = errorCatalogue[code];
  return c.json({ code, title, message: message ?? words } satisfies ErrorBody, status as ContentfulStatusCode);
}

/** The error answers a route declares beside its own. */
export const errorResponse = (description: string) => ({
  description,
  content: { 'application/json': { schema: errorSchema } },
});
