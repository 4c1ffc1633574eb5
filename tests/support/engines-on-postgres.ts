import { afterAll } from 'vitest';
import { bookingRoutes, openEngine } from '../../src/booking/api/api.server.ts';
import { addBlock, type ClosedPart } from '../../src/booking/engine/desk/blocks.server.ts';
import { manageToken, waitlistToken } from '../../src/booking/engine/reference.ts';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import type { Connection } from '../../src/platform/database/database.ts';
import type { Jobs } from '../../src/platform/jobs/jobs.ts';
import type { BookingRules } from '../../src/restaurants/contract.ts';
import { openTestJobs } from './jobs.ts';
import { realPostgres } from './real-postgres.ts';
import { addEnquiry, answerAsStaff, offerOf } from './requests.ts';
import { calledByStrangers } from './strangers.ts';
import { TEST_DATE, TEST_NOW } from './test-clock.ts';
import { exampleCustomer, exampleRequest } from './test-engine.ts';
import { testMenu, testRestaurant } from './test-restaurant.ts';

const SERVERS = 8;
const SECRET = 'secret';
export type ApiAnswer = { status: number; body: Record<string, unknown> };

/** Several engine instances that share only the database. */
function openEngines(
  { db, pool }: Connection<BookingTables>,
  jobs: Jobs,
  { booking, guard }: { booking: Partial<BookingRules>; guard?: 'lock' | 'none' },
) {
  const content = { restaurants: [testRestaurant({ booking })], menus: [testMenu()] };
  let now = TEST_NOW;
  const deps = { db, jobs, clock: () => now, content: () => content, tokenSecret: SECRET, guard };
  const servers = Array.from({ length: SERVERS }, () => openEngine(deps));
  const engines = servers.map((server) => calledByStrangers(bookingRoutes(deps, server)));
  let count = 0;

  /** Calls go to the instances in turn. */
  async function call(method: string, path: string, body?: object, visitor: object = {}): Promise<ApiAnswer> {
    count += 1;
    const headers = { 'Content-Type': 'application/json', ...visitor };
    const engine = engines[count % SERVERS] as (typeof engines)[number];
    const response = await engine.request(path, { method, headers, body: body && JSON.stringify(body) });
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
  }
  const post = (path: string, body: object = {}) => call('POST', path, body);
  const idOf = async (table: string, reference: unknown) =>
    (await pool.query(`select id from ${table} where reference = $1`, [reference])).rows[0].id as string;
  /** For acts of staff. */
  const serverAt = (index: number) => servers[index % SERVERS] as (typeof servers)[number];
  return {
    post,
    serverAt,
    pass: (minutes: number) => {
      now = now.add({ seconds: minutes * 60 });
    },
    /** Each from a new diner, unless the headers name one. */
    hold: (changes: object = {}, visitor: object = {}) =>
      call('POST', '/holds/9001', { ...exampleRequest, ...changes }, visitor),
    renew: (token: unknown) => post(`/holds/${token}/renew`),
    release: (token: unknown) => call('DELETE', `/holds/${token}`),
    book: (changes: { idempotencyKey?: string } & Record<string, unknown> = {}) =>
      post('/create/9001', {
        ...exampleRequest,
        customer: { ...exampleCustomer, email: `diner-${changes.idempotencyKey ?? count}@example.co.uk` },
        idempotencyKey: crypto.randomUUID(),
        ...changes,
      }),
    close: (part: ClosedPart) =>
      addBlock(
        serverAt(0),
        { id: crypto.randomUUID(), storeId: '9001', date: TEST_DATE, reason: 'A leak.', part },
        async () => {},
      ),
    /** Offers times for an enquiry of two, and returns its id and the API path that takes one. */
    async offered(...times: string[]) {
      const requestId = await addEnquiry({ ...deps }, { date: TEST_DATE, covers: 2 });
      const { offerToken } = await answerAsStaff(serverAt(0), requestId, offerOf(TEST_DATE, times));
      return { requestId, take: `/table-offers/${offerToken}/take` };
    },
    /** Closes a request that has one answer. */
    async settle(requestId: string) {
      const answer = { act: 'settled', key: crypto.randomUUID(), seen: 1, message: '' } as const;
      return (await answerAsStaff(serverAt(0), requestId, answer)).outcome;
    },
    /** Books, and returns the API path of the booking. */
    async booked(changes: Record<string, unknown> = {}) {
      const { body } = await this.book(changes);
      return `/manage/${manageToken(SECRET, await idOf('bookings', body.bookingReference))}`;
    },
    /** Joins the waitlist, and returns the API path of the entry. */
    async waiting(name: string, changes: object = {}) {
      const customer = { ...exampleCustomer, firstName: name, email: `${name}@example.co.uk` };
      const { body } = await post('/waitlist/9001', { ...exampleRequest, customer, ...changes });
      return `/waitlist/entries/${waitlistToken(SECRET, await idOf('waitlist_entries', body.waitlistReference))}`;
    },
  };
}

/** Engines on a real PostgreSQL, for all tests of a file; skipped if none can run. */
export function enginesOnPostgres() {
  let jobs: Jobs | undefined;
  const postgres = realPostgres(async (connection) => {
    jobs = await openTestJobs(connection);
  });
  afterAll(() => jobs?.stop());
  return {
    get connection() {
      return postgres.connection;
    },
    open: (booking: Partial<BookingRules> = {}, guard?: 'lock' | 'none') =>
      openEngines(postgres.connection, jobs as Jobs, { booking, guard }),
    rows: async (query: string) => (await postgres.connection.pool.query(`select ${query}`)).rows,
  };
}
