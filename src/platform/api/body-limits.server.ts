import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { TOO_LARGE, UNAVAILABLE } from '../../values/http-status.ts';
import { isMultipart } from '../http/content-type.ts';
import { countedVisitor } from './caller/visitor.server.ts';
import { refusePlainly } from './refuse-plainly.server.ts';

const MEGABYTE = 1024 * 1024;
/** Bodies with files that are held in memory at once, and how many of them may be of one visitor's connection. */
const MOST_UPLOADS = 6;
const MOST_OF_ONE = 2;
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

/** Lets so many uploads be under way at once: of all, and of one visitor, so that nobody keeps the others out. */
class UploadPlaces {
  readonly #taken = new Map<string, number>();
  #all = 0;

  /** False where none is left. */
  take(visitor: string): boolean {
    const own = this.#taken.get(visitor) ?? 0;
    if (this.#all >= MOST_UPLOADS || own >= MOST_OF_ONE) return false;
    this.#all += 1;
    this.#taken.set(visitor, own + 1);
    return true;
  }

  giveBack(visitor: string): void {
    const own = (this.#taken.get(visitor) ?? 1) - 1;
    this.#all -= 1;
    if (own > 0) this.#taken.set(visitor, own);
    else this.#taken.delete(visitor);
  }
}

const BUSY = {
  title: 'Busy for a moment',
  message: 'Many people are sending us files just now. Please try again in half a minute.',
};

/** Bounds what is read of a request, and how many large ones are read at once. */
export function bodyLimits({ megabytes, withFiles }: Limits): MiddlewareHandler {
  const usual = upTo(megabytes);
  const large = upTo(withFiles.megabytes);
  const largeInJson = upTo(Math.ceil((withFiles.megabytes * 4) / 3));
  const places = new UploadPlaces();
  const isForm = (c: Context) => isMultipart(c.req.header('content-type'));
  const isLarge = (c: Context) => !(Number(c.req.header('content-length') ?? Number.NaN) <= megabytes * MEGABYTE);
  const isUpload = (c: Context) =>
    isLarge(c) && (isForm(c) ? withFiles.takes(c.req.path) : withFiles.takesInJson(c.req.path));
  return async (c, next) => {
    // Nothing is read of what comes with these.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    if (!isUpload(c)) return usual(c, next);
    const visitor = countedVisitor();
    if (!places.take(visitor)) {
      c.header('retry-after', String(RETRY_SECONDS));
      return refusePlainly(c, UNAVAILABLE, BUSY);
    }
    try {
      return await (isForm(c) ? large : largeInJson)(c, next);
    } finally {
      places.giveBack(visitor);
    }
  };
}
