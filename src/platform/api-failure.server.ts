import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { apiError } from './api.ts';
import { isBookingBackend } from './backends.ts';
import { tellablePath } from './secret-paths.ts';

const UNREADABLE = { code: 400, title: 'Invalid request', message: 'We could not read that. Please try again.' };
const FAILED = { code: 500, title: 'Something went wrong', message: 'Something went wrong. Please try again.' };

/** Without the row or the values a database names in its errors: they may be a diner's. */
function withoutValues(error: Error & { code?: unknown }) {
  return { type: error.name, message: error.message, code: error.code, stack: error.stack };
}

/** The answer of an endpoint that failed: code 9 for bookings. What failed is for the log alone. */
export function answerFailure(log?: Logger): ErrorHandler {
  return (error, c) => {
    if (error instanceof HTTPException && error.status < 500) return c.json(UNREADABLE, 400);
    log?.error({ err: withoutValues(error), path: tellablePath(c.req.path) }, 'request failed');
    return isBookingBackend(c.req.path) ? apiError(c, 9) : c.json(FAILED, 500);
  };
}
