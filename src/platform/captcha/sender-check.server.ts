import type { Context, MiddlewareHandler, TypedResponse } from 'hono';
import type { ErrorBody } from '../../values/error-catalogue.ts';
import { BAD_REQUEST, SERVER_ERROR, type TOO_MANY_REQUESTS } from '../../values/http-status.ts';
import { waitText } from '../../values/time/duration.ts';
import { type ApiVariables, invalid, tooManyRequests } from '../api/api.ts';
import { countedVisitor, visitorAddress } from '../api/caller/visitor.server.ts';
import type { Limit, Limiter } from '../http/limits/limiter.server.ts';
import type { Captcha } from './captcha.ts';

/** How many forms that send e-mails one caller may post without a captcha: enough for a person without JavaScript. */
export const WITHOUT_CAPTCHA: Limit = { name: 'no-captcha', points: 3, seconds: 600 };

const WRONG = 'We couldn’t check that you’re human. Please try sending that again.';
const waitAWhile = (seconds: number, otherwise: string) =>
  `That was a lot at once. Please try again in ${waitText(seconds)}${otherwise}.`;

type Refused = Response & TypedResponse<ErrorBody, typeof BAD_REQUEST | typeof TOO_MANY_REQUESTS, 'json'>;
/**
 * Bot check of a form: null when the sender passes, or the refusal. A few pass without a token; one that is given must be
 * valid. Call it last, since a token is good once, and not for a form that was taken before.
 */
export type SenderCheck = (c: Context, token: string | undefined) => Promise<Refused | null>;

export const everySender: SenderCheck = async () => null;

/** Checks the proof of work for a hold: the work done, infinity where none is required, null when it is too little. */
export type WorkCheck = (token: string | undefined, work: number) => Promise<number | null>;
export const noWork: WorkCheck = async () => Number.POSITIVE_INFINITY;

export const createWorkCheck =
  (captcha: Captcha): WorkCheck =>
  async (token, work) => {
    if (!captcha.isOn) return Number.POSITIVE_INFINITY;
    if (work === 0) return 0;
    // When the captcha service fails, its visitors are not to blame.
    return (await captcha.verify(token ?? '', visitorAddress(), work)) === 'invalid' ? null : work;
  };

/** `otherwise`: what else one can do than wait, after a comma. */
export function createSenderCheck(captcha: Captcha, withoutCaptcha: Limiter, otherwise = ''): SenderCheck {
  return async (c, token) => {
    if (!captcha.isOn) return null;
    const address = visitorAddress();
    const verdict = await captcha.verify(token ?? '', address);
    if (verdict === 'verified') return null;
    // Only a wrong token is refused: when the captcha service fails, its visitors are not to blame.
    if (token !== undefined && verdict === 'invalid') return invalid(c, { captchaToken: WRONG }) as Refused;
    const visitor = countedVisitor();
    const seconds = await withoutCaptcha(visitor);
    if (seconds > 0) return tooManyRequests(c, WITHOUT_CAPTCHA, seconds, waitAWhile(seconds, otherwise)) as Refused;
    c.set('giveBackForm', () => withoutCaptcha.giveBack(visitor));
    return null;
  };
}

/** The form was answered and yet nothing was sent, as when its table was just taken. */
export const sentNothing = (c: Context<ApiVariables>) => c.set('sentNothing', true);

const isRefusal = (status: number) => status >= BAD_REQUEST && status < SERVER_ERROR;

/** A form that sent nothing is none of the few that pass without a captcha. */
export const countOnlySent: MiddlewareHandler<ApiVariables> = async (c, next) => {
  await next();
  if (c.get('sentNothing') || isRefusal(c.res.status)) await c.get('giveBackForm')?.();
};
