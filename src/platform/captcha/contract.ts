import { z } from 'zod';
import { MAX_TOKEN } from './constants.ts';

/** A sum as altcha-lib sets it; `data.until` is when it is over, in epoch seconds of our own clock. */
const parameters = z.strictObject({
  algorithm: z.string(),
  cost: z.int(),
  data: z.strictObject({ until: z.int() }),
  keyLength: z.int(),
  keyPrefix: z.string(),
  keySignature: z.string(),
  nonce: z.string(),
  salt: z.string(),
});
export const challenge = z.strictObject({ parameters, signature: z.string() });
/** What a token says when it is taken out of its base64. */
export const solved = z.object({
  challenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});
export type CaptchaChallenge = z.infer<typeof challenge>;

/** How a form proves its sender: by a sum, by reCAPTCHA, or not at all. */
export const challengeAnswer = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('altcha'), challenge }),
  z.object({ provider: z.literal('recaptcha'), siteKey: z.string(), version: z.string(), scriptUrl: z.string() }),
  z.object({ provider: z.literal('off') }),
]);
export type ChallengeAnswer = z.infer<typeof challengeAnswer>;

export const verifyBody = z.object({ token: z.string().min(1).max(MAX_TOKEN) });
/** The word as the specification spells it. */
export const VERIFIED = 'Token verifyed';
export const INVALID = 'Invalid token';
export const INTERNAL = 'Internal error';
export const verifyAnswer = z.object({ success: z.literal(true), message: z.literal(VERIFIED) });
