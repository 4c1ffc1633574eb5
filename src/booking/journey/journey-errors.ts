import { type ErrorBody, userMessage } from '../../platform/error-catalogue.ts';

export const NO_FREE_SLOT = 4;
export const NEEDS_CARD = 5;
/** A key used before, a hold that is over, too many at once: our own words, beside the catalogue. */
const OUR_OWN = new Set([409, 410, 429]);

/**
 * What a diner is told. An answer that names fields, asks for patience or never came says so itself; the rest is the
 * catalogue's (specification, section 8).
 */
export function wordsFor(error: ErrorBody): string {
  const speaksForItself = error.fields || error.code < 0 || OUR_OWN.has(error.code);
  return speaksForItself && error.message ? error.message : userMessage(error);
}
