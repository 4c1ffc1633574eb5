import type { Origins } from '../content-policy.ts';
import { GOOGLE } from './settings.ts';

/** What reCAPTCHA must reach from a page; the script of Google's own comes from a second origin. */
export function recaptchaOrigins(url: string): Origins {
  const { origin } = new URL(url);
  const scripts = origin === GOOGLE ? [origin, 'https://www.gstatic.com'] : [origin];
  return { script: scripts, connect: [origin], frame: [origin] };
}
