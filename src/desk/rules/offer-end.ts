import { DAY_MS, HOUR_MS } from '../../values/time/duration.ts';

const LONGEST_MS = 2 * DAY_MS;
const SHORTEST_MS = 3 * HOUR_MS;
/** How long before its time an unconfirmed table is released. */
const BEFORE_MS = HOUR_MS;

/**
 * Until when offered tables are held: 48 hours, or until a day before the first of them; three hours at least, and never
 * within an hour of it. Null where it is too soon for an offer. Epoch ms.
 */
export function offerEnd({ now, startsAt }: { now: number; startsAt: number }): number | null {
  const last = startsAt - BEFORE_MS;
  if (last <= now) return null;
  const end = Math.max(Math.min(now + LONGEST_MS, startsAt - DAY_MS), now + SHORTEST_MS);
  return Math.min(end, last);
}
