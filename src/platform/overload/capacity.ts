import type { Env } from '../env.ts';

/** More at once than this would not be done sooner by one core. */
const MOST = 12;
const LEAST = 4;
/** Connections of the pool that are left for the queue's jobs and for the figures. */
const FOR_OTHERS = 2;
/** Sockets to the booking backend (product 11.2): where others do the work, ours is to wait. */
const REMOTE = 128;

/** How much is done at once: what the processor can do, and never more than the database's pool has connections for. */
export function capacityFor(env: Pick<Env, 'DATABASE_POOL' | 'BOOKING_API_URL' | 'NETWORK_API_URL'>): number {
  if (env.BOOKING_API_URL || env.NETWORK_API_URL) return REMOTE;
  return Math.max(LEAST, Math.min(MOST, env.DATABASE_POOL - FOR_OTHERS));
}
