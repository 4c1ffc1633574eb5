import { MINUTE_MS } from '../../../values/time/duration.ts';
import { HOLD_MINUTES } from '../../constants.ts';

/** Live holds of one browser session, and of one network address; our own figures. */
const MOST_OF_SESSION = 3;
const MOST_OF_ADDRESS = 6;
/** Minutes for which a table that needs a card is held without one, and the most for which any is, extended or not. */
const CARD_MINUTES = 3;
const MOST_MINUTES = 20;
/** A hold is extended in its last seconds only. */
const LAST_MS = MINUTE_MS;

/** A hold that its visitor has already: of the session that asks, or of another one at its address. */
export type OtherHold = { ofSession: boolean; ofAddress: boolean; expiresAt: number };

/** The proof of work that the next hold takes: the more are held, the harder; 0 is none. */
export const workFor = (others: readonly OtherHold[]): number => others.length;

/** Seconds until another may be held; 0 when it may. */
export function holdWait(others: readonly OtherHold[], now: number): number {
  const waits = [
    { most: MOST_OF_SESSION, own: others.filter(({ ofSession }) => ofSession) },
    { most: MOST_OF_ADDRESS, own: others.filter(({ ofAddress }) => ofAddress) },
  ].map(({ most, own }) => {
    if (own.length < most) return 0;
    const ends = own.map(({ expiresAt }) => expiresAt).sort((a, b) => a - b);
    return ((ends[own.length - most] as number) - now) / 1000;
  });
  return Math.max(0, Math.ceil(Math.max(...waits)));
}

export const holdEnd = (now: number, needsCard: boolean): number =>
  now + (needsCard ? CARD_MINUTES : HOLD_MINUTES) * MINUTE_MS;

type HoldTimes = { madeAt: number; expiresAt: number; needsCard: boolean };

/** When it would end if it were extended now: the same moment before its last minute, and once no more can be had. */
export function extendedEnd({ madeAt, expiresAt }: HoldTimes, now: number): number {
  if (expiresAt - now > LAST_MS) return expiresAt;
  return Math.max(expiresAt, Math.min(now + HOLD_MINUTES * MINUTE_MS, madeAt + MOST_MINUTES * MINUTE_MS));
}

/** Whether it can be extended at all, now or later. */
export const canBeLonger = ({ madeAt, expiresAt, needsCard }: HoldTimes): boolean =>
  !needsCard && expiresAt < madeAt + MOST_MINUTES * MINUTE_MS;
