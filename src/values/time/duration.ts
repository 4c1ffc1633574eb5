export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const MINUTES_IN_AN_HOUR = 60;

/**
 * '9 min 5 s', clearly a duration rather than a time of day; beyond an hour '7 h 32 min 5 s'. Rounds up to whole
 * seconds, and never goes below '0 s'.
 */
export function formatDuration(seconds: number): string {
  const total = Math.max(0, Math.ceil(seconds));
  const inAll = Math.floor(total / 60);
  const hours = total > HOUR_MS / 1000 ? Math.floor(inAll / MINUTES_IN_AN_HOUR) : 0;
  const minutes = inAll - hours * MINUTES_IN_AN_HOUR;
  return [
    hours > 0 && `${hours} h`,
    minutes > 0 && `${minutes} min`,
    (total === 0 || total % 60 > 0) && `${total % 60} s`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A wait in words: '1 minute', '9 minutes', '2 hours'. Rounds up to minutes, and beyond an hour to hours. */
export function waitText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes > MINUTES_IN_AN_HOUR) return `${Math.ceil(minutes / MINUTES_IN_AN_HOUR)} hours`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
