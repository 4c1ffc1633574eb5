import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { REQUEST_TIMEOUT, TOO_LARGE, UNAVAILABLE } from '../../values/http-status.ts';
import { isMultipart } from '../http/content-type.ts';
import { readBody } from '../http/read-body.ts';
import { VisitorPlaces } from '../visitor-places.ts';
import { countedVisitor } from './caller/visitor.server.ts';
import { refusePlainly } from './refuse-plainly.server.ts';

/** How many uploads are held in memory at once, in total and per visitor. */
const MOST_UPLOADS = 6;
const MOST_OF_ONE = 2;
const RETRY_SECONDS = 20;
/** A quarter of a megabit a second, averaged over five: slower than any phone that can load our pages. */
const PACE = { bytes: 160 * 1024, ms: 5000 };
/** How long a visitor whose upload stalled has to wait. */
const SLOW_MS = 60_000;
const MOST_SLOW = 10_000;

type Limits = {
  /** Largest body in bytes. */
  bytes: number;
  /** Largest body for paths where `takes` is true: the endpoints that accept files. */
  withFiles: {
    bytes: number;
    takes: (path: string) => boolean;
    /** Paths that also accept files in JSON as base64, which is a third longer. */
    takesInJson: (path: string) => boolean;
  };
  pace?: typeof PACE;
};

const LARGE = {
  title: 'Too large',
  message: 'That’s too big for us to take in one go. Please send fewer or smaller files.',
};
const SLOW = {
  title: 'Too slow',
  message: 'Your files took too long to reach us. Please try again on a better connection.',
};
const BUSY = {
  title: 'Busy for a moment',
  message: 'Lots of people are sending us files just now. Please try again in half a minute.',
};

/**
 * Reads the body before anything else happens, so slow senders don't block others. Limits size and the number of
 * concurrent uploads, which must keep up a minimum pace or be dropped.
 */
export function readBodies({ bytes, withFiles, pace = PACE }: Limits): MiddlewareHandler {
  const places = new VisitorPlaces(MOST_UPLOADS, MOST_OF_ONE);
  const slow = new LRUCache<string, true>({ max: MOST_SLOW, ttl: SLOW_MS });
  const isForm = (c: Context) => isMultipart(c.req.header('content-type'));
  const lengthOf = (c: Context) => Number(c.req.header('content-length') ?? Number.NaN);
  const takesFiles = (c: Context) => (isForm(c) ? withFiles.takes(c.req.path) : withFiles.takesInJson(c.req.path));
  /** Reads the body into the request, or returns the error response. */
  const buffer = async (c: Context, maxBytes: number, isUpload: boolean) => {
    const { raw } = c.req;
    if (!raw.body) return undefined;
    // The parser enforces a stated length; chunked bodies state none.
    const isKnown = lengthOf(c) <= maxBytes && !isUpload;
    const body =
      lengthOf(c) > maxBytes
        ? 'too-large'
        : isKnown
          ? new Uint8Array(await raw.arrayBuffer())
          : await readBody(raw.body, { maxBytes, ...(isUpload && { pace }) });
    if (typeof body !== 'string') {
      c.req.raw = new Request(raw, { body });
      return undefined;
    }
    if (body === 'too-large') return refusePlainly(c, TOO_LARGE, LARGE);
    slow.set(countedVisitor(), true);
    c.header('connection', 'close');
    return refusePlainly(c, REQUEST_TIMEOUT, SLOW);
  };
  return async (c, next) => {
    // Their bodies are never read.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    if (!takesFiles(c) || lengthOf(c) <= bytes) return (await buffer(c, bytes, false)) ?? next();
    const visitor = countedVisitor();
    if (slow.has(visitor) || !places.take(visitor)) {
      c.header('retry-after', String(RETRY_SECONDS));
      return refusePlainly(c, UNAVAILABLE, BUSY);
    }
    try {
      const most = isForm(c) ? withFiles.bytes : Math.ceil((withFiles.bytes * 4) / 3);
      const refusal = await buffer(c, most, true);
      if (refusal) return refusal;
      await next();
    } finally {
      places.giveBack(visitor);
    }
  };
}
