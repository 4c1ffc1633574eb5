/** One moment on two clocks, in milliseconds: `wall` runs on while a phone sleeps, `steady` cannot be set by hand. */
export type ClockReading = { wall: number; steady: number };
export const clockReadingNow = (): ClockReading => ({ wall: Date.now(), steady: performance.now() });

/**
 * How long a table is held: `seconds` from `since`, when it was requested, so that it never seems longer here than on the
 * server; and whether that can be extended in its last minute.
 */
export type HeldFor = { since: ClockReading; seconds: number; canBeLonger: boolean };
/** A held table; `extended` counts how often that was asked for. */
export type Hold = HeldFor & { holdToken: string; extended: number; warned: WarningMark | null };
/** Seconds left at which a warning is announced. */
export const warningMarks = [30, 60] as const;
export type WarningMark = (typeof warningMarks)[number];

/** Whole seconds left of the hold, by the clock on which more time has passed. */
export function secondsLeft({ since, seconds }: Pick<Hold, 'since' | 'seconds'>, now: ClockReading): number {
  const passed = Math.max(now.wall - since.wall, now.steady - since.steady);
  return Math.min(seconds, Math.max(0, Math.ceil(seconds - passed / 1000)));
}

/** The mark that was passed and not announced yet; `said` is the last announced one. */
export function warningMarkAt(seconds: number, said: WarningMark | null): WarningMark | null {
  const mark = warningMarks.find((one) => seconds <= one) ?? null;
  return mark !== null && (said === null || mark < said) ? mark : null;
}
