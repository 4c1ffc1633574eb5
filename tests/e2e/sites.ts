export const SITE_PORT = Number(process.env.E2E_PORT ?? 4400);
/** The same site, measuring visits of those who allow it; a form takes as much work as it does for diners. */
export const MEASURED_PORT = SITE_PORT + 1;
export const MEASURED_BY = {
  GTM_ID: 'GTM-E2E1234',
  TRACKING_SCRIPT_URL: 'https://tracking.example/t.js',
  CAPTCHA_ROUNDS: '800',
};
