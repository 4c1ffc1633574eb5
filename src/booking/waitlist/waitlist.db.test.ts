import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ann, openTrattoria, type Trattoria, tableWish } from '../../../tests/support/trattoria-desk.ts';
import type { WaitlistAnswer, WaitlistPlaceAnswer } from './contract.ts';

let inn: Trattoria;
beforeAll(async () => {
  inn = await openTrattoria();
}, 60_000);
afterAll(() => inn.close());
beforeEach(() => inn.clear());

const join = (firstName: string, changes: object = {}) =>
  inn.post<WaitlistAnswer>('/waitlist/9001', {
    ...tableWish,
    customer: { ...ann, firstName, email: `${firstName}@example.co.uk` },
    ...changes,
  });
async function waiting(firstName: string, changes: object = {}) {
  const { status, body } = await join(firstName, changes);
  expect(status).toBe(200);
  return inn.waitlistTokenOf(body.waitlistReference);
}
const place = async (token: string) => (await inn.get<WaitlistPlaceAnswer>(`/waitlist/place/${token}`)).body.place;
const claim = (token: string) => inn.post<{ bookingStatus: number; code?: number }>(`/waitlist/place/${token}/claim`);
const leave = (token: string) => inn.post(`/waitlist/place/${token}/leave`);
/** The table is somebody's; gives the link of their e-mail. */
async function full(changes: object = {}) {
  const { body } = await inn.book(changes);
  expect(body.bookingStatus).toBe(1);
  return inn.tokenOf(body.bookingReference);
}
const cancel = (token: string) => inn.post(`/manage/${token}/cancel`, {});

describe('the line for a full time', () => {
  it('gives places in order, one to a person', async () => {
    await full();
    expect((await join('Ben')).body).toMatchObject({ position: 1 });
    expect((await join('Cleo')).body).toMatchObject({ position: 2 });
    const again = await join('Ben');
    expect(again.body).toMatchObject({ position: 1 });
    expect(await inn.rows('waitlist_entries')).toHaveLength(2);
    expect((await inn.messages()).filter((kind) => kind === 'waitlist-joined')).toHaveLength(2);
  });

  it('is not for a time that is free, or none', async () => {
    const free = await join('Ben');
    expect([free.status, free.body]).toMatchObject([409, { title: 'Free' }]);
    expect((await join('Ben', { time: '19:05' })).status).toBe(422);
    expect((await join('Ben', { adultCovers: 4 })).status).toBe(422);
  });

  it('takes a text message only with a number', async () => {
    await full();
    const answer = await inn.post<{ fields: object }>('/waitlist/9001', {
      ...tableWish,
      customer: ann,
      notifyBy: 'sms',
    });
    expect(answer).toMatchObject({ status: 400, body: { fields: { 'customer.phoneNumber': expect.any(String) } } });
  });
});

describe('when a table comes free', () => {
  it('the first in line has it held for ten minutes, before anyone else can look', async () => {
    const booked = await full();
    const [ben, cleo] = [await waiting('Ben'), await waiting('Cleo')];
    await inn.messages();
    await cancel(booked);
    expect(await place(ben)).toMatchObject({ status: 'offered', offeredUntil: '2026-11-20T12:10:00.000Z' });
    expect(await place(cleo)).toMatchObject({ status: 'waiting', position: 1 });
    expect(await inn.messages()).toContain('waitlist-offer');
    expect((await inn.book()).body.bookingStatus).toBe(9);
    expect((await inn.post('/holds/9001', tableWish)).body.bookingStatus).toBe(9);
  });

  it('they take it with one call, and again is the same booking', async () => {
    const booked = await full();
    const ben = await waiting('Ben');
    await cancel(booked);
    const taken = await claim(ben);
    expect(taken.body.bookingStatus).toBe(1);
    expect(await claim(ben)).toEqual(taken);
    expect(await place(ben)).toMatchObject({ status: 'booked' });
    expect(await inn.rows('holds')).toEqual([]);
    expect(await inn.rows("bookings where status = 'booked'")).toMatchObject([{ first_name: 'Ben' }]);
  });

  it('passes to the next when the ten minutes are over, whoever notices first', async () => {
    const booked = await full();
    const [ben, cleo] = [await waiting('Ben'), await waiting('Cleo')];
    await cancel(booked);
    await inn.messages();
    inn.pass({ minutes: 10 });
    expect(await place(ben)).toMatchObject({ status: 'lapsed' });
    // Someone else looks for a table before the tidying: the line is served first all the same.
    expect((await inn.book()).body.bookingStatus).toBe(9);
    expect(await place(cleo)).toMatchObject({ status: 'offered', offeredUntil: '2026-11-20T12:20:00.000Z' });
    expect(await inn.messages()).toEqual(['waitlist-lapsed', 'waitlist-offer']);
    expect((await claim(ben)).body.bookingStatus).toBe(9);
    expect((await claim(cleo)).body.bookingStatus).toBe(1);
  });

  it('and nobody takes it, it is anybody’s again', async () => {
    const booked = await full();
    await waiting('Ben');
    await cancel(booked);
    inn.pass({ minutes: 10 });
    await inn.tidy();
    expect((await inn.book()).body.bookingStatus).toBe(1);
  });

  it('one who lapsed a moment ago still gets it while it is free', async () => {
    const booked = await full();
    const ben = await waiting('Ben');
    await cancel(booked);
    inn.pass({ minutes: 11 });
    expect((await claim(ben)).body.bookingStatus).toBe(1);
    expect(await place(ben)).toMatchObject({ status: 'booked' });
  });

  it('goes on when the one it is offered to leaves', async () => {
    const booked = await full();
    const [ben, cleo] = [await waiting('Ben'), await waiting('Cleo')];
    await cancel(booked);
    expect((await leave(ben)).body).toEqual({ left: true });
    expect(await place(ben)).toMatchObject({ status: 'left' });
    expect(await place(cleo)).toMatchObject({ status: 'offered' });
    expect((await claim(ben)).status).toBe(409);
  });

  it.each([
    [
      'a hold that is released',
      async () => {
        const { body } = await inn.post<{ holdToken: string }>('/holds/9001', tableWish);
        return () => inn.del(`/holds/${body.holdToken}`);
      },
    ],
    [
      'a hold that runs out',
      async () => {
        await inn.post('/holds/9001', tableWish);
        return async () => {
          inn.pass({ minutes: 8 });
          await inn.tidy();
        };
      },
    ],
    [
      'a booking that moves to another day',
      async () => {
        const token = await full();
        return () => inn.post(`/manage/${token}/change`, { ...tableWish, date: '2026-11-28' });
      },
    ],
    [
      'a booking that moves to another time',
      async () => {
        const token = await full();
        return () => inn.post(`/manage/${token}/change`, { ...tableWish, time: '13:00' });
      },
    ],
  ])('by %s', async (_, occupy) => {
    const free = await occupy();
    const ben = await waiting('Ben');
    await free();
    expect(await place(ben)).toMatchObject({ status: 'offered' });
  });

  it('is offered to the first whom it suits, not to one whose time is still full', async () => {
    const early = await full({ time: '12:00' });
    await full({ time: '19:00' });
    const [evening, lunch] = [await waiting('Ben'), await waiting('Cleo', { time: '12:15' })];
    await cancel(early);
    expect(await place(evening)).toMatchObject({ status: 'waiting' });
    expect(await place(lunch)).toMatchObject({ status: 'offered' });
  });
});

it('waiting is over when the time has come', async () => {
  await full();
  const ben = await waiting('Ben');
  inn.at('2026-11-27T19:00:00Z');
  expect(await place(ben)).toMatchObject({ status: 'lapsed', position: null });
});

it('an unknown link finds no place', async () => {
  const nobody = 'x'.repeat(43);
  expect((await inn.get(`/waitlist/place/${nobody}`)).status).toBe(404);
  expect((await claim(nobody)).status).toBe(404);
  expect((await leave(nobody)).status).toBe(404);
});
