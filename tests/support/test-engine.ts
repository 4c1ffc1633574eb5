import { type BookingApiDeps, bookingRoutes, openEngine } from '../../src/booking/api/api.server.ts';
import { releaseOverdueHolds } from '../../src/booking/engine/day/clean-up.server.ts';
import { manageToken, waitlistToken } from '../../src/booking/engine/reference.ts';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import type { Connection } from '../../src/platform/database/database.ts';
import type { Restaurant } from '../../src/restaurants/contract.ts';
import { clearBookings } from './bookings.ts';
import { openTestDatabase } from './database.ts';
import { openTestJobs } from './jobs.ts';
import { calledByStrangers } from './strangers.ts';
import { TEST_DATE, TEST_NOW } from './test-clock.ts';
import { testMenu, testRestaurant } from './test-restaurant.ts';

const SECRET = 'secret';

export type TestAnswer<Body = Record<string, unknown>> = { status: number; body: Body };

/** With one table for two, the second to book is refused. */
export const oneTable = { tables: [{ id: 'only', areaId: 'room', minimumCovers: 1, maximumCovers: 2 }], joins: [] };

export const exampleRequest = {
  occasionId: 'table',
  menuId: 'main',
  areaId: null as string | null,
  date: TEST_DATE,
  time: '19:00',
  adultCovers: 2,
  childCovers: 0,
};
export const exampleCustomer = { firstName: 'Ann', lastName: 'Baker', email: 'ann@example.co.uk' };

/** A booking engine on its own database, with a fixed clock that tests move. */
export async function openTestEngine(
  restaurants: Restaurant[] = [testRestaurant({ booking: oneTable })],
  checks: Pick<BookingApiDeps, 'senderCheck' | 'workCheck'> = {},
) {
  const connection: Connection<BookingTables> = await openTestDatabase();
  const jobs = await openTestJobs(connection);
  const menus = [testMenu(), testMenu({ id: 'lunch', name: 'Lunch', servedUntil: '15:00' })];
  let content = { restaurants, menus };
  const cards = new Set<string>();
  let now = TEST_NOW;
  const deps = {
    db: connection.db,
    jobs,
    clock: () => now,
    content: () => content,
    tokenSecret: SECRET,
    ...checks,
    // Each card can be claimed once.
    claimCard: async (_: unknown, { customerId }: { customerId: string }) => cards.delete(customerId),
  };
  const engine = openEngine(deps);
  let visitor: Record<string, string> = {};
  const api = calledByStrangers(bookingRoutes(deps, engine));
  async function call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: object,
  ): Promise<TestAnswer<Body>> {
    const headers = { 'Content-Type': 'application/json', ...visitor };
    const response = await api.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as Body };
  }
  const rows = async <Row>(from: string) => (await connection.pool.query(`select * from ${from}`)).rows as Row[];
  return {
    api,
    deps: engine,
    connection,
    cards,
    rows,
    get: <Body = Record<string, unknown>>(path: string) => call<Body>('GET', path),
    post: <Body = Record<string, unknown>>(path: string, body: object = {}) => call<Body>('POST', path, body),
    del: (path: string) => call('DELETE', path),
    /** Calls from this browser session, and this network address if given. */
    async as<Result>(id: string, calls: () => Promise<Result>, address?: string): Promise<Result> {
      visitor = { 'x-session-id': id, ...(address && { 'x-from': address }) };
      try {
        return await calls();
      } finally {
        visitor = {};
      }
    },
    /** Another process's engine on the same database. */
    another: () => calledByStrangers(bookingRoutes(deps)),
    pass: (duration: Temporal.DurationLike) => {
      now = now.add(Temporal.Duration.from(duration));
    },
    at: (instant: string) => {
      now = Temporal.Instant.from(instant);
    },
    tidy: () => releaseOverdueHolds(engine),
    /** Replaces the restaurants and their rules. */
    run: (newRestaurants: Restaurant[]) => {
      content = { restaurants: newRestaurants, menus };
    },
    async book(changes: object = {}, storeId = '9001') {
      const body = { idempotencyKey: crypto.randomUUID(), customer: exampleCustomer, ...exampleRequest, ...changes };
      return call<{ bookingReference: string | null; bookingStatus: number; code?: number }>(
        'POST',
        `/create/${storeId}`,
        body,
      );
    },
    /** The manage token of the booking with this reference. */
    async tokenOf(reference: string | null) {
      const { rows: bookings } = await connection.pool.query('select id from bookings where reference = $1', [
        reference,
      ]);
      return manageToken(SECRET, bookings[0].id);
    },
    async waitlistTokenOf(reference: string) {
      const sql = 'select id from waitlist_entries where reference = $1';
      const { rows: entries } = await connection.pool.query(sql, [reference]);
      return waitlistToken(SECRET, entries[0].id);
    },
    /** The e-mails queued since the last call, by kind. */
    async messages(): Promise<string[]> {
      const { rows: emails } = await connection.pool.query(
        "delete from pgboss.job where name = 'mail' returning data->>'kind' kind",
      );
      return emails.map(({ kind }) => kind).sort();
    },
    async clear() {
      now = TEST_NOW;
      content = { restaurants, menus };
      cards.clear();
      await clearBookings(connection);
    },
    async close() {
      await jobs.stop();
      await connection.close();
    },
  };
}
export type TestEngine = Awaited<ReturnType<typeof openTestEngine>>;
