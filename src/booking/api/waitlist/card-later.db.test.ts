import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  exampleCustomer,
  exampleRequest,
  openTestEngine,
  type TestEngine,
} from '../../../../tests/support/test-engine.ts';
import { testRestaurant, testRules } from '../../../../tests/support/test-restaurant.ts';
import type { Occasion } from '../../../restaurants/contract.ts';
import type { CardLaterAnswer } from '../../contracts/card-later.ts';
import type { WaitlistEntryAnswer } from '../../contracts/waitlist.ts';

const party = { ...(testRules.occasions[0] as Occasion), id: 'party', minimumCovers: 1, cardGuaranteeFromCovers: 2 };
const booking = {
  occasions: [testRules.occasions[0] as Occasion, party],
  tables: [{ id: 'only', areaId: 'room', minimumCovers: 1, maximumCovers: 2 }],
  joins: [],
};

let engine: TestEngine;
beforeAll(async () => {
  engine = await openTestEngine([testRestaurant({ booking })]);
}, 60_000);
afterAll(() => engine.close());
beforeEach(() => engine.clear());

const keep = (changes: object = {}) =>
  engine.post<CardLaterAnswer & { message?: string }>('/card-later/9001', {
    ...exampleRequest,
    idempotencyKey: crypto.randomUUID(),
    occasionId: 'party',
    customer: { ...exampleCustomer, specialRequest: 'By the window', shouldReceivePromotions: true },
    needs: { highChairs: 1 },
    ...changes,
  });
const entry = async (token: string) => (await engine.get<WaitlistEntryAnswer>(`/waitlist/entries/${token}`)).body.entry;
const claim = (token: string, body: object = {}) => engine.post(`/waitlist/entries/${token}/claim`, body);
async function kept(changes: object = {}) {
  const { body } = await keep(changes);
  return engine.waitlistTokenOf(body.reference ?? '');
}

it('a table held for a card lasts an hour and is booked with every request once the card is added', async () => {
  const { status, body } = await keep();
  expect([status, body.keptUntil]).toEqual([200, '2026-11-20T13:00:00.000Z']);
  expect(await engine.messages()).toEqual(['card-later']);
  expect((await engine.book({ customer: { ...exampleCustomer, email: 'b@example.co.uk' } })).body.bookingStatus).toBe(
    9,
  );
  const token = await engine.waitlistTokenOf(body.reference ?? '');
  expect(await entry(token)).toMatchObject({ status: 'offered', cardLater: true, cardGuarantee: { amount: 2000 } });
  expect((await claim(token)).body.code).toBe(5);
  engine.cards.add('card-1');
  expect((await claim(token, { braintreeCustomerId: 'card-1' })).body.bookingStatus).toBe(1);
  expect(await engine.rows('bookings')).toMatchObject([
    { special_request: 'By the window', should_receive_promotions: true, needs: { highChairs: 1 }, status: 'booked' },
  ]);
  expect(await engine.rows('card_guarantees')).toMatchObject([{ customer_id: 'card-1', status: 'held' }]);
});

it('a repeated request from the session returns its table; for others the time is taken', async () => {
  await engine.as('first', async () => {
    const { body } = await keep();
    expect((await keep()).body).toEqual(body);
  });
  expect(await engine.rows('waitlist_entries')).toHaveLength(1);
  const other = await engine.as('second', () => keep({ customer: { ...exampleCustomer, email: 'c@example.co.uk' } }));
  expect(other.body).toEqual({ reference: null, keptUntil: null });
});

it('a table held for a card is released without a card in time, and says so', async () => {
  const token = await kept();
  await engine.messages();
  engine.pass({ minutes: 61 });
  expect((await engine.book({ customer: { ...exampleCustomer, email: 'd@example.co.uk' } })).body.bookingStatus).toBe(
    1,
  );
  expect(await entry(token)).toMatchObject({ status: 'lapsed' });
  expect(await engine.messages()).toContain('waitlist-lapsed');
});

it('a near table is held for ten minutes, and its link sent at once, even at night', async () => {
  engine.at('2026-11-26T23:30:00Z');
  expect((await keep({ time: '13:00' })).body.keptUntil).toBe('2026-11-27T00:30:00.000Z');
  engine.at('2026-11-27T17:00:00Z');
  expect((await keep()).body.keptUntil).toBe('2026-11-27T17:10:00.000Z');
});

it('only a table that needs a card is held for one, three times a day, at a known time', async () => {
  expect((await keep({ occasionId: 'table' })).status).toBe(409);
  expect((await keep({ time: '19:05' })).status).toBe(422);
  for (const time of ['12:00', '14:30', '17:00']) {
    const customer = { ...exampleCustomer, email: `at-${time.replace(':', '')}@example.co.uk` };
    expect([time, (await engine.as(time, () => keep({ time, customer }), '192.0.2.1')).status]).toEqual([time, 200]);
  }
  expect((await engine.as('fourth', () => keep({ time: '21:00' }), '192.0.2.1')).status).toBe(429);
});
