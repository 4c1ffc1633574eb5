import { type BookingApiDeps, bookingApi, openDesk } from '../../src/booking/api.server.ts';
import { letGoEverywhere } from '../../src/booking/desk/tidy-desk.server.ts';
import { manageToken, waitlistToken } from '../../src/booking/reference.ts';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import type { Connection } from '../../src/platform/database.ts';
import type { Restaurant } from '../../src/restaurants/contract.ts';
import { clearBookings } from './bookings.ts';
import { openTestDatabase } from './database.ts';
import { openTestJobs } from './jobs.ts';
import { testMenu, testRestaurant } from './trattoria.ts';

export const DATE = '2026-11-27';
const SECRET = 'secret';
const OPENED = Temporal.Instant.from('2026-11-20T12:00:00Z');

export type Answer<Body = Record<string, unknown>> = { status: number; body: Body };

/** One table for two, so that whoever is second finds it taken. */
export const oneTable = { tables: [{ id: 'only', areaId: 'room', minimumCovers: 1, maximumCovers: 2 }], joins: [] };

export const tableWish = {
  occasionId: 'table',
  menuId: 'main',
  areaId: null as string | null,
  date: DATE,
  time: '19:00',
  adultCovers: 2,
  childCovers: 0,
};
export const ann = { firstName: 'Ann', lastName: 'Baker', email: 'ann@example.co.uk' };

/** A restaurant with its desk on a database of its own; its clock stands still until it is told to move. */
export async function openTrattoria(
  restaurants: Restaurant[] = [testRestaurant({ booking: oneTable })],
  others: Pick<BookingApiDeps, 'senderCheck'> = {},
) {
  const connection: Connection<BookingTables> = await openTestDatabase();
  const jobs = await openTestJobs(connection);
  const menus = [testMenu(), testMenu({ id: 'lunch', name: 'Lunch', servedUntil: '15:00' })];
  let content = { restaurants, menus };
  const cards = new Set<string>();
  let now = OPENED;
  const deps = {
    db: connection.db,
    jobs,
    clock: () => now,
    content: () => content,
    tokenSecret: SECRET,
    senderCheck: others.senderCheck,
    // A card can be used once.
    claimCard: async (_: unknown, { customerId }: { customerId: string }) => cards.delete(customerId),
  };
  const desk = openDesk(deps);
  const api = bookingApi(deps, desk);
  async function call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: object,
  ): Promise<Answer<Body>> {
    const headers = { 'Content-Type': 'application/json' };
    const response = await api.request(path, { method, ...(body && { headers, body: JSON.stringify(body) }) });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as Body };
  }
  const rows = async <Row>(from: string) => (await connection.pool.query(`select * from ${from}`)).rows as Row[];
  return {
    api,
    desk,
    connection,
    cards,
    rows,
    get: <Body = Record<string, unknown>>(path: string) => call<Body>('GET', path),
    post: <Body = Record<string, unknown>>(path: string, body: object = {}) => call<Body>('POST', path, body),
    del: (path: string) => call('DELETE', path),
    /** Another process on the same database. */
    another: () => bookingApi(deps),
    pass: (duration: Temporal.DurationLike) => {
      now = now.add(Temporal.Duration.from(duration));
    },
    at: (instant: string) => {
      now = Temporal.Instant.from(instant);
    },
    tidy: () => letGoEverywhere(desk),
    /** The restaurants are run otherwise from now on. */
    run: (changed: Restaurant[]) => {
      content = { restaurants: changed, menus };
    },
    async book(changes: object = {}, storeId = '9001') {
      const body = { idempotencyKey: crypto.randomUUID(), customer: ann, ...tableWish, ...changes };
      return call<{ bookingReference: string | null; bookingStatus: number; code?: number }>(
        'POST',
        `/create/${storeId}`,
        body,
      );
    },
    /** The token in the e-mail of the booking with this reference. */
    async tokenOf(reference: string | null) {
      const { rows: found } = await connection.pool.query('select id from bookings where reference = $1', [reference]);
      return manageToken(SECRET, found[0].id);
    },
    async waitlistTokenOf(reference: string) {
      const sql = 'select id from waitlist_entries where reference = $1';
      const { rows: found } = await connection.pool.query(sql, [reference]);
      return waitlistToken(SECRET, found[0].id);
    },
    /** The messages asked for since the last look, by kind. */
    async messages(): Promise<string[]> {
      const { rows: found } = await connection.pool.query(
        "delete from pgboss.job where name = 'mail' returning data->>'kind' kind",
      );
      return found.map(({ kind }) => kind).sort();
    },
    async clear() {
      now = OPENED;
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
export type Trattoria = Awaited<ReturnType<typeof openTrattoria>>;
