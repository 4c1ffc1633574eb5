import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  exampleCustomer,
  exampleRequest,
  openTestEngine,
  type TestEngine,
} from '../../../../tests/support/test-engine.ts';
import { testRestaurant } from '../../../../tests/support/test-restaurant.ts';
import type { WaitlistAnswer } from '../../contracts/waitlist.ts';

const OTHER_DATE = '2026-11-28';
const table = (id: string, maximumCovers: number) => ({ id, areaId: 'room', minimumCovers: 1, maximumCovers });
const twoTables = [testRestaurant({ booking: { tables: [table('only', 2), table('large', 4)], joins: [] } })];

let engine: TestEngine;
beforeAll(async () => {
  engine = await openTestEngine();
}, 60_000);
afterAll(() => engine.close());
beforeEach(() => engine.clear());

const hold = async (changes: object = {}) => {
  const { body } = await engine.post<{ holdToken: string | null }>('/holds/9001', { ...exampleRequest, ...changes });
  return body.holdToken;
};
async function waiting(firstName: string, changes: object = {}) {
  const customer = { ...exampleCustomer, firstName, email: `${firstName}@example.co.uk` };
  const { status, body } = await engine.post<WaitlistAnswer>('/waitlist/9001', {
    ...exampleRequest,
    customer,
    ...changes,
  });
  expect(status).toBe(200);
  return engine.waitlistTokenOf(body.waitlistReference ?? '');
}
const statuses = async () =>
  (await engine.rows<{ status: string }>('waitlist_entries order by place')).map(({ status }) => status);

describe('serving the waitlist before new requests', () => {
  it('the waitlist is served first, even with a table nobody released', async () => {
    await engine.book();
    await waiting('Carl');
    engine.run(twoTables);
    expect((await engine.book()).body).toEqual({ bookingReference: null, bookingStatus: 9 });
    expect(await statuses()).toEqual(['offered']);
  });

  it('the waitlist is served when a hold becomes another booking', async () => {
    const holdToken = await hold();
    await waiting('Carl');
    expect((await engine.book({ holdToken, time: '21:00' })).body.bookingStatus).toBe(1);
    expect(await statuses()).toEqual(['offered']);
  });

  it('the waitlist gets the larger table when a smaller one is enough for the hold', async () => {
    engine.run(twoTables);
    const first = await engine.book();
    const holdToken = await hold();
    await waiting('Four', { adultCovers: 4 });
    await engine.post(`/manage/${await engine.tokenOf(first.body.bookingReference)}/cancel`);
    expect(await statuses()).toEqual(['waiting']);
    expect((await engine.book({ holdToken })).body.bookingStatus).toBe(1);
    expect(await statuses()).toEqual(['offered']);
  });

  it('an entry that leaves while being served gets no table', async () => {
    const holdToken = await hold();
    const carl = await waiting('Carl');
    await waiting('Dora');
    await engine.del(`/holds/${holdToken}`);
    const answers = await Promise.all(['leave', 'claim'].map((act) => engine.post(`/waitlist/entries/${carl}/${act}`)));
    // Whichever came first: a booked table is released by its own link.
    const isBooked = answers[1]?.body.bookingStatus === 1;
    expect(answers[0]?.status).toBe(isBooked ? 409 : 200);
    expect(await statuses()).toEqual(isBooked ? ['booked', 'waiting'] : ['left', 'offered']);
    expect(await engine.rows('bookings')).toHaveLength(isBooked ? 1 : 0);
  });
});

it('serving the waitlist leaves a hold of another day alone', async () => {
  const holdToken = await hold({ date: OTHER_DATE });
  expect((await engine.book({ holdToken })).body.bookingStatus).toBe(1);
  expect(await hold({ date: OTHER_DATE })).toBeNull();
  engine.pass({ minutes: 8 });
  expect(await hold({ date: OTHER_DATE })).not.toBeNull();
});
