import { createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Connection } from './database.ts';

type Limit = { name: string; points: number; seconds: number };

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

/** Exact across processes on PostgreSQL; one process on PGlite counts in memory. */
export async function createRateLimits<Tables>(connection: Connection<Tables>, log: Logger, factor = 1) {
  const build = ({ name, points, seconds }: Limit) =>
    new Promise<RateLimiterMemory | RateLimiterPostgres>((resolve, reject) => {
      const options = { keyPrefix: name, points: points * factor, duration: seconds };
      if (connection.kind === 'pglite') return resolve(new RateLimiterMemory(options));
      const limiter: RateLimiterPostgres = new RateLimiterPostgres(
        {
          ...options,
          storeClient: connection.pool,
          storeType: 'pool',
          tableName: 'rate_limits',
          inMemoryBlockOnConsumed: options.points,
        },
        (error?: Error) => (error ? reject(error) : resolve(limiter)),
      );
    });
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
    const caller = createHash('sha256').update(c.get('clientAddress')).digest('base64url').slice(0, 22);
    try {
      await limiters[limit].consume(caller);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) {
        // A limiter that fails must not close the restaurant.
        log.error({ err: refused }, 'rate limit could not be counted');
        return next();
      }
      const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      c.header('retry-after', String(seconds));
      const message = `That was a lot at once. Please try again in ${seconds} seconds.`;
      return c.json({ code: 429, title: 'Too many requests', message }, 429);
    }
    return next();
  });
}
