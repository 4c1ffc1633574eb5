/** The start of the sites' and the browser's clock: a Friday in November before any restaurant's lunch. */
export const SITE_NOW = '2026-11-20T10:00:00Z';
export const SITE_PORT = Number(process.env.E2E_PORT ?? 4400);
/** The same site with analytics, and forms with the full proof of work. */
export const MEASURED_PORT = SITE_PORT + 1;
export const MEASURED_BY = {
  GTM_ID: 'GTM-E2E1234',
  TRACKING_SCRIPT_URL: 'https://tracking.example/t.js',
  CAPTCHA_ROUNDS: '800',
};
