import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { TOO_LARGE, UNAVAILABLE } from '../../values/http-status.ts';
import { isMultipart } from '../http/content-type.ts';
import { refusePlainly } from './refuse-plainly.server.ts';

const MEGABYTE = 1024 * 1024;
/** Bodies with files that are held in memory at once. */
const MOST_UPLOADS = 4;
const RETRY_SECONDS = 20;

const upTo = (megabytes: number) =>
  bodyLimit({
    maxSize: megabytes * MEGABYTE,
    onError: (c) =>
      refusePlainly(c, TOO_LARGE, { title: 'Too large', message: 'That is more than we can take at once.' }),
  });

type Limits = {
  /** Limit of any body. */
  megabytes: number;
  /** Limit where `takes` is true of the path: the endpoints that accept files. */
  withFiles: {
    megabytes: number;
    takes: (path: string) => boolean;
    /** The paths that accept files in JSON too, as base64, which is a third longer. */
    takesInJson: (path: string) => boolean;
  };
};

/** Bounds what is read of a request, and how many large ones are read at once. */
export function bodyLimits({ megabytes, withFiles }: Limits): MiddlewareHandler {
  const usual = upTo(megabytes);
  const large = upTo(withFiles.megabytes);
  const largeInJson = upTo(Math.ceil((withFiles.megabytes * 4) / 3));
  let uploads = 0;
  const isForm = (c: Context) => isMultipart(c.req.header('content-type'));
  const isLarge = (c: Context) => !(Number(c.req.header('content-length') ?? Number.NaN) <= megabytes * MEGABYTE);
  const isUpload = (c: Context) =>
    isForm(c) ? withFiles.takes(c.req.path) : withFiles.takesInJson(c.req.path) && isLarge(c);
  return async (c, next) => {
    // Nothing is read of what comes with these.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    if (!isUpload(c)) return usual(c, next);
    if (uploads >= MOST_UPLOADS) {
      c.header('retry-after', String(RETRY_SECONDS));
      return refusePlainly(c, UNAVAILABLE, {
        title: 'Busy for a moment',
        message: 'Many people are sending us files just now. Please try again in half a minute.',
      });
    }
    uploads += 1;
    try {
      return await (isForm(c) ? large : largeInJson)(c, next);
    } finally {
      uploads -= 1;
    }
  };
}
