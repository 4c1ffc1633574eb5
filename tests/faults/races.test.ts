import { beforeEach, describe, expect, it } from 'vitest';
import type { BookingRules } from '../../src/restaurants/contract.ts';
import { clearBookings } from '../support/bookings.ts';
import { type ApiAnswer, enginesOnPostgres } from '../support/engines-on-postgres.ts';
import { withoutTableConstraint } from '../support/real-postgres.ts';
import { TEST_DATE } from '../support/test-clock.ts';
import { exampleRequest, oneTable } from '../support/test-engine.ts';

const PARALLEL = 200;
const ROUNDS = 8;
const OTHER_DATE = '2026-11-28';

const postgres = enginesOnPostgres();
const { rows } = postgres;
const engines = (booking: Partial<BookingRules> = oneTable, guard?: 'lock' | 'none') => postgres.open(booking, guard);
const live = () => rows('table_id from table_allocations where live');
const holds = (answers: readonly ApiAnswer[]) => answers.filter(({ body }) => body.holdToken !== null);
const bookedAnswers = (answers: readonly ApiAnswer[]) => answers.filter(({ body }) => body.bookingStatus === 1);
const together = <Result>(...calls: Promise<Result>[]) => Promise.all(calls);
const many = (call: () => Promise<ApiAnswer>, count = PARALLEL) => Promise.all(Array.from({ length: count }, call));

/** Repeats a race, each time from an empty database. */
async function again(
  race: (engine: ReturnType<typeof engines>, round: number) => Promise<void>,
  rules?: Partial<BookingRules>,
) {
  for (let round = 0; round < ROUNDS; round += 1) {
    await clearBookings(postgres.connection);
    await race(engines(rules), round);
  }
}

describe('200 diners hold the last table', () => {
  beforeEach(() => clearBookings(postgres.connection));
  it('of 200 holds of the last table one succeeds, and 199 are told it is taken', async () => {
    const engine = engines();
    const answers = await many(() => engine.hold());
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(holds(answers)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.bookingStatus === 9)).toHaveLength(PARALLEL - 1);
    expect(await live()).toHaveLength(1);
  });

  it('holds of the last table oversell it without lock and constraint', async () => {
    await withoutTableConstraint(postgres.connection, async () => {
      const engine = engines(oneTable, 'none');
      expect(holds(await many(() => engine.hold())).length).toBeGreaterThan(1);
    });
  });
});

describe('races', () => {
  it('a hold and a booking: exactly one of the two succeeds', () =>
    again(async (engine) => {
      const [hold, book] = await together(engine.hold(), engine.book());
      expect(holds([hold as ApiAnswer]).length + bookedAnswers([book as ApiAnswer]).length).toBe(1);
      expect(await live()).toHaveLength(1);
    }));

  it('staff close a table while diners book it: who was first keeps it, and nobody comes after', () =>
    again(async (engine) => {
      const [startsAt, endsAt] = ['18:00', '22:00'].map((time) => Date.parse(`${TEST_DATE}T${time}:00Z`)) as [
        number,
        number,
      ];
      const answers = await together(
        engine.book({ time: '18:00' }),
        engine.hold({ time: '20:00' }),
        engine.close({ kind: 'tables', tableIds: ['only'], startsAt, endsAt }).then(() => null),
        engine.book({ time: '20:00' }),
      );
      const booked = bookedAnswers(answers.filter((answer) => answer !== null));
      expect(await rows('from table_allocations where booking_id is not null')).toHaveLength(booked.length);
      // Everything of the span is taken, once.
      expect(
        await rows(
          `sum(upper(during * span) - lower(during * span))::text as taken
           from table_allocations, tstzrange('${TEST_DATE}T18:00Z', '${TEST_DATE}T22:00Z') span
           where live and during && span`,
        ),
      ).toEqual([{ taken: '04:00:00' }]);
      for (const time of ['18:00', '19:00', '20:00', '21:00'])
        expect(bookedAnswers([await engine.book({ time })])).toHaveLength(0);
    }));

  it("the hold's own booking, sent twice, against strangers: the hold's succeeds, once", () =>
    again(async (engine) => {
      const { body } = await engine.hold();
      const payload = { holdToken: body.holdToken, idempotencyKey: 'the-key-of-the-form' };
      const [first, second, ...strangers] = await together(
        engine.book(payload),
        engine.book(payload),
        ...Array.from({ length: 10 }, () => engine.book()),
      );
      expect(first).toMatchObject({ body: { bookingStatus: 1 } });
      expect(second).toEqual(first);
      expect(bookedAnswers(strangers)).toHaveLength(0);
      expect(await live()).toHaveLength(1);
      expect(await rows('from holds')).toHaveLength(0);
    }));

  it('the expiry of a hold against its renewal and strangers: one stranger gets the table', () =>
    again(async (engine) => {
      const { body } = await engine.hold();
      engine.pass(8);
      const [renewal, ...strangers] = await together(
        engine.renew(body.holdToken),
        ...Array.from({ length: 6 }, () => engine.hold()),
      );
      expect(renewal?.status).toBe(410);
      expect(holds(strangers)).toHaveLength(1);
    }));

  it('an offer taken at two times, twice each, against strangers: one is booked, the other is free again', () =>
    again(async (engine) => {
      const { requestId, take } = await engine.offered('18:00', '20:30');
      const [first, ...others] = await together(
        ...[0, 1, 0, 1].map((position) => engine.post(take, { position })),
        ...['18:00', '20:30', '18:00', '20:30'].map((time) => engine.book({ time })),
      );
      expect([first, ...others.slice(0, 3)].map((answer) => answer?.status)).toEqual([200, 200, 200, 200]);
      expect(await rows(`table_id from table_allocations where live and booking_id = '${requestId}'`)).toHaveLength(1);
      expect(bookedAnswers(others.slice(3)).length).toBeLessThanOrEqual(1);
      expect(await live()).toHaveLength(1 + bookedAnswers(others.slice(3)).length);
      expect(await rows('from holds')).toHaveLength(0);
    }));

  it('an offer taken as it ends, against strangers: one stranger gets the table', () =>
    again(async (engine) => {
      const { take } = await engine.offered('19:00');
      engine.pass(48 * 60);
      const [taken, ...strangers] = await together(
        engine.post(take, { position: 0 }),
        ...Array.from({ length: 6 }, () => engine.book()),
      );
      expect(taken?.status).toBe(409);
      expect(bookedAnswers(strangers)).toHaveLength(1);
      expect(await live()).toHaveLength(1);
    }));

  it('an offer taken as it is replaced: it is booked or withdrawn, never both', () =>
    again(async (engine) => {
      const { requestId, take } = await engine.offered('19:00');
      const [taken, settled] = await Promise.all([engine.post(take, { position: 0 }), engine.settle(requestId)]);
      expect([taken.status, settled.ok]).toEqual(taken.status === 200 ? [200, false] : [409, true]);
      expect(await live()).toHaveLength(taken.status === 200 ? 1 : 0);
    }));

  it('a renewal sent twice against a release: both renewals agree, and the hold is gone', () =>
    again(async (engine) => {
      const { body } = await engine.hold();
      engine.pass(7.5);
      const answers = await together(
        engine.renew(body.holdToken),
        engine.renew(body.holdToken),
        engine.release(body.holdToken),
      );
      const ends = answers.filter(({ status }) => status === 200).map(({ body: { expiresAt } }) => expiresAt);
      expect(ends).toEqual(ends.map(() => '2026-11-20T12:15:30.000Z'));
      expect(answers.at(-1)?.status).toBe(204);
      expect(await live()).toHaveLength(0);
    }));

  it('twenty concurrent bookings with one e-mail address: five succeed', () =>
    again(async (engine) => {
      const customer = { firstName: 'Eve', lastName: 'Baker', email: 'eve@example.co.uk' };
      const dates = Array.from({ length: 20 }, (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}`);
      const answers = await together(...dates.map((date) => engine.book({ date, customer })));
      expect(bookedAnswers(answers)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    }));

  it('ten concurrent holds in one session: three on different days, one on the same day', () =>
    again(async (engine) => {
      const visitor = { 'x-session-id': 'eve', 'x-from': '203.0.113.7' };
      const dates = Array.from({ length: 10 }, (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}`);
      await together(...dates.map((date) => engine.hold({ date }, visitor)));
      expect(await rows('from holds')).toHaveLength(3);
      await clearBookings(postgres.connection);
      await many(() => engine.hold({}, visitor), 10);
      expect(await rows('from holds')).toHaveLength(1);
    }));

  it('a change against a cancellation of one booking: it ends cancelled, with its tables free on both days', () =>
    again(async (engine, round) => {
      const booking = await engine.booked();
      const to = { ...exampleRequest, date: round % 2 ? OTHER_DATE : TEST_DATE, time: '21:00' };
      const [change, cancellation] = await together(
        engine.post(`${booking}/change`, to),
        engine.post(`${booking}/cancel`),
      );
      expect([200, 409]).toContain(change?.status);
      expect(cancellation?.status).toBe(200);
      expect(await live()).toHaveLength(0);
      const events = await rows("event from booking_history where event <> 'booked' order by id");
      const expectedEvents = [{ event: 'changed' }, { event: 'cancelled' }];
      expect(events).toEqual(change?.status === 200 ? expectedEvents : expectedEvents.slice(1));
    }));

  it('one cancellation sent five times takes effect once', () =>
    again(async (engine) => {
      const booking = await engine.booked();
      const answers = await many(() => engine.post(`${booking}/cancel`), 5);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const mails = await rows("from pgboss.job where data->>'kind' like 'booking-cancelled%'");
      expect(mails).toHaveLength(2);
    }));

  it('a cancellation with two on the waitlist and searchers: always the first on the waitlist gets the table', () =>
    again(async (engine) => {
      const booking = await engine.booked();
      await engine.waiting('carl');
      await engine.waiting('dora');
      const [cancellation, ...searchers] = await together(
        engine.post(`${booking}/cancel`),
        ...Array.from({ length: 6 }, () => engine.book()),
        ...Array.from({ length: 6 }, () => engine.hold()),
      );
      expect(cancellation?.status).toBe(200);
      expect(bookedAnswers(searchers)).toHaveLength(0);
      expect(searchers.filter(({ body }) => body.holdToken)).toHaveLength(0);
      expect(await rows('first_name, status from waitlist_entries order by place')).toEqual([
        { first_name: 'carl', status: 'offered' },
        { first_name: 'dora', status: 'waiting' },
      ]);
      expect(await rows("from pgboss.job where data->>'kind' = 'waitlist-offer'")).toHaveLength(1);
    }));

  it('two cancellations with overlapping waitlist windows: a table each, no table twice', () =>
    again(async (engine) => {
      const tables = [await engine.booked({ time: '18:00' }), await engine.booked({ time: '19:30' })];
      await engine.booked({ time: '21:00' });
      await engine.waiting('carl', { time: '19:00', from: '17:30', to: '19:30' });
      await engine.waiting('dora', { time: '19:00', from: '18:00', to: '20:00' });
      await engine.waiting('emma', { time: '19:30', from: '18:00', to: '20:30' });
      const answers = await together(
        ...tables.map((booking) => engine.post(`${booking}/cancel`)),
        ...Array.from({ length: 6 }, () => engine.book({ time: '19:30' })),
      );
      expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
      expect(bookedAnswers(answers.slice(2))).toHaveLength(0);
      const entries = await rows('status, offered_time from waitlist_entries order by place');
      expect(entries[0]).toMatchObject({ status: 'offered' });
      const offeredTimes = entries.filter(({ status }) => status === 'offered').map(({ offered_time }) => offered_time);
      expect(new Set(offeredTimes).size).toBe(offeredTimes.length);
      expect(await live()).toHaveLength(1 + offeredTimes.length);
    }));

  it("claiming an offer against leaving the waitlist: the table is theirs or the next entry's", () =>
    again(async (engine) => {
      const booking = await engine.booked();
      const carl = await engine.waiting('carl');
      await engine.waiting('dora');
      await engine.post(`${booking}/cancel`);
      const [claim, leave] = await together(engine.post(`${carl}/claim`), engine.post(`${carl}/leave`));
      const isTheirs = claim?.body.bookingStatus === 1;
      expect(leave?.status).toBe(isTheirs ? 409 : 200);
      const statuses = (await rows('status from waitlist_entries order by place')).map(({ status }) => status);
      expect(statuses).toEqual(isTheirs ? ['booked', 'waiting'] : ['left', 'offered']);
      expect(await live()).toHaveLength(1);
    }));

  it("two bookings that swap days don't deadlock", () =>
    again(async (engine) => {
      const tables = await together(
        engine.booked(),
        engine.booked({ date: OTHER_DATE }),
        engine.booked({ time: '21:00' }),
      );
      const moves = tables.flatMap((booking, index) => [
        engine.post(`${booking}/change`, {
          ...exampleRequest,
          date: index % 2 ? TEST_DATE : OTHER_DATE,
          time: '19:00',
        }),
        engine.post(`${booking}/change`, {
          ...exampleRequest,
          date: index % 2 ? OTHER_DATE : TEST_DATE,
          time: '14:00',
        }),
      ]);
      const answers = await Promise.all(moves);
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(await live()).toHaveLength(3);
    }));
});
