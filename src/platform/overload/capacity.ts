import type { Env } from '../env.ts';

/** More concurrent work wouldn't finish sooner on one core. */
const MOST = 12;
const LEAST = 4;
/** Pool connections reserved for background jobs and metrics. */
const FOR_OTHERS = 2;
/** Sockets to the booking backend (product 11.2): the work happens elsewhere, we only wait. */
const REMOTE = 128;

/** Maximum concurrent work: what the processor can do, within the connections of the database's pool. */
export function capacityFor(env: Pick<Env, 'DATABASE_POOL' | 'BOOKING_API_URL' | 'NETWORK_API_URL'>): number {
  if (env.BOOKING_API_URL || env.NETWORK_API_URL) return REMOTE;
  return Math.max(LEAST, Math.min(MOST, env.DATABASE_POOL - FOR_OTHERS));
}
