import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import type { Connection } from '../platform/database/database.ts';
import { PROVIDER_UNAVAILABLE } from './card/refusals.ts';
import { claimCard, keepCard } from './card-customers.server.ts';
import { createVault } from './create-vault.server.ts';
import { forgetUnusedCards } from './forget-unused.server.ts';
import type { PaymentTables } from './tables.server.ts';
import { createTestProvider } from './test-vault/test-provider.server.ts';

const GIVEN = Temporal.Instant.from('2026-11-20T10:00:00Z');
const SESSION = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const [FIRST, SECOND] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];

let connection: Connection<PaymentTables>;

const storedIds = async () =>
  (await connection.db.selectFrom('card_customers').select('customer_id').orderBy('customer_id').execute()).map(
    ({ customer_id }) => customer_id,
  );

const claim = (changes: object = {}, db: Parameters<typeof claimCard>[0] = connection.db) =>
  claimCard(db, { customerId: 'c1', sessionId: SESSION, bookingId: FIRST, now: GIVEN.add({ minutes: 5 }), ...changes });

beforeAll(async () => {
  connection = await openTestDatabase<PaymentTables>();
});
beforeEach(async () => {
  await connection.pool.query('truncate card_customers');
  await keepCard(connection.db, { customerId: 'c1', sessionId: SESSION, now: GIVEN });
});
afterAll(() => connection.close());

test('a card may be claimed for one booking, repeatedly', async () => {
  expect(await claim()).toBe(true);
  expect(await claim()).toBe(true);
  expect(await claim({ bookingId: SECOND })).toBe(false);
  expect(await connection.db.selectFrom('card_customers').selectAll().execute()).toMatchObject([
    { customer_id: 'c1', used_by_booking: FIRST },
  ]);
});

test.each([
  ['an unknown card', { customerId: 'c2' }],
  ['a card from another session', { sessionId: '3f2504e0-4f89-41d3-9a0c-0305e82c3302' }],
  ['a card an hour old', { now: GIVEN.add({ hours: 1 }) }],
])("%s can't be claimed", async (_, changes) => {
  expect(await claim(changes)).toBe(false);
  expect(await claim()).toBe(true);
});

test('a session id is normalised and stored hashed', async () => {
  expect(await claim({ sessionId: SESSION.toUpperCase(), now: GIVEN.add({ minutes: 59, seconds: 59 }) })).toBe(true);
  const { rows } = await connection.pool.query('select card_customers::text as row from card_customers');
  expect(rows[0].row).not.toContain(SESSION.slice(0, 8));
});

test("two simultaneous bookings can't claim one card", async () => {
  const bookings = [FIRST, SECOND, ...Array.from({ length: 6 }, () => crypto.randomUUID())];
  const claims = await Promise.all(
    bookings.map((bookingId) => connection.db.transaction().execute((tx) => claim({ bookingId }, tx))),
  );
  expect(claims.filter(Boolean)).toHaveLength(1);
});

test('a failed booking releases its card', async () => {
  const undone = connection.db.transaction().execute(async (tx) => {
    expect(await claim({}, tx)).toBe(true);
    throw new Error('slot taken');
  });
  await expect(undone).rejects.toThrow('slot taken');
  expect(await claim({ bookingId: SECOND })).toBe(true);
});

test('unclaimed cards are deleted after two hours, others are not', async () => {
  await keepCard(connection.db, { customerId: 'c2', sessionId: SESSION, now: GIVEN });
  await keepCard(connection.db, { customerId: 'c3', sessionId: SESSION, now: GIVEN.add({ seconds: 1 }) });
  await claim();
  const removals: string[] = [];
  let isReachable = false;
  const provider = {
    ...createTestProvider({ db: connection.db, clock: () => GIVEN }),
    remove: async (customerId: string) => {
      removals.push(customerId);
      return isReachable ? ({ ok: true } as const) : PROVIDER_UNAVAILABLE;
    },
  };
  const vault = createVault(provider, { db: connection.db, clock: () => GIVEN });
  const forget = () => forgetUnusedCards({ db: connection.db, vault }, GIVEN.add({ hours: 2 }));
  expect(await forget()).toBe(0);
  expect(await storedIds()).toEqual(['c1', 'c2', 'c3']);
  isReachable = true;
  expect(await forget()).toBe(1);
  expect(await storedIds()).toEqual(['c1', 'c3']);
  expect(removals).toEqual(['c2', 'c2']);
});
