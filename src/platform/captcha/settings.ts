import type { Env } from '../env.ts';

export type CaptchaSettings = {
  rounds?: number;
  captcha: 'altcha' | 'off' | { siteKey: string; secret: string; url: string };
  officeAddress?: string;
};

export function captchaSettings(env: Env): CaptchaSettings {
  const { CAPTCHA, RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_URL } = env;
  const recaptcha = { siteKey: siteKey ?? '', secret: secret ?? '', url: RECAPTCHA_URL };
  return {
    captcha: CAPTCHA === 'recaptcha' ? recaptcha : CAPTCHA,
    rounds: env.CAPTCHA_ROUNDS,
    officeAddress: env.CAPTCHA_OFFICE_ADDRESS,
  };
}
