import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addEnquiry, answerAsStaff, offerOf } from '../../../tests/support/requests.ts';
import { openTestEngine, type TestEngine } from '../../../tests/support/test-engine.ts';
import { testRestaurant } from '../../../tests/support/test-restaurant.ts';
import type { TableOfferView } from '../contracts/table-offer.ts';

let engine: TestEngine;
beforeAll(async () => {
  engine = await openTestEngine([testRestaurant()]);
});
beforeEach(() => engine.clear());
afterAll(() => engine.close());

const DATE = '2026-11-27';

/** Offers a party of two these times; returns the path of the offer. */
async function offer(...times: string[]) {
  const requestId = await addEnquiry(engine.deps, { date: DATE, covers: 2 });
  const { offerToken } = await answerAsStaff(engine.deps, requestId, offerOf(DATE, times));
  return `/table-offers/${offerToken}`;
}
const read = async (path: string) => (await engine.get<{ offer: TableOfferView }>(path)).body.offer;

test('an offer shows its times until one is taken, then the booking', async () => {
  const path = await offer('18:00', '20:30');
  expect(await read(path)).toEqual({
    state: 'open',
    title: 'Testford Market',
    slug: 'testford-market',
    phone: '01632 960000',
    until: '2026-11-22T12:00:00.000Z',
    adultCovers: 2,
    childCovers: 0,
    times: [
      { position: 0, date: DATE, time: '18:00', isTaken: false },
      { position: 1, date: DATE, time: '20:30', isTaken: false },
    ],
    manageToken: null,
  });
  for (let times = 0; times < 2; times += 1)
    expect(await engine.post(`${path}/take`, { position: 1 })).toEqual({ status: 200, body: { booked: true } });
  const taken = await read(path);
  expect(taken).toMatchObject({ state: 'taken', times: [{ isTaken: false }, { isTaken: true }] });
  expect(taken.manageToken).toMatch(/^[\w-]{43}$/);
});

test('reading an offer books nothing', async () => {
  await read(await offer('18:00'));
  expect(await engine.rows('bookings')).toEqual([expect.objectContaining({ status: 'received' })]);
});

test('an offer that has ended says so, and books nothing', async () => {
  const path = await offer('18:00');
  engine.pass({ hours: 48 });
  expect((await read(path)).state).toBe('expired');
  const refused = await engine.post(`${path}/take`, { position: 0 });
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('no longer holding') } });
});

test.each([
  ['GET', ''],
  ['POST', '/take'],
])('%s of an unknown offer%s is not found', async (method, end) => {
  const path = `/table-offers/${'A'.repeat(43)}${end}`;
  expect((await (method === 'GET' ? engine.get(path) : engine.post(path, { position: 0 }))).status).toBe(404);
});

test('a time that was not offered is not found', async () => {
  expect((await engine.post(`${await offer('18:00')}/take`, { position: 3 })).status).toBe(404);
});
