/** One instant on two clocks, in ms: `wall` keeps running while a phone sleeps, `steady` can't be set by hand. */
export type ClockReading = { wall: number; steady: number };
export const clockReadingNow = (): ClockReading => ({ wall: Date.now(), steady: performance.now() });

/**
 * A hold of `seconds` from `since`, the moment of the request, so that it never looks longer here than on the server;
 * `canBeLonger` if it can be extended in its last minute.
 */
export type HeldFor = { since: ClockReading; seconds: number; canBeLonger: boolean };
/** `extended` counts the extensions. */
export type Hold = HeldFor & { holdToken: string; extended: number; warned: WarningMark | null };
/** Seconds left at which a warning is announced. */
export const warningMarks = [30, 60] as const;
export type WarningMark = (typeof warningMarks)[number];

/** Whole seconds left, by whichever clock has run further. */
export function secondsLeft({ since, seconds }: Pick<Hold, 'since' | 'seconds'>, now: ClockReading): number {
  const passed = Math.max(now.wall - since.wall, now.steady - since.steady);
  return Math.min(seconds, Math.max(0, Math.ceil(seconds - passed / 1000)));
}

/** The mark that was passed but isn't announced yet; `last` is the last announced one. */
export function warningMarkAt(seconds: number, last: WarningMark | null): WarningMark | null {
  const mark = warningMarks.find((candidate) => seconds <= candidate) ?? null;
  return mark !== null && (last === null || mark < last) ? mark : null;
}
