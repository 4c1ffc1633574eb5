import { type Kysely, type QueryExecutorProvider, type RawBuilder, type SqlBool, sql } from 'kysely';
import { deleteInBatches, inBatches } from '../../platform/database/in-batches.ts';
import { isEmail } from '../../platform/database/same-email.ts';
import { eachInTurn } from '../../platform/every.ts';
import { DAY_MS } from '../../values/time/duration.ts';
import { londonNow } from '../../values/time/london-time.ts';
import { addDays } from '../../values/time/wall-time.ts';
import type { BookingTables, ForgetLaterRow } from '../tables.server.ts';

/** The personal data of an e-mail address in bookings, waitlists and messages to restaurants, for its owner. */
export async function exportBookings(db: Kysely<BookingTables>, email: string) {
  const bookings = await db
    .selectFrom('bookings')
    .select(['reference', 'booking_type', 'status', 'store_id', 'service_date', 'service_time', 'occasion_id'])
    .select(['adult_covers', 'child_covers', 'menu_id', 'area_id', 'upsells', 'needs', 'special_request', 'team_note'])
    .select(['first_name', 'last_name', 'email', 'phone_number', 'created_at'])
    .select(['should_receive_promotions', 'should_receive_sms', 'should_receive_sms_promotions'])
    .select((row) =>
      row
        .selectFrom('card_guarantees')
        .select(sql<object>`jsonb_build_object('amountPence', amount_pence, 'status', status)`.as('guarantee'))
        .whereRef('booking_id', '=', 'bookings.id')
        .whereRef('card_guarantees.store_id', '=', 'bookings.store_id')
        .as('cardGuarantee'),
    )
    .where(isEmail(email))
    .orderBy('created_at')
    .execute();
  const waitlist = await db
    .selectFrom('waitlist_entries')
    .select(['reference', 'status', 'store_id', 'service_date', 'service_time', 'window_from', 'window_to'])
    .select(['adult_covers', 'child_covers', 'occasion_id', 'menu_id', 'area_id', 'needs', 'notify_by'])
    .select(['first_name', 'last_name', 'email', 'phone_number', 'created_at'])
    .where(isEmail(email))
    .orderBy('created_at')
    .execute();
  const messages = await db
    .selectFrom('booking_messages')
    .select(['reference', 'store_id', 'first_name', 'last_name', 'email', 'phone_number', 'message', 'created_at'])
    .where(isEmail(email))
    .orderBy('created_at')
    .execute();
  return { bookings, waitlist, messagesToRestaurants: messages };
}

const NOBODY = { first_name: '', last_name: '', email: '', phone_number: '', needs: null };

/** Past or cancelled bookings whose card is settled. */
const bookingIsOver = (at: Date) => sql<boolean>`
  (status = 'cancelled' or ends_at <= ${at}) and not exists (
    select from card_guarantees g
    where g.booking_id = bookings.id and g.store_id = bookings.store_id and g.status in ('held', 'due')
  )`;
/** Of people that staff know by name or number only. */
const namedWithoutAddress = sql<boolean>`
  email = '' and source <> 'online' and first_name || last_name || phone_number <> ''`;
/** A note about whoever it was. */
const notedWithoutAddress = sql<boolean>`email = '' and team_note <> ''`;
const waitingIsOver = (at: Date) => sql<boolean>`
  (status in ('lapsed', 'left', 'booked') or coalesce(window_ends_at, starts_at) <= ${at})`;

/** Still on the list after their evening. */
const waitedAtDoor = (at: Date) => sql<boolean>`
  email = '' and status = 'waiting' and service_date < ${at}::timestamptz::date - 1`;

/** Erases the personal data of matching bookings; returns their number. */
async function emptyBookings(db: Kysely<BookingTables>, condition: RawBuilder<SqlBool>): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('bookings')
    .set({ ...NOBODY, special_request: '', team_note: '', cancellation_words: '' })
    .where(condition)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

async function emptyWaitlist(db: Kysely<BookingTables>, condition: RawBuilder<SqlBool>): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('waitlist_entries')
    .set({
      ...NOBODY,
      card_later: null,
      status: sql`case when status in ('waiting', 'offered') then 'lapsed' else status end`,
    })
    .where(condition)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Marks rows whose personal data is to be erased once they are over. */
async function forgetLater(
  db: QueryExecutorProvider,
  kind: ForgetLaterRow['kind'],
  rows: RawBuilder<{ id: string; store_id: string }>,
): Promise<void> {
  await sql`
    insert into forget_when_over (kind, id, store_id) select ${kind}, id, store_id from (${rows}) marked
    on conflict do nothing`.execute(db);
}

/**
 * Erases a person from everything that is over: settled bookings, waitlist entries and messages. Upcoming tables and
 * current waitlist entries follow once they are over; returns whether there are such tables.
 */
export async function forgetBookings(
  tx: Kysely<BookingTables>,
  { email, now }: { email: string; now: Temporal.Instant },
): Promise<{ tablesToCome: boolean }> {
  const at = new Date(now.epochMilliseconds);
  await emptyBookings(tx, sql`${isEmail(email)} and ${bookingIsOver(at)}`);
  await emptyWaitlist(tx, sql`${isEmail(email)} and ${waitingIsOver(at)}`);
  await forgetLater(tx, 'booking', sql`select id, store_id from bookings where ${isEmail(email)}`);
  await forgetLater(tx, 'waitlist-entry', sql`select id, store_id from waitlist_entries where ${isEmail(email)}`);
  await tx.deleteFrom('booking_messages').where(isEmail(email)).execute();
  await tx.deleteFrom('replaced_addresses').where(isEmail(email)).execute();
  const toCome = await tx
    .selectFrom('bookings')
    .select('id')
    .where(isEmail(email))
    .where('status', '=', 'booked')
    .where('ends_at', '>', at)
    .executeTakeFirst();
  return { tablesToCome: toCome !== undefined };
}

const marked = (kind: ForgetLaterRow['kind']) =>
  sql<boolean>`(id, store_id) in (select id, store_id from forget_when_over where kind = ${kind})`;

/** Erases marked bookings and waitlist entries that are now over, and the bookings those entries led to. */
async function forgetMarked(db: Kysely<BookingTables>, at: Date): Promise<void> {
  await forgetLater(
    db,
    'booking',
    sql`select booking_id as id, store_id from waitlist_entries where booking_id is not null and ${marked('waitlist-entry')}`,
  );
  await emptyWaitlist(db, sql`${marked('waitlist-entry')} and ${waitingIsOver(at)}`);
  await emptyBookings(db, sql`${marked('booking')} and ${bookingIsOver(at)}`);
  const settle = (kind: ForgetLaterRow['kind'], table: 'bookings' | 'waitlist_entries') => sql`
    delete from forget_when_over where kind = ${kind} and (id, store_id) not in (
      select id, store_id from ${sql.table(table)} where email <> '' and ${marked(kind)}
    )`;
  await settle('waitlist-entry', 'waitlist_entries').execute(db);
  await settle('booking', 'bookings').execute(db);
}

/**
 * Erases everybody from bookings and waitlist entries `keptDays` after the date of service, and deletes messages as old
 * as that, and who waited at the door a day after. Run by a job; idempotent.
 */
export async function forgetOldBookings(
  { db, keptDays }: { db: Kysely<BookingTables>; keptDays: number },
  now: Temporal.Instant,
): Promise<void> {
  const at = new Date(now.epochMilliseconds);
  const before = addDays(londonNow(now.epochMilliseconds).date, -keptDays);
  const isOld = sql<boolean>`service_date < ${before}::date`;
  const hasAddress = sql<boolean>`email <> ''`;
  const oldest = (table: string, condition: RawBuilder<SqlBool>, atOnce: number) => sql<boolean>`
    (id, store_id) in (
      select id, store_id from ${sql.table(table)} where ${isOld} and ${condition} order by service_date limit ${atOnce}
    )`;
  const bookings = (condition: RawBuilder<SqlBool>) => () =>
    inBatches((atOnce) => emptyBookings(db, oldest('bookings', sql`${condition} and ${bookingIsOver(at)}`, atOnce)));
  const writtenBefore = new Date(now.epochMilliseconds - keptDays * DAY_MS);
  await eachInTurn(
    () => forgetMarked(db, at),
    bookings(hasAddress),
    bookings(namedWithoutAddress),
    bookings(notedWithoutAddress),
    () =>
      inBatches((atOnce) =>
        emptyWaitlist(db, oldest('waitlist_entries', sql`${hasAddress} and ${waitingIsOver(at)}`, atOnce)),
      ),
    () => deleteInBatches(db, { table: 'waitlist_entries', key: ['id', 'store_id'], where: waitedAtDoor(at) }),
    () => deleteInBatches(db, { table: 'booking_messages', key: ['id'], where: sql`created_at < ${writtenBefore}` }),
  );
}
