import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  exampleCustomer,
  exampleRequest,
  openTestEngine,
  type TestEngine,
} from '../../../tests/support/test-engine.ts';
import { testRestaurant, testRules } from '../../../tests/support/test-restaurant.ts';
import type { Occasion } from '../../restaurants/contract.ts';
import { type Allergen, type AllergenStatus, allergens } from '../../values/allergens/allergens.ts';

const table = testRules.occasions[0] as Occasion;
const words = { id: 'cake', name: 'A cake', description: 'Candles too.' };
const free = Object.fromEntries(allergens.map((name) => [name, 'free'])) as Record<Allergen, AllergenStatus>;
const cake = {
  ...words,
  price: 3200,
  noticeHours: 24,
  kcal: 5240,
  serves: 10,
  allergens: { ...free, eggs: 'contains' as const, 'cereals containing gluten': 'contains' as const },
  allergenKinds: { 'cereals containing gluten': ['wheat' as const] },
};
const restaurants = [
  testRestaurant({
    booking: {
      occasions: [
        { ...table, takesEnquiries: true },
        { ...table, id: 'lunch', takesEnquiries: false },
      ],
      upsells: [cake, { ...cake, id: 'roses', occasionIds: ['lunch'] }, { ...cake, id: 'boar', noticeHours: 1000 }],
    },
  }),
];

let engine: TestEngine;
beforeAll(async () => {
  engine = await openTestEngine(restaurants);
}, 60_000);
afterAll(() => engine.close());
beforeEach(() => engine.clear());

const body = (changes: object = {}) => ({
  idempotencyKey: crypto.randomUUID(),
  customer: exampleCustomer,
  ...exampleRequest,
  ...changes,
});

describe.each([
  ['enquiry', 2, 'enquiry'],
  ['events', 3, 'event'],
] as const)('%s', (path, status, type) => {
  const send = (changes: object = {}) =>
    engine.post<{ bookingReference: string; bookingStatus: number; code?: number }>(`/${path}/9001`, body(changes));

  it(`${type}: is received and notifies both sides, without a table`, async () => {
    const answer = await send();
    expect(answer).toMatchObject({ status: 200, body: { bookingStatus: status } });
    expect(await engine.rows('table_allocations')).toEqual([]);
    expect(await engine.rows('bookings')).toMatchObject([{ booking_type: type, status: 'received' }]);
    expect(await engine.messages()).toEqual([`${type}-notice`, `${type}-received`]);
    const token = await engine.tokenOf(answer.body.bookingReference);
    const page = await engine.get(`/manage/${token}`);
    const cancelled = await engine.post<{ message: string }>(`/manage/${token}/cancel`, {});
    expect([cancelled.status, cancelled.body.message]).toEqual([
      409,
      expect.stringContaining('This is still a request'),
    ]);
    expect(page.body.booking).toMatchObject({ bookingType: type, canCancel: false, canChange: false });
    expect((await engine.post(`/manage/${token}/cancel`)).status).toBe(409);
  });

  it(`${type}: is received once under one key, even if sent at once`, async () => {
    const request = body();
    const answers = await Promise.all([1, 2, 3, 4].map(() => engine.post(`/${path}/9001`, request)));
    expect(new Set(answers.map((answer) => answer.body.bookingReference)).size).toBe(1);
    expect(await engine.rows('bookings')).toHaveLength(1);
    expect((await engine.post(`/${path}/9001`, { ...request, time: '20:00' })).status).toBe(409);
  });

  it(`${type}: repeats its answer under its key, even if it would now be refused`, async () => {
    const request = body();
    const first = await engine.post(`/${path}/9001`, request);
    engine.at('2026-11-28T12:00:00Z');
    expect(await engine.post(`/${path}/9001`, request)).toEqual(first);
    expect((await engine.post(`/${path}/9001`, { ...request, time: '20:00' })).status).toBe(409);
    expect((await send()).body.code).toBe(17);
  });

  it.each([
    ['an occasion without enquiries', { occasionId: 'lunch' }, 4],
    ['a time outside service', { time: '19:05' }, 4],
    ['an unknown occasion', { occasionId: 'wake' }, 17],
    ['an extra of another occasion', { upsellIds: ['roses'] }, 6],
  ])(`${type}: is refused for %s`, async (_, changes, code) => {
    expect((await send(changes)).body.code).toBe(code);
    expect(await engine.rows('bookings')).toEqual([]);
  });
});

it('an event may exceed online party sizes and have no menu', async () => {
  const answer = await engine.post('/events/9001', body({ adultCovers: 80, childCovers: 20, menuId: null }));
  expect(answer).toMatchObject({ status: 200, body: { bookingStatus: 3 } });
  expect((await engine.post('/events/9001', body({ adultCovers: 301 }))).status).toBe(400);
  expect((await engine.post('/enquiry/9001', body({ adultCovers: 21 }))).status).toBe(400);
});

describe('extras', () => {
  const extras = (query = '') =>
    engine.get<{ upsells: { id: string; available: boolean; allergens?: object }[] }>(
      `/upsells/9001?occasionId=table&adults=2&bookingDate=2026-11-27&time=19:00${query}`,
    );

  it('extras state their energy and allergens, cereals and nuts by kind', async () => {
    expect((await extras()).body.upsells[0]).toMatchObject({ kcal: 5240, serves: 10 });
    expect((await extras()).body.upsells[0]?.allergens).toMatchObject({
      contains: ['cereals containing gluten (wheat)', 'eggs'],
      'may-contain': [],
    });
  });

  it('extras list their prices, unavailable ones only on request', async () => {
    expect((await extras()).body.upsells).toMatchObject([{ ...words, price: 3200, available: true }]);
    const all = (await extras('&includeUnavailable=true')).body.upsells;
    expect(all.map(({ id, available }) => [id, available])).toEqual([
      ['cake', true],
      ['roses', false],
      ['boar', false],
    ]);
  });

  it('extras are booked at the day’s price', async () => {
    expect((await engine.book({ upsellIds: ['cake', 'cake'] })).body.bookingStatus).toBe(1);
    expect(await engine.rows('bookings')).toMatchObject([{ upsells: [{ id: 'cake', name: 'A cake', price: 3200 }] }]);
    expect((await engine.book({ upsellIds: ['boar'] })).body.code).toBe(6);
  });

  it('extras rule out a day that is too soon and an occasion they don’t suit', async () => {
    const { body: booked } = await engine.book({ upsellIds: ['cake'] });
    const token = await engine.tokenOf(booked.bookingReference);
    const move = async (changes: object) => {
      const { body } = await engine.post(`/manage/${token}/change`, { ...exampleRequest, ...changes });
      return body.code === 6 ? body.message : body.bookingStatus;
    };
    const message = 'We can’t do one of your extras then: A cake. Choose another time, or ring the restaurant.';
    engine.pass({ minutes: 1 });
    expect(await move({ date: '2026-11-21', time: '12:00' })).toBe(message);
    expect(await move({ date: '2026-11-21', time: '12:15' })).toBe(1);
    expect(await move({ date: '2026-11-28' })).toBe(1);
    engine.at('2026-11-28T12:00:00Z');
    expect(await move({ date: '2026-11-28', time: '20:00' })).toBe(1);
    const { body: withRoses } = await engine.book({ occasionId: 'lunch', date: '2026-12-04', upsellIds: ['roses'] });
    const change = { ...exampleRequest, date: '2026-12-04' };
    const answer = await engine.post(`/manage/${await engine.tokenOf(withRoses.bookingReference)}/change`, change);
    expect(answer.body).toMatchObject({ code: 6 });
  });
});
