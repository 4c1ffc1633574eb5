import { href } from 'react-router';
import { idOfProven, linkToken, provenId } from '../../platform/link-token.ts';
import { DAY_MS } from '../../values/time/duration.ts';
import { FORGET_DAYS } from '../constants.ts';

export const signUpToken = (secret: string, signUpId: string) => linkToken(secret, 'sign-up', signUpId);

/** The token of an unsubscribe link; it permits nothing else. */
export const unsubscribeToken = (secret: string, customerId: string) => provenId(secret, 'unsubscribe', customerId);

/** The customer an unsubscribe token belongs to; null if we didn't issue it. */
export const customerOfUnsubscribe = (secret: string, token: string): string | null =>
  idOfProven(secret, 'unsubscribe', token);

export type Forgetting = { customerId: string; at: number };

/** The token of a link to be forgotten, containing the time of the request (epoch ms). */
export const forgetToken = (secret: string, { customerId, at }: Forgetting) =>
  provenId(secret, 'forget', `${customerId}_${at}`);

/** The customer a token belongs to; null if expired or not issued by us. */
export function customerToForget(secret: string, token: string, now: number): string | null {
  const [customerId = '', at] = (idOfProven(secret, 'forget', token) ?? '').split('_');
  return now - Number(at) < FORGET_DAYS * DAY_MS ? customerId : null;
}

/** The links in e-mails. */
export const customerUrls = (publicUrl: string, secret: string) => ({
  confirm: (signUpId: string) =>
    `${publicUrl}${href('/sign-up/confirm/:signUpToken', { signUpToken: signUpToken(secret, signUpId) })}`,
  preferences: (guid: string) => `${publicUrl}${href('/preferences/:id?', { id: guid })}`,
  forget: (request: Forgetting) =>
    `${publicUrl}${href('/forget-me/:forgetToken', { forgetToken: forgetToken(secret, request) })}`,
  unsubscribe: (customerId: string) =>
    `${publicUrl}${href('/unsubscribe/:unsubscribeToken', { unsubscribeToken: unsubscribeToken(secret, customerId) })}`,
});
