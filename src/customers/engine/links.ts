import { href } from 'react-router';
import { idOfProven, linkToken, provenId } from '../../platform/link-token.ts';
import { DAY_MS } from '../../values/time/duration.ts';
import { FORGET_DAYS } from '../constants.ts';

/** The token of the link that confirms a sign-up. */
export const signUpToken = (secret: string, signUpId: string) => linkToken(secret, 'sign-up', signUpId);

/** The token of the link that ends marketing by e-mail, and can do nothing else. */
export const unsubscribeToken = (secret: string, customerId: string) => provenId(secret, 'unsubscribe', customerId);

/** The customer of such a token; null for one that is not ours. */
export const customerOfUnsubscribe = (secret: string, token: string): string | null =>
  idOfProven(secret, 'unsubscribe', token);

export type Forgetting = { customerId: string; at: number };

/** The token of the link by which a customer is forgotten, with the moment (epoch ms) it was asked for. */
export const forgetToken = (secret: string, { customerId, at }: Forgetting) =>
  provenId(secret, 'forget', `${customerId}_${at}`);

/** The customer of such a token; null for one that is not ours, or too old. */
export function customerToForget(secret: string, token: string, now: number): string | null {
  const [customerId = '', at] = (idOfProven(secret, 'forget', token) ?? '').split('_');
  return now - Number(at) < FORGET_DAYS * DAY_MS ? customerId : null;
}

/** Where the links of e-mails lead. */
export const customerUrls = (publicUrl: string, secret: string) => ({
  confirm: (signUpId: string) =>
    `${publicUrl}${href('/sign-up/confirm/:signUpToken', { signUpToken: signUpToken(secret, signUpId) })}`,
  preferences: (guid: string) => `${publicUrl}${href('/preferences/:id?', { id: guid })}`,
  forget: (asked: Forgetting) =>
    `${publicUrl}${href('/forget-me/:forgetToken', { forgetToken: forgetToken(secret, asked) })}`,
  unsubscribe: (customerId: string) =>
    `${publicUrl}${href('/unsubscribe/:unsubscribeToken', { unsubscribeToken: unsubscribeToken(secret, customerId) })}`,
});
