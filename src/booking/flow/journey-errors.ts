import { type ErrorBody, userMessage } from '../../values/error-catalogue.ts';
import { CONFLICT, GONE, TOO_MANY_REQUESTS, UNAVAILABLE } from '../../values/http-status.ts';

/** Statuses whose messages are our own and not the catalogue's: key reused, hold over, too many requests, very busy. */
const OUR_OWN = new Set([CONFLICT, GONE, TOO_MANY_REQUESTS, UNAVAILABLE]);

/** Fields that a form marks when they are wrong. The others are chosen: a menu can be gone by the time it is sent. */
const MARKED = /^(customer\.|(adult|child)Covers$)/;

/** What is wrong with a field that no form marks; null while another one is marked, which is to be put right first. */
function unmarkedProblem(fields: Record<string, string> = {}): string | null {
  // The check for robots is nobody's field, and goes before all.
  if (fields.captchaToken) return fields.captchaToken;
  const isMarked = Object.keys(fields).some((name) => MARKED.test(name));
  return isMarked ? null : (Object.values(fields)[0] ?? null);
}

/**
 * The message shown to the diner: that of a field that is not marked; the answer's own when it names fields, is of
 * OUR_OWN or never came; else the catalogue's (product 8.1).
 */
export function userMessageFor(error: ErrorBody): string {
  const problem = unmarkedProblem(error.fields);
  if (problem) return problem;
  const speaksForItself = error.fields || error.code < 0 || OUR_OWN.has(error.code);
  return speaksForItself && error.message ? error.message : userMessage(error);
}
