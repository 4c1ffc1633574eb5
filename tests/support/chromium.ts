import { existsSync } from 'node:fs';

/** The browser of the system; undefined leaves the choice to Playwright. */
export const chromium = process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);
