import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Connection } from '../database.ts';
import { createLimiter } from '../limiter.server.ts';
import { createLog } from '../log.ts';
import { onBehalfOf } from '../visitor.server.ts';
import type { Captcha } from './captcha.ts';
import { openCaptcha } from './open-captcha.server.ts';
import { createSenderCheck, WITHOUT_CAPTCHA } from './sender-check.server.ts';

const fake: Captcha = {
  isOn: true,
  challenge: () => Promise.reject(new Error('not asked for')),
  verify: async (token) => (token === 'good' ? 'verified' : token === 'broken' ? 'failed' : 'invalid'),
};

/** A form that a visitor at an address sends. */
async function form(captcha: Captcha, unasked: 'all' | 'few') {
  const limiter = await createLimiter({ kind: 'pglite' } as Connection<object>, WITHOUT_CAPTCHA, createLog('silent'));
  const check = createSenderCheck(captcha, limiter);
  const app = new Hono().get('/', async (c) => (await check(c, c.req.query('token'), { unasked })) ?? c.text('fine'));
  return (token?: string, address = '198.51.100.1') =>
    onBehalfOf(address, async () => app.request(token === undefined ? '/' : `/?token=${token}`));
}

async function statuses(send: Awaited<ReturnType<typeof form>>, times: number, token?: string) {
  const answers: number[] = [];
  for (let turn = 0; turn < times; turn += 1) answers.push((await send(token)).status);
  return answers;
}

test.each([
  ['a good token', 'good', 'few', [200, 200, 200, 200]],
  ['a wrong token', 'wrong', 'few', [400, 400, 400, 400]],
  ['a wrong token where none is asked for', 'wrong', 'all', [400, 400, 400, 400]],
  ['an empty token', '', 'all', [400, 400, 400, 400]],
  ['no token', undefined, 'few', [200, 200, 200, 429]],
  ['no token where none is asked for', undefined, 'all', [200, 200, 200, 200]],
  ['a token nobody can judge', 'broken', 'few', [200, 200, 200, 429]],
  ['a token nobody can judge where none is asked for', 'broken', 'all', [200, 200, 200, 200]],
] as const)('%s', async (_, token, unasked, expected) => {
  expect(await statuses(await form(fake, unasked), 4, token)).toEqual(expected);
});

test('senders without a token are counted apart, and told how long to wait', async () => {
  const send = await form(fake, 'few');
  await statuses(send, 3);
  const refused = await send();
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(540);
  const { message } = (await refused.json()) as { message: string };
  expect(message).toBe('That was a lot at once. Please try again in 10 minutes, or ring the restaurant.');
  expect((await send(undefined, '198.51.100.2')).status).toBe(200);
});

test('a wrong token is told at its field', async () => {
  const answer = await (await form(fake, 'few'))('wrong');
  const fields = { captchaToken: 'We could not tell that you are a person. Please send it again.' };
  expect(await answer.json()).toMatchObject({ code: 400, fields });
});

test('everyone may where the captcha is off, and the office always', async () => {
  const deps = {
    db: {} as never,
    clock: () => Temporal.Instant.from('2026-11-20T12:00:00Z'),
    secret: 's',
    report() {},
  };
  expect(await statuses(await form(openCaptcha({ captcha: 'off' }, deps), 'few'), 4)).toEqual([200, 200, 200, 200]);
  const office = openCaptcha({ captcha: 'altcha', officeAddress: '198.51.100.1' }, deps);
  expect(await statuses(await form(office, 'few'), 4)).toEqual([200, 200, 200, 200]);
  expect((await (await form(office, 'few'))('x', '198.51.100.2')).status).toBe(400);
});
