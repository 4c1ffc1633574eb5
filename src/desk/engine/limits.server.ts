import type { Logger } from 'pino';
import type { Connection } from '../../platform/database/database.ts';
import { createLimiter, type Limit } from '../../platform/http/limits/limiter.server.ts';

const QUARTER_SECONDS = 15 * 60;

const LIMITS = {
  /** Passkeys, links and requests for links, by IP address. */
  signIn: { name: 'desk-sign-in', points: 30, seconds: QUARTER_SECONDS },
  /** Sign-in links, by e-mail address: known or not. */
  link: { name: 'desk-link', points: 5, seconds: 60 * 60 },
  /** Wrong PINs, by person. */
  pin: { name: 'desk-pin', points: 5, seconds: QUARTER_SECONDS },
  /** Calendar feeds, by IP address. */
  feed: { name: 'desk-feed', points: 120, seconds: QUARTER_SECONDS, perProcess: true },
  /** All other writes, by person or tablet: far more than two people can tap. */
  write: { name: 'desk-write', points: 240, seconds: 60 },
} satisfies Record<string, Limit>;

export async function createDeskLimits<Tables>(connection: Connection<Tables>, log: Logger) {
  return {
    signIn: await createLimiter(connection, LIMITS.signIn, log),
    link: await createLimiter(connection, LIMITS.link, log),
    pin: await createLimiter(connection, LIMITS.pin, log),
    feed: await createLimiter(connection, LIMITS.feed, log),
    write: await createLimiter(connection, LIMITS.write, log),
  };
}
export type DeskLimits = Awaited<ReturnType<typeof createDeskLimits>>;
