import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  exampleCustomer,
  exampleRequest,
  openTestEngine,
  type TestEngine,
} from '../../../../tests/support/test-engine.ts';
import type { Captcha } from '../../../platform/captcha/captcha.ts';
import { createSenderCheck, WITHOUT_CAPTCHA } from '../../../platform/captcha/sender-check.server.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { createLimiter, type Limiter } from '../../../platform/http/limiter.server.ts';
import { createLog } from '../../../platform/log.ts';

const captcha: Captcha = {
  isOn: true,
  challenge: () => Promise.reject(new Error('not asked for')),
  verify: async () => 'invalid',
};

let engine: TestEngine;
let limiter: Limiter;
beforeAll(async () => {
  const count = Object.assign((address: string) => limiter(address), {
    giveBack: (address: string) => limiter.giveBack(address),
  });
  engine = await openTestEngine(undefined, { senderCheck: createSenderCheck(captcha, count) });
}, 60_000);
afterAll(() => engine.close());
beforeEach(async () => {
  await engine.clear();
  limiter = await createLimiter({ kind: 'pglite' } as Connection<object>, WITHOUT_CAPTCHA, createLog('silent'));
});

const book = (changes: object = {}) => engine.as('one', () => engine.book(changes), '198.51.100.7');
const wait = () => {
  const body = { idempotencyKey: crypto.randomUUID(), customer: exampleCustomer, ...exampleRequest, notifyBy: 'email' };
  return engine.as('one', () => engine.post('/waitlist/9001', body), '198.51.100.7');
};

describe('without a captcha', () => {
  it('a table just taken does not count as a form that was sent', async () => {
    await engine.book();
    for (let turn = 0; turn < 5; turn += 1) expect((await book()).body.bookingStatus).toBe(9);
    expect((await book({ time: '12:00' })).body.bookingStatus).toBe(1);
  });

  it('nor does one that is refused', async () => {
    for (let turn = 0; turn < 5; turn += 1) expect((await wait()).status).toBe(409);
    expect((await book()).body.bookingStatus).toBe(1);
    expect((await wait()).status).toBe(200);
  });

  it('three that are sent do', async () => {
    for (const date of ['2026-11-25', '2026-11-26', '2026-11-27'])
      expect((await book({ date })).body.bookingStatus).toBe(1);
    expect((await book({ date: '2026-11-28' })).status).toBe(429);
  });
});
