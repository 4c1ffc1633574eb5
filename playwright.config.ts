import { existsSync, statfsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { MEASURED_BY, MEASURED_PORT, SITE_NOW, SITE_PORT } from './tests/e2e/sites.ts';
import { SIZES } from './tests/e2e/sizes.ts';
import { headless } from './tests/support/chromium.ts';

/** Playwright expects the 64 MB of a container; two workers' browsers want more. */
function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > 1024 ** 3;
}

/** A built site of its own, begun with an empty folder, for every worker of the run. */
const site = (port: number, settings: Record<string, string> = {}) => ({
  command: 'node scripts/start.mjs',
  url: `http://localhost:${port}/readyz`,
  timeout: 120_000,
  // What goes wrong in it is told where the journey failed.
  stdout: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  env: {
    PORT: String(port),
    DATA_DIR: `test-results/data-${process.pid}-${port}`,
    CLOCK: SITE_NOW,
    LOG_LEVEL: 'warn',
    // The tests say for themselves at which address a diner is.
    TRUST_PROXY: 'on',
    // A form is sent with less work than a diner's browser does, but on the site that measures.
    CAPTCHA_ROUNDS: '8',
    DATABASE_URL: '',
    SMTP_URL: '',
    // No test asks the network for streets.
    MAP_STYLE_URL: 'off',
    ...settings,
  },
});

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  // Other work on the machine may take the processor for seconds.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  // The same pictures for every system and browser: the comparison tolerates how these differ.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A film of every test would take as long as the test: `npx playwright test --trace on` makes one of those named.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(headless && { executablePath: headless }),
      // Pages are drawn a tenth cheaper in shared memory than in files, where there is enough of it.
      ...(hasSharedMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-gl=angle',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    },
  },
  projects: [
    // Journeys whose steps are the same at both sizes are at both in the long run alone, those of a phone (@phone-only) never.
    {
      name: 'wide',
      use: { ...devices['Desktop Chrome'], viewport: SIZES.wide },
      grepInvert: process.env.LONG ? /@phone-only/ : /@phone-(first|only)/,
    },
    // Its screen has one pixel for each of a style sheet: nothing but picture-sizes.spec.ts, which has its own, asks for more.
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: SIZES.phone, deviceScaleFactor: 1 }, grep: /@phone/ },
  ],
  webServer: [site(SITE_PORT), site(MEASURED_PORT, MEASURED_BY)],
});
