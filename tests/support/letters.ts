import { bookingApi } from '../../src/booking/api.server.ts';
import { type BookingMailDeps, renderBookingMail } from '../../src/booking/booking-mail.server.tsx';
import type { BookingMail, WaitlistMail } from '../../src/booking/mail-jobs.ts';
import type { BookingTables, CardGuaranteeRow } from '../../src/booking/tables.server.ts';
import type { Connection } from '../../src/platform/database.ts';
import type { Mail } from '../../src/platform/mailer.server.ts';
import { openTestDatabase } from './database.ts';
import { testMenu, testRestaurant } from './trattoria.ts';

const BOOKED_AT = '2026-11-20T12:00:00Z';
const manyTables = Array.from({ length: 40 }, (_, index) => ({
  id: `r${index + 1}`,
  areaId: 'room',
  minimumCovers: 1,
  maximumCovers: 2,
}));
/** Open until three on a Saturday morning. */
const nightOwl = testRestaurant({
  openingHours: { ...testRestaurant().openingHours, fridayClose: '03:00' },
  booking: {
    sittings: [{ name: 'Late', days: ['friday'], firstSeating: '18:00', lastSeating: '01:00' }],
    tables: manyTables,
    joins: [],
  },
});
const content = { restaurants: [nightOwl], menus: [testMenu()] };

export type Letters = Awaited<ReturnType<typeof openLetters>>;

/** A restaurant with a database, and what happens to its bookings, so that the letters about it can be read. */
export async function openLetters() {
  const connection = await openTestDatabase<BookingTables>();
  const clock = { now: Temporal.Instant.from(BOOKED_AT) };
  const deps: BookingMailDeps = {
    db: connection.db,
    content: () => content,
    brand: { name: 'Tavola', email: 'ciao@tavola.example' },
    publicUrl: 'https://www.tavola.example',
    tokenSecret: 'secret',
    clock: () => clock.now,
  };
  return {
    connection,
    deps,
    /** Stands the clock at an ISO instant. */
    at: (instant: string) => {
      clock.now = Temporal.Instant.from(instant);
    },
    book: (time: string, customer: object = {}) => book(deps, time, customer),
    ...happenings(connection),
    /** The message of a job; null when it is not sent. */
    find: (kind: BookingMail['kind'], bookingId: string, sequence = 0) =>
      renderBookingMail(deps, { kind, bookingId, sequence }),
    read: async (kind: BookingMail['kind'], bookingId: string, sequence = 0) =>
      sent(await renderBookingMail(deps, { kind, bookingId, sequence })),
    findForWaiting: (kind: WaitlistMail['kind'], waitlistId: string) => renderBookingMail(deps, { kind, waitlistId }),
    readForWaiting: async (kind: WaitlistMail['kind'], waitlistId: string) =>
      sent(await renderBookingMail(deps, { kind, waitlistId })),
  };
}

function sent(mail: Mail | null): Mail {
  if (!mail) throw new Error('there is no message');
  return mail;
}

/** Books a table for two on Friday 27 November 2026, as the page does; gives the booking's id. */
async function book(deps: BookingMailDeps, time: string, customer: object): Promise<string> {
  const ids: string[] = [];
  const enqueue = async (_: unknown, jobs: { data: object }[]) =>
    void ids.push(...jobs.map(({ data }) => (data as { bookingId: string }).bookingId));
  const clock = () => Temporal.Instant.from(BOOKED_AT);
  const answer = await bookingApi({ ...deps, clock, jobs: { enqueue } }).request('/create/9001', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      idempotencyKey: crypto.randomUUID(),
      occasionId: 'table',
      menuId: 'main',
      areaId: null,
      date: '2026-11-27',
      time,
      adultCovers: 2,
      customer: { firstName: 'Ann', lastName: 'Baker', email: 'ann@example.co.uk', ...customer },
    }),
  });
  const [id] = ids;
  if (!id) throw new Error(`not booked: ${await answer.text()}`);
  return id;
}

/** What the desk writes when a booking changes, as rows. */
function happenings({ pool }: Connection<BookingTables>) {
  const note = (id: string, event: string, at: string, detail: object) =>
    pool.query('insert into booking_history (booking_id, event, happened_at, detail) values ($1, $2, $3, $4)', [
      id,
      event,
      at,
      JSON.stringify(detail),
    ]);
  return {
    reference: async (id: string): Promise<string> =>
      (await pool.query('select reference from bookings where id = $1', [id])).rows[0].reference,
    set: (id: string, columns: string, values: unknown[]) =>
      pool.query(`update bookings set ${columns} where id = $1`, [id, ...values]),
    /** Moves a table for two at seven to three people at nine on the terrace, two days later. */
    async change(id: string, at = '2026-11-21T09:30:00Z') {
      const from = {
        date: '2026-11-27',
        time: '19:00',
        adultCovers: 2,
        childCovers: 0,
        occasionId: 'table',
        menuId: 'main',
        areaId: null,
        tableIds: ['r1'],
      };
      const to = { ...from, date: '2026-11-29', time: '21:00', childCovers: 1, areaId: 'terrace', tableIds: ['t1'] };
      await pool.query(
        `update bookings set service_date = '2026-11-29', service_time = '21:00', child_covers = 1, area_id = 'terrace',
           starts_at = '2026-11-29T21:00Z', ends_at = '2026-11-29T22:30Z', sequence = sequence + 1 where id = $1`,
        [id],
      );
      await note(id, 'changed', at, { from, to });
    },
    async cancel(id: string, at = '2026-11-22T18:00:00Z') {
      await pool.query(`update bookings set status = 'cancelled', sequence = sequence + 1 where id = $1`, [id]);
      await note(id, 'cancelled', at, { reason: 'diner', feePence: 0 });
    },
    /** Makes a request of a booking: it holds no table. */
    async asRequest(id: string, type: 'enquiry' | 'event') {
      await pool.query(`update bookings set booking_type = $2, status = 'received' where id = $1`, [id, type]);
    },
    guarantee: (id: string, status: CardGuaranteeRow['status']) =>
      pool.query(`insert into card_guarantees values ($1, 'customer-1', 4000, '2026-11-26T19:00:00Z', 'v1', $2, $3)`, [
        id,
        'First sentence & more.\nSecond “sentence”.',
        status,
      ]),
    async wait(changes: { email: string; status?: string; notifyBy?: string; offeredUntil?: string; phone?: string }) {
      const id = crypto.randomUUID();
      const { email, status = 'waiting', notifyBy = 'email', offeredUntil = null, phone = '' } = changes;
      await pool.query(
        `insert into waitlist_entries (id, reference, status, store_id, service_date, service_time, starts_at,
           adult_covers, child_covers, occasion_id, menu_id, first_name, last_name, email, phone_number, notify_by,
           token_hash, offered_until, created_at)
         values ($1, $2, $3, '9001', '2026-11-27', '20:00', '2026-11-27T20:00Z', 2, 0, 'table', 'main', 'Ann', 'Baker',
           $4, $5, $6, $7, $8, '2026-11-20T12:00Z')`,
        [id, id.slice(0, 8), status, email, phone, notifyBy, Buffer.from(id), offeredUntil],
      );
      return id;
    },
  };
}
