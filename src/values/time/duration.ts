export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** '9 min 5 s', read as a duration and not as a time of day; rounds up to whole seconds, and never goes below '0 s'. */
export function formatDuration(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor(left / 60);
  return [minutes > 0 && `${minutes} min`, (minutes === 0 || left % 60 > 0) && `${left % 60} s`]
    .filter(Boolean)
    .join(' ');
}
