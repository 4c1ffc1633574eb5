import { type ErrorBody, userMessage } from '../../values/error-catalogue.ts';
import { CONFLICT, GONE, TOO_MANY_REQUESTS, UNAVAILABLE } from '../../values/http-status.ts';

/** Statuses with messages of our own, not the catalogue's: key reused, hold over, too many requests, very busy. */
const OUR_OWN = new Set([CONFLICT, GONE, TOO_MANY_REQUESTS, UNAVAILABLE]);

/** Fields that a form can mark. The others are picked from lists: a menu can be gone by the time it's sent. */
const MARKED = /^(customer\.|(adult|child)Covers$)/;

/** The error of a field no form marks; null while a marked field has one too, which comes first. */
function unmarkedProblem(fields: Record<string, string> = {}): string | null {
  // The captcha has no field and comes before all of them.
  if (fields.captchaToken) return fields.captchaToken;
  const isMarked = Object.keys(fields).some((name) => MARKED.test(name));
  return isMarked ? null : (Object.values(fields)[0] ?? null);
}

/**
 * The message for the diner: that of an unmarked field; the response's own if it names fields, is one of OUR_OWN or
 * never arrived; else the catalogue's (product 8.1).
 */
export function userMessageFor(error: ErrorBody): string {
  const problem = unmarkedProblem(error.fields);
  if (problem) return problem;
  const speaksForItself = error.fields || error.code < 0 || OUR_OWN.has(error.code);
  return speaksForItself && error.message ? error.message : userMessage(error);
}
