/** Longest accepted token; reCAPTCHA's have a few thousand characters. */
export const MAX_TOKEN = 20_000;

/** The action name given to reCAPTCHA. */
export const RECAPTCHA_ACTION = 'form';
export const RECAPTCHA_VERSION = 'v3';
