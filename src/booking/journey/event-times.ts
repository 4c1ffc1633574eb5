import { openSpan } from '../../restaurants/hours.ts';
import { timeOf } from '../../restaurants/wall-time.ts';
import { suggestTime } from '../suggested-time.ts';
import type { JourneyRestaurant } from './journey-state.ts';

const STEP_MINUTES = 30;
/** A party wants to sit a while before the doors close. */
const BEFORE_CLOSING_MINUTES = 120;
const USUAL_TIME = '19:00';

/** Every half hour at which a party may come on the date, in the order of service; empty when the doors stay shut. */
export function eventTimes({ openingHours }: Pick<JourneyRestaurant, 'openingHours'>, date: string): string[] {
  const span = openSpan(openingHours)(date);
  if (!span) return [];
  const steps = Math.floor((span.end - BEFORE_CLOSING_MINUTES - span.start) / STEP_MINUTES);
  return Array.from({ length: Math.max(0, steps + 1) }, (_, step) => timeOf(span.start + step * STEP_MINUTES));
}

/** The wanted time if the party may come then, else the one after it. */
export function eventTime(wanted: string | null, times: readonly string[]): string | null {
  return wanted && times.includes(wanted) ? wanted : suggestTime(wanted ?? USUAL_TIME, times);
}
