import { OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type ErrorBody, type ErrorCode, errorCatalogue } from '../../values/error-catalogue.ts';
import { fieldMessages, invalidRequest } from '../../values/field-messages.ts';
import { BAD_REQUEST, CONFLICT, METHOD_NOT_ALLOWED, NOT_FOUND, TOO_MANY_REQUESTS } from '../../values/http-status.ts';
import { waitText } from '../../values/time/duration.ts';
import { limitHeaders, type Quota } from '../http/limits/limit-headers.ts';
import { messageQuota } from '../messages/message-wait.ts';

export const errorSchema = z
  .object({
    code: z.int(),
    title: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .openapi('Error');

type StatusOf<Code extends ErrorCode> = (typeof errorCatalogue)[Code]['status'];
type Words = Pick<ErrorBody, 'title' | 'message'>;

export type ApiVariables = {
  Variables: {
    requestId: string;
    sessionId: string;
    /** See src/platform/captcha/sender-check.server.ts. */
    giveBackForm?: () => Promise<void>;
    sentNothing?: boolean;
  };
};

/** A sub-application for one area of the API. Validates requests by schema and responds 400 with `fields`. */
export function createArea(): OpenAPIHono<ApiVariables> {
  return new OpenAPIHono<ApiVariables>({
    defaultHook: (result, c) => {
      if (result.success) return undefined;
      // The validator also passes on the input, which its type leaves out.
      const { data } = result as { data?: unknown };
      return invalid(c, fieldMessages(result.error, data));
    },
  });
}

/** An error outside the catalogue: its code is its HTTP status. */
export function ownError<Status extends ContentfulStatusCode>(c: Context, status: Status, { title, message }: Words) {
  return c.json({ code: status, title, message } satisfies ErrorBody, status);
}

export const notFound = (c: Context, message: string) => ownError(c, NOT_FOUND, { title: 'Not found', message });

export function methodNotAllowed(c: Context, methods: readonly string[]) {
  const list = methods.join(', ');
  c.header('allow', list);
  return ownError(c, METHOD_NOT_ALLOWED, { title: 'Method not allowed', message: `This address takes ${list}.` });
}

export const invalid = (c: Context, fields: Record<string, string>) => c.json(invalidRequest(fields), BAD_REQUEST);

/** 409: the idempotency key was already used for another form. */
export const keyReused = (c: Context, message: string) => ownError(c, CONFLICT, { title: 'Key already used', message });

/** 429: the quota resets in `seconds`. */
export function tooManyRequests(c: Context, quota: Quota, seconds: number, message: string) {
  for (const [name, value] of Object.entries(limitHeaders(quota, seconds))) c.header(name, value);
  return ownError(c, TOO_MANY_REQUESTS, { title: 'Too many requests', message });
}

/** 429: this e-mail address has reached its limit for `seconds`. `orElse` is an alternative, such as ', or ring us'. */
export function tooManyMessages(c: Context, seconds: number, orElse = '') {
  const wait = `Please try again in ${waitText(seconds)}${orElse}.`;
  return tooManyRequests(
    c,
    messageQuota(seconds),
    seconds,
    `We’ve already sent several e-mails to this address. ${wait}`,
  );
}

/** An error from the catalogue. `message` replaces its text for codes 6 and 19, whose text the server supplies. */
export function apiError<Code extends ErrorCode>(c: Context, code: Code, message?: string) {
  const { title, status, message: words } = errorCatalogue[code];
  const body: ErrorBody = { code, title, message: message ?? words };
  return c.json(body, status as StatusOf<Code>);
}

export const json = <Schema extends z.ZodType>(schema: Schema) => ({ content: { 'application/json': { schema } } });

export const errorResponse = (description: string) => ({ description, ...json(errorSchema) });
