import { chromium as browsers } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { chromium } from '../support/chromium.ts';
import { freePort } from '../support/free-port.ts';
import { startServer } from './server.ts';

const PAGES = ['/', '/restaurants/leeds-greek-street', '/our-menu/main', '/find-us', '/kids'];
const RUNS = 3;
/** The lowest accepted score of each category, out of 100. */
const LEAST: Record<string, number> = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Lighthouse with its defaults: a mid-range phone on slow 4G. Returns the median of three runs. */
async function measure(url: string, port: number): Promise<Result> {
  const runs: Result[] = [];
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
    runs.push(result.lhr);
  }
  return computeMedianRun(runs);
}

const scores = ({ categories }: Result) =>
  Object.keys(LEAST).map((name): [string, number] => [name, Math.round((categories[name]?.score ?? 0) * 100)]);

/** The audits that count towards a score and did not pass, in one line each. */
function failures({ categories, audits }: Result): string[] {
  const counted = Object.keys(LEAST).flatMap((name) => categories[name]?.auditRefs ?? []);
  const failed = counted.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9);
  return failed.map(({ id }) => `${id}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim());
}

const port = await freePort();
const args = ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`];
const browser = await browsers.launch({ executablePath: chromium, args });
const server = await startServer();
try {
  const measured: [string, Result][] = [];
  for (const path of PAGES) measured.push([path, await measure(server.url + path, port)]);
  console.table(Object.fromEntries(measured.map(([path, result]) => [path, Object.fromEntries(scores(result))])));
  for (const [path, result] of measured) for (const line of failures(result)) console.log(`${path}: ${line}`);
  const short = measured.some(([, result]) => scores(result).some(([name, score]) => score < (LEAST[name] ?? 0)));
  process.exitCode = short ? 1 : 0;
} finally {
  await Promise.all([browser.close(), server.stop()]);
}
