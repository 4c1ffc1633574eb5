import { MINUTE_MS } from '../../values/time/duration.ts';

/** Minutes for which a chosen slot is held, and for which it is when it needs a card guarantee; our own figures. */
const HOLD_MINUTES = 8;
const CARD_MINUTES = 3;
/** The most minutes for which a table is held, extended or not; our own figure. */
const MOST_MINUTES = 20;
/** A hold is extended in its last minute only. */
const LAST_MS = MINUTE_MS;

/** When a hold was made and when it expires, in epoch milliseconds. */
export type HoldTimes = { madeAt: number; expiresAt: number; needsCard: boolean };

/** When a hold made now expires. */
export const holdEnd = (now: number, needsCard: boolean): number =>
  now + (needsCard ? CARD_MINUTES : HOLD_MINUTES) * MINUTE_MS;

/** When it expires if it is extended now: unchanged before its last minute, and once it has had the most minutes. */
export function extendedEnd({ madeAt, expiresAt }: HoldTimes, now: number): number {
  if (expiresAt - now > LAST_MS) return expiresAt;
  return Math.max(expiresAt, Math.min(now + HOLD_MINUTES * MINUTE_MS, madeAt + MOST_MINUTES * MINUTE_MS));
}

/** Whether it can be extended at all, now or later. */
export const canBeLonger = ({ madeAt, expiresAt, needsCard }: HoldTimes): boolean =>
  !needsCard && expiresAt < madeAt + MOST_MINUTES * MINUTE_MS;
