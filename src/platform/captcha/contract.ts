import { z } from 'zod';
import { MAX_TOKEN } from './constants.ts';

/**
 * A proof-of-work challenge of altcha-lib. `data.until` is its expiry in epoch seconds of our own clock; `data.work`
 * how much harder than usual it is.
 */
const parameters = z.strictObject({
  algorithm: z.string(),
  cost: z.int(),
  data: z.strictObject({ until: z.int(), work: z.int().optional() }),
  keyLength: z.int(),
  keyPrefix: z.string(),
  keySignature: z.string(),
  nonce: z.string(),
  salt: z.string(),
});
export const challenge = z.strictObject({ parameters, signature: z.string() });
export const solved = z.object({
  challenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});
export type CaptchaChallenge = z.infer<typeof challenge>;

/** How a form proves its sender: proof of work, reCAPTCHA, or not at all. */
export const challengeAnswer = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('altcha'), challenge }),
  z.object({ provider: z.literal('recaptcha'), siteKey: z.string(), version: z.string(), scriptUrl: z.string() }),
  z.object({ provider: z.literal('off') }),
]);
/**
 * For `hold` the challenge gets harder with each table the visitor holds. `network` is for forms of the network API,
 * if its backend differs from that of bookings.
 */
export const challengeQuery = z.object({ for: z.enum(['hold', 'network']).optional() });
export type ChallengeUse = z.infer<typeof challengeQuery>['for'];
export type ChallengeAnswer = z.infer<typeof challengeAnswer>;

export const verifyBody = z.object({ token: z.string().min(1).max(MAX_TOKEN) });
/** Spelt as in product 11.5. */
export const VERIFIED = 'Token verifyed';
export const INVALID = 'Invalid token';
export const INTERNAL = 'Internal error';
export const verifyAnswer = z.object({ success: z.literal(true), message: z.literal(VERIFIED) });
