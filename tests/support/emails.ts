import { bookingRoutes } from '../../src/booking/api/api.server.ts';
import type { BookingMail, WaitlistMail } from '../../src/booking/contracts/mail-jobs.ts';
import { renderBookingEmail } from '../../src/booking/messages/booking-email.server.ts';
import type { BookingMailDeps } from '../../src/booking/messages/booking-facts.server.ts';
import type { BookingTables, CardGuaranteeRow } from '../../src/booking/tables.server.ts';
import type { Connection } from '../../src/platform/database/database.ts';
import type { Jobs } from '../../src/platform/jobs/jobs.ts';
import type { Mail } from '../../src/platform/messages/mailer.server.ts';
import { openTestDatabase } from './database.ts';
import { sampleBrand } from './email-brand.ts';
import { testMenu, testRestaurant } from './test-restaurant.ts';

const BOOKED_AT = '2026-11-20T12:00:00Z';
const manyTables = Array.from({ length: 40 }, (_, index) => ({
  id: `r${index + 1}`,
  areaId: 'room',
  minimumCovers: 1,
  maximumCovers: 2,
}));
/** Open until three on a Saturday morning. */
const lateRestaurant = testRestaurant({
  openingHours: { ...testRestaurant().openingHours, fridayClose: '03:00' },
  booking: {
    sittings: [{ name: 'Late', days: ['friday'], firstSeating: '18:00', lastSeating: '01:00' }],
    tables: manyTables,
    joins: [],
  },
});
const content = { restaurants: [lateRestaurant], menus: [testMenu()] };

export type EmailHarness = Awaited<ReturnType<typeof openEmailHarness>>;

/** A restaurant with a database and functions that change its bookings, to render the e-mails about them. */
export async function openEmailHarness() {
  const connection = await openTestDatabase<BookingTables>();
  const clock = { now: Temporal.Instant.from(BOOKED_AT) };
  let bookingCount = 0;
  const deps: BookingMailDeps = {
    db: connection.db,
    content: () => content,
    ...(await sampleBrand()),
    tokenSecret: 'secret',
    clock: () => clock.now,
  };
  return {
    connection,
    deps,
    at: (instant: string) => {
      clock.now = Temporal.Instant.from(instant);
    },
    async book(time: string, customer: object = {}) {
      // At most as many as the limit of one address.
      const diner = Math.floor(bookingCount / 5);
      bookingCount += 1;
      const email = diner === 0 ? 'ann@example.co.uk' : `ann-${diner}@example.co.uk`;
      return book(deps, time, { email, ...customer });
    },
    ...changesToBookings(connection),
    /** The e-mail of a job; null if it isn't sent. */
    find: (kind: BookingMail['kind'], bookingId: string, sequence = 0) =>
      renderBookingEmail(deps, { kind, bookingId, sequence }),
    read: async (kind: BookingMail['kind'], bookingId: string, sequence = 0) =>
      requireMail(await renderBookingEmail(deps, { kind, bookingId, sequence })),
    findForWaiting: (kind: WaitlistMail['kind'], waitlistId: string) => renderBookingEmail(deps, { kind, waitlistId }),
    readForWaiting: async (kind: WaitlistMail['kind'], waitlistId: string) =>
      requireMail(await renderBookingEmail(deps, { kind, waitlistId })),
  };
}

function requireMail(mail: Mail | null): Mail {
  if (!mail) throw new Error('there is no e-mail');
  return mail;
}

/** Books a table for two on Friday 27 November 2026, as the page does; returns the booking's id. */
async function book(deps: BookingMailDeps, time: string, customer: object): Promise<string> {
  const ids: string[] = [];
  const enqueue: Jobs['enqueue'] = async (_, jobs) => {
    ids.push(...jobs.map(({ data }) => (data as { bookingId: string }).bookingId));
  };
  const clock = () => Temporal.Instant.from(BOOKED_AT);
  const answer = await bookingRoutes({ ...deps, clock, jobs: { enqueue } }).request('/create/9001', {
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
      customer: { firstName: 'Ann', lastName: 'Baker', ...customer },
    }),
  });
  // Of the last attempt: an earlier one may have conflicted.
  const id = ids.at(-1);
  if (!id) throw new Error(`not booked: ${await answer.text()}`);
  return id;
}

type WaitlistChanges = {
  email: string;
  firstName?: string;
  status?: string;
  notifyBy?: string;
  offeredUntil?: string;
  phone?: string;
  /** Further booking fields of a booking that waits for its card, as JSON. */
  cardLater?: string | null;
};

/** Writes the rows that the engine writes when a booking changes. */
function changesToBookings({ pool }: Connection<BookingTables>) {
  const note = (id: string, event: string, at: string, detail: object) =>
    pool.query(
      `insert into booking_history (booking_id, store_id, event, happened_at, detail)
       select id, store_id, $2, $3, $4 from bookings where id = $1`,
      [id, event, at, JSON.stringify(detail)],
    );
  return {
    reference: async (id: string): Promise<string> =>
      (await pool.query('select reference from bookings where id = $1', [id])).rows[0].reference,
    set: (id: string, columns: string, values: unknown[]) =>
      pool.query(`update bookings set ${columns} where id = $1`, [id, ...values]),
    /** Changes a table for two at seven to three people at nine on the terrace, two days later. */
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
    async cancel(id: string, at = '2026-11-22T18:00:00Z', reason = 'diner') {
      await pool.query(`update bookings set status = 'cancelled', sequence = sequence + 1 where id = $1`, [id]);
      await note(id, 'cancelled', at, { reason, feePence: 0 });
    },
    /** Turns a booking into a request, which holds no table. */
    async asRequest(id: string, type: 'enquiry' | 'event') {
      await pool.query(`update bookings set booking_type = $2, status = 'received' where id = $1`, [id, type]);
    },
    guarantee: (id: string, status: CardGuaranteeRow['status']) =>
      pool.query(
        `insert into card_guarantees
         select id, 'customer-1', 4000, '2026-11-26T19:00:00Z', 'v1', $2, $3, store_id from bookings where id = $1`,
        [id, 'First sentence & more.\nSecond “sentence”.', status],
      ),
    async wait(changes: WaitlistChanges) {
      const id = crypto.randomUUID();
      const {
        email,
        status = 'waiting',
        notifyBy = 'email',
        offeredUntil = null,
        phone = '',
        firstName = 'Ann',
        cardLater = null,
      } = changes;
      await pool.query(
        `insert into waitlist_entries (id, reference, status, store_id, service_date, service_time, starts_at,
           adult_covers, child_covers, occasion_id, menu_id, first_name, last_name, email, phone_number, notify_by,
           token_hash, offered_until, created_at, card_later)
         values ($1, $2, $3, '9001', '2026-11-27', '20:00', '2026-11-27T20:00Z', 2, 0, 'table', 'main', $9, 'Baker',
           $4, $5, $6, $7, $8, '2026-11-20T12:00Z', $10)`,
        [id, id.slice(0, 8), status, email, phone, notifyBy, Buffer.from(id), offeredUntil, firstName, cardLater],
      );
      return id;
    },
  };
}
