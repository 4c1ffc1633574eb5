import { existsSync } from 'node:fs';

const onSystem = (paths: string[]) => process.env.CHROMIUM ?? paths.find(existsSync);
const WITH_WINDOWS = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** The system's Chromium; undefined leaves the choice to Playwright. */
export const chromium = onSystem(WITH_WINDOWS);
/** The headless one if installed: a page takes it a third less work. */
export const headless = onSystem(['/usr/bin/chromium-headless-shell', ...WITH_WINDOWS]);
