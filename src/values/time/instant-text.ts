import { HOUR_MS, MINUTE_MS } from './duration.ts';
import { type LondonTime, londonNow } from './london-time.ts';
import { formatDay, formatTime, timeOf } from './wall-time.ts';

const sameWall = (a: LondonTime, b: LondonTime) => a.date === b.date && a.minutes === b.minutes;

/** Distinguishes the hour that occurs twice when the clocks go back in autumn. */
function whichOfTwo(instantMs: number, wall: LondonTime): string {
  if (sameWall(londonNow(instantMs + HOUR_MS), wall)) return ', before the clocks go back';
  return sameWall(londonNow(instantMs - HOUR_MS), wall) ? ', after the clocks go back' : '';
}

/**
 * An instant (epoch ms) in London: 'Thursday 3 December at 7pm'. Midnight is written as the minute before, since its
 * day would be ambiguous. Part of the stored card guarantee wording: changing it needs a new wording version.
 */
export function formatInstant(instantMs: number): string {
  const wall = londonNow(instantMs);
  if (wall.minutes === 0) return formatInstant(instantMs - MINUTE_MS);
  return `${formatDay(wall.date)} at ${formatTime(timeOf(wall.minutes))}${whichOfTwo(instantMs, wall)}`;
}

/** An instant (epoch ms) as the time of day in London: '6.42pm'. */
export const formatTimeOfDay = (instantMs: number) => formatTime(timeOf(londonNow(instantMs).minutes));
