import type { Logger } from 'pino';
import type { Connection } from '../../platform/database/database.ts';
import { createLimiter, type Limit } from '../../platform/http/limits/limiter.server.ts';

const QUARTER_SECONDS = 15 * 60;

export async function createDeskLimits<Tables>(connection: Connection<Tables>, log: Logger) {
  const limiter = (limit: Limit) => createLimiter(connection, limit, log);
  return {
    /** Passkeys, links and requests for links, by IP address. */
    signIn: await limiter({ name: 'desk-sign-in', points: 30, seconds: QUARTER_SECONDS }),
    /** Sign-in links, by e-mail address: known or not. */
    link: await limiter({ name: 'desk-link', points: 5, seconds: 60 * 60 }),
    /** Wrong PINs, by person. */
    pin: await limiter({ name: 'desk-pin', points: 5, seconds: QUARTER_SECONDS }),
    /** Calendar feeds, by IP address. */
    feed: await limiter({ name: 'desk-feed', points: 120, seconds: QUARTER_SECONDS, perProcess: true }),
    /** All other writes, by person or tablet: far more than two people can tap. */
    write: await limiter({ name: 'desk-write', points: 240, seconds: 60 }),
  };
}
export type DeskLimits = Awaited<ReturnType<typeof createDeskLimits>>;
