import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleRequest, oneTable, openTestEngine, type TestEngine } from '../../../tests/support/test-engine.ts';
import { testRestaurant, testRules } from '../../../tests/support/test-restaurant.ts';
import type { Occasion } from '../../restaurants/contract.ts';
import type { Held } from '../contracts/holds.ts';

const occasion = testRules.occasions[0] as Occasion;
const asksForCard = testRestaurant({
  storeId: '9002',
  booking: { ...oneTable, occasions: [{ ...occasion, cardGuaranteeFromCovers: 2 }] },
});

let engine: TestEngine;
beforeAll(async () => {
  engine = await openTestEngine([testRestaurant({ booking: oneTable }), asksForCard]);
}, 60_000);
afterAll(() => engine.close());
beforeEach(() => engine.clear());

const NOT_HELD = { status: 200, body: { holdToken: null, expiresAt: null, bookingStatus: 9 } };
const hold = (changes: object = {}) => engine.post<Held>('/holds/9001', { ...exampleRequest, ...changes });
const isFree = async () => {
  const { status } = await engine.get(
    '/slots/9001?occasionId=table&adults=2&dates=2026-11-27&menuIds=main&areaId=null',
  );
  const { body } = await engine.get<{ times: { time: string }[] }>(
    '/alternatives/9001?occasionId=table&adults=2&date=2026-11-27&time=19:00',
  );
  return status === 200 && body.times.some(({ time }) => time === '19:00');
};

describe('a hold', () => {
  it('a hold reserves the table for eight minutes, in every process', async () => {
    expect(await isFree()).toBe(true);
    const held = await hold();
    expect(held.status).toBe(200);
    expect(held.body.expiresAt).toBe('2026-11-20T12:08:00.000Z');
    expect(await isFree()).toBe(false);
    expect(await hold()).toEqual(NOT_HELD);
    expect((await engine.book()).body.bookingStatus).toBe(9);
    const elsewhere = await engine
      .another()
      .request('/alternatives/9001?occasionId=table&adults=2&date=2026-11-27&time=19:00');
    expect(((await elsewhere.json()) as { waitlist: boolean }).waitlist).toBe(true);
  });

  it('a hold does not store its token', async () => {
    const { holdToken } = (await hold()).body;
    const rows = JSON.stringify([await engine.rows('holds'), await engine.rows('table_allocations')]);
    expect(rows).not.toContain(holdToken);
  });

  it('a hold ends after eight minutes and releases the table', async () => {
    await hold();
    engine.pass({ minutes: 7, seconds: 59 });
    expect(await isFree()).toBe(false);
    engine.pass({ seconds: 1 });
    expect(await isFree()).toBe(true);
    expect((await engine.book()).body.bookingStatus).toBe(1);
    expect(await engine.rows('holds')).toEqual([]);
  });

  it('a hold becomes the booking, at the same table', async () => {
    const { holdToken } = (await hold()).body;
    const booking = await engine.book({ holdToken });
    expect(booking.body.bookingStatus).toBe(1);
    expect(await engine.rows('holds')).toEqual([]);
    expect(await engine.rows('table_allocations where live')).toHaveLength(1);
  });

  it('a hold becomes the booking in another process too', async () => {
    const { holdToken } = (await hold()).body;
    const answer = await engine.another().request('/create/9001', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...exampleRequest,
        holdToken,
        idempotencyKey: crypto.randomUUID(),
        customer: { firstName: 'Ann', lastName: 'Baker', email: 'ann@example.co.uk' },
      }),
    });
    expect(((await answer.json()) as { bookingStatus: number }).bookingStatus).toBe(1);
  });

  it('an expired hold books while the table is free, and not otherwise', async () => {
    const first = (await hold()).body;
    engine.pass({ minutes: 9 });
    const second = (await hold()).body;
    expect((await engine.book({ holdToken: first.holdToken })).body.bookingStatus).toBe(9);
    engine.pass({ minutes: 9 });
    expect((await engine.book({ holdToken: second.holdToken })).body.bookingStatus).toBe(1);
  });

  it('a booking under one key is made once, despite a new hold in between', async () => {
    const idempotencyKey = crypto.randomUUID();
    const first = await engine.book({ holdToken: (await hold()).body.holdToken, idempotencyKey });
    const again = await engine.book({ holdToken: 'x'.repeat(43), idempotencyKey });
    expect(again).toEqual(first);
    expect(await engine.rows('bookings')).toHaveLength(1);
  });

  it('a hold is extended in its last minute, up to twenty minutes', async () => {
    const { holdToken } = (await hold()).body;
    const renew = () => engine.post<Held>(`/holds/${holdToken}/renew`);
    engine.pass({ minutes: 6, seconds: 59 });
    const early = { holdToken, expiresAt: '2026-11-20T12:08:00.000Z', seconds: 61, canBeLonger: true };
    expect(await renew()).toEqual({ status: 200, body: early });
    engine.pass({ seconds: 1 });
    const renewed = { holdToken, expiresAt: '2026-11-20T12:15:00.000Z', seconds: 480, canBeLonger: true };
    expect(await renew()).toEqual({ status: 200, body: renewed });
    engine.pass({ minutes: 7 });
    expect(await isFree()).toBe(false);
    const last = { holdToken, expiresAt: '2026-11-20T12:20:00.000Z', seconds: 360, canBeLonger: false };
    expect(await renew()).toEqual({ status: 200, body: last });
    expect((await renew()).status).toBe(409);
    engine.pass({ minutes: 6 });
    expect((await engine.post(`/holds/${holdToken}/renew`)).status).toBe(410);
    expect((await engine.post(`/holds/${'x'.repeat(43)}/renew`)).status).toBe(410);
  });

  it('a released hold frees the table at once, even if released twice', async () => {
    const { holdToken } = (await hold()).body;
    expect((await engine.del(`/holds/${holdToken}`)).status).toBe(204);
    expect(await isFree()).toBe(true);
    expect((await engine.del(`/holds/${holdToken}`)).status).toBe(204);
    expect((await hold()).body.holdToken).not.toBeNull();
  });

  it('a hold counts toward pacing', async () => {
    const { holdToken } = (await hold()).body;
    const { rows } = await engine.connection.pool.query(
      "select covers from seated_parties('9001', '2026-11-27') where held_until is not null",
    );
    expect(rows).toEqual([{ covers: 2 }]);
    await engine.del(`/holds/${holdToken}`);
  });

  it('the clean-up job releases an expired hold and increments the day’s version', async () => {
    await hold();
    const [before] = await engine.rows<{ version: number }>('service_days');
    engine.pass({ minutes: 8 });
    await engine.tidy();
    expect(await engine.rows('holds')).toEqual([]);
    expect(await engine.rows('table_allocations')).toEqual([]);
    expect(await engine.rows('service_days')).toMatchObject([{ version: (before?.version ?? 0) + 1 }]);
  });

  it.each([1, 48])('a hold keeps its length when the clock is set back by %i hours', async (hours) => {
    engine.pass({ hours: 48 });
    await hold();
    engine.pass({ hours: -hours });
    expect(await isFree()).toBe(false);
    await engine.tidy();
    expect(await engine.rows('holds')).toEqual([]);
    expect(await isFree()).toBe(true);
    await hold();
    await engine.tidy();
    expect(await isFree()).toBe(false);
    engine.pass({ minutes: 8 });
    expect(await isFree()).toBe(true);
  });

  it('a process whose clock is half a minute behind does not end a hold', async () => {
    await hold();
    engine.pass({ seconds: -30 });
    await engine.tidy();
    expect(await isFree()).toBe(false);
  });

  it.each([
    ['an unknown restaurant', '/holds/1', {}, 404, 3],
    ['an unknown time', '/holds/9001', { time: '19:05' }, 422, 4],
    ['a party too large for any table', '/holds/9001', { adultCovers: 9 }, 422, 4],
    ['a party too large to book online', '/holds/9001', { adultCovers: 21 }, 400, 400],
  ])('a hold is refused for %s', async (_, path, changes, status, code) => {
    const answer = await engine.post(path, { ...exampleRequest, ...changes });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

describe('a hold for a booking that needs a card', () => {
  const holdWithCard = async () => (await engine.post<Held>('/holds/9002', exampleRequest)).body;
  const bookWithCard = (changes: object) => {
    engine.cards.add('card-1');
    return engine.book({ braintreeCustomerId: 'card-1', ...changes }, '9002');
  };

  it('a hold for a booking with a card lasts as long and is extended as often', async () => {
    const { holdToken, ...held } = await holdWithCard();
    expect(held).toEqual({ expiresAt: '2026-11-20T12:08:00.000Z', seconds: 480, canBeLonger: true });
    const renew = () => engine.post<Held>(`/holds/${holdToken}/renew`);
    engine.pass({ minutes: 7 });
    expect((await renew()).body).toMatchObject({ seconds: 480, canBeLonger: true });
    engine.pass({ minutes: 7 });
    expect((await renew()).body).toMatchObject({ expiresAt: '2026-11-20T12:20:00.000Z', canBeLonger: false });
    expect((await bookWithCard({ holdToken })).body.bookingStatus).toBe(1);
  });

  it('a late card books while the table is free, and otherwise stays unused', async () => {
    const first = await holdWithCard();
    engine.pass({ minutes: 9 });
    const second = await holdWithCard();
    expect((await bookWithCard({ holdToken: first.holdToken })).body.bookingStatus).toBe(9);
    expect(await engine.rows('card_guarantees')).toEqual([]);
    expect([...engine.cards]).toEqual(['card-1']);
    engine.pass({ minutes: 9 });
    expect((await bookWithCard({ holdToken: second.holdToken })).body.bookingStatus).toBe(1);
    expect(await engine.rows('card_guarantees')).toHaveLength(1);
  });
});
