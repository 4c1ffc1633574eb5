import { HOLD_MINUTES } from '../constants.ts';

/** One moment by two clocks: `wall` goes on while a phone sleeps, `steady` cannot be set by hand. Milliseconds. */
export type Moment = { wall: number; steady: number };
/** A table held: `since` is when it was asked for, so that it never seems to last longer here than at the restaurant. */
export type Hold = { holdToken: string; since: Moment; renewed: boolean; low: LowMark | null };
/** Seconds left at which it is worth saying so. */
export const lowMarks = [30, 120] as const;
export type LowMark = (typeof lowMarks)[number];

const HOLD_SECONDS = HOLD_MINUTES * 60;

/** Whole seconds for which the table is still theirs; the clock that is further on decides. */
export function secondsLeft({ since }: Pick<Hold, 'since'>, now: Moment): number {
  const passed = Math.max(now.wall - since.wall, now.steady - since.steady);
  return Math.min(HOLD_SECONDS, Math.max(0, Math.ceil(HOLD_SECONDS - passed / 1000)));
}

/** '7:05'. */
export function clockFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The mark that has been passed and not been said yet. */
export function lowMarkAt(seconds: number, said: LowMark | null): LowMark | null {
  const mark = lowMarks.find((one) => seconds <= one) ?? null;
  return mark !== null && (said === null || mark < said) ? mark : null;
}
