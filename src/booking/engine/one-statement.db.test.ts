import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleRequest, openTestEngine, type TestEngine } from '../../../tests/support/test-engine.ts';
import type { Held } from '../contracts/holds.ts';
import { type Entrance, type ExpectedDay, NO_ENTRANCE, writeToDay } from './day/write-to-day.server.ts';
import { holdIdOf } from './reference.ts';

let engine: TestEngine;
beforeAll(async () => {
  engine = await openTestEngine();
}, 60_000);
afterAll(() => engine.close());
beforeEach(() => engine.clear());

const hold = (changes: object = {}) => engine.post<Held>('/holds/9001', { ...exampleRequest, ...changes });

const version = async () => (await engine.rows<{ version: number }>('service_days'))[0]?.version ?? 0;

/** The number of transactions the work starts; a lone statement starts none. */
async function transactionsOf(work: () => Promise<unknown>): Promise<number> {
  const transaction = vi.spyOn(engine.deps.db, 'transaction');
  await work();
  const { length } = transaction.mock.calls;
  transaction.mockRestore();
  return length;
}

describe('one statement', () => {
  it('holds a table in one statement', async () => {
    let held: Held | undefined;
    const holding = async () => {
      held = (await hold()).body;
    };
    expect(await transactionsOf(holding)).toBe(0);
    expect(held?.holdToken).toEqual(expect.any(String));
  });

  it('books and queues the messages in one transaction', async () => {
    const holdToken = (await hold()).body.holdToken;
    const before = await version();
    await engine.messages();
    expect(await transactionsOf(() => engine.book({ holdToken }))).toBe(1);
    expect(await engine.rows('bookings')).toHaveLength(1);
    expect(await engine.rows('holds')).toEqual([]);
    expect(await engine.rows('table_allocations where live')).toHaveLength(1);
    expect(await version()).toBe(before + 1);
    expect(await engine.messages()).toEqual(['booking-confirmation', 'booking-notice', 'booking-reminder']);
  });

  describe('a write to a day', () => {
    const unclear: Entrance = { ...NO_ENTRANCE, isClear: sql.lit(false) };
    const usual = { guarded: true, waitlistServed: true, entrance: NO_ENTRANCE };

    it.each<[string, Partial<ExpectedDay>, isolation?: 'repeatable read']>([
      ['the day has changed', { version: -1 }],
      ['the entrance is not clear', { entrance: unclear }],
      ['the transaction cannot see the latest commits', {}, 'repeatable read'],
    ])('writes nothing and keeps the old hold when %s', async (_, changed, isolation = undefined) => {
      const replacedHoldId = holdIdOf((await hold()).body.holdToken as string);
      const { db } = engine.deps;
      const expected = await version();
      const day = { storeId: '9001', date: exampleRequest.date };
      const parts = sql`noted as (select from moved)`;
      const write = (state: ExpectedDay) =>
        db
          .transaction()
          .setIsolationLevel(isolation ?? 'read committed')
          .execute((tx) => writeToDay(tx, { ...day, replacedHoldId, parts }, state));
      expect(await write({ ...usual, version: expected, ...changed })).toMatchObject({ version: null });
      expect(await engine.rows('holds')).toHaveLength(1);
      expect(await engine.rows('table_allocations')).toHaveLength(1);
      expect(await version()).toBe(expected);
      const still = () =>
        db
          .transaction()
          .execute((tx) => writeToDay(tx, { ...day, replacedHoldId, parts }, { ...usual, version: expected }));
      expect(await still()).toMatchObject({ version: expected + 1 });
      expect(await engine.rows('holds')).toEqual([]);
    });
  });
});
