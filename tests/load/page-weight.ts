import { chromium as browsers } from '@playwright/test';
import { headless } from '../support/chromium.ts';

export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

const QUIET_MS = 2000;

/** What was fetched: its kind as the browser names it, and its bytes as sent, headers included. */
export type Loaded = { url: string; kind: string; bytes: number };

/** All that a phone's browser fetches for a page before anybody scrolls. */
export async function loadedOnPhone(url: string): Promise<Loaded[]> {
  const browser = await browsers.launch({ executablePath: headless });
  try {
    const page = await (await browser.newContext(PHONE)).newPage();
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const asked = new Map<string, { url: string; kind: string }>();
    const loaded: Loaded[] = [];
    network.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) =>
      asked.set(requestId, { url: request.url, kind: type }),
    );
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) =>
      loaded.push({ url: '', kind: 'Other', ...asked.get(requestId), bytes }),
    );
    network.on('Network.loadingFailed', ({ requestId }) => asked.delete(requestId));
    await page.goto(url, { waitUntil: 'networkidle' });
    // What is fetched ahead begins once nothing else is to do.
    for (let known = 0; known < asked.size || loaded.length < asked.size; await page.waitForTimeout(QUIET_MS))
      known = asked.size;
    return loaded;
  } finally {
    await browser.close();
  }
}
