import { idOfProven, provenId } from '../../platform/link-token.ts';

const PURPOSE = 'referral-correction';

/** How often a mistyped address can be corrected. */
export const MOST_CORRECTIONS = 3;

/** Lets the sender of a friend's claim correct its address: contains the keys of all claims so far. */
export const correctionToken = (secret: string, keys: readonly string[]): string =>
  provenId(secret, PURPOSE, Buffer.from(keys.join(',')).toString('base64url'));

/** The keys in a token; none if we didn't issue it. */
export function correctedKeys(secret: string, token: string | undefined): string[] {
  const keys = token && idOfProven(secret, PURPOSE, token);
  return keys ? Buffer.from(keys, 'base64url').toString().split(',') : [];
}
