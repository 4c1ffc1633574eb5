import { parseArgs } from 'node:util';
import { chromium as browsers } from '@playwright/test';
import { chromium, headless } from '../support/chromium.ts';
import { freePort } from '../support/free-port.ts';
import { inTurn } from '../support/in-turn.ts';
import { failures, figures, isHeld, measurePage, withoutIndexing } from './lighthouse-page.ts';
import { benchmarkIndex, slowdownHere } from './processor.ts';
import { startQuiet } from './quiet-server.ts';

/** Ten kinds: home, restaurant, menu, finder, its results, many tiles, few, jobs, an offer, booking without scripts. */
const PAGES = [
  '/',
  '/restaurants/leeds-greek-street',
  '/our-menu/main',
  '/find-us',
  '/find-us?q=Leeds',
  '/christmas',
  '/kids',
  '/careers/job-search',
  '/offer/pudding-on-us',
  '/restaurants/leeds-greek-street/book-now',
];
/** How much slower than the reference: Lighthouse's default, and a machine half as fast. */
const SLOWDOWNS = [4, 8];

/** All pages, or some: `npm run lighthouse -- --runs 1 --slowed 8 / /kids`. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, slowed: { type: 'string', multiple: true } },
});
const slowdowns = values.slowed?.map(Number) ?? SLOWDOWNS;
const paths = positionals.length > 0 ? positionals : PAGES;

const port = await freePort();
const args = ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`];
const browser = await browsers.launch({ executablePath: chromium ?? headless, args });
const { url } = await startQuiet();
const measurements = paths.flatMap((path) =>
  slowdowns.map((slowdown) => ({ path, slowdown, port, runs: Number(values.runs) })),
);
const results = await inTurn(measurements, async (options) => {
  const here = slowdownHere(options.slowdown, await benchmarkIndex(browser));
  return { ...options, here, result: await measurePage(url, { ...options, slowdown: here }) };
});
await browser.close();

const formatFactor = (times: number) => `${Number(times.toFixed(1))}x`;
console.table(
  results.map(({ path, slowdown, here, result }) => ({
    path,
    slowed: formatFactor(slowdown),
    here: formatFactor(here),
    ...figures(result),
  })),
);
const lines = results.flatMap(({ path, slowdown, result }) =>
  failures(result).map((line) => `${path} ${slowdown}x: ${line}`),
);
for (const line of lines) console.log(line);
for (const path of paths.filter(withoutIndexing))
  console.log(`${path}: excluded from search engines on purpose, so not judged by that`);
// Stops the server too.
process.exit(results.every(({ result }) => isHeld(result)) ? 0 : 1);
