import type { Env } from '../env.ts';

/** The captcha's settings; requests from `officeAddress` pass without one. */
export type CaptchaSettings = {
  captcha: 'altcha' | 'off' | { siteKey: string; secret: string; url: string };
  officeAddress?: string;
};

export function captchaSettings(env: Env): CaptchaSettings {
  const { CAPTCHA, RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_URL, CAPTCHA_OFFICE_ADDRESS } = env;
  const recaptcha = { siteKey: siteKey ?? '', secret: secret ?? '', url: RECAPTCHA_URL };
  return { captcha: CAPTCHA === 'recaptcha' ? recaptcha : CAPTCHA, officeAddress: CAPTCHA_OFFICE_ADDRESS };
}
