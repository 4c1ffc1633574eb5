import { chromium as browsers, type Page } from '@playwright/test';
import { headless } from '../../support/chromium.ts';
import { quantile, type Work } from '../measure.ts';

const PRESSES = 20;
/** How often somebody at the door may press. */
const EVERY_MS = 1000;
const SLOWED = 4;
const TABLET = { viewport: { width: 820, height: 1180 }, isMobile: true, hasTouch: true };

type Seen = { clicks: number; slowest: number };

/** Counts clicks, and keeps the longest time from an event to the next paint. Runs in the page. */
function watchEvents(): void {
  const page = globalThis as unknown as Seen;
  Object.assign(page, { clicks: 0, slowest: 0 });
  addEventListener('click', () => {
    page.clicks += 1;
  });
  const keep = ({ duration }: PerformanceEntry) => {
    page.slowest = Math.max(page.slowest, duration);
  };
  new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit);
}

/** A tap on the first element, and milliseconds to the paint that answers it; the least that browsers tell is 16. */
async function tap(page: Page, selector: string): Promise<number> {
  const target = page.locator(selector).first();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  await page.evaluate(() => Object.assign(globalThis, { clicks: 0, slowest: 0 }));
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(EVERY_MS);
  await finger.detach();
  const { clicks, slowest } = await page.evaluate(() => {
    const { clicks, slowest } = globalThis as unknown as Seen;
    return { clicks, slowest };
  });
  if (clicks !== 1) throw new Error(`${selector} got ${clicks} clicks from a tap`);
  return Math.max(16, slowest);
}

/** Taps on the elements that a page has, one after the other, on a slow tablet. */
export function pressesOf(selector: string, open: (page: Page) => Promise<unknown>): Work {
  return async () => {
    const browser = await browsers.launch({ executablePath: headless, args: ['--no-sandbox'] });
    try {
      const page = await (await browser.newContext(TABLET)).newPage();
      await page.addInitScript(watchEvents);
      const processor = await page.context().newCDPSession(page);
      await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
      await open(page);
      await page.waitForTimeout(3 * EVERY_MS);
      const took: number[] = [];
      while (took.length < PRESSES) took.push(await tap(page, selector));
      return { 'ms p50': quantile(took, 0.5), 'ms at most': quantile(took, 1) };
    } finally {
      await browser.close();
    }
  };
}
