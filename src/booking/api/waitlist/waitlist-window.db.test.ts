import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
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

const evening = { from: '18:30', to: '20:30' };
const join = (firstName: string, changes: object = {}) =>
  engine.post<WaitlistAnswer & { message?: string; fields?: object }>('/waitlist/9001', {
    ...exampleRequest,
    ...evening,
    customer: { ...exampleCustomer, firstName, email: `${firstName}@example.co.uk` },
    ...changes,
  });
async function waiting(firstName: string, changes: object = {}) {
  const { status, body } = await join(firstName, changes);
  expect(status).toBe(200);
  return engine.waitlistTokenOf(body.waitlistReference ?? '');
}
const entry = async (token: string) => (await engine.get<WaitlistEntryAnswer>(`/waitlist/entries/${token}`)).body.entry;
const claim = (token: string) => engine.post(`/waitlist/entries/${token}/claim`);
/** Books the only table at these times, ninety minutes each; returns how to cancel them. */
async function bookedAt(...times: string[]) {
  const answers = [];
  for (const time of times) answers.push(await engine.book({ time }));
  expect(answers.map(({ body }) => body.bookingStatus)).toEqual(times.map(() => 1));
  const tokens = await Promise.all(answers.map(({ body }) => engine.tokenOf(body.bookingReference)));
  return tokens.map((token) => () => engine.post(`/manage/${token}/cancel`, {}));
}
const mailJobs = () =>
  engine.rows<{ data: { kind: string }; start_after: Date; created_on: Date }>(
    "pgboss.job where name = 'mail' and data->>'kind' like 'waitlist-offer%' order by start_after",
  );

describe('waiting for a window of times', () => {
  it('a window is offered any of its times, nearest first', async () => {
    const [, freeEvening] = await bookedAt('17:30', '19:00', '20:30');
    const ben = await waiting('Ben');
    expect(await entry(ben)).toMatchObject({ time: '19:00', ...evening, status: 'waiting' });
    await freeEvening?.();
    expect(await entry(ben)).toMatchObject({ time: '19:00', status: 'offered' });
  });

  it('a window’s offer at another time is shown and booked at that time', async () => {
    const [freeEarly] = await bookedAt('17:15', '18:45', '20:15');
    const ben = await waiting('Ben', { from: '17:00', to: '20:00' });
    await freeEarly?.();
    expect(await entry(ben)).toMatchObject({ time: '17:15', status: 'offered' });
    expect((await claim(ben)).body.bookingStatus).toBe(1);
    expect(await entry(ben)).toMatchObject({ time: '17:15', status: 'booked' });
    expect(await engine.rows("bookings where first_name = 'Ben'")).toMatchObject([
      { service_time: '17:15', starts_at: new Date('2026-11-27T17:15:00Z') },
    ]);
  });

  it('a window is not offered a time outside it', async () => {
    const [freeEarly] = await bookedAt('17:00', '18:30', '20:00');
    const ben = await waiting('Ben', { from: '18:30', to: '20:30' });
    await freeEarly?.();
    expect(await entry(ben)).toMatchObject({ status: 'waiting' });
  });

  it('a window with a free time is refused with that time', async () => {
    await bookedAt('19:00');
    const answer = await join('Ben', { from: '17:00' });
    expect([answer.status, answer.body.message]).toEqual([409, 'Good news: 5.30pm is free. Book it now.']);
  });

  it('a window includes the requested time', async () => {
    const answer = await join('Ben', { from: '19:30' });
    expect(answer).toMatchObject({ status: 400, body: { fields: { to: expect.any(String) } } });
  });

  it('a window’s position counts earlier entries with a common time', async () => {
    await bookedAt('17:15', '18:45', '20:15');
    expect((await join('Ann', { time: '17:30', from: '17:00', to: '18:00' })).body.position).toBe(1);
    expect((await join('Ben', { time: '19:30', from: '18:30', to: '20:00' })).body.position).toBe(1);
    expect((await join('Cleo', { time: '18:15', from: '18:00', to: '19:00' })).body.position).toBe(3);
  });

  it('a window ends with its last time', async () => {
    await bookedAt('17:30', '19:00', '20:30');
    const ben = await waiting('Ben');
    engine.at('2026-11-27T20:29:00Z');
    expect(await entry(ben)).toMatchObject({ status: 'waiting' });
    engine.at('2026-11-27T20:30:00Z');
    expect(await entry(ben)).toMatchObject({ status: 'lapsed' });
  });
});

describe('the offer', () => {
  it('an offer goes by text first where a number is known, and by e-mail', async () => {
    const [free] = await bookedAt('19:00');
    const customer = { ...exampleCustomer, phoneNumber: '07700 900123' };
    await waiting('Ann', { customer, from: '19:00', to: '19:00' });
    await free?.();
    expect((await mailJobs()).map(({ data }) => data.kind)).toEqual(['waitlist-offer-sms', 'waitlist-offer']);
  });

  it('an offer waits for the morning, with the table held all night', async () => {
    const [free] = await bookedAt('19:00');
    const ben = await waiting('Ben', { from: '19:00', to: '19:00' });
    engine.at('2026-11-20T23:00:00Z');
    await free?.();
    expect(await entry(ben)).toMatchObject({ status: 'offered', offeredUntil: '2026-11-21T09:00:00.000Z' });
    const [job] = await mailJobs();
    const wait = (job?.start_after.getTime() ?? 0) - (job?.created_on.getTime() ?? 0);
    expect(Math.round(wait / 60_000)).toBe(9 * 60);
    expect((await engine.book()).body.bookingStatus).toBe(9);
  });
});

describe('the same person asking again', () => {
  const ask = (sessionId: string, changes: object = {}) => engine.as(sessionId, () => join('Ben', changes));

  it('a session that joins again has the existing entry', async () => {
    await bookedAt('17:30', '19:00', '20:30');
    const first = await ask('one');
    expect(await ask('one')).toEqual(first);
    expect(await ask('one', { from: '19:00', to: '20:00', time: '19:15' })).toEqual(first);
    expect(await engine.rows('waitlist_entries')).toHaveLength(1);
  });

  it('another session of the person is answered like a newcomer', async () => {
    const likeNew = { status: 200, body: { waitlistReference: expect.stringMatching(/^\w{8}$/), position: 2 } };
    await bookedAt('17:30', '19:00', '20:30');
    const first = await ask('one');
    const twice = await ask('two');
    expect(twice).toEqual(likeNew);
    expect(twice.body.waitlistReference).not.toBe(first.body.waitlistReference);
    await engine.clear();
    await bookedAt('17:30', '19:00', '20:30');
    await engine.as('one', () => join('Ann'));
    expect(await ask('two')).toEqual(likeNew);
  });

  it.each([
    ['ben@example.co.uk', 'Ben@example.co.uk'],
    ['ben.b@gmail.com', 'b.enb+table@googlemail.com'],
    ['ben@yahoo.co.uk', 'ben-table@yahoo.co.uk'],
  ])('one person is offered one table as %s and %s, and leaves with every entry', async (email, again) => {
    const frees = await bookedAt('19:00');
    const asks = (session: string, spelt: string) =>
      ask(session, { from: '19:00', to: '19:00', customer: { ...exampleCustomer, email: spelt } });
    const first = await asks('one', email);
    await asks('two', again);
    const cleo = await waiting('Cleo', { from: '19:00', to: '19:00' });
    const token = await engine.waitlistTokenOf(first.body.waitlistReference ?? '');
    await frees[0]?.();
    await engine.post(`/waitlist/entries/${token}/leave`);
    expect(await entry(cleo)).toMatchObject({ status: 'offered' });
    expect(await engine.rows("waitlist_entries where status = 'left'")).toHaveLength(2);
  });

  it('another spelling of the address has the existing entry', async () => {
    await bookedAt('17:30', '19:00', '20:30');
    const spelt = (email: string) => ask('one', { customer: { ...exampleCustomer, email } });
    const first = await spelt('ben.b@gmail.com');
    expect(await spelt('benb+table@googlemail.com')).toEqual(first);
    expect(await engine.rows('waitlist_entries')).toHaveLength(1);
  });

  it('other times of the day replace the session’s entry', async () => {
    await bookedAt('13:00', '19:00');
    await ask('one', { from: '19:00', to: '19:00' });
    const later = await ask('one', { time: '13:00', from: '13:00', to: '13:00' });
    expect(later).toMatchObject({ status: 200, body: { position: 1 } });
    expect(await engine.rows("waitlist_entries where status = 'waiting'")).toMatchObject([{ service_time: '13:00' }]);
  });
});

test('the fourth entry of a day from one network is refused for any person', async () => {
  await bookedAt('17:30', '19:00', '20:30');
  const from = (address: string, name: string) => engine.as(name, () => join(name), address);
  for (const name of ['Ann', 'Ben', 'Cleo']) expect((await from(`2001:db8::${name.length}`, name)).status).toBe(200);
  expect((await from('2001:db8::ffff', 'Dan')).status).toBe(429);
  expect((await from('2001:db8:0:1::1', 'Dan')).status).toBe(200);
  engine.pass({ hours: 24 });
  expect((await from('2001:db8::1', 'Eve')).status).toBe(200);
});
