import type { Context, TypedResponse } from 'hono';
import { invalid, tooManyRequests } from '../api.ts';
import type { ErrorBody } from '../error-catalogue.ts';
import type { Limit, Limiter } from '../limiter.server.ts';
import { visitorAddress } from '../visitor.server.ts';
import type { Captcha } from './captcha.ts';

/** What one caller may send without a captcha: enough for a person without JavaScript, nothing for a robot. */
export const WITHOUT_CAPTCHA: Limit = { name: 'no-captcha', points: 3, seconds: 600 };

const WRONG = 'We could not tell that you are a person. Please send it again.';
const inMinutes = (seconds: number) => (seconds <= 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`);
const waitAWhile = (seconds: number) =>
  `That was a lot at once. Please try again in ${inMinutes(seconds)}, or ring the restaurant.`;

type Refused = Response & TypedResponse<ErrorBody, 400 | 429, 'json'>;
/** `unasked`: whether a sender without a token is let through, or `few` of them. */
type Rule = { unasked: 'all' | 'few' };
/**
 * Whether whoever sends a form may: null, or the answer that says why not. A token that is given must be good. Ask only
 * when all else is in order: a token counts once.
 */
export type SenderCheck = (c: Context, token: string | undefined, rule: Rule) => Promise<Refused | null>;

export const everySender: SenderCheck = async () => null;

export function createSenderCheck(captcha: Captcha, withoutCaptcha: Limiter): SenderCheck {
  return async (c, token, { unasked }) => {
    if (!captcha.isOn) return null;
    const address = visitorAddress();
    const verdict = await captcha.verify(token ?? '', address);
    if (verdict === 'verified') return null;
    // What is wrong with the captcha itself is no fault of whoever has a token from it.
    if (token !== undefined && verdict === 'invalid') return invalid(c, { captchaToken: WRONG }) as Refused;
    const seconds = unasked === 'all' ? 0 : await withoutCaptcha(address);
    return seconds === 0 ? null : (tooManyRequests(c, seconds, waitAWhile(seconds)) as Refused);
  };
}
