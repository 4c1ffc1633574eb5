import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { SMS_REPLIES } from './customers/api/sms-replies.server.ts';
import { countedVisitor } from './platform/api/caller/visitor.server.ts';
import { refusePlainly } from './platform/api/refuse-plainly.server.ts';
import type { Connection } from './platform/database/database.ts';
import { isMultipart } from './platform/http/content-type.ts';
import { limitHeaders } from './platform/http/limits/limit-headers.ts';
import { createLimiter, type Limit } from './platform/http/limits/limiter.server.ts';
import { SEARCHES_BY_POST } from './request-priority.ts';
import { TOO_MANY_REQUESTS } from './values/http-status.ts';
import { type PagePattern, startsLike } from './values/pages/page-paths.ts';
import { waitText } from './values/time/duration.ts';

/**
 * Limits per caller. Writes are tighter than reads, which each process counts for itself; cards are tightest, since
 * testing stolen cards is a known fraud.
 */
const LIMITS = {
  token: { name: 'token', points: 60, seconds: 60 },
  write: { name: 'write', points: 30, seconds: 60 },
  /** A hold takes the table from others; this is more than a person needs to pick times. */
  hold: { name: 'hold', points: 20, seconds: 60 },
  /** Books a table that a restaurant offers; nobody needs to more than once. */
  tableOffer: { name: 'table-offer', points: 10, seconds: 60 },
  search: { name: 'search', points: 300, seconds: 60, perProcess: true },
  /** Forms with files of any size; their cost counts too, once they are read (FILE_COST). */
  upload: { name: 'upload', points: 10, seconds: 60 },
  card: { name: 'card', points: 5, seconds: 60 },
  cardToken: { name: 'card-token', points: 30, seconds: 60 },
} satisfies Record<string, Limit>;

/** Uncached pages rendered for one caller: far more than a person opens. */
export const RENDERS: Limit = { name: 'render', points: 600, seconds: 60, perProcess: true };

/** Computed for each call; and the API description, which is large. */
const READS = [/^\/api\/booking\/(slots|alternatives)\//, /^\/api\/(openapi\.json|docs)\/*$/];
/** A provider calls for many people, and can only unsubscribe them. */
const LEAVING = [startsLike('/unsubscribe/:unsubscribeToken' satisfies PagePattern), new RegExp(`^${SMS_REPLIES}$`)];
/** The desk counts for itself: a restaurant's tablets share an address. */
const DESK = /^\/desk(\/|$)/;
const TABLE_OFFERS = /^\/(api\/booking\/table-offers|booking\/table-offer)\//;
const HOLDS = /^\/api\/booking\/holds\//;
/** With trailing slashes, as the API accepts them. */
const UPLOAD = /^\/api\/(contact\/sendemail|jobs\/application)\/*$/;
/** Each new token costs a call to the card provider. */
const CARD = /^\/api\/v1\/payments\/submit\/*$/;
const CARD_TOKEN = /^\/api\/v1\/payments\/client-token\/*$/;

function limitFor({ method, path }: { method: string; path: string }, withFiles: boolean): keyof typeof LIMITS | null {
  if (CARD_TOKEN.test(path)) return 'cardToken';
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS')
    return READS.some((address) => address.test(path)) ? 'search' : null;
  if (DESK.test(path) || LEAVING.some((address) => address.test(path))) return null;
  if (TABLE_OFFERS.test(path)) return 'tableOffer';
  if (path === '/api/token') return 'token';
  if (CARD.test(path)) return 'card';
  if (UPLOAD.test(path) || (withFiles && !path.startsWith('/api/'))) return 'upload';
  // Releasing a hold frees a table, so it needs no strict limit.
  if (HOLDS.test(path)) return method === 'DELETE' ? 'search' : 'hold';
  return SEARCHES_BY_POST.test(path) ? 'search' : 'write';
}

export async function createRateLimits<Tables>(connection: Connection<Tables>, log: Logger, factor = 1) {
  const wide = (limit: Limit) => ({ ...limit, points: limit.points * factor });
  const build = (limit: Limit) => createLimiter(connection, wide(limit), log);
  const limiters = {
    token: await build(LIMITS.token),
    write: await build(LIMITS.write),
    search: await build(LIMITS.search),
    upload: await build(LIMITS.upload),
    card: await build(LIMITS.card),
    hold: await build(LIMITS.hold),
    tableOffer: await build(LIMITS.tableOffer),
    cardToken: await build(LIMITS.cardToken),
  };

  return createMiddleware(async (c, next) => {
    const limit = limitFor(c.req, isMultipart(c.req.header('content-type')));
    if (!limit) return next();
    const seconds = await limiters[limit](countedVisitor());
    if (seconds === 0) return next();
    for (const [name, value] of Object.entries(limitHeaders(wide(LIMITS[limit]), seconds))) c.header(name, value);
    const message = `That was a lot at once. Please try again in ${waitText(seconds)}.`;
    return refusePlainly(c, TOO_MANY_REQUESTS, { title: 'Too many requests', message });
  });
}
