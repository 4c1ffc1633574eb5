import { HOUR_MS } from '../../../../values/time/duration.ts';
import { londonInstant } from '../../../../values/time/london-time.ts';
import { addDays, minutesOf } from '../../../../values/time/wall-time.ts';

const EVENING = minutesOf('20:00');
const LONGEST_MS = 48 * HOUR_MS;
const SHORTEST_MS = 2 * HOUR_MS;
/** A party that goes to the other restaurant must know in time. */
const AHEAD_MS = HOUR_MS;

/**
 * Until when a table elsewhere is held: two days, or until the evening before; a party that comes sooner has two hours.
 * Null where it is too late. Epoch milliseconds.
 */
export function answerBy({ date, startsAt }: { date: string; startsAt: number }, now: number): number | null {
  const eveningBefore = londonInstant({ date: addDays(date, -1), minutes: EVENING });
  const until = Math.max(Math.min(now + LONGEST_MS, eveningBefore), Math.min(now + SHORTEST_MS, startsAt - AHEAD_MS));
  return until > now ? until : null;
}
