import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testRestaurant } from '../../../tests/support/trattoria.ts';
import { ann, openTrattoria, type Trattoria, tableWish } from '../../../tests/support/trattoria-desk.ts';
import type { WaitlistAnswer } from './contract.ts';

const OTHER_DATE = '2026-11-28';
const table = (id: string, maximumCovers: number) => ({ id, areaId: 'room', minimumCovers: 1, maximumCovers });
const twoTables = [testRestaurant({ booking: { tables: [table('only', 2), table('large', 4)], joins: [] } })];

let inn: Trattoria;
beforeAll(async () => {
  inn = await openTrattoria();
}, 60_000);
afterAll(() => inn.close());
beforeEach(() => inn.clear());

const hold = async (changes: object = {}) => {
  const { body } = await inn.post<{ holdToken: string | null }>('/holds/9001', { ...tableWish, ...changes });
  return body.holdToken;
};
async function waiting(firstName: string, changes: object = {}) {
  const customer = { ...ann, firstName, email: `${firstName}@example.co.uk` };
  const { status, body } = await inn.post<WaitlistAnswer>('/waitlist/9001', { ...tableWish, customer, ...changes });
  expect(status).toBe(200);
  return inn.waitlistTokenOf(body.waitlistReference);
}
const line = async () =>
  (await inn.rows<{ status: string }>('waitlist_entries order by place')).map(({ status }) => status);

describe('who waits is served before who comes by', () => {
  it('also when a table comes free that nobody gave back', async () => {
    await inn.book();
    await waiting('Carl');
    inn.run(twoTables);
    expect((await inn.book()).body).toEqual({ bookingReference: null, bookingStatus: 9 });
    expect(await line()).toEqual(['offered']);
  });

  it('by what a hold gives up when it becomes another booking', async () => {
    const holdToken = await hold();
    await waiting('Carl');
    expect((await inn.book({ holdToken, time: '21:00' })).body.bookingStatus).toBe(1);
    expect(await line()).toEqual(['offered']);
  });

  it('by the larger table when a smaller one does for the hold', async () => {
    inn.run(twoTables);
    const first = await inn.book();
    const holdToken = await hold();
    await waiting('Four', { adultCovers: 4 });
    await inn.post(`/manage/${await inn.tokenOf(first.body.bookingReference)}/cancel`);
    expect(await line()).toEqual(['waiting']);
    expect((await inn.book({ holdToken })).body.bookingStatus).toBe(1);
    expect(await line()).toEqual(['offered']);
  });

  it('but not who leaves while being served', async () => {
    const holdToken = await hold();
    const carl = await waiting('Carl');
    await waiting('Dora');
    await inn.del(`/holds/${holdToken}`);
    const answers = await Promise.all(['leave', 'claim'].map((act) => inn.post(`/waitlist/place/${carl}/${act}`)));
    expect(answers[0]?.status).toBe(200);
    const isBooked = answers[1]?.body.bookingStatus === 1;
    expect(await line()).toEqual(isBooked ? ['booked', 'waiting'] : ['left', 'offered']);
    expect(await inn.rows('bookings')).toHaveLength(isBooked ? 1 : 0);
  });
});

it('leaves a hold of another day alone', async () => {
  const holdToken = await hold({ date: OTHER_DATE });
  expect((await inn.book({ holdToken })).body.bookingStatus).toBe(1);
  expect(await hold({ date: OTHER_DATE })).toBeNull();
  inn.pass({ minutes: 8 });
  expect(await hold({ date: OTHER_DATE })).not.toBeNull();
});
