import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/** Lighthouse's benchmark index of the machine that the limits were set on, with nothing else to do. */
const REFERENCE_INDEX = 2800;

/** How fast a page's scripts run just now, in Lighthouse's own measure; takes a second. */
export async function benchmarkIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const index = await page.evaluate<number>(`(${pageFunctions.computeBenchmarkIndex})()`);
  await page.close();
  return index;
}

/** What makes this machine so many times slower than the reference: on one that is as slow already, nothing does. */
export const slowdownHere = (times: number, index: number): number => Math.max(1, (times * index) / REFERENCE_INDEX);
