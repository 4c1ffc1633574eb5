import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { addBlock, liftBlock } from '../../src/booking/engine/desk/blocks.server.ts';
import { moveParty } from '../../src/booking/engine/desk/move-party.server.ts';
import { type OpenDay, onDay } from '../../src/booking/engine/desk/on-day.server.ts';
import { releaseTables, takeBack } from '../../src/booking/engine/desk/release-tables.server.ts';
import { seatParty } from '../../src/booking/engine/desk/seat-party.server.ts';
import { SOFT_RULES } from '../../src/booking/rules/seating/staff-seating.ts';
import type { BookingRules } from '../../src/restaurants/contract.ts';
import { MINUTE_MS } from '../../src/values/time/duration.ts';
import { clearBookings } from '../support/bookings.ts';
import { enginesOnPostgres } from '../support/engines-on-postgres.ts';
import { withoutTableConstraint } from '../support/real-postgres.ts';
import { TEST_DATE } from '../support/test-clock.ts';

const ACTS = 200;
const ROUNDS = process.env.LONG ? 50 : 1;
const LIMIT = process.env.LONG ? 3_600_000 : 120_000;

const TABLES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const rules: Partial<BookingRules> = {
  pacingCovers: 1000,
  tables: TABLES.map((id) => ({ id, areaId: 'room', minimumCovers: 1, maximumCovers: 2 })),
  joins: [{ id: 'a+b', tableIds: ['a', 'b'], minimumCovers: 3, maximumCovers: 4 }],
};
const DAY = { storeId: '9001', date: TEST_DATE };
const TIMES = ['13:00', '14:15', '18:00', '18:45', '19:30', '21:00'];
/** Beside no other act, so that some web bookings succeed in every order. */
const WEB_ONLY = '16:15';

const postgres = enginesOnPostgres();
beforeEach(() => clearBookings(postgres.connection));
type Engines = ReturnType<typeof postgres.open>;

const of = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;
const spanAt = (index: number, minutes = 90) => {
  const startsAt = Date.parse(`${TEST_DATE}T${of(TIMES, index)}:00Z`);
  return { startsAt, endsAt: startsAt + minutes * MINUTE_MS };
};

const party = (index: number, source: 'phone' | 'walk-in', tableIds: string[] | null) => ({
  id: randomUUID(),
  source,
  adultCovers: tableIds?.length === 2 ? 4 : 2,
  childCovers: 0,
  ...spanAt(index),
  tableIds,
  mayBreak: SOFT_RULES,
});

/** One of everything that takes, moves or frees a table, by its index; true where it did. */
function actOf(engines: Engines, seated: readonly string[], index: number): Promise<boolean> {
  const turn = Math.floor(index / 6);
  const deps = engines.serverAt(index);
  const act = async (work: (open: OpenDay) => Promise<{ ok: boolean }>) => (await onDay(deps, DAY, work)).ok;
  const bookingId = of(seated, turn);
  const table = of(TABLES, turn);
  switch (index % 6) {
    case 0:
      return engines.book({ time: of([WEB_ONLY, ...TIMES], turn) }).then(({ body }) => body.bookingStatus === 1);
    case 1:
      return act((open) => seatParty(open, party(turn, 'phone', turn % 3 === 0 ? ['a', 'b'] : null)));
    case 2:
      return act((open) => seatParty(open, party(turn, 'walk-in', [table])));
    case 3:
      return act((open) =>
        moveParty(open, { bookingId, ...spanAt(turn, 75), tableIds: [table], mayBreak: SOFT_RULES }),
      );
    case 4:
      return act(async (open) => {
        await releaseTables(open, bookingId);
        return takeBack(open, bookingId);
      });
    default: {
      const id = randomUUID();
      const part = { kind: 'tables' as const, tableIds: [table], ...spanAt(turn, 30) };
      return addBlock(deps, { ...DAY, id, reason: '', part }, async () => undefined)
        .then(() => (turn % 2 ? liftBlock(deps, { storeId: DAY.storeId, id }, async () => undefined) : undefined))
        .then(() => true);
    }
  }
}

/** Seats a few, then lets everybody act at once. */
async function actAtOnce(engines: Engines) {
  const first = TABLES.map((id, index) => party(index, 'walk-in', [id]));
  for (const each of first) await onDay(engines.serverAt(0), DAY, (open) => seatParty(open, each));
  const seated = first.map(({ id }) => id);
  return Promise.allSettled(Array.from({ length: ACTS }, (_, index) => actOf(engines, seated, index)));
}

/** Pairs of parties at one table at one time. */
const overlaps = async () =>
  (
    await postgres.rows(
      `count(*) from table_allocations a join table_allocations b
       on a.store_id = b.store_id and a.table_id = b.table_id and a.during && b.during and a.ctid < b.ctid
       where a.live and b.live`,
    )
  )[0].count;

async function expectNoOverlap(engines: Engines): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await clearBookings(postgres.connection);
    const outcomes = await actAtOnce(engines);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    const done = outcomes.flatMap((outcome, index) =>
      outcome.status === 'fulfilled' && outcome.value ? index % 6 : [],
    );
    expect(new Set(done).size).toBe(6);
    expect(await overlaps()).toBe(0);
  }
}

it('200 acts of diners and staff at once overlap at no table', () => expectNoOverlap(postgres.open(rules)), LIMIT);

it(
  'the lock alone prevents every overlap, without the constraint',
  () => withoutTableConstraint(postgres.connection, () => expectNoOverlap(postgres.open(rules))),
  LIMIT,
);

it(
  'acts overlap without lock and constraint',
  () =>
    withoutTableConstraint(postgres.connection, async () => {
      // Without the lock some wait for each other in a circle, and fail.
      await actAtOnce(postgres.open(rules, 'none'));
      expect(await overlaps()).toBeGreaterThan(0);
    }),
  LIMIT,
);
