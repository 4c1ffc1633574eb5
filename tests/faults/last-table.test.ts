import { beforeEach, describe, expect, it } from 'vitest';
import type { BookingRules } from '../../src/restaurants/contract.ts';
import { clearBookings } from '../support/bookings.ts';
import { enginesOnPostgres } from '../support/engines-on-postgres.ts';
import { withoutTableConstraint } from '../support/real-postgres.ts';
import { oneTable } from '../support/test-engine.ts';

const PARALLEL = 200;

const postgres = enginesOnPostgres();
beforeEach(() => clearBookings(postgres.connection));

type Engines = ReturnType<typeof postgres.open>;
type Changes = (index: number) => { idempotencyKey: string; areaId?: string };

/** So many bookings at once, by status. */
async function bookAtOnce(engines: Engines, count: number, changes: Changes) {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => engines.book(changes(index))));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const bodies = answers.map(({ body }) => body);
  const withStatus = (status: number) => bodies.filter(({ bookingStatus }) => bookingStatus === status);
  return { booked: withStatus(1), taken: withStatus(9), bodies };
}

const ownKey = (index: number) => ({ idempotencyKey: `key-of-${index}` });
const count = async (table: string) => (await postgres.rows(`count(*) from ${table}`))[0].count;

describe('200 diners and one table, on a real PostgreSQL', () => {
  it('seats exactly one and answers 199 that the slot is taken', async () => {
    const { booked, taken } = await bookAtOnce(postgres.open(oneTable), PARALLEL, ownKey);
    expect(booked).toHaveLength(1);
    expect(taken).toHaveLength(PARALLEL - 1);
    expect(taken.every(({ bookingReference }) => bookingReference === null)).toBe(true);
    expect(await count('bookings')).toBe(1);
    expect(await count('table_allocations')).toBe(1);
    expect(await count('pgboss.job')).toBe(3);
  });

  it('is guarded by the constraint alone without the lock', async () => {
    const { booked, taken } = await bookAtOnce(postgres.open(oneTable, 'none'), PARALLEL, ownKey);
    expect(booked).toHaveLength(1);
    expect(taken).toHaveLength(PARALLEL - 1);
    expect(await count('bookings')).toBe(1);
  });

  it('oversells with neither, or this file would prove nothing', async () => {
    await withoutTableConstraint(postgres.connection, async () => {
      const { booked } = await bookAtOnce(postgres.open(oneTable, 'none'), PARALLEL, ownKey);
      expect(booked.length).toBeGreaterThan(1);
    });
  });
});

describe('what no constraint can guard', () => {
  // Each diner wants a different area, so that no two compete for a table.
  const areas = Array.from({ length: 60 }, (_, index) => ({ id: `area-${index}`, name: `Area ${index}` }));
  const manyAreas: Partial<BookingRules> = {
    pacingCovers: 6,
    areas,
    tables: areas.map(({ id }) => ({ id: `table-${id}`, areaId: id, minimumCovers: 1, maximumCovers: 2 })),
    joins: [],
  };
  const ownArea = (index: number) => ({ ...ownKey(index), areaId: `area-${index}` });

  it('keeps pacing by the lock', async () => {
    const { booked } = await bookAtOnce(postgres.open(manyAreas), areas.length, ownArea);
    expect(booked).toHaveLength(3);
  });

  it('loses it without the lock', async () => {
    const { booked } = await bookAtOnce(postgres.open(manyAreas, 'none'), areas.length, ownArea);
    expect(booked.length).toBeGreaterThan(3);
  });
});

it('books once and mails once under one key, however often it is sent at once', async () => {
  const { bodies } = await bookAtOnce(postgres.open({}), 40, () => ({ idempotencyKey: 'the-same-key' }));
  expect(new Set(bodies.map(({ bookingReference }) => bookingReference)).size).toBe(1);
  expect(await count('bookings')).toBe(1);
  expect(await count('pgboss.job')).toBe(3);
});
