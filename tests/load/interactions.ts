import { parseArgs } from 'node:util';
import { chromium as browsers, type Page } from '@playwright/test';
import { headless } from '../support/chromium.ts';
import { inTurn } from '../support/in-turn.ts';
import { PHONE } from './page-weight.ts';
import { benchmarkIndex, slowdownHere } from './processor.ts';
import { startQuiet } from './quiet-server.ts';

/** The limit from a press to the next paint: what browsers call good. */
const MOST_MS = 200;
const SETTLED_MS = 3000;
/** How far the machine's benchmark index may move during a measurement. */
const MOST_CHANGE = 0.15;
const MOST_TRIES = 3;
const RESTAURANT = '/restaurants/leeds-greek-street';
const CARD = 'header a[data-opens-card]';
const MORE = 'dialog[open] button[aria-label="More people"]';
/** A later day in the week of the selected one. */
const DAY = 'dialog[open] td[data-selected] ~ td button:enabled';
const FIND = 'dialog[open] button:has-text("Find a table")';
const TIME = 'dialog[open] button[name=time]';
const FILTER = 'main details:has(fieldset) > summary';

/** The elements pressed in turn; the last is measured. */
const INTERACTIONS: Record<string, [path: string, ...pressed: string[]]> = {
  'card, from the home page': ['/', CARD],
  'card, from a restaurant': [RESTAURANT, CARD],
  'one more in the party': [RESTAURANT, CARD, MORE],
  'another day': [RESTAURANT, CARD, DAY],
  'find a table': [RESTAURANT, CARD, FIND],
  'a time': [RESTAURANT, CARD, FIND, TIME],
  'phone menu': ['/', 'header summary[aria-label=Menu]'],
  'dietary filter': ['/our-menu/main', FILTER],
  'its first tick': ['/our-menu/main', FILTER, 'label:has([name=without])'],
};

/** All interactions, or those whose names begin with a word: `npm run interactions -- card`. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { slowed: { type: 'string', default: '6' }, runs: { type: 'string', default: '2' } },
});

/** A tap, without the events that a mouse or Playwright would add. */
async function touch(page: Page, selector: string): Promise<number> {
  const target = page.locator(selector).first();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.evaluate(() => Object.assign(window, { slowest: 0 }));
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate(() => (window as unknown as { slowest: number }).slowest);
}

/** Milliseconds to the next paint, and the machine's benchmark index just before and after. */
type Press = { took: number; index: number; after: number };

/** Measures the last press; `early` presses 0.3 s after the page loads, else once React runs and the page is idle. */
async function pressOnce(site: string, [path, ...selectors]: [string, ...string[]], early: boolean): Promise<Press> {
  const browser = await browsers.launch({ executablePath: headless });
  try {
    const index = await benchmarkIndex(browser);
    const page = await (await browser.newContext(PHONE)).newPage();
    await page.addInitScript(() => {
      const keep = ({ duration }: PerformanceEntry) =>
        Object.assign(window, {
          slowest: Math.max(duration, (window as unknown as { slowest?: number }).slowest ?? 0),
        });
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(keep));
      observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    const processor = await page.context().newCDPSession(page);
    await processor.send('Emulation.setCPUThrottlingRate', { rate: slowdownHere(Number(values.slowed), index) });
    await page.goto(site + path, { waitUntil: 'load' });
    if (!early) {
      await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
      await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
    }
    await page.waitForTimeout(early ? 300 : SETTLED_MS);
    const took = (await inTurn(selectors, (selector) => touch(page, selector))).at(-1) ?? Number.NaN;
    await page.close();
    return { took, index, after: await benchmarkIndex(browser) };
  } finally {
    await browser.close();
  }
}

const isSteady = ({ index, after }: Press) => Math.abs(after / index - 1) <= MOST_CHANGE;

/**
 * Repeats a press on a new page, a few times at most, if the machine's speed changed meanwhile: it was then slowed to
 * something other than the reference machine.
 */
async function measure(site: string, interaction: [string, ...string[]], early: boolean, tries = 1): Promise<Press> {
  const press = await pressOnce(site, interaction, early);
  return isSteady(press) || tries === MOST_TRIES ? press : measure(site, interaction, early, tries + 1);
}

const { url } = await startQuiet();
const runs = Array.from({ length: Number(values.runs) });
const selection = Object.entries(INTERACTIONS).filter(
  ([name]) => positionals.length === 0 || positionals.some((word) => name.startsWith(word)),
);
const rows = await inTurn(selection, async ([name, interaction]) => {
  const times = async (early: boolean) => inTurn(runs, () => measure(url, interaction, early));
  return { name, early: await times(true), settled: await times(false) };
});
const summary = (presses: Press[]) =>
  presses.map((press) => `${press.took} (${Math.round(press.index)}${isSteady(press) ? '' : ', unsteady'})`).join(' ');
console.table(rows.map(({ name, early, settled }) => ({ name, early: summary(early), settled: summary(settled) })));
process.exit(rows.every(({ early, settled }) => [...early, ...settled].every(({ took }) => took < MOST_MS)) ? 0 : 1);
