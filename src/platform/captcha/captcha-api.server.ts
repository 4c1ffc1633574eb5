import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { createArea, errorResponse } from '../api.ts';
import { visitorAddress } from '../visitor.server.ts';
import type { Captcha } from './captcha.ts';
import * as contract from './contract.ts';

const tags = ['Captcha'];

const challengeRoute = createRoute({
  method: 'get',
  path: '/challenge',
  tags,
  summary: 'How a form proves that a person sends it',
  responses: {
    200: {
      description: 'A fresh sum to do, or what reCAPTCHA needs',
      content: { 'application/json': { schema: contract.challengeAnswer } },
    },
  },
});

const verifyRoute = createRoute({
  method: 'post',
  path: '/verify',
  tags,
  summary: 'Checks a token and uses it up: a form takes another',
  request: { body: { required: true, content: { 'application/json': { schema: contract.verifyBody } } } },
  responses: {
    200: {
      description: contract.VERIFIED,
      content: { 'application/json': { schema: contract.verifyAnswer } },
    },
    400: errorResponse(contract.INVALID),
    502: errorResponse(contract.INTERNAL),
  },
});

const VERIFIED = { success: true, message: contract.VERIFIED } as const;
const invalid = (c: Context) => c.json({ code: 400, title: 'Captcha', message: contract.INVALID }, 400);

/** Captcha for every form: mounted at /api/captcha. */
export function captchaApi(captcha: Captcha) {
  return createArea()
    .openapi(challengeRoute, async (c) => {
      c.header('cache-control', 'no-store');
      return c.json(await captcha.challenge(), 200);
    })
    .openapi(
      verifyRoute,
      async (c) => {
        const verdict = await captcha.verify(c.req.valid('json').token, visitorAddress());
        if (verdict === 'verified') return c.json(VERIFIED, 200);
        if (verdict === 'invalid') return invalid(c);
        return c.json({ code: 502, title: 'Captcha', message: contract.INTERNAL }, 502);
      },
      (result, c) => (result.success ? undefined : invalid(c)),
    );
}
