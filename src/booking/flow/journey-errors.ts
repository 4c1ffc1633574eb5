import { type ErrorBody, userMessage } from '../../values/error-catalogue.ts';
import { CONFLICT, GONE, TOO_MANY_REQUESTS, UNAVAILABLE } from '../../values/http-status.ts';

/** Statuses whose messages are our own and not the catalogue's: key reused, hold over, too many requests, very busy. */
const OUR_OWN = new Set([CONFLICT, GONE, TOO_MANY_REQUESTS, UNAVAILABLE]);

/** What is said of a field that no form shows, such as a menu that has gone meanwhile; null where a form marks one. */
function unmarkedMessage(fields: Record<string, string> = {}): string | null {
  if (fields.captchaToken) return fields.captchaToken;
  const isMarked = Object.keys(fields).some((path) => path.startsWith('customer.'));
  return isMarked ? null : (Object.values(fields)[0] ?? null);
}

/**
 * The message shown to the diner: that of an unmarked field; the answer's own when it names fields, is of OUR_OWN or
 * never came; else the catalogue's (specification, section 8).
 */
export function userMessageFor(error: ErrorBody): string {
  const unmarked = unmarkedMessage(error.fields);
  if (unmarked) return unmarked;
  const speaksForItself = error.fields || error.code < 0 || OUR_OWN.has(error.code);
  return speaksForItself && error.message ? error.message : userMessage(error);
}
