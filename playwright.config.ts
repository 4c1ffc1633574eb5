import { defineConfig, devices } from '@playwright/test';
import { chromium } from './tests/support/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 4400);

/** A Friday in November, ten in the morning: every restaurant has its lunch and dinner still to come. */
const CLOCK = '2026-11-20T10:00:00Z';

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
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
    { name: 'wide', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }, grep: /@phone/ },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: `test-results/data-${process.pid}`,
      CLOCK,
      LOG_LEVEL: 'warn',
      // The tests say for themselves at which address a diner is.
      TRUST_PROXY: 'on',
      DATABASE_URL: '',
      SMTP_URL: '',
    },
  },
});
