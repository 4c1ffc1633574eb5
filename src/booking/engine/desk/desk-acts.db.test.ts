import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_DATE } from '../../../../tests/support/test-clock.ts';
import { openTestEngine, type TestEngine } from '../../../../tests/support/test-engine.ts';
import { testRestaurant } from '../../../../tests/support/test-restaurant.ts';
import { MINUTE_MS } from '../../../values/time/duration.ts';
import { SOFT_RULES } from '../../rules/seating/staff-seating.ts';
import { forgetOldBookings } from '../personal-data.server.ts';
import { type Move, moveParty } from './move-party.server.ts';
import { type OpenDay, onDay } from './on-day.server.ts';
import { releaseTables, removeParty, takeBack } from './release-tables.server.ts';
import { type PartyToSeat, seatParty } from './seat-party.server.ts';

const tables = ['a', 'b'].map((id) => ({ id, areaId: 'room', minimumCovers: 1, maximumCovers: 2 }));
const restaurant = testRestaurant({
  booking: { tables, joins: [{ id: 'a+b', tableIds: ['a', 'b'], minimumCovers: 3, maximumCovers: 4 }] },
});

let engine: TestEngine;
beforeAll(async () => {
  engine = await openTestEngine([restaurant]);
});
beforeEach(() => engine.clear());
afterAll(() => engine.close());

const at = (time: string) => Date.parse(`${TEST_DATE}T${time}:00Z`);
const DAY = { storeId: '9001', date: TEST_DATE };
const act = <Result>(work: (open: OpenDay) => Promise<Result>) => onDay(engine.deps, DAY, work);

const seat = (changes: Partial<PartyToSeat> = {}, from = '19:00') =>
  act((open) =>
    seatParty(open, {
      id: crypto.randomUUID(),
      source: 'walk-in',
      adultCovers: 2,
      childCovers: 0,
      startsAt: at(from),
      endsAt: at(from) + 90 * MINUTE_MS,
      tableIds: null,
      mayBreak: SOFT_RULES,
      ...changes,
    }),
  );
const move = (changes: Partial<Move> & { bookingId: string }) =>
  act((open) => moveParty(open, { mayBreak: [], ...changes }));
const seated = async (changes: Partial<PartyToSeat> = {}, from?: string) => {
  const outcome = await seat(changes, from);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
};
const liveTables = async () =>
  (await engine.rows<{ table_id: string }>('table_allocations where live order by table_id, during')).map(
    ({ table_id }) => table_id,
  );
const booked = async (time = '19:00') => (await engine.book({ time })).body.bookingStatus === 1;

describe('a party that staff seat', () => {
  it('a party seated by staff takes the best fit, which nobody books online any more', async () => {
    expect(await seated()).toMatchObject({ tableIds: ['a'], isRepeat: false });
    expect(await booked()).toBe(true);
    expect(await booked()).toBe(false);
    expect(await seat()).toEqual({ ok: false, reason: 'full' });
  });

  it('a party seated by staff is told who has the table it wants', async () => {
    const first = await seated({ tableIds: ['a'] });
    const outcome = await seat({ tableIds: ['a', 'b'] }, '20:00');
    expect(outcome).toMatchObject({
      ok: false,
      reason: 'taken',
      by: [{ partyId: first.bookingId, endsAt: at('20:30') }],
    });
    expect(await liveTables()).toEqual(['a']);
  });

  it('a party seated by staff is seated once however often the form is sent', async () => {
    const id = crypto.randomUUID();
    const outcomes = await Promise.all([seat({ id }), seat({ id }), seat({ id })]);
    expect(outcomes.map((outcome) => outcome.ok && outcome.isRepeat)).toEqual([false, true, true]);
    expect(await liveTables()).toEqual(['a']);
  });

  it('a party seated by staff is refused by the rules of online booking that nobody may break', async () => {
    engine.at(`${TEST_DATE}T12:00:00Z`);
    expect(await seat({ mayBreak: [] }, '12:30')).toEqual({ ok: false, reason: 'rules', rules: ['notice'] });
    expect(await seat({ mayBreak: [], endsAt: at('19:30') })).toEqual({ ok: false, reason: 'rules', rules: ['turn'] });
    const many = { adultCovers: 3, tableIds: ['a'], mayBreak: [] };
    expect(await seat(many)).toEqual({ ok: false, reason: 'rules', rules: ['covers'] });
    expect(await seat({ mayBreak: [] }, '22:00')).toEqual({ ok: false, reason: 'rules', rules: ['opening'] });
  });

  it('a party seated by staff needs no name; nobody is written to', async () => {
    await seated();
    expect(await engine.messages()).toEqual([]);
    expect(await engine.rows('bookings')).toEqual([
      expect.objectContaining({ source: 'walk-in', service_time: '19:00', last_name: '', email: '' }),
    ]);
  });

  it('a caller’s booking is confirmed by e-mail', async () => {
    await seated({ source: 'phone', customer: { lastName: 'Baker', email: 'ann@example.co.uk' } });
    expect(await engine.messages()).toEqual(['booking-confirmation', 'booking-reminder']);
  });
});

it('a name that was noted without an address is erased with everybody else’s', async () => {
  await seated({ customer: { lastName: 'Baker' } });
  const forget = (date: string) => forgetOldBookings({ db: engine.deps.db, keptDays: 30 }, Temporal.Instant.from(date));
  await forget('2026-12-20T12:00:00Z');
  expect(await engine.rows('bookings')).toMatchObject([{ last_name: 'Baker' }]);
  await forget('2027-01-20T12:00:00Z');
  expect(await engine.rows('bookings')).toMatchObject([{ last_name: '' }]);
});

describe('a party that is moved', () => {
  it('a moved party has another table at once, and its old one is free', async () => {
    const { bookingId } = await seated({ tableIds: ['a'] });
    expect(await move({ bookingId, tableIds: ['b'] })).toMatchObject({ ok: true, tableIds: ['b'] });
    expect(await liveTables()).toEqual(['b']);
    expect(await seated()).toMatchObject({ tableIds: ['a'] });
  });

  it('a moved party stays where the other table is taken', async () => {
    const { bookingId } = await seated({ tableIds: ['a'] });
    const other = await seated({ tableIds: ['b'] });
    expect(await move({ bookingId, tableIds: ['b'] })).toMatchObject({
      reason: 'taken',
      by: [{ partyId: other.bookingId }],
    });
    expect(await liveTables()).toEqual(['a', 'b']);
  });

  it('a moved party stays where somebody has moved it meanwhile', async () => {
    const { bookingId } = await seated({ tableIds: ['a'] });
    const seen = { startsAt: at('19:00'), endsAt: at('20:30'), tableIds: ['b'] };
    expect(await move({ bookingId, seen, tableIds: ['b'] })).toEqual({ ok: false, reason: 'moved-meanwhile' });
  });

  it('a moved party stays longer until the next party has the table', async () => {
    const { bookingId } = await seated({ tableIds: ['a'] });
    const next = await seated({ tableIds: ['a'] }, '21:00');
    expect(await move({ bookingId, endsAt: at('21:00') })).toMatchObject({ ok: true });
    expect(await move({ bookingId, endsAt: at('21:15') })).toMatchObject({
      reason: 'taken',
      by: [{ partyId: next.bookingId }],
    });
  });

  it('a moved party needs its new table from now on only', async () => {
    await seated({ tableIds: ['b'], endsAt: at('19:30') });
    const { bookingId } = await seated({ tableIds: ['a'] });
    engine.at(`${TEST_DATE}T19:40:20Z`);
    expect(await move({ bookingId, tableIds: ['b'] })).toMatchObject({
      ok: true,
      startsAt: at('19:40'),
      endsAt: at('20:30'),
    });
    expect(await engine.rows(`bookings where id = '${bookingId}'`)).toMatchObject([{ service_time: '19:00' }]);
  });

  it('a moved party is told its new time only where it should be', async () => {
    const customer = { lastName: 'Baker', email: 'ann@example.co.uk' };
    const { bookingId } = await seated({ source: 'phone', customer });
    await engine.messages();
    await move({ bookingId, startsAt: at('19:30') });
    expect(await engine.messages()).toEqual(['booking-reminder']);
    await move({ bookingId, startsAt: at('20:00'), tellsDiner: true });
    expect(await engine.messages()).toContain('booking-changed');
  });
});

describe('a party that leaves', () => {
  const free = (bookingId: string) => act((open) => releaseTables(open, bookingId));
  const back = (bookingId: string) => act((open) => takeBack(open, bookingId));

  it('a party that leaves frees its table for whoever waits', async () => {
    const { bookingId } = await seated({ tableIds: ['a'] }, '12:00');
    await seated({ tableIds: ['b'] }, '12:00');
    await engine.post('/waitlist/9001', {
      occasionId: 'table',
      menuId: 'main',
      areaId: null,
      date: TEST_DATE,
      time: '13:15',
      adultCovers: 2,
      childCovers: 0,
      customer: { firstName: 'Wil', lastName: 'Ting', email: 'wil@example.co.uk' },
    });
    engine.at(`${TEST_DATE}T12:05:30Z`);
    await free(bookingId);
    expect(await engine.messages()).toContain('waitlist-offer');
  });

  it('a party that leaves is followed by the next in the same minute', async () => {
    const { bookingId } = await seated({ tableIds: ['a'] });
    engine.at(`${TEST_DATE}T20:00:30Z`);
    await free(bookingId);
    expect(await seated({ tableIds: ['a'] }, '20:00')).toMatchObject({ ok: true });
    expect(await back(bookingId)).toMatchObject({ ok: false, reason: 'taken' });
    expect(await liveTables()).toEqual(['a']);
  });

  it('a party that leaves has its table back where it is still free', async () => {
    const { bookingId } = await seated({ tableIds: ['a'] });
    engine.at(`${TEST_DATE}T20:00:30Z`);
    await free(bookingId);
    expect(await back(bookingId)).toEqual({ ok: true });
    expect(await seat({ tableIds: ['a'] }, '20:15')).toMatchObject({ reason: 'taken' });
  });

  it('a party that leaves frees all of its time before it has begun', async () => {
    const { bookingId } = await seated({ tableIds: ['a'] });
    await free(bookingId);
    expect(await liveTables()).toEqual([]);
    expect(await back(bookingId)).toEqual({ ok: true });
    expect(await liveTables()).toEqual(['a']);
  });

  it('a party that leaves is gone where it was seated by mistake', async () => {
    const { bookingId } = await seated({ tableIds: ['a'] });
    await act((open) => removeParty(open, bookingId));
    expect(await liveTables()).toEqual([]);
    expect(await engine.rows('bookings')).toMatchObject([{ status: 'cancelled' }]);
  });
});
