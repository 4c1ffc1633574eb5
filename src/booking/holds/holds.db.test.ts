import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTrattoria, type Trattoria, tableWish } from '../../../tests/support/trattoria-desk.ts';
import type { Held } from './contract.ts';

let inn: Trattoria;
beforeAll(async () => {
  inn = await openTrattoria();
}, 60_000);
afterAll(() => inn.close());
beforeEach(() => inn.clear());

const NOT_HELD = { status: 200, body: { holdToken: null, expiresAt: null, bookingStatus: 9 } };
const hold = (changes: object = {}) => inn.post<Held>('/holds/9001', { ...tableWish, ...changes });
const isFree = async () => {
  const { status } = await inn.get('/slots/9001?occasionId=table&adults=2&dates=2026-11-27&menuIds=main&areaId=null');
  const { body } = await inn.get<{ times: { time: string }[] }>(
    '/alternatives/9001?occasionId=table&adults=2&date=2026-11-27&time=19:00',
  );
  return status === 200 && body.times.some(({ time }) => time === '19:00');
};

describe('a hold', () => {
  it('keeps the table from everyone for eight minutes, in every process', async () => {
    expect(await isFree()).toBe(true);
    const held = await hold();
    expect(held.status).toBe(200);
    expect(held.body.expiresAt).toBe('2026-11-20T12:08:00.000Z');
    expect(await isFree()).toBe(false);
    expect(await hold()).toEqual(NOT_HELD);
    expect((await inn.book()).body.bookingStatus).toBe(9);
    const elsewhere = await inn
      .another()
      .request('/alternatives/9001?occasionId=table&adults=2&date=2026-11-27&time=19:00');
    expect(((await elsewhere.json()) as { waitlist: boolean }).waitlist).toBe(true);
  });

  it('keeps no trace of its token', async () => {
    const { holdToken } = (await hold()).body;
    const rows = JSON.stringify([await inn.rows('holds'), await inn.rows('table_allocations')]);
    expect(rows).not.toContain(holdToken);
  });

  it('is over after eight minutes, and the table is anybody’s', async () => {
    await hold();
    inn.pass({ minutes: 7, seconds: 59 });
    expect(await isFree()).toBe(false);
    inn.pass({ seconds: 1 });
    expect(await isFree()).toBe(true);
    expect((await inn.book()).body.bookingStatus).toBe(1);
    expect(await inn.rows('holds')).toEqual([]);
  });

  it('becomes the booking, at the same table', async () => {
    const { holdToken } = (await hold()).body;
    const booked = await inn.book({ holdToken });
    expect(booked.body.bookingStatus).toBe(1);
    expect(await inn.rows('holds')).toEqual([]);
    expect(await inn.rows('table_allocations where live')).toHaveLength(1);
  });

  it('becomes the booking in another process too', async () => {
    const { holdToken } = (await hold()).body;
    const answer = await inn.another().request('/create/9001', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...tableWish,
        holdToken,
        idempotencyKey: crypto.randomUUID(),
        customer: { firstName: 'Ann', lastName: 'Baker', email: 'ann@example.co.uk' },
      }),
    });
    expect(((await answer.json()) as { bookingStatus: number }).bookingStatus).toBe(1);
  });

  it('that ran out still books when the table is free, and is told when it is not', async () => {
    const first = (await hold()).body;
    inn.pass({ minutes: 9 });
    const second = (await hold()).body;
    expect((await inn.book({ holdToken: first.holdToken })).body.bookingStatus).toBe(9);
    inn.pass({ minutes: 9 });
    expect((await inn.book({ holdToken: second.holdToken })).body.bookingStatus).toBe(1);
  });

  it('books once under one key though a new hold was taken in between', async () => {
    const idempotencyKey = crypto.randomUUID();
    const first = await inn.book({ holdToken: (await hold()).body.holdToken, idempotencyKey });
    const again = await inn.book({ holdToken: 'x'.repeat(43), idempotencyKey });
    expect(again).toEqual(first);
    expect(await inn.rows('bookings')).toHaveLength(1);
  });

  it('is renewed once, for eight minutes from then', async () => {
    const { holdToken } = (await hold()).body;
    inn.pass({ minutes: 7 });
    const renewed = await inn.post<Held>(`/holds/${holdToken}/renew`);
    expect(renewed).toEqual({ status: 200, body: { holdToken, expiresAt: '2026-11-20T12:15:00.000Z' } });
    inn.pass({ minutes: 7 });
    expect(await isFree()).toBe(false);
    expect((await inn.post(`/holds/${holdToken}/renew`)).status).toBe(409);
    inn.pass({ minutes: 2 });
    expect((await inn.post(`/holds/${holdToken}/renew`)).status).toBe(410);
    expect((await inn.post(`/holds/${'x'.repeat(43)}/renew`)).status).toBe(410);
  });

  it('is given back at once when released, whoever asks twice', async () => {
    const { holdToken } = (await hold()).body;
    expect((await inn.del(`/holds/${holdToken}`)).status).toBe(204);
    expect(await isFree()).toBe(true);
    expect((await inn.del(`/holds/${holdToken}`)).status).toBe(204);
    expect((await hold()).body.holdToken).not.toBeNull();
  });

  it('counts for the pace of the kitchen', async () => {
    const { holdToken } = (await hold()).body;
    const { rows } = await inn.connection.pool.query(
      "select covers from seated_parties('9001', '2026-11-27') where held_until is not null",
    );
    expect(rows).toEqual([{ covers: 2 }]);
    await inn.del(`/holds/${holdToken}`);
  });

  it('is let go by the tidying, and the day moves on', async () => {
    await hold();
    const [before] = await inn.rows<{ version: number }>('service_days');
    inn.pass({ minutes: 8 });
    await inn.tidy();
    expect(await inn.rows('holds')).toEqual([]);
    expect(await inn.rows('table_allocations')).toEqual([]);
    expect(await inn.rows('service_days')).toMatchObject([{ version: (before?.version ?? 0) + 1 }]);
  });

  it.each([
    ['no such restaurant', '/holds/1', {}, 404, 3],
    ['no such time', '/holds/9001', { time: '19:05' }, 422, 4],
    ['a party no table takes', '/holds/9001', { adultCovers: 9 }, 422, 4],
    ['more than anyone books online', '/holds/9001', { adultCovers: 21 }, 400, 400],
  ])('is refused for %s', async (_, path, changes, status, code) => {
    const answer = await inn.post(path, { ...tableWish, ...changes });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});
