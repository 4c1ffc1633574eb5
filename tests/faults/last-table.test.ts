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

/** The statuses of concurrent bookings. */
async function bookAtOnce(engines: Engines, count: number, changes: Changes) {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => engines.book(changes(index))));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const bodies = answers.map(({ body }) => body);
  const withStatus = (status: number) => bodies.filter(({ bookingStatus }) => bookingStatus === status);
  return { bookedCount: withStatus(1), takenCount: withStatus(9), bodies };
}

const ownKey = (index: number) => ({ idempotencyKey: `key-of-${index}` });
const count = async (table: string) => (await postgres.rows(`count(*) from ${table}`))[0].count;

describe('200 diners and one table, on a real PostgreSQL', () => {
  it('the last table goes to exactly one of 200 diners; 199 are told it is taken', async () => {
    const { bookedCount, takenCount } = await bookAtOnce(postgres.open(oneTable), PARALLEL, ownKey);
    expect(bookedCount).toHaveLength(1);
    expect(takenCount).toHaveLength(PARALLEL - 1);
    expect(takenCount.every(({ bookingReference }) => bookingReference === null)).toBe(true);
    expect(await count('bookings')).toBe(1);
    expect(await count('table_allocations')).toBe(1);
    expect(await count('pgboss.job')).toBe(3);
  });

  it('the constraint alone guards the last table without the lock', async () => {
    const { bookedCount, takenCount } = await bookAtOnce(postgres.open(oneTable, 'none'), PARALLEL, ownKey);
    expect(bookedCount).toHaveLength(1);
    expect(takenCount).toHaveLength(PARALLEL - 1);
    expect(await count('bookings')).toBe(1);
  });

  it('the last table is oversold without lock and constraint', async () => {
    await withoutTableConstraint(postgres.connection, async () => {
      const { bookedCount } = await bookAtOnce(postgres.open(oneTable, 'none'), PARALLEL, ownKey);
      expect(bookedCount.length).toBeGreaterThan(1);
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

  it('the lock enforces pacing', async () => {
    const { bookedCount } = await bookAtOnce(postgres.open(manyAreas), areas.length, ownArea);
    expect(bookedCount).toHaveLength(3);
  });

  it('pacing is exceeded without the lock', async () => {
    const { bookedCount } = await bookAtOnce(postgres.open(manyAreas, 'none'), areas.length, ownArea);
    expect(bookedCount.length).toBeGreaterThan(3);
  });
});

it('concurrent requests with one key make one booking and one e-mail', async () => {
  const { bodies } = await bookAtOnce(postgres.open({}), 40, () => ({ idempotencyKey: 'the-same-key' }));
  expect(new Set(bodies.map(({ bookingReference }) => bookingReference)).size).toBe(1);
  expect(await count('bookings')).toBe(1);
  expect(await count('pgboss.job')).toBe(3);
});
