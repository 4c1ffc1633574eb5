import { afterAll, beforeAll, beforeEach, describe, expect, it, type TestContext } from 'vitest';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import type { Connection } from '../../src/platform/database.ts';
import type { Jobs } from '../../src/platform/jobs.ts';
import type { BookingRules } from '../../src/restaurants/contract.ts';
import { clearBookings } from '../support/bookings.ts';
import { openTestDatabase } from '../support/database.ts';
import { desksOn, type Told } from '../support/desks-on-postgres.ts';
import { openTestJobs } from '../support/jobs.ts';
import { type StartedPostgres, startPostgres } from '../support/postgres.ts';
import { DATE, oneTable, tableWish } from '../support/trattoria-desk.ts';

const PARALLEL = 200;
const ROUNDS = 8;
const OTHER_DATE = '2026-11-28';

let server: StartedPostgres | undefined;
let whyNot = '';
let connection: Connection<BookingTables>;
let jobs: Jobs;

beforeAll(async () => {
  const started = await startPostgres();
  if ('skipped' in started) {
    whyNot = started.skipped;
    return;
  }
  server = started;
  connection = await openTestDatabase<BookingTables>(started.url);
  jobs = await openTestJobs(connection);
}, 60_000);
afterAll(async () => {
  if (!server) return;
  await jobs.stop();
  await connection.close();
  await server.stop();
});
beforeEach(({ skip }: TestContext) => {
  if (!server) skip(whyNot);
});

const desks = (booking: Partial<BookingRules> = oneTable, guard?: 'lock' | 'none') =>
  desksOn(connection, jobs, { booking, guard });
const rows = async (from: string) => (await connection.pool.query(`select ${from}`)).rows;
const live = () => rows('table_id from table_allocations where live');
const holds = (answers: readonly Told[]) => answers.filter(({ body }) => body.holdToken !== null);
const booked = (answers: readonly Told[]) => answers.filter(({ body }) => body.bookingStatus === 1);
const together = <Result>(...acts: Promise<Result>[]) => Promise.all(acts);
const many = (act: () => Promise<Told>, count = PARALLEL) => Promise.all(Array.from({ length: count }, act));

/** The same race over and over, each time from an empty book. */
async function again(
  race: (inn: ReturnType<typeof desks>, round: number) => Promise<void>,
  rules?: Partial<BookingRules>,
) {
  for (let round = 0; round < ROUNDS; round += 1) {
    await clearBookings(connection);
    await race(desks(rules), round);
  }
}

describe('200 diners who hold the last table', () => {
  beforeEach(() => clearBookings(connection));
  it('is held for one, and 199 are told that it is taken', async () => {
    const inn = desks();
    const answers = await many(() => inn.hold());
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(holds(answers)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.bookingStatus === 9)).toHaveLength(PARALLEL - 1);
    expect(await live()).toHaveLength(1);
  });

  it('is oversold without lock and constraint, or this file would prove nothing', async () => {
    await connection.pool.query('alter table table_allocations drop constraint one_party_per_table');
    try {
      const inn = desks(oneTable, 'none');
      expect(holds(await many(() => inn.hold())).length).toBeGreaterThan(1);
    } finally {
      await clearBookings(connection);
      await connection.pool.query(
        `alter table table_allocations add constraint one_party_per_table
         exclude using gist (store_id with =, table_id with =, during with &&) where (live)`,
      );
    }
  });
});

describe('at the same moment', () => {
  it('a hold and a booking: one of the two', () =>
    again(async (inn) => {
      const [hold, book] = await together(inn.hold(), inn.book());
      expect(holds([hold as Told]).length + booked([book as Told]).length).toBe(1);
      expect(await live()).toHaveLength(1);
    }));

  it('the hold’s own booking, sent twice, and strangers: always the hold’s, once', () =>
    again(async (inn) => {
      const { body } = await inn.hold();
      const own = { holdToken: body.holdToken, idempotencyKey: 'the-key-of-the-form' };
      const [first, second, ...strangers] = await together(
        inn.book(own),
        inn.book(own),
        ...Array.from({ length: 10 }, () => inn.book()),
      );
      expect(first).toMatchObject({ body: { bookingStatus: 1 } });
      expect(second).toEqual(first);
      expect(booked(strangers)).toHaveLength(0);
      expect(await live()).toHaveLength(1);
      expect(await rows('from holds')).toHaveLength(0);
    }));

  it('the end of a hold, its renewal and strangers: one stranger', () =>
    again(async (inn) => {
      const { body } = await inn.hold();
      inn.pass(8);
      const [renewed, ...strangers] = await together(
        inn.renew(body.holdToken),
        ...Array.from({ length: 6 }, () => inn.hold()),
      );
      expect(renewed?.status).toBe(410);
      expect(holds(strangers)).toHaveLength(1);
    }));

  it('a renewal sent twice and a release: renewed at most once, and gone', () =>
    again(async (inn) => {
      const { body } = await inn.hold();
      const answers = await together(inn.renew(body.holdToken), inn.renew(body.holdToken), inn.release(body.holdToken));
      expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
      expect(answers.at(-1)?.status).toBe(204);
      expect(await live()).toHaveLength(0);
    }));

  it('a change and a cancelling of one booking: cancelled in the end, its tables free on both days', () =>
    again(async (inn, round) => {
      const booking = await inn.booked();
      const to = { ...tableWish, date: round % 2 ? OTHER_DATE : DATE, time: '21:00' };
      const [changed, cancelled] = await together(inn.post(`${booking}/change`, to), inn.post(`${booking}/cancel`));
      expect([200, 409]).toContain(changed?.status);
      expect(cancelled?.status).toBe(200);
      expect(await live()).toHaveLength(0);
      const events = await rows("event from booking_history where event <> 'booked' order by id");
      const both = [{ event: 'changed' }, { event: 'cancelled' }];
      expect(events).toEqual(changed?.status === 200 ? both : both.slice(1));
    }));

  it('one cancelling sent five times: once', () =>
    again(async (inn) => {
      const booking = await inn.booked();
      const answers = await many(() => inn.post(`${booking}/cancel`), 5);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const mails = await rows("from pgboss.job where data->>'kind' like 'booking-cancelled%'");
      expect(mails).toHaveLength(2);
    }));

  it('a cancelling, two who wait and searchers: always the first in line', () =>
    again(async (inn) => {
      const booking = await inn.booked();
      await inn.inLine('carl');
      await inn.inLine('dora');
      const [cancelled, ...searchers] = await together(
        inn.post(`${booking}/cancel`),
        ...Array.from({ length: 6 }, () => inn.book()),
        ...Array.from({ length: 6 }, () => inn.hold()),
      );
      expect(cancelled?.status).toBe(200);
      expect(booked(searchers)).toHaveLength(0);
      expect(searchers.filter(({ body }) => body.holdToken)).toHaveLength(0);
      expect(await rows('first_name, status from waitlist_entries order by place')).toEqual([
        { first_name: 'carl', status: 'offered' },
        { first_name: 'dora', status: 'waiting' },
      ]);
      expect(await rows("from pgboss.job where data->>'kind' = 'waitlist-offer'")).toHaveLength(1);
    }));

  it('who takes an offer and who leaves it: the table is theirs or the next one’s', () =>
    again(async (inn) => {
      const booking = await inn.booked();
      const carl = await inn.inLine('carl');
      await inn.inLine('dora');
      await inn.post(`${booking}/cancel`);
      const [claimed, left] = await together(inn.post(`${carl}/claim`), inn.post(`${carl}/leave`));
      expect(left?.status).toBe(200);
      const statuses = (await rows('status from waitlist_entries order by place')).map(({ status }) => status);
      expect(statuses).toEqual(claimed?.body.bookingStatus === 1 ? ['booked', 'waiting'] : ['left', 'offered']);
      expect(await live()).toHaveLength(1);
    }));

  it('two bookings that move to each other’s day: neither waits for the other for ever', () =>
    again(async (inn) => {
      const tables = await together(inn.booked(), inn.booked({ date: OTHER_DATE }), inn.booked({ time: '21:00' }));
      const moves = tables.flatMap((booking, index) => [
        inn.post(`${booking}/change`, { ...tableWish, date: index % 2 ? DATE : OTHER_DATE, time: '19:00' }),
        inn.post(`${booking}/change`, { ...tableWish, date: index % 2 ? OTHER_DATE : DATE, time: '14:00' }),
      ]);
      const answers = await Promise.all(moves);
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(await live()).toHaveLength(3);
    }));
});
