import { bookingApi } from '../../src/booking/api.server.ts';
import { manageToken, waitlistToken } from '../../src/booking/reference.ts';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import type { Connection } from '../../src/platform/database.ts';
import type { Jobs } from '../../src/platform/jobs.ts';
import type { BookingRules } from '../../src/restaurants/contract.ts';
import { testMenu, testRestaurant } from './trattoria.ts';
import { ann, tableWish } from './trattoria-desk.ts';

const SERVERS = 8;
const SECRET = 'secret';
export type Told = { status: number; body: Record<string, unknown> };

/** As many desks as one would run servers: nothing but the database is shared between them. */
export function desksOn(
  { db, pool }: Connection<BookingTables>,
  jobs: Jobs,
  { booking, guard }: { booking: Partial<BookingRules>; guard?: 'lock' | 'none' },
) {
  const content = { restaurants: [testRestaurant({ booking })], menus: [testMenu()] };
  let now = Temporal.Instant.from('2026-11-20T12:00:00Z');
  const deps = { db, jobs, clock: () => now, content: () => content, tokenSecret: SECRET, guard };
  const desks = Array.from({ length: SERVERS }, () => bookingApi(deps));
  let sent = 0;

  /** Each call comes to the next desk. */
  async function call(method: string, path: string, body?: object): Promise<Told> {
    sent += 1;
    const headers = { 'Content-Type': 'application/json' };
    const desk = desks[sent % SERVERS] as (typeof desks)[number];
    const response = await desk.request(path, { method, headers, body: body && JSON.stringify(body) });
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
  }
  const post = (path: string, body: object = {}) => call('POST', path, body);
  const idOf = async (table: string, reference: unknown) =>
    (await pool.query(`select id from ${table} where reference = $1`, [reference])).rows[0].id as string;
  return {
    post,
    pass: (minutes: number) => {
      now = now.add({ minutes });
    },
    hold: (changes: object = {}) => post('/holds/9001', { ...tableWish, ...changes }),
    renew: (token: unknown) => post(`/holds/${token}/renew`),
    release: (token: unknown) => call('DELETE', `/holds/${token}`),
    book: (changes: object = {}) =>
      post('/create/9001', { ...tableWish, customer: ann, idempotencyKey: crypto.randomUUID(), ...changes }),
    /** Books, and gives the path under which the booking is managed. */
    async booked(changes: object = {}) {
      const { body } = await this.book(changes);
      return `/manage/${manageToken(SECRET, await idOf('bookings', body.bookingReference))}`;
    },
    /** Joins the line, and gives the path of the place in it. */
    async inLine(name: string, changes: object = {}) {
      const customer = { ...ann, firstName: name, email: `${name}@example.co.uk` };
      const { body } = await post('/waitlist/9001', { ...tableWish, customer, ...changes });
      return `/waitlist/place/${waitlistToken(SECRET, await idOf('waitlist_entries', body.waitlistReference))}`;
    },
  };
}
