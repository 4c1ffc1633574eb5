/** Something true until an epoch ms; null means as far as anyone knows. */
export type Moment = { until: number | null };

/** Follows one moment with the next until `horizon` (epoch ms) is passed or nothing more is known. */
export function timeline<T extends Moment>(from: number, horizon: number, at: (epochMs: number) => T): T[] {
  const moments = [at(from)];
  for (let last = moments[0]; last?.until && last.until < horizon; last = moments.at(-1)) moments.push(at(last.until));
  return moments;
}

/**
 * The one that holds at `now`. A clock before `from` or past the last moment disagrees with the server's:
 * then the server's word, the first, stands.
 */
export function momentAt<T extends Moment>(moments: readonly T[], from: number, now: number): T {
  const held = now < from ? undefined : moments.find(({ until }) => until === null || now < until);
  return held ?? (moments[0] as T);
}

/** When the first of several timelines changes: how long a page that shows them may be kept. */
export function firstChange(timelines: readonly (readonly Moment[])[]): number {
  return Math.min(...timelines.map(([first]) => first?.until ?? Number.POSITIVE_INFINITY));
}
