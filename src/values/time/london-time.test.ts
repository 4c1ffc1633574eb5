import { expect, test, vi } from 'vitest';

/** UTC around the clock changes, and in summer and winter between. */
const INSTANTS = [
  ['2026-03-29T00:59Z', '2026-03-29T00:59:00+00:00'],
  ['2026-03-29T01:00Z', '2026-03-29T02:00:00+01:00'],
  ['2026-07-03T18:00Z', '2026-07-03T19:00:00+01:00'],
  ['2026-10-25T00:59Z', '2026-10-25T01:59:00+01:00'],
  ['2026-10-25T01:00Z', '2026-10-25T01:00:00+00:00'],
  ['2026-12-31T23:59Z', '2026-12-31T23:59:00+00:00'],
] as const;

test.each([true, false])('a browser computes London time, with Temporal: %s', async (hasTemporal) => {
  if (!hasTemporal) vi.stubGlobal('Temporal', undefined);
  vi.resetModules();
  const fresh = await import('./london-time.ts');
  for (const [utc, london] of INSTANTS) expect(fresh.londonIso(Date.parse(utc))).toBe(london);
  vi.unstubAllGlobals();
});
