import lighthouse, { type Result } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const LEAST_SCORE = 100;
/** The limit of each figure, by its audit. */
const LIMITS = { TBT: ['total-blocking-time', 50], LCP: ['largest-contentful-paint', 1200] } as const;
const BOOKING_PAGE = /\/book-now$/;

/** Pages with an intended noindex, which Lighthouse would penalise. */
export const withoutIndexing = (path: string): boolean => BOOKING_PAGE.test(path);

type Measured = { path: string; slowdown: number; port: number; runs: number };

/** Lighthouse's mid-range phone on slow 4G, its processor slowed by a factor: the median of the runs. */
export async function measurePage(site: string, { path, slowdown, port, runs }: Measured): Promise<Result> {
  const results: Result[] = [];
  for (let count = 0; count < runs; count++) {
    const result = await lighthouse(site + path, {
      port,
      output: 'json',
      logLevel: 'error',
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
      skipAudits: withoutIndexing(path) ? ['is-crawlable'] : [],
    });
    if (!result || result.lhr.runtimeError) throw new Error(`${path}: ${result?.lhr.runtimeError?.message}`);
    results.push(result.lhr);
  }
  return computeMedianRun(results);
}

const score = ({ categories }: Result, name: string) => Math.round((categories[name]?.score ?? 0) * 100);
const milliseconds = ({ audits }: Result, id: string) => Math.round(audits[id]?.numericValue ?? Number.NaN);

/** Scores, blocking time and largest paint in milliseconds, layout shift, and the machine's speed meanwhile. */
export const figures = (result: Result): Record<string, number> => ({
  ...Object.fromEntries(CATEGORIES.map((name) => [name, score(result, name)])),
  ...Object.fromEntries(Object.entries(LIMITS).map(([name, [id]]) => [name, milliseconds(result, id)])),
  FCP: milliseconds(result, 'first-contentful-paint'),
  CLS: Number((result.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3)),
  benchmarkIndex: result.environment.benchmarkIndex,
});

export const isHeld = (result: Result): boolean =>
  CATEGORIES.every((name) => score(result, name) >= LEAST_SCORE) &&
  Object.values(LIMITS).every(([id, most]) => milliseconds(result, id) < most);

/** The failed audits that count towards a score, one line each. */
export function failures({ categories, audits }: Result): string[] {
  const refs = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []);
  const failedRefs = refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9);
  return failedRefs.map(({ id }) => `${id}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim());
}
