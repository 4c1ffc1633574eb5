import { type ErrorBody, userMessage } from '../../values/error-catalogue.ts';
import { CONFLICT, GONE, TOO_MANY_REQUESTS, UNAVAILABLE } from '../../values/http-status.ts';

/** Statuses whose messages are our own and not the catalogue's: key reused, hold over, too many requests, very busy. */
const OUR_OWN = new Set([CONFLICT, GONE, TOO_MANY_REQUESTS, UNAVAILABLE]);

/**
 * The message shown to the diner: the answer's own when it names fields, is of OUR_OWN or never came; else the
 * catalogue's (specification, section 8).
 */
export function userMessageFor(error: ErrorBody): string {
  // No field of the form has this name.
  if (error.fields?.captchaToken) return error.fields.captchaToken;
  const speaksForItself = error.fields || error.code < 0 || OUR_OWN.has(error.code);
  return speaksForItself && error.message ? error.message : userMessage(error);
}
