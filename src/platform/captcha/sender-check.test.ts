import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { TEST_NOW } from '../../../tests/support/test-clock.ts';
import { onBehalfOf } from '../api/caller/visitor.server.ts';
import type { Connection } from '../database/database.ts';
import { createLimiter } from '../http/limits/limiter.server.ts';
import { createLog } from '../log.ts';
import type { Captcha } from './captcha.ts';
import { openCaptcha } from './open-captcha.server.ts';
import { createSenderCheck, WITHOUT_CAPTCHA } from './sender-check.server.ts';

const fake: Captcha = {
  isOn: true,
  challenge: () => Promise.reject(new Error('not requested')),
  verify: async (token) => (token === 'good' ? 'verified' : token === 'broken' ? 'failed' : 'invalid'),
};

async function form(captcha: Captcha, otherwise?: string) {
  const limiter = await createLimiter({ kind: 'pglite' } as Connection<object>, WITHOUT_CAPTCHA, createLog('silent'));
  const check = createSenderCheck(captcha, limiter, otherwise);
  const app = new Hono().get('/', async (c) => (await check(c, c.req.query('token'))) ?? c.text('fine'));
  return (token?: string, address = '198.51.100.1') =>
    onBehalfOf(address, async () => app.request(token === undefined ? '/' : `/?token=${token}`));
}

async function statuses(send: Awaited<ReturnType<typeof form>>, times: number, token?: string) {
  const answers: number[] = [];
  for (let turn = 0; turn < times; turn += 1) answers.push((await send(token)).status);
  return answers;
}

test.each([
  ['a good token', 'good', [200, 200, 200, 200]],
  ['a wrong token', 'wrong', [400, 400, 400, 400]],
  ['an empty token', '', [400, 400, 400, 400]],
  ['no token', undefined, [200, 200, 200, 429]],
  ['a token nobody can verify', 'broken', [200, 200, 200, 429]],
] as const)('four forms with %s', async (_, token, expected) => {
  expect(await statuses(await form(fake), 4, token)).toEqual(expected);
});

test("addresses on one connection count as one sender, those on another don't", async () => {
  const send = await form(fake);
  for (const last of ['1', '2', '3']) expect((await send(undefined, `2001:db8:1:2::${last}`)).status).toBe(200);
  expect((await send(undefined, '2001:db8:1:2:ffff::9')).status).toBe(429);
  expect((await send(undefined, '2001:db8:1:3::1')).status).toBe(200);
});

test('senders without a token are limited one by one, and told how long to wait', async () => {
  const send = await form(fake, ', or ring the restaurant');
  await statuses(send, 3);
  const refusal = await send();
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(540);
  const { message } = (await refusal.json()) as { message: string };
  expect(message).toBe('That was a lot at once. Please try again in 10 minutes, or ring the restaurant.');
  expect((await send(undefined, '198.51.100.2')).status).toBe(200);
});

test("the message suggests only waiting if there's no alternative", async () => {
  const send = await form(fake);
  await statuses(send, 3);
  const { message } = (await (await send()).json()) as { message: string };
  expect(message).toBe('That was a lot at once. Please try again in 10 minutes.');
});

test('a wrong token is reported against its field', async () => {
  const answer = await (await form(fake))('wrong');
  const fields = { captchaToken: 'We couldn’t check that you’re human. Please try sending that again.' };
  expect(await answer.json()).toMatchObject({ code: 400, fields });
});

test('everyone passes when the captcha is off, and the office always does', async () => {
  const deps = {
    db: {} as never,
    clock: () => TEST_NOW,
    secret: 's',
    report() {},
  };
  expect(await statuses(await form(openCaptcha({ captcha: 'off' }, deps)), 4)).toEqual([200, 200, 200, 200]);
  const office = openCaptcha({ captcha: 'altcha', officeAddress: '198.51.100.1' }, deps);
  expect(await statuses(await form(office), 4)).toEqual([200, 200, 200, 200]);
  expect((await (await form(office))('x', '198.51.100.2')).status).toBe(400);
});
