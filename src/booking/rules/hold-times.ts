import { MINUTE_MS } from '../../values/time/duration.ts';

/** Minutes a chosen slot is held, with or without a card; our own figure (docs/decisions/009). */
const HOLD_MINUTES = 8;
/** The most minutes a table is held, extensions included (docs/decisions/009). */
const MOST_MINUTES = 20;
/** A hold can be extended only in its last minute. */
const LAST_MS = MINUTE_MS;

/** Epoch milliseconds. */
export type HoldTimes = { madeAt: number; expiresAt: number };

export const holdEnd = (now: number): number => now + HOLD_MINUTES * MINUTE_MS;

/** The expiry after an extension now: unchanged before the last minute and at the maximum. */
export function extendedEnd({ madeAt, expiresAt }: HoldTimes, now: number): number {
  if (expiresAt - now > LAST_MS) return expiresAt;
  return Math.max(expiresAt, Math.min(holdEnd(now), madeAt + MOST_MINUTES * MINUTE_MS));
}

/** Whether it can still be extended, now or later. */
export const canBeLonger = ({ madeAt, expiresAt }: HoldTimes): boolean => expiresAt < madeAt + MOST_MINUTES * MINUTE_MS;
