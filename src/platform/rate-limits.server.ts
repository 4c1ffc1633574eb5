import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { tooManyRequests } from './api.ts';
import type { Connection } from './database.ts';
import { createLimiter, type Limit } from './limiter.server.ts';

/** Calls per caller. Booking is tighter than the calls that only look; trying out cards, a known fraud, tightest. */
const LIMITS = {
  token: { name: 'token', points: 60, seconds: 60 },
  write: { name: 'write', points: 30, seconds: 60 },
  /** A held table is nobody else's: more than a person picks times. */
  hold: { name: 'hold', points: 20, seconds: 60 },
  search: { name: 'search', points: 300, seconds: 60 },
  card: { name: 'card', points: 5, seconds: 60 },
  cardToken: { name: 'card-token', points: 30, seconds: 60 },
} satisfies Record<string, Limit>;

const READS_BY_POST = /^\/api\/booking\/availability$/;
const HOLDS = /^\/api\/booking\/holds\//;
/** With any slashes at the end, as the API takes them. Each new token is a call to the card provider. */
const CARD = /^\/api\/v1\/payments\/submit\/*$/;
const CARD_TOKEN = /^\/api\/v1\/payments\/client-token\/*$/;

function limitFor(method: string, path: string): keyof typeof LIMITS | null {
  if (CARD_TOKEN.test(path)) return 'cardToken';
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return null;
  if (path === '/api/token') return 'token';
  if (CARD.test(path)) return 'card';
  // Giving a table back is nothing to keep anyone from.
  if (HOLDS.test(path)) return method === 'DELETE' ? 'search' : 'hold';
  return READS_BY_POST.test(path) ? 'search' : 'write';
}

/** The limits on every write, by caller. */
export async function createRateLimits<Tables>(connection: Connection<Tables>, log: Logger, factor = 1) {
  const build = (limit: Limit) => createLimiter(connection, { ...limit, points: limit.points * factor }, log);
  const limiters = {
    token: await build(LIMITS.token),
    write: await build(LIMITS.write),
    search: await build(LIMITS.search),
    card: await build(LIMITS.card),
    hold: await build(LIMITS.hold),
    cardToken: await build(LIMITS.cardToken),
  };

  return createMiddleware<{ Variables: { clientAddress: string } }>(async (c, next) => {
    const limit = limitFor(c.req.method, c.req.path);
    if (!limit) return next();
    const seconds = await limiters[limit](c.get('clientAddress'));
    if (seconds === 0) return next();
    return tooManyRequests(c, seconds, `That was a lot at once. Please try again in ${seconds} seconds.`);
  });
}
