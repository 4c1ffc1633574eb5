import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { BookingTables } from '../../../booking/tables.server.ts';
import { DAY_MS } from '../../../values/time/duration.ts';
import type { DeskTables } from '../../tables.server.ts';
import type { DeskDeps } from '../desk-deps.ts';

type Db = Kysely<DeskTables & BookingTables>;

/**
 * How far back events are looked for each time, since an id is given before its row commits. Many more are never written
 * between two looks.
 */
const ROWS_BACK = 5000;
const TIME_BACK_MS = DAY_MS;

/** Events of the booking history that are sent, by their webhook names. */
const EVENTS: Record<string, string> = {
  booked: 'booking.created',
  changed: 'booking.changed',
  'details-changed': 'booking.changed',
  moved: 'booking.changed',
  cancelled: 'booking.cancelled',
  removed: 'booking.cancelled',
  received: 'enquiry.received',
};

type Event = {
  source: 'booking_history' | 'desk_log';
  id: number;
  storeId: string;
  bookingId: string;
  event: string;
  happenedAt: Date;
  partyStatus?: string;
};

type Reading = { since: Date; storeIds: string[] };

const newest = (table: 'booking_history' | 'desk_log') =>
  sql<number>`(select max(id) - ${ROWS_BACK} from ${sql.table(table)})`;

async function readHistory(db: Db, { since, storeIds }: Reading): Promise<Event[]> {
  const rows = await db
    .selectFrom('booking_history')
    .select(['id', 'store_id as storeId', 'booking_id as bookingId', 'event', 'happened_at as happenedAt'])
    .where('id', '>', newest('booking_history'))
    .where('happened_at', '>', since)
    .where('store_id', 'in', storeIds)
    .where('event', 'in', Object.keys(EVENTS))
    .execute();
  return rows.map((row) => ({ ...row, source: 'booking_history', event: EVENTS[row.event] as string }));
}

async function readStatuses(db: Db, { since, storeIds }: Reading): Promise<Event[]> {
  const rows = await db
    .selectFrom('desk_log')
    .select(['id', 'store_id', 'subject', 'happened_at as happenedAt'])
    .select(sql<string>`after ->> 'status'`.as('partyStatus'))
    .where('id', '>', newest('desk_log'))
    .where('happened_at', '>', since)
    .where('store_id', 'in', storeIds)
    .where('act', '=', 'status')
    .execute();
  return rows.map(({ store_id, subject, ...row }) => ({
    ...row,
    source: 'desk_log',
    storeId: store_id as string,
    bookingId: subject as string,
    event: 'party.status',
  }));
}

const readBookings = (db: Db, events: readonly Event[]) =>
  db
    .selectFrom('bookings')
    .select(['id', 'reference', 'booking_type as kind', 'status', 'store_id as storeId', 'service_date as date'])
    .select(['service_time as time', 'starts_at as startsAt', 'ends_at as endsAt'])
    .select(['adult_covers as adultCovers', 'child_covers as childCovers'])
    .where('id', 'in', [...new Set(events.map(({ bookingId }) => bookingId))])
    .where('store_id', 'in', [...new Set(events.map(({ storeId }) => storeId))])
    .execute();
type Booking = Awaited<ReturnType<typeof readBookings>>[number];

/** Ids, times and covers: nothing about the diner. */
function bodyOf({ event, happenedAt, partyStatus }: Event, { id, ...booking }: Booking): string {
  const data = { bookingId: id, ...booking, ...(partyStatus && { partyStatus }) };
  return JSON.stringify({ type: event, timestamp: happenedAt.toISOString(), data });
}

type Addressed = { webhookId: string; event: Event };

/** Those that aren't queued yet. */
async function unqueued(db: Db, addressed: readonly Addressed[]): Promise<Addressed[]> {
  const oldest = Math.min(...addressed.map(({ event }) => event.happenedAt.getTime()));
  const queued = await db
    .selectFrom('webhook_messages')
    .select(['webhook_id', 'source', 'source_id'])
    .where('created_at', '>=', new Date(oldest))
    .execute();
  const keyOf = (webhookId: string, source: string, id: number) => `${webhookId} ${source} ${id}`;
  const known = new Set(queued.map(({ webhook_id, source, source_id }) => keyOf(webhook_id, source, source_id)));
  return addressed.filter(({ webhookId, event }) => !known.has(keyOf(webhookId, event.source, event.id)));
}

async function addMessages(db: Db, addressed: readonly Addressed[], at: Date): Promise<void> {
  if (addressed.length === 0) return;
  const rows = await readBookings(
    db,
    addressed.map(({ event }) => event),
  );
  const bookings = new Map(rows.map((booking) => [booking.id, booking]));
  const messages = addressed.flatMap(({ webhookId, event }) => {
    const booking = bookings.get(event.bookingId);
    if (!booking) return [];
    const { source, id: source_id, event: name } = event;
    const once = { webhook_id: webhookId, source, source_id };
    return { ...once, id: randomUUID(), event: name, body: bodyOf(event, booking), created_at: at, next_at: at };
  });
  if (messages.length === 0) return;
  // Another process may have been faster.
  await db
    .insertInto('webhook_messages')
    .values(messages)
    .onConflict((known) => known.constraint('webhook_messages_once').doNothing())
    .execute();
}

/** Queues messages about what has been committed, each once. Bookings themselves do nothing for it. */
export async function queueWebhookMessages(deps: Pick<DeskDeps, 'db' | 'clock'>): Promise<void> {
  const db = deps.db.withTables<BookingTables>();
  const webhooks = await db.selectFrom('webhooks').selectAll().where('disabled_at', 'is', null).execute();
  if (webhooks.length === 0) return;
  const at = new Date(deps.clock().epochMilliseconds);
  const storeIds = [...new Set(webhooks.map(({ store_id }) => store_id))];
  const reading = { since: new Date(at.getTime() - TIME_BACK_MS), storeIds };
  const events = [...(await readHistory(db, reading)), ...(await readStatuses(db, reading))];
  const addressed = webhooks.flatMap(({ id, store_id, enabled_at }) =>
    events
      .filter((event) => event.storeId === store_id && event.happenedAt >= enabled_at)
      .map((event) => ({ webhookId: id, event })),
  );
  if (addressed.length > 0) await addMessages(db, await unqueued(db, addressed), at);
}
