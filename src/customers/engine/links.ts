import { timingSafeEqual } from 'node:crypto';
import { linkToken } from '../../platform/link-token.ts';

/** The token of the link that confirms a sign-up. */
export const signUpToken = (secret: string, signUpId: string) => linkToken(secret, 'sign-up', signUpId);

/** The token of the link that ends marketing by e-mail, and can do nothing else: the customer's id, and its proof. */
export const unsubscribeToken = (secret: string, customerId: string) =>
  `${customerId}.${linkToken(secret, 'unsubscribe', customerId)}`;

/** The customer of such a token; null for one that is not ours. */
export function customerOfUnsubscribe(secret: string, token: string): string | null {
  const [customerId = ''] = token.split('.');
  const [given, right] = [Buffer.from(token), Buffer.from(unsubscribeToken(secret, customerId))];
  return given.length === right.length && timingSafeEqual(given, right) ? customerId : null;
}

/** Where the links of e-mails lead. */
export const customerUrls = (publicUrl: string, tokenSecret: string) => ({
  confirm: (signUpId: string) => `${publicUrl}/sign-up/confirm/${signUpToken(tokenSecret, signUpId)}`,
  preferences: (guid: string) => `${publicUrl}/preferences/${guid}`,
  unsubscribe: (customerId: string) => `${publicUrl}/unsubscribe/${unsubscribeToken(tokenSecret, customerId)}`,
});
