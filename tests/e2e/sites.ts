/** When the sites begin, and the browser with them: a Friday in November, with every restaurant's lunch and dinner to come. */
export const SITE_NOW = '2026-11-20T10:00:00Z';
export const SITE_PORT = Number(process.env.E2E_PORT ?? 4400);
/** The same site, measuring visits of those who allow it; a form takes as much work as it does for diners. */
export const MEASURED_PORT = SITE_PORT + 1;
export const MEASURED_BY = {
  GTM_ID: 'GTM-E2E1234',
  TRACKING_SCRIPT_URL: 'https://tracking.example/t.js',
  CAPTCHA_ROUNDS: '800',
};
