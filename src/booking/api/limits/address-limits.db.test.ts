import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleCustomer, openTestEngine, type TestEngine } from '../../../../tests/support/test-engine.ts';
import { testRestaurant } from '../../../../tests/support/test-restaurant.ts';

let engine: TestEngine;
beforeAll(async () => {
  engine = await openTestEngine([testRestaurant()]);
}, 60_000);
afterAll(() => engine.close());
beforeEach(() => engine.clear());

const TIMES = ['12:00', '13:30', '15:00', '17:00', '18:30', '20:00'];
const customer = (email: string) => ({ ...exampleCustomer, email });
const as = (email: string, changes: object = {}) => engine.book({ customer: customer(email), ...changes });
const enquire = (email: string) =>
  engine.post('/send-enquiry', { idempotencyKey: crypto.randomUUID(), customer: customer(email), message: 'Hello' });

describe('messages to one e-mail address', () => {
  it('messages to one address are five an hour, in any spelling and from any form', async () => {
    for (const email of ['eve@example.co.uk', 'EVE@example.co.uk', 'eve+1@example.co.uk'])
      expect((await enquire(email)).status).toBe(200);
    for (const time of ['12:00', '13:30'])
      expect((await as('eve+two@Example.co.uk', { time })).body.bookingStatus).toBe(1);
    expect(await as('eve@example.co.uk', { time: '15:00' })).toMatchObject({ status: 429, body: { code: 429 } });
    const response = await enquire('eve+3@example.co.uk');
    expect(response).toMatchObject({
      status: 429,
      body: {
        message:
          'We’ve already sent several e-mails to this address. Please try again in 60 minutes, or ring the restaurant.',
      },
    });
    expect((await enquire('adam@example.co.uk')).status).toBe(200);
    engine.pass({ hours: 1 });
    expect((await enquire('eve@example.co.uk')).status).toBe(200);
  });

  it.each([
    [
      'Gmail with dots',
      ['eve.x@gmail.com', 'e.vex@gmail.com', 'ev.e.x@gmail.com', 'e.v.e.x@googlemail.com', 'evex+1@gmail.com'],
    ],
    [
      'Yahoo with keywords',
      ['eve@yahoo.co.uk', 'eve-1@yahoo.co.uk', 'eve-2@yahoo.co.uk', 'eve-3-4@yahoo.co.uk', 'eve+1@yahoo.co.uk'],
    ],
  ])('messages count one mailbox: %s', async (_, spellings) => {
    for (const email of spellings) expect((await enquire(email)).status).toBe(200);
    for (const email of spellings) expect((await enquire(email)).status).toBe(429);
  });

  it('messages to one address are ten a day', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await enquire('eve@example.co.uk')).status).toBe(200);
      engine.pass({ minutes: 30 });
    }
    expect((await enquire('eve@example.co.uk')).body.message).toContain('again in 19 hours');
    engine.pass({ hours: 19 });
    expect((await enquire('eve@example.co.uk')).status).toBe(200);
  });

  it('requests that sent no message do not count', async () => {
    await as('first@example.co.uk', { adultCovers: 2 });
    for (let turn = 0; turn < 8; turn += 1)
      expect((await as('eve@example.co.uk', { time: '19:05' })).body.code).toBe(4);
    expect((await as('eve@example.co.uk')).body.bookingStatus).toBe(1);
  });

  it('a booking’s new address counts as a message', async () => {
    for (let turn = 0; turn < 5; turn += 1) await enquire('eve@example.co.uk');
    const { body } = await as('adam@example.co.uk');
    const details = { ...customer('eve@example.co.uk'), phoneNumber: '', specialRequest: '' };
    const token = await engine.tokenOf(body.bookingReference);
    expect((await engine.post(`/manage/${token}/details`, { customer: details })).status).toBe(429);
    expect(await engine.rows<{ email: string }>('bookings')).toMatchObject([{ email: 'adam@example.co.uk' }]);
  });

  it('a diner’s own changes do not count as messages', async () => {
    const { body } = await as('eve@example.co.uk');
    const token = await engine.tokenOf(body.bookingReference);
    const change = (time: string) =>
      engine.post(`/manage/${token}/change`, {
        occasionId: 'table',
        menuId: 'main',
        areaId: null,
        date: '2026-11-27',
        time,
        adultCovers: 2,
      });
    for (const time of [...TIMES, ...TIMES]) expect((await change(time)).status).toBe(200);
  });
});

describe('upcoming bookings of one address', () => {
  async function bookSix() {
    for (const [index, time] of TIMES.entries()) {
      if (index === 5) engine.pass({ hours: 1 });
      expect((await as('eve@example.co.uk', { time, idempotencyKey: `eve-booking-${index}` })).body.bookingStatus).toBe(
        1,
      );
    }
    engine.pass({ hours: 1 });
  }

  it('upcoming bookings of one address are six; the seventh is refused in words', async () => {
    await bookSix();
    expect(await as('Eve+7@example.co.uk', { time: '21:00' })).toMatchObject({
      status: 422,
      body: {
        code: 6,
        message:
          '6 tables are already booked with this e-mail address, the most we take online. Ring the restaurant and they’ll gladly book another.',
      },
    });
    expect((await as('adam@example.co.uk', { time: '21:00' })).body.bookingStatus).toBe(1);
  });

  it('an idempotency key gets its answer beyond the limit of bookings', async () => {
    await bookSix();
    const again = await as('eve@example.co.uk', { time: '20:00', idempotencyKey: 'eve-booking-5' });
    expect(again).toMatchObject({ status: 200, body: { bookingStatus: 1 } });
  });

  it('cancelled and past bookings do not count towards the limit', async () => {
    await bookSix();
    const [first] = await engine.rows<{ reference: string }>('bookings');
    await engine.post(`/manage/${await engine.tokenOf(first?.reference ?? null)}/cancel`, {});
    expect((await as('eve@example.co.uk', { time: '21:00' })).body.bookingStatus).toBe(1);
    engine.at('2026-11-28T09:00:00Z');
    expect((await as('eve@example.co.uk', { date: '2026-12-04' })).body.bookingStatus).toBe(1);
  });
});
