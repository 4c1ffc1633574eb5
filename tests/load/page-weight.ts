import { chromium as browsers } from '@playwright/test';
import { headless } from '../support/chromium.ts';

export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

const QUIET_MS = 2000;

/** A fetched resource: its type in the browser, and its bytes on the wire, headers included. */
export type Loaded = { url: string; kind: string; bytes: number };

/** Everything a phone's browser fetches for a page before scrolling. */
export async function loadedOnPhone(url: string): Promise<Loaded[]> {
  const browser = await browsers.launch({ executablePath: headless });
  try {
    const page = await (await browser.newContext(PHONE)).newPage();
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const pending = new Map<string, { url: string; kind: string }>();
    const resources: Loaded[] = [];
    network.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) =>
      pending.set(requestId, { url: request.url, kind: type }),
    );
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) =>
      resources.push({ url: '', kind: 'Other', ...pending.get(requestId), bytes }),
    );
    network.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
    await page.goto(url, { waitUntil: 'networkidle' });
    // Prefetching starts once the page is idle.
    for (let count = 0; count < pending.size || resources.length < pending.size; await page.waitForTimeout(QUIET_MS))
      count = pending.size;
    return resources;
  } finally {
    await browser.close();
  }
}
