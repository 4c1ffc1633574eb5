import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { BAD_GATEWAY, BAD_REQUEST } from '../../values/http-status.ts';
import { type ApiVariables, createArea, errorResponse, json, ownError } from '../api/api.ts';
import { visitorAddress } from '../api/caller/visitor.server.ts';
import type { Endpoints } from '../api/endpoints.ts';
import type { Captcha } from './captcha.ts';
import * as contract from './contract.ts';

const tags = ['Captcha'];

const routes = {
  challenge: createRoute({
    method: 'get',
    path: '/challenge',
    tags,
    summary: 'How a form shows that a person sent it',
    request: { query: contract.challengeQuery },
    responses: {
      200: {
        description: 'A new challenge, or what reCAPTCHA needs',
        ...json(contract.challengeAnswer),
      },
    },
  }),
  verify: createRoute({
    method: 'post',
    path: '/verify',
    tags,
    summary: 'Checks a token and uses it up: a form takes another',
    request: { body: { required: true, ...json(contract.verifyBody) } },
    responses: {
      200: {
        description: contract.VERIFIED,
        ...json(contract.verifyAnswer),
      },
      [BAD_REQUEST]: errorResponse(contract.INVALID),
      [BAD_GATEWAY]: errorResponse(contract.INTERNAL),
    },
  }),
};
export const CAPTCHA_PATH = '/captcha';
export type CaptchaEndpoints = Endpoints<typeof CAPTCHA_PATH, typeof routes>;

const VERIFIED = { success: true, message: contract.VERIFIED } as const;
const invalid = (c: Context) => ownError(c, BAD_REQUEST, { title: 'Captcha', message: contract.INVALID });

/** How much harder than usual the caller's next hold is. */
type WorkForHold = (c: Context<ApiVariables>) => Promise<number>;

/** The captcha endpoints for every form, mounted at /api/captcha. */
export function captchaApi(captcha: Captcha, workForHold: WorkForHold = async () => 0) {
  return createArea()
    .openapi(routes.challenge, async (c) => {
      c.header('cache-control', 'no-store');
      const work = c.req.valid('query').for === 'hold' ? await workForHold(c) : 0;
      return c.json(await captcha.challenge(work), 200);
    })
    .openapi(
      routes.verify,
      async (c) => {
        const verdict = await captcha.verify(c.req.valid('json').token, visitorAddress());
        if (verdict === 'verified') return c.json(VERIFIED, 200);
        if (verdict === 'invalid') return invalid(c);
        return ownError(c, BAD_GATEWAY, { title: 'Captcha', message: contract.INTERNAL });
      },
      (result, c) => (result.success ? undefined : invalid(c)),
    );
}
