import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  exampleCustomer,
  exampleRequest,
  oneTable,
  openTestEngine,
  type TestEngine,
} from '../../tests/support/test-engine.ts';
import { testRestaurant, testRules } from '../../tests/support/test-restaurant.ts';
import { upcomingParties } from './upcoming-parties.server.ts';

let engine: TestEngine;
beforeAll(async () => {
  const occasions = testRules.occasions.map((occasion) => ({ ...occasion, takesEnquiries: true }));
  engine = await openTestEngine([testRestaurant({ booking: { ...oneTable, occasions } })]);
}, 60_000);
beforeEach(() => engine.clear());
afterAll(() => engine.close());

const toCome = async (...storeIds: string[]) => {
  const client = await engine.connection.pool.connect();
  try {
    return Object.fromEntries(await upcomingParties(engine.deps.clock)(client, storeIds));
  } finally {
    client.release();
  }
};
const request = (changes: object = {}) => ({
  idempotencyKey: crypto.randomUUID(),
  customer: exampleCustomer,
  ...exampleRequest,
  ...changes,
});

test('no parties are upcoming without a booking', async () => {
  expect(await toCome('9001', '9002')).toEqual({});
});

test('upcoming bookings, requests and waiting parties are counted per restaurant', async () => {
  await engine.book();
  expect(await toCome('9001')).toEqual({ 9001: '1 booking' });
  await engine.book({ time: '12:00' });
  expect((await engine.post('/enquiry/9001', request())).status).toBe(200);
  expect((await engine.post('/waitlist/9001', { ...request(), notifyBy: 'email' })).status).toBe(200);
  expect(await toCome('9001', '9002')).toEqual({ 9001: '2 bookings, 1 request and 1 party on the waitlist' });
  expect(await toCome('9002')).toEqual({});
});

test('cancelled and past parties are not upcoming', async () => {
  const { body } = await engine.book();
  await engine.book({ time: '12:00' });
  await engine.post(`/manage/${await engine.tokenOf(body.bookingReference)}/cancel`);
  expect(await toCome('9001')).toEqual({ 9001: '1 booking' });
  engine.at('2026-11-27T12:30:00Z');
  expect(await toCome('9001')).toEqual({ 9001: '1 booking' });
  engine.at('2026-11-27T18:00:00Z');
  expect(await toCome('9001')).toEqual({});
});
