/** Which captcha; `officeAddress` is the one address that is never asked. */
export type CaptchaSettings = {
  captcha: 'altcha' | 'off' | { siteKey: string; secret: string; url: string };
  officeAddress?: string;
};
export const GOOGLE = 'https://www.google.com';
