import { idOfProven, provenId } from '../../platform/link-token.ts';

const PURPOSE = 'referral-correction';

/** So often a mistyped address can be put right. */
export const MOST_CORRECTIONS = 3;

/** What lets whoever sent a friend's claim send it again for another address: the keys of all claims so far. */
export const correctionToken = (secret: string, keys: readonly string[]): string =>
  provenId(secret, PURPOSE, Buffer.from(keys.join(',')).toString('base64url'));

/** The keys in such a token; none for one that is not ours. */
export function correctedKeys(secret: string, token: string | undefined): string[] {
  const keys = token && idOfProven(secret, PURPOSE, token);
  return keys ? Buffer.from(keys, 'base64url').toString().split(',') : [];
}
