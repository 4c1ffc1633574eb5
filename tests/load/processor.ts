import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/** Lighthouse's benchmark index of the idle machine that the limits were set on. */
const REFERENCE_INDEX = 2800;

/** The current speed of a page's scripts, as Lighthouse's benchmark index; takes a second. */
export async function benchmarkIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const index = await page.evaluate<number>(`(${pageFunctions.computeBenchmarkIndex})()`);
  await page.close();
  return index;
}

/** The factor that makes this machine so many times slower than the reference; at least 1. */
export const slowdownHere = (times: number, index: number): number => Math.max(1, (times * index) / REFERENCE_INDEX);
