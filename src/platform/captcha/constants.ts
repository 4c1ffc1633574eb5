/** Longest accepted token; reCAPTCHA's run to a few thousand characters. */
export const MAX_TOKEN = 20_000;

export const RECAPTCHA_ACTION = 'form';
export const RECAPTCHA_VERSION = 'v3';
