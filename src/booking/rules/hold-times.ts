import { MINUTE_MS } from '../../values/time/duration.ts';

/** Minutes for which a chosen slot is held, with a card to give or without one; our own figure. */
const HOLD_MINUTES = 8;
/** The most minutes for which a table is held, extended or not; our own figure. */
const MOST_MINUTES = 20;
/** A hold is extended in its last minute only. */
const LAST_MS = MINUTE_MS;

/** When a hold was made and when it expires, in epoch milliseconds. */
export type HoldTimes = { madeAt: number; expiresAt: number };

/** When a hold made now expires. */
export const holdEnd = (now: number): number => now + HOLD_MINUTES * MINUTE_MS;

/** When it expires if it is extended now: unchanged before its last minute, and once it has had the most minutes. */
export function extendedEnd({ madeAt, expiresAt }: HoldTimes, now: number): number {
  if (expiresAt - now > LAST_MS) return expiresAt;
  return Math.max(expiresAt, Math.min(holdEnd(now), madeAt + MOST_MINUTES * MINUTE_MS));
}

/** Whether it can be extended at all, now or later. */
export const canBeLonger = ({ madeAt, expiresAt }: HoldTimes): boolean => expiresAt < madeAt + MOST_MINUTES * MINUTE_MS;
