import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  exampleCustomer,
  exampleRequest,
  oneTable,
  openTestEngine,
  type TestEngine,
} from '../../../../tests/support/test-engine.ts';
import { testRestaurant, testRules } from '../../../../tests/support/test-restaurant.ts';
import type { Captcha } from '../../../platform/captcha/captcha.ts';
import { createSenderCheck, WITHOUT_CAPTCHA } from '../../../platform/captcha/sender-check.server.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { createLimiter, type Limiter } from '../../../platform/http/limits/limiter.server.ts';
import { createLog } from '../../../platform/log.ts';
import type { Occasion } from '../../../restaurants/contract.ts';

const captcha: Captcha = {
  isOn: true,
  challenge: () => Promise.reject(new Error('unexpected challenge')),
  verify: async () => 'invalid',
};

const table = testRules.occasions[0] as Occasion;
const party = { ...table, id: 'party', minimumCovers: 1, cardGuaranteeFromCovers: 2 };

let engine: TestEngine;
let limiter: Limiter;
beforeAll(async () => {
  const count = Object.assign((address: string) => limiter(address), {
    giveBack: (address: string) => limiter.giveBack(address),
  });
  engine = await openTestEngine([testRestaurant({ booking: { ...oneTable, occasions: [table, party] } })], {
    senderCheck: createSenderCheck(captcha, count),
  });
}, 60_000);
afterAll(() => engine.close());
beforeEach(async () => {
  await engine.clear();
  limiter = await createLimiter({ kind: 'pglite' } as Connection<object>, WITHOUT_CAPTCHA, createLog('silent'));
});

const book = (changes: object = {}) => engine.as('one', () => engine.book(changes), '198.51.100.7');
const form = () => ({ idempotencyKey: crypto.randomUUID(), customer: exampleCustomer, ...exampleRequest });
const keep = () =>
  engine.as('one', () => engine.post('/card-later/9001', { ...form(), occasionId: 'party' }), '198.51.100.7');
const wait = () => {
  const body = { ...form(), notifyBy: 'email' };
  return engine.as('one', () => engine.post('/waitlist/9001', body), '198.51.100.7');
};

describe('without a captcha', () => {
  it('a table just taken does not count as a submitted form', async () => {
    await engine.book();
    for (let turn = 0; turn < 5; turn += 1) expect((await book()).body.bookingStatus).toBe(9);
    expect((await book({ time: '12:00' })).body.bookingStatus).toBe(1);
  });

  it('a refused form does not count as submitted', async () => {
    for (let turn = 0; turn < 5; turn += 1) expect((await wait()).status).toBe(409);
    expect((await book()).body.bookingStatus).toBe(1);
    expect((await wait()).status).toBe(200);
  });

  it('three submitted forms need a captcha', async () => {
    for (const date of ['2026-11-25', '2026-11-26', '2026-11-27'])
      expect((await book({ date })).body.bookingStatus).toBe(1);
    expect((await book({ date: '2026-11-28' })).status).toBe(429);
  });
});

describe('a repeated form', () => {
  /** Sends it five times; returns the answers. */
  async function fiveTimes(send: typeof wait) {
    const answers = [];
    for (let turn = 0; turn < 5; turn += 1) answers.push(await send());
    return answers;
  }

  it.each([
    ['the waiting list', wait, () => engine.book({ customer: { ...exampleCustomer, email: 'ben@example.co.uk' } })],
    ['a table held for a card', keep, async () => {}],
  ])('a repeated form gets its answer: %s', async (_, send, prepare) => {
    await prepare();
    const [first, ...again] = await fiveTimes(send);
    expect(first?.status).toBe(200);
    for (const answer of again) expect(answer).toEqual(first);
    expect(await engine.rows('waitlist_entries')).toHaveLength(1);
  });

  it.each([
    ['the waiting list', wait, () => engine.book({ customer: { ...exampleCustomer, email: 'ben@example.co.uk' } })],
    ['a table held for a card', keep, async () => {}],
  ])('a repeated form gets its answer after the last message to its address: %s', async (_, send, prepare) => {
    await prepare();
    for (let index = 0; index < 4; index += 1) {
      const enquiry = { idempotencyKey: crypto.randomUUID(), customer: exampleCustomer, message: 'Hello' };
      const from = `192.0.2.${index + 1}`;
      expect((await engine.as('two', () => engine.post('/send-enquiry', enquiry), from)).status).toBe(200);
    }
    const first = await send();
    expect(first.status).toBe(200);
    expect(await send()).toEqual(first);
  });

  it('a repeated form does not get a table whose hold has ended', async () => {
    const first = await keep();
    engine.pass({ minutes: 61 });
    const again = await keep();
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.reference).not.toBe(first.body.reference);
  });
});
