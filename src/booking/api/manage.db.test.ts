import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  exampleCustomer,
  exampleRequest,
  openTestEngine,
  type TestEngine,
} from '../../../tests/support/test-engine.ts';
import { testRestaurant, testRules } from '../../../tests/support/test-restaurant.ts';
import type { Occasion } from '../../restaurants/contract.ts';
import { createBody, type SlotsAnswer } from '../contracts/booking.ts';
import type { ManageAnswer } from '../contracts/manage.ts';

const table = testRules.occasions[0] as Occasion;
const party = { ...table, id: 'party', minimumCovers: 1, cardGuaranteeFromCovers: 6 };
const restaurants = [testRestaurant({ booking: { occasions: [table, party] } })];

let engine: TestEngine;
beforeAll(async () => {
  engine = await openTestEngine(restaurants);
}, 60_000);
afterAll(() => engine.close());
beforeEach(() => engine.clear());

async function bookTable(changes: object = {}) {
  const { body } = await engine.book(changes);
  expect(body.bookingStatus).toBe(1);
  await engine.messages();
  return engine.tokenOf(body.bookingReference);
}
const show = async (token: string) => (await engine.get<ManageAnswer>(`/manage/${token}`)).body.booking;
const change = (token: string, changes: object) =>
  engine.post(`/manage/${token}/change`, { ...exampleRequest, ...changes });
const cancel = (token: string, cancellationFee = 0) => engine.post(`/manage/${token}/cancel`, { cancellationFee });
const liveTables = () =>
  engine
    .rows<{ table_id: string; during: string }>('table_allocations where live order by table_id')
    .then((rows) => rows.map(({ table_id, during }) => `${table_id} ${during.slice(2, 18)}`));

describe('times to change to', () => {
  const times = async (path: string) => {
    const query = `adults=2&children=0&dates=${exampleRequest.date}&areaId=null`;
    const { body } = await engine.get<SlotsAnswer>(`${path}&${query}`);
    return body.dates
      .flatMap((date) => date.times)
      .filter(({ canEnquire }) => !canEnquire)
      .map(({ time }) => time);
  };

  it('times to change to count the booking’s own table as free, even if they overlap', async () => {
    const before = await times('/slots/9001?occasionId=table');
    const token = await bookTable();
    while ((await engine.book()).body.bookingStatus === 1);
    expect(await times('/slots/9001?occasionId=table')).not.toContain('19:00');
    const own = await times(`/manage/${token}/slots?`);
    expect(own).toEqual(expect.arrayContaining(['18:30', '19:00', '19:15']));
    expect(before).toEqual(expect.arrayContaining(own));
  });

  it('times to change to are only for holders of the link', async () => {
    const { status } = await engine.get(`/manage/${'x'.repeat(43)}/slots?adults=2&children=0&dates=2026-11-27`);
    expect(status).toBe(404);
  });
});

describe('anyone who has the link', () => {
  it('the link shows the booking and changes nothing', async () => {
    const token = await bookTable({ areaId: 'room' });
    expect(await show(token)).toMatchObject({
      status: 'booked',
      title: 'Testford Market',
      date: '2026-11-27',
      time: '19:00',
      occasionName: 'A table',
      menuName: 'Main menu',
      areaName: 'Main room',
      cancellationFee: 0,
      guarantee: null,
      sequence: 0,
      canChange: true,
      canCancel: true,
    });
    expect(await engine.messages()).toEqual([]);
  });

  it('a wrong link finds nothing, and no token is stored', async () => {
    const token = await bookTable();
    expect(JSON.stringify(await engine.rows('bookings'))).not.toContain(token);
    expect((await engine.get(`/manage/${'x'.repeat(43)}`)).status).toBe(404);
    expect((await engine.post(`/manage/${'x'.repeat(43)}/cancel`)).status).toBe(404);
    expect((await change('x'.repeat(43), {})).status).toBe(404);
    expect((await engine.get('/manage/short')).status).toBe(400);
  });
});

describe('cancelling', () => {
  it('cancelling releases the table, notifies both sides once and leaves a row of history', async () => {
    const token = await bookTable();
    expect(await cancel(token)).toEqual({ status: 200, body: { cancelled: true, cancellationFee: 0 } });
    expect(await liveTables()).toEqual([]);
    expect(await engine.messages()).toEqual(['booking-cancelled', 'booking-cancelled-notice']);
    expect(await engine.rows("booking_history where event = 'cancelled'")).toMatchObject([
      { detail: { reason: 'by the diner', feePence: 0 } },
    ]);
    expect(await show(token)).toMatchObject({ status: 'cancelled', sequence: 1, canChange: false, canCancel: false });
    const again = await cancel(token);
    expect([again.status, again.body.message]).toEqual([409, 'This booking has already been cancelled.']);
    expect(await engine.messages()).toEqual([]);
  });

  it('cancelling is impossible once the booking has started', async () => {
    const token = await bookTable();
    engine.at('2026-11-27T19:00:00Z');
    expect((await cancel(token)).status).toBe(409);
    expect((await change(token, { time: '20:00' })).status).toBe(409);
    expect(await liveTables()).toHaveLength(1);
  });
});

describe('a card guarantee', () => {
  const six = { occasionId: 'party', adultCovers: 6 };
  const withCard = (changes: object = {}) => {
    engine.cards.add('card-1');
    return bookTable({ ...six, braintreeCustomerId: 'card-1', ...changes });
  };

  it('a card guarantee is required, and its card used once', async () => {
    expect((await engine.book(six)).body.code).toBe(5);
    expect((await engine.book({ ...six, braintreeCustomerId: 'someone-elses' })).body.code).toBe(5);
    expect(await engine.rows('bookings')).toEqual([]);
    await withCard();
    expect((await engine.book({ ...six, time: '13:00', braintreeCustomerId: 'card-1' })).body.code).toBe(5);
  });

  it('a card is no part of a key’s body, so that the form can be resent without it after a reload', async () => {
    const form = { ...six, idempotencyKey: crypto.randomUUID() };
    engine.cards.add('card-1');
    const first = await engine.book({ ...form, braintreeCustomerId: 'card-1' });
    expect(first.body.bookingStatus).toBe(1);
    const again = { status: 200, body: expect.objectContaining({ bookingReference: first.body.bookingReference }) };
    expect(await engine.book(form)).toEqual(again);
    engine.cards.add('card-2');
    expect(await engine.book({ ...form, braintreeCustomerId: 'card-2' })).toEqual(again);
    expect([...engine.cards]).toEqual(['card-2']);
    expect((await engine.book({ ...form, time: '13:00', braintreeCustomerId: 'card-2' })).status).toBe(409);
    expect(await engine.rows('bookings')).toHaveLength(1);
  });

  it('answers that the previous release stored with the card are found', async () => {
    const form = { ...six, idempotencyKey: crypto.randomUUID(), braintreeCustomerId: 'card-1' };
    engine.cards.add('card-1');
    const first = await engine.book(form);
    const { captchaToken: _, ...fields } = createBody.parse({ customer: exampleCustomer, ...exampleRequest, ...form });
    const previousHash = createHash('sha256')
      .update(JSON.stringify(['9001', fields]))
      .digest();
    await engine.connection.pool.query('update idempotency_keys set body_hash = $1', [previousHash]);
    expect((await engine.book(form)).body.bookingReference).toBe(first.body.bookingReference);
  });

  it('a card guarantee is stored with its amount, cut-off and agreed words', async () => {
    const token = await withCard();
    const { body } = await engine.get<{ cardGuarantee: { wording: string[] } }>(
      '/requirements/9001?occasionId=party&adults=6&bookingDate=2026-11-27&menuId=main&time=19:00',
    );
    const [guarantee] = await engine.rows<{ wording: string }>('card_guarantees');
    expect(guarantee).toMatchObject({
      customer_id: 'card-1',
      amount_pence: 6000,
      free_until: new Date('2026-11-26T19:00:00Z'),
      status: 'held',
      wording: body.cardGuarantee.wording.join('\n'),
    });
    expect(await show(token)).toMatchObject({ guarantee: { amount: 6000 }, isNeverFree: false, cancellationFee: 0 });
  });

  it('a card guarantee costs nothing until the cut-off', async () => {
    const token = await withCard();
    engine.at('2026-11-26T19:00:00Z');
    expect((await cancel(token)).body).toEqual({ cancelled: true, cancellationFee: 0 });
    expect(await engine.rows('card_guarantees')).toMatchObject([{ status: 'released' }]);
    expect(await engine.rows("pgboss.job where name = 'card-charge'")).toEqual([]);
  });

  it('a card guarantee after the cut-off says that cancelling was never free', async () => {
    engine.at('2026-11-27T12:00:00Z');
    const token = await withCard();
    expect(await show(token)).toMatchObject({ isNeverFree: true, cancellationFee: 6000 });
  });

  it('a card guarantee costs the agreed amount after the cut-off, only if shown', async () => {
    const token = await withCard();
    engine.at('2026-11-26T19:00:01Z');
    const response = await cancel(token, 0);
    expect([response.status, response.body.message]).toEqual([409, 'Cancelling is no longer free: it now costs £60.']);
    expect(await show(token)).toMatchObject({ status: 'booked', cancellationFee: 6000, canChange: false });
    expect((await change(token, { ...six, time: '20:00' })).status).toBe(409);
    expect((await cancel(token, 6000)).body).toEqual({ cancelled: true, cancellationFee: 6000 });
    expect(await engine.rows('card_guarantees')).toMatchObject([{ status: 'due' }]);
    expect(await engine.rows("pgboss.job where name = 'card-charge'")).toHaveLength(1);
  });

  it('a card guarantee moves with a change and is released for a small party', async () => {
    const token = await withCard();
    expect((await change(token, { ...six, adultCovers: 8, date: '2026-11-28' })).body.bookingStatus).toBe(1);
    expect(await engine.rows('card_guarantees')).toMatchObject([
      { amount_pence: 8000, free_until: new Date('2026-11-27T19:00:00Z'), status: 'held' },
    ]);
    expect((await change(token, { ...six, adultCovers: 4 })).body.bookingStatus).toBe(1);
    expect(await engine.rows('card_guarantees')).toMatchObject([{ status: 'released' }]);
    expect((await change(token, six)).body.code).toBe(5);
  });

  it('a change can’t add a card guarantee', async () => {
    const token = await bookTable({ ...six, adultCovers: 4 });
    expect((await change(token, six)).body.code).toBe(5);
    expect(await show(token)).toMatchObject({ adultCovers: 4, sequence: 0 });
  });
});

describe('changing', () => {
  it('changing swaps the table for another, on another day too', async () => {
    const token = await bookTable();
    expect(await liveTables()).toEqual(['r1 2026-11-27 19:00']);
    expect((await change(token, { date: '2026-11-28', time: '20:00', adultCovers: 4 })).body.bookingStatus).toBe(1);
    expect(await liveTables()).toEqual(['r3 2026-11-28 20:00']);
    expect(await engine.messages()).toEqual(['booking-changed', 'booking-changed-notice', 'booking-reminder']);
    expect(await show(token)).toMatchObject({ date: '2026-11-28', time: '20:00', adultCovers: 4, sequence: 1 });
    expect(await engine.rows("booking_history where event = 'changed'")).toMatchObject([
      { detail: { from: { date: '2026-11-27', tableIds: ['r1'] }, to: { date: '2026-11-28', tableIds: ['r3'] } } },
    ]);
  });

  it('changing may overlap the booking’s own table', async () => {
    const token = await bookTable();
    // Every other table for two is taken around that time.
    await bookTable();
    await bookTable({ areaId: 'terrace' });
    expect((await change(token, { time: '19:15' })).body.bookingStatus).toBe(1);
    expect(await show(token)).toMatchObject({ time: '19:15' });
  });

  it('repeating a change changes nothing', async () => {
    const token = await bookTable();
    await change(token, { time: '20:00' });
    await engine.messages();
    expect((await change(token, { time: '20:00' })).body.bookingStatus).toBe(1);
    expect(await engine.messages()).toEqual([]);
    expect(await show(token)).toMatchObject({ sequence: 1 });
  });

  it('changing to a full time leaves everything as it was', async () => {
    const eight = { adultCovers: 8 };
    await bookTable(eight);
    const token = await bookTable({ ...eight, time: '14:00' });
    const answer = await change(token, { ...eight, time: '19:00' });
    expect(answer).toEqual({ status: 200, body: { bookingReference: null, bookingStatus: 9 } });
    expect(await show(token)).toMatchObject({ time: '14:00', sequence: 0 });
    expect(await engine.messages()).toEqual([]);
  });

  it.each([
    ['an unknown time', { time: '19:05' }, 4],
    ['a party too large for any table', { adultCovers: 12 }, 4],
    ['an unknown occasion', { occasionId: 'wake' }, 17],
    ['a date that has passed', { date: '2026-11-19' }, 17],
    ['an unknown area', { areaId: 'moon' }, 400],
    ['an unknown menu', { menuId: 'swan' }, 400],
  ])('changing to %s is refused', async (_, changes, code) => {
    const token = await bookTable();
    expect((await change(token, changes)).body.code).toBe(code);
    expect(await show(token)).toMatchObject({ time: '19:00', sequence: 0 });
  });
});
