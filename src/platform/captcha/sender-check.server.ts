import type { Context, MiddlewareHandler, TypedResponse } from 'hono';
import type { ErrorBody } from '../../values/error-catalogue.ts';
import { BAD_REQUEST, SERVER_ERROR, type TOO_MANY_REQUESTS } from '../../values/http-status.ts';
import { waitText } from '../../values/time/duration.ts';
import { type ApiVariables, invalid, tooManyRequests } from '../api/api.ts';
import { countedVisitor, visitorAddress } from '../api/caller/visitor.server.ts';
import type { Limit, Limiter } from '../http/limits/limiter.server.ts';
import type { Captcha } from './captcha.ts';

/** How many forms that send e-mails a caller may post without a captcha: enough for a person without JavaScript. */
export const WITHOUT_CAPTCHA: Limit = { name: 'no-captcha', points: 3, seconds: 600 };

const WRONG = 'We couldn’t check that you’re human. Please try sending that again.';
const waitAWhile = (seconds: number, otherwise: string) =>
  `That was a lot at once. Please try again in ${waitText(seconds)}${otherwise}.`;

type Refused = Response & TypedResponse<ErrorBody, typeof BAD_REQUEST | typeof TOO_MANY_REQUESTS, 'json'>;
/**
 * Bot check for a form: null if the sender passes, otherwise the refusal. A few pass without a token; a token sent
 * must be valid. Call it last, since a token is valid once, and not for a resubmitted form.
 */
export type SenderCheck = (c: Context, token: string | undefined) => Promise<Refused | null>;

export const everySender: SenderCheck = async () => null;

/** Checks the proof of work for a hold: the work done, infinity if none is required, null if too little. */
export type WorkCheck = (token: string | undefined, work: number) => Promise<number | null>;
export const noWork: WorkCheck = async () => Number.POSITIVE_INFINITY;

export const createWorkCheck =
  (captcha: Captcha): WorkCheck =>
  async (token, work) => {
    if (!captcha.isOn) return Number.POSITIVE_INFINITY;
    if (work === 0) return 0;
    // Visitors aren't to blame if the captcha service fails.
    return (await captcha.verify(token ?? '', visitorAddress(), work)) === 'invalid' ? null : work;
  };

/** `otherwise`: an alternative to waiting, after a comma. */
export function createSenderCheck(captcha: Captcha, withoutCaptcha: Limiter, otherwise = ''): SenderCheck {
  return async (c, token) => {
    if (!captcha.isOn) return null;
    const address = visitorAddress();
    const verdict = await captcha.verify(token ?? '', address);
    if (verdict === 'verified') return null;
    // Only a wrong token is refused: visitors aren't to blame if the captcha service fails.
    if (token !== undefined && verdict === 'invalid') return invalid(c, { captchaToken: WRONG }) as Refused;
    const visitor = countedVisitor();
    const seconds = await withoutCaptcha(visitor);
    if (seconds > 0) return tooManyRequests(c, WITHOUT_CAPTCHA, seconds, waitAWhile(seconds, otherwise)) as Refused;
    c.set('giveBackForm', () => withoutCaptcha.giveBack(visitor));
    return null;
  };
}

/** The request succeeded but sent nothing, for instance because the table was just taken. */
export const sentNothing = (c: Context<ApiVariables>) => c.set('sentNothing', true);

const isRefusal = (status: number) => status >= BAD_REQUEST && status < SERVER_ERROR;

/** A form that sent nothing doesn't count towards those allowed without a captcha. */
export const countOnlySent: MiddlewareHandler<ApiVariables> = async (c, next) => {
  await next();
  if (c.get('sentNothing') || isRefusal(c.res.status)) await c.get('giveBackForm')?.();
};
