import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Connection } from '../../database/database.ts';
import { refusals } from '../../observe/metrics.ts';
import { reportOnce } from '../../report-once.ts';
import type { Quota } from './limit-headers.ts';

/**
 * At most `points` calls per `seconds` for each caller, counted under `name`. `perProcess`: counted in memory, for
 * calls so cheap that counting in the database would cost as much.
 */
export type Limit = Required<Quota> & { perProcess?: boolean };
/** Counts a call by its cost, 1 by default; returns the seconds to wait, or 0 to proceed. `giveBack` undoes a count. */
export type Limiter = ((address: string, cost?: number) => Promise<number>) & {
  giveBack: (address: string, cost?: number) => Promise<void>;
};

type Counting = { text: string; values?: unknown[] };

/** Drops the counter's statement names: behind a pooler in transaction mode they'd belong to another session. */
const withoutNames = ({ pool }: Pick<Connection<unknown>, 'pool'>) => ({
  query: ({ text, values }: Counting) => pool.query(text, values),
});

function openCounter<Tables>(connection: Connection<Tables>, { name, points, seconds, perProcess }: Limit) {
  return new Promise<RateLimiterMemory | RateLimiterPostgres>((resolve, reject) => {
    const options = { keyPrefix: name, points, duration: seconds };
    if (perProcess || connection.kind === 'pglite') return resolve(new RateLimiterMemory(options));
    const counter: RateLimiterPostgres = new RateLimiterPostgres(
      {
        ...options,
        storeClient: withoutNames(connection),
        storeType: 'pool',
        tableName: 'rate_limits',
        // Starts with the first refused call, since the last accepted one may be given back.
        inMemoryBlockOnConsumed: points + 1,
      },
      (error?: Error) => (error ? reject(error) : resolve(counter)),
    );
  });
}

/** Exact across processes on PostgreSQL, except `perProcess` limits; in memory on PGlite, which has one process. */
export async function createLimiter<Tables>(connection: Connection<Tables>, limit: Limit, log: Logger) {
  const counter = await openCounter(connection, limit);
  const keyOf = (address: string) => createHash('sha256').update(address).digest('base64url').slice(0, 22);
  // If counting fails, calls are let through: bookings matter more.
  const outage = reportOnce({
    began: (err) => log.error({ err, limit: limit.name }, 'calls cannot be counted: the limit lets all through'),
    ended: () => log.info({ limit: limit.name }, 'calls are counted again'),
  });
  const count = async (address: string, cost = 1) => {
    try {
      await counter.consume(keyOf(address), cost);
      outage.worked();
      return 0;
    } catch (problem) {
      if (problem instanceof RateLimiterRes) {
        outage.worked();
        refusals.inc({ limit: limit.name });
        return Math.max(1, Math.ceil(problem.msBeforeNext / 1000));
      }
      outage.failed(problem);
      return 0;
    }
  };
  const giveBack = async (address: string, cost = 1) => {
    await counter.reward(keyOf(address), cost).catch(outage.failed);
  };
  return Object.assign(count, { giveBack }) satisfies Limiter;
}
