import type { Origins } from '../http/content-policy.ts';

const GOOGLE = 'https://www.google.com';

/** Origins that reCAPTCHA needs on a page; Google serves its script from a second one. */
export function recaptchaOrigins(url: string): Origins {
  const { origin } = new URL(url);
  const scripts = origin === GOOGLE ? [origin, 'https://www.gstatic.com'] : [origin];
  return { script: scripts, connect: [origin], frame: [origin] };
}
