import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  exampleCustomer,
  exampleRequest,
  openTestEngine,
  type TestEngine,
} from '../../../../tests/support/test-engine.ts';
import type { WaitlistAnswer, WaitlistEntryAnswer } from '../../contracts/waitlist.ts';

let engine: TestEngine;
beforeAll(async () => {
  engine = await openTestEngine();
}, 60_000);
afterAll(() => engine.close());
beforeEach(() => engine.clear());

const join = (firstName: string, changes: object = {}) =>
  engine.post<WaitlistAnswer>('/waitlist/9001', {
    ...exampleRequest,
    customer: { ...exampleCustomer, firstName, email: `${firstName}@example.co.uk` },
    ...changes,
  });
async function waiting(firstName: string, changes: object = {}) {
  const { status, body } = await join(firstName, changes);
  expect(status).toBe(200);
  return engine.waitlistTokenOf(body.waitlistReference ?? '');
}
const entry = async (token: string) => (await engine.get<WaitlistEntryAnswer>(`/waitlist/entries/${token}`)).body.entry;
const claim = (token: string) =>
  engine.post<{ bookingStatus: number; bookingReference: string | null; code?: number }>(
    `/waitlist/entries/${token}/claim`,
  );
const leave = (token: string) => engine.post(`/waitlist/entries/${token}/leave`);
/** Books the only table; returns the link from the booking's e-mail. */
async function full(changes: object = {}) {
  const { body } = await engine.book(changes);
  expect(body.bookingStatus).toBe(1);
  return engine.tokenOf(body.bookingReference);
}
const cancel = (token: string) => engine.post(`/manage/${token}/cancel`, {});

describe('the waitlist for a full time', () => {
  it('the waitlist is ordered, with one entry per person', async () => {
    await full();
    expect((await join('Ben')).body).toMatchObject({ position: 1 });
    expect((await join('Cleo')).body).toMatchObject({ position: 2 });
    const again = await join('Ben');
    expect(again.body).toMatchObject({ position: 1 });
    expect(await engine.rows('waitlist_entries')).toHaveLength(2);
    expect((await engine.messages()).filter((kind) => kind === 'waitlist-joined')).toHaveLength(2);
  });

  it('the waitlist is not for a free or unknown time', async () => {
    const free = await join('Ben');
    expect([free.status, free.body]).toMatchObject([
      409,
      { title: 'Free', message: 'Good news: 7pm is free. Book it now.' },
    ]);
    expect((await join('Ben', { time: '19:05' })).status).toBe(422);
    expect((await join('Ben', { adultCovers: 4 })).status).toBe(422);
  });

  it('the waitlist sends texts only to a number', async () => {
    await full();
    const answer = await engine.post<{ fields: object }>('/waitlist/9001', {
      ...exampleRequest,
      customer: exampleCustomer,
      notifyBy: 'sms',
    });
    expect(answer).toMatchObject({ status: 400, body: { fields: { 'customer.phoneNumber': expect.any(String) } } });
  });
});

describe('when a table comes free', () => {
  it('a free table is held for the first entry for an hour, before any other search', async () => {
    const bookingToken = await full();
    const [ben, cleo] = [await waiting('Ben'), await waiting('Cleo')];
    await engine.messages();
    await cancel(bookingToken);
    expect(await entry(ben)).toMatchObject({ status: 'offered', offeredUntil: '2026-11-20T13:00:00.000Z' });
    expect(await entry(cleo)).toMatchObject({ status: 'waiting', position: 1 });
    expect(await engine.messages()).toContain('waitlist-offer');
    expect((await engine.book()).body.bookingStatus).toBe(9);
    expect((await engine.post('/holds/9001', exampleRequest)).body.bookingStatus).toBe(9);
  });

  it('an offered table is claimed with one call, and only once', async () => {
    const bookingToken = await full();
    const ben = await waiting('Ben');
    await cancel(bookingToken);
    expect((await entry(ben)).booking).toBeNull();
    const claimed = await claim(ben);
    expect(claimed.body.bookingStatus).toBe(1);
    expect(await claim(ben)).toEqual(claimed);
    const { status, booking } = await entry(ben);
    expect([status, booking?.reference]).toEqual(['booked', claimed.body.bookingReference]);
    expect((await engine.get(`/manage/${booking?.manageToken}`)).status).toBe(200);
    expect(await engine.rows('holds')).toEqual([]);
    expect(await engine.rows("bookings where status = 'booked'")).toMatchObject([{ first_name: 'Ben' }]);
  });

  it('an offer passes to the next entry after an hour, by the clean-up job or another search', async () => {
    const bookingToken = await full();
    const [ben, cleo] = [await waiting('Ben'), await waiting('Cleo')];
    await cancel(bookingToken);
    await engine.messages();
    engine.pass({ hours: 1 });
    expect(await entry(ben)).toMatchObject({ status: 'lapsed', wasOffered: true });
    // Another search comes before the clean-up job: the waitlist is still served first.
    expect((await engine.book()).body.bookingStatus).toBe(9);
    expect(await entry(cleo)).toMatchObject({ status: 'offered', offeredUntil: '2026-11-20T14:00:00.000Z' });
    expect(await engine.messages()).toEqual(['waitlist-lapsed', 'waitlist-offer']);
    expect((await claim(ben)).body.bookingStatus).toBe(9);
    expect((await claim(cleo)).body.bookingStatus).toBe(1);
  });

  it('a table nobody on the waitlist takes is free again', async () => {
    const bookingToken = await full();
    await waiting('Ben');
    await cancel(bookingToken);
    engine.pass({ hours: 1 });
    await engine.tidy();
    expect((await engine.book()).body.bookingStatus).toBe(1);
  });

  it('an offer that has just lapsed can be claimed while the table is free', async () => {
    const bookingToken = await full();
    const ben = await waiting('Ben');
    await cancel(bookingToken);
    engine.pass({ minutes: 61 });
    expect((await claim(ben)).body.bookingStatus).toBe(1);
    expect(await entry(ben)).toMatchObject({ status: 'booked' });
  });

  it('an offer passes on when its entry leaves', async () => {
    const bookingToken = await full();
    const [ben, cleo] = [await waiting('Ben'), await waiting('Cleo')];
    await cancel(bookingToken);
    expect((await leave(ben)).body).toEqual({ left: true });
    expect(await entry(ben)).toMatchObject({ status: 'left' });
    expect(await entry(cleo)).toMatchObject({ status: 'offered' });
    expect((await claim(ben)).status).toBe(409);
  });

  it('a claimed table is cancelled by its own link, not by leaving', async () => {
    const bookingToken = await full();
    const ben = await waiting('Ben');
    await cancel(bookingToken);
    await claim(ben);
    expect(await leave(ben)).toMatchObject({ status: 409, body: { title: 'Booked already' } });
    expect(await entry(ben)).toMatchObject({ status: 'booked' });
  });

  it.each([
    [
      'a released hold',
      async () => {
        const { body } = await engine.post<{ holdToken: string }>('/holds/9001', exampleRequest);
        return () => engine.del(`/holds/${body.holdToken}`);
      },
    ],
    [
      'an expired hold',
      async () => {
        await engine.post('/holds/9001', exampleRequest);
        return async () => {
          engine.pass({ minutes: 8 });
          await engine.tidy();
        };
      },
    ],
    [
      'a booking moved to another day',
      async () => {
        const token = await full();
        return () => engine.post(`/manage/${token}/change`, { ...exampleRequest, date: '2026-11-28' });
      },
    ],
    [
      'a booking moved to another time',
      async () => {
        const token = await full();
        return () => engine.post(`/manage/${token}/change`, { ...exampleRequest, time: '13:00' });
      },
    ],
  ])('the waitlist is offered a table from %s', async (_, occupy) => {
    const free = await occupy();
    const ben = await waiting('Ben');
    await free();
    expect(await entry(ben)).toMatchObject({ status: 'offered' });
  });

  it('a free table goes to the first entry it suits, not to one whose time is still full', async () => {
    const early = await full({ time: '12:00' });
    await full({ time: '19:00' });
    const [evening, lunch] = [await waiting('Ben'), await waiting('Cleo', { time: '12:15' })];
    await cancel(early);
    expect(await entry(evening)).toMatchObject({ status: 'waiting' });
    expect(await entry(lunch)).toMatchObject({ status: 'offered' });
  });
});

it('waiting ends when the time has come', async () => {
  await full();
  const ben = await waiting('Ben');
  engine.at('2026-11-27T19:00:00Z');
  expect(await entry(ben)).toMatchObject({ status: 'lapsed', position: null, wasOffered: false });
});

it('an unknown link finds no entry', async () => {
  const nobody = 'x'.repeat(43);
  expect((await engine.get(`/waitlist/entries/${nobody}`)).status).toBe(404);
  expect((await claim(nobody)).status).toBe(404);
  expect((await leave(nobody)).status).toBe(404);
});
