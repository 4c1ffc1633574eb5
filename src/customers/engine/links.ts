import { timingSafeEqual } from 'node:crypto';
import { linkToken } from '../../platform/link-token.ts';
import { DAY_MS } from '../../values/time/duration.ts';
import { FORGET_DAYS } from '../constants.ts';

/** The token of the link that confirms a sign-up. */
export const signUpToken = (secret: string, signUpId: string) => linkToken(secret, 'sign-up', signUpId);

/** An id with its proof, so that nothing need be stored of it. */
const proven = (secret: string, purpose: string, id: string) => `${id}.${linkToken(secret, purpose, id)}`;

function isSame(one: string, other: string): boolean {
  const [given, right] = [Buffer.from(one), Buffer.from(other)];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The token of the link that ends marketing by e-mail, and can do nothing else. */
export const unsubscribeToken = (secret: string, customerId: string) => proven(secret, 'unsubscribe', customerId);

/** The customer of such a token; null for one that is not ours. */
export function customerOfUnsubscribe(secret: string, token: string): string | null {
  const [customerId = ''] = token.split('.');
  return isSame(token, unsubscribeToken(secret, customerId)) ? customerId : null;
}

export type Forgetting = { customerId: string; at: number };

/** The token of the link by which a customer is forgotten, with the moment (epoch ms) it was asked for. */
export const forgetToken = (secret: string, { customerId, at }: Forgetting) =>
  proven(secret, 'forget', `${customerId}_${at}`);

/** The customer of such a token; null for one that is not ours, or too old. */
export function customerToForget(secret: string, token: string, now: number): string | null {
  const [id = ''] = token.split('.');
  const [customerId = '', at] = id.split('_');
  const asked = { customerId, at: Number(at) };
  const isRecent = now - asked.at < FORGET_DAYS * DAY_MS;
  return isRecent && isSame(token, forgetToken(secret, asked)) ? customerId : null;
}

/** Where the links of e-mails lead. */
export const customerUrls = (publicUrl: string, tokenSecret: string) => ({
  confirm: (signUpId: string) => `${publicUrl}/sign-up/confirm/${signUpToken(tokenSecret, signUpId)}`,
  preferences: (guid: string) => `${publicUrl}/preferences/${guid}`,
  forget: (asked: Forgetting) => `${publicUrl}/forget-me/${forgetToken(tokenSecret, asked)}`,
  unsubscribe: (customerId: string) => `${publicUrl}/unsubscribe/${unsubscribeToken(tokenSecret, customerId)}`,
});
