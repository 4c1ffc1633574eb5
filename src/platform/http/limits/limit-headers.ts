/** So many within so many seconds; without seconds, so many at once. */
export type Quota = { name: string; points: number; seconds?: number };

/**
 * How whoever has used up a quota learns when to come back: Retry-After, and the fields of
 * draft-ietf-httpapi-ratelimit-headers-11.
 */
export const limitHeaders = ({ name, points, seconds }: Quota, wait: number) => ({
  'retry-after': String(wait),
  'ratelimit-policy': `"${name}";q=${points}${seconds === undefined ? '' : `;w=${seconds}`}`,
  ratelimit: `"${name}";r=0;t=${wait}`,
});
