import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  exampleCustomer,
  exampleRequest,
  openTestEngine,
  type TestEngine,
} from '../../../tests/support/test-engine.ts';
import type { Held } from '../contracts/holds.ts';
import { bookingMailJobs } from '../contracts/mail-jobs.ts';
import { type Entrance, NO_ENTRANCE } from './day/entrance.ts';
import { type ExpectedDay, writeToDay } from './day/taken-day.server.ts';
import { holdIdOf } from './reference.ts';

let engine: TestEngine;
beforeAll(async () => {
  engine = await openTestEngine();
}, 60_000);
afterAll(() => engine.close());
beforeEach(() => engine.clear());

const hold = (changes: object = {}) => engine.post<Held>('/holds/9001', { ...exampleRequest, ...changes });

const version = async () => (await engine.rows<{ version: number }>('service_days'))[0]?.version ?? 0;

/** How many transactions the work began, beside statements that are whole by themselves. */
async function transactionsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = vi.spyOn(engine.deps.db, 'transaction');
  await work();
  const { length } = begun.mock.calls;
  begun.mockRestore();
  return length;
}

describe('one statement', () => {
  it('holds and books where nothing stands against it, with its messages', async () => {
    let held: Held | undefined;
    const holding = async () => {
      held = (await hold()).body;
    };
    const before = await version();
    expect(await transactionsOf(holding)).toBe(0);
    expect(held?.holdToken).toEqual(expect.any(String));
    await engine.messages();
    expect(await transactionsOf(() => engine.book({ holdToken: held?.holdToken }))).toBe(0);
    expect(await engine.rows('bookings')).toHaveLength(1);
    expect(await engine.rows('holds')).toEqual([]);
    expect(await engine.rows('table_allocations where live')).toHaveLength(1);
    expect(await version()).toBe(before + 2);
    expect(await engine.messages()).toEqual(['booking-confirmation', 'booking-notice', 'booking-reminder']);
  });

  it('is not enough for more: who asks for news as well is booked in a transaction', async () => {
    const customer = { ...exampleCustomer, shouldReceivePromotions: true };
    expect(await transactionsOf(() => engine.book({ customer }))).toBe(1);
    expect(await engine.rows('bookings')).toHaveLength(1);
  });

  describe('writes nothing, gives no hold up and queues nothing', () => {
    const entered = (isPlain: boolean): Entrance => ({ ...NO_ENTRANCE, isPlain: sql.lit(isPlain) });
    const usual = { guarded: true, waitlistServed: true, entrance: NO_ENTRANCE, now: 0 };

    it.each<[string, Partial<ExpectedDay>, isolation?: 'repeatable read']>([
      ['when the day has changed', { expected: -1 }],
      ['when something stands against whoever enters', { entrance: entered(false) }],
      ['when the transaction may not see what was committed last', {}, 'repeatable read'],
    ])('%s', async (_, changed, isolation = undefined) => {
      const holdId = holdIdOf((await hold()).body.holdToken as string);
      const { db, jobs } = engine.deps;
      const expected = await version();
      await engine.messages();
      const queue = await jobs.insertSql(bookingMailJobs(['booking-notice'], { bookingId: 'any', sequence: 0 }));
      const day = { storeId: '9001', date: exampleRequest.date };
      const parts = sql`queued as (${queue(sql<boolean>`exists (select from moved)`)})`;
      const write = (state: ExpectedDay) =>
        db
          .transaction()
          .setIsolationLevel(isolation ?? 'read committed')
          .execute((tx) => writeToDay(tx, { ...day, holdId, parts }, state));
      expect(await write({ ...usual, expected, ...changed })).toBeNull();
      expect(await engine.rows('holds')).toHaveLength(1);
      expect(await engine.rows('table_allocations')).toHaveLength(1);
      expect(await version()).toBe(expected);
      expect(await engine.messages()).toEqual([]);
      // All else being as usual, it does.
      const still = () =>
        db.transaction().execute((tx) => writeToDay(tx, { ...day, holdId, parts }, { ...usual, expected }));
      expect(await still()).toBe(expected + 1);
      expect(await engine.rows('holds')).toEqual([]);
      expect(await engine.messages()).toEqual(['booking-notice']);
    });
  });
});
