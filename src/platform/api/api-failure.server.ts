import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import type { ErrorCode } from '../../values/error-catalogue.ts';
import { BAD_REQUEST, SERVER_ERROR, UNAVAILABLE } from '../../values/http-status.ts';
import { loggablePath } from '../../values/pages/secret-paths.ts';
import { busyReason } from '../database/busy.ts';
import { apiError, ownError } from './api.ts';

const UNREADABLE = { title: 'Invalid request', message: 'We couldn’t read that. Please try again.' };
const BUSY = { title: 'Very busy', message: 'We’re very busy just now. Please try again in a few seconds.' };
const BUSY_SECONDS = 5;
const FAILED = { title: 'Something went wrong', message: 'Something went wrong. Please try again.' };

/**
 * The response when an endpoint throws: 503 if the database was too busy, otherwise the catalogue's error for the
 * path, or our own. The cause goes to the log only.
 */
export function answerFailure(codeFor: (path: string) => ErrorCode | null, log?: Logger): ErrorHandler {
  return (error, c) => {
    if (error instanceof HTTPException && error.status < SERVER_ERROR) return ownError(c, BAD_REQUEST, UNREADABLE);
    const busy = busyReason(error);
    if (busy) {
      log?.warn({ busy, path: loggablePath(c.req.path) }, 'the database was too busy');
      c.header('retry-after', String(BUSY_SECONDS));
      return ownError(c, UNAVAILABLE, BUSY);
    }
    log?.error({ err: error, path: loggablePath(c.req.path) }, 'request failed');
    const code = codeFor(c.req.path);
    return code === null ? ownError(c, SERVER_ERROR, FAILED) : apiError(c, code);
  };
}
