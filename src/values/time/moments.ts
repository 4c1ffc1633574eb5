/** A state until an epoch ms; null if no change is known. */
export type Moment = { until: number | null };

/** Chains moments until `horizon` (epoch ms) or the last known change. */
export function timeline<T extends Moment>(from: number, horizon: number, at: (epochMs: number) => T): T[] {
  const moments = [at(from)];
  for (let last = moments[0]; last?.until && last.until < horizon; last = moments.at(-1)) moments.push(at(last.until));
  return moments;
}

/**
 * The moment at `now`. If that is before `from` or past the last moment, the visitor's clock is wrong: returns the
 * first, which the server rendered.
 */
export function momentAt<T extends Moment>(moments: readonly T[], from: number, now: number): T {
  const current = now < from ? undefined : moments.find(({ until }) => until === null || now < until);
  return current ?? (moments[0] as T);
}

/** When the first of several timelines changes: until then a page that shows them may be cached. */
export function firstChange(timelines: readonly (readonly Moment[])[]): number {
  return Math.min(...timelines.map(([first]) => first?.until ?? Number.POSITIVE_INFINITY));
}
