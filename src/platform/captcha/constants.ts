/** Tokens of reCAPTCHA are a few thousand characters long. */
export const MAX_TOKEN = 20_000;

/** The action reCAPTCHA is asked for and judges by. */
export const RECAPTCHA_ACTION = 'form';
export const RECAPTCHA_VERSION = 'v3';
