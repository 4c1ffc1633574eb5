/** `points` per `seconds`; without seconds, a limit on concurrent use. */
export type Quota = { name: string; points: number; seconds?: number };

/** Tells a caller over quota when to retry: Retry-After, and the fields of draft-ietf-httpapi-ratelimit-headers-11. */
export const limitHeaders = ({ name, points, seconds }: Quota, wait: number) => ({
  'retry-after': String(wait),
  'ratelimit-policy': `"${name}";q=${points}${seconds === undefined ? '' : `;w=${seconds}`}`,
  ratelimit: `"${name}";r=0;t=${wait}`,
});
