import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { MINUTE_MS } from '../../../values/time/duration.ts';
import type { DeskDb, WebhookMessageRow } from '../../tables.server.ts';
import type { DeskDeps } from '../desk-deps.ts';

/** Longer than a transaction can take: its rows are read again until then. */
const READ_AGAIN_MS = 2 * MINUTE_MS;
const AT_ONCE = 2000;

/** Events of the booking history and acts of the log that are sent, by their webhook names. */
const EVENTS: Record<string, string> = {
  booked: 'booking.created',
  changed: 'booking.changed',
  'details-changed': 'booking.changed',
  moved: 'booking.changed',
  cancelled: 'booking.cancelled',
  removed: 'booking.cancelled',
  received: 'enquiry.received',
  status: 'party.status',
};

type Source = WebhookMessageRow['source'];
type Event = {
  id: number;
  storeId: string;
  bookingId: string;
  event: string;
  happenedAt: Date;
  partyStatus?: string;
};

const readHistory = (tx: DeskDb, after: number, storeIds: string[]): Promise<Event[]> =>
  tx
    .selectFrom('booking_history')
    .select(['id', 'store_id as storeId', 'booking_id as bookingId', 'event', 'happened_at as happenedAt'])
    .where('id', '>', after)
    .where('store_id', 'in', storeIds)
    .where('event', 'in', Object.keys(EVENTS))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();

const readStatuses = (tx: DeskDb, after: number, storeIds: string[]): Promise<Event[]> =>
  tx
    .selectFrom('desk_log')
    .select(['id', 'act as event', 'happened_at as happenedAt'])
    .select([sql<string>`store_id`.as('storeId'), sql<string>`subject`.as('bookingId')])
    .select(sql<string>`after ->> 'status'`.as('partyStatus'))
    .where('id', '>', after)
    .where('store_id', 'in', storeIds)
    .where('act', '=', 'status')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();

const readBookings = (tx: DeskDb, events: readonly Event[]) =>
  tx
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
  return JSON.stringify({ type: EVENTS[event], timestamp: happenedAt.toISOString(), data });
}

async function addMessages(tx: DeskDb, source: Source, events: readonly Event[], at: Date): Promise<void> {
  if (events.length === 0) return;
  const bookings = new Map((await readBookings(tx, events)).map((booking) => [booking.id, booking]));
  const webhooks = await tx.selectFrom('webhooks').selectAll().where('disabled_at', 'is', null).execute();
  const messages = events.flatMap((event) => {
    const booking = bookings.get(event.bookingId);
    if (!booking) return [];
    return webhooks
      .filter(({ store_id, enabled_at }) => store_id === event.storeId && enabled_at <= event.happenedAt)
      .map((webhook) => ({
        id: randomUUID(),
        webhook_id: webhook.id,
        source,
        source_id: event.id,
        event: EVENTS[event.event] as string,
        body: bodyOf(event, booking),
        created_at: at,
        next_at: at,
      }));
  });
  if (messages.length === 0) return;
  await tx
    .insertInto('webhook_messages')
    .values(messages)
    .onConflict((known) => known.constraint('webhook_messages_once').doNothing())
    .execute();
}

const highest = async (tx: DeskDb, table: Source) => {
  const { id } = await tx
    .selectFrom(table)
    .select((row) => row.fn.coalesce(row.fn.max('id'), sql<number>`0`).as('id'))
    .executeTakeFirstOrThrow();
  return id;
};

/**
 * Queues messages about what has been committed since the last time, in one process at a time. Bookings themselves do
 * nothing for it.
 */
export async function queueWebhookMessages({ db, clock }: Pick<DeskDeps, 'db' | 'clock'>): Promise<void> {
  const at = new Date(clock().epochMilliseconds);
  const isHeard = await db.selectFrom('webhooks').select('id').where('disabled_at', 'is', null).executeTakeFirst();
  if (!isHeard) return;
  await db.transaction().execute(async (tx) => {
    const reader = await tx.selectFrom('webhook_reader').selectAll().forUpdate().skipLocked().executeTakeFirst();
    if (!reader) return;
    const stores = await tx.selectFrom('webhooks').select('store_id').distinct().execute();
    const storeIds = stores.map(({ store_id }) => store_id);
    const history = await readHistory(tx, reader.history_position, storeIds);
    const statuses = await readStatuses(tx, reader.log_position, storeIds);
    await addMessages(tx, 'booking_history', history, at);
    await addMessages(tx, 'desk_log', statuses, at);
    const isDue = at.getTime() - reader.seen_at.getTime() >= READ_AGAIN_MS;
    const positionAfter = (events: readonly Event[], position: number, seen: number) => {
      if (events.length === AT_ONCE) return (events.at(-1) as Event).id;
      return isDue ? Math.max(position, seen) : position;
    };
    await tx
      .updateTable('webhook_reader')
      .set({
        history_position: positionAfter(history, reader.history_position, reader.history_seen),
        log_position: positionAfter(statuses, reader.log_position, reader.log_seen),
        ...(isDue && {
          history_seen: await highest(tx, 'booking_history'),
          log_seen: await highest(tx, 'desk_log'),
          seen_at: at,
        }),
      })
      .execute();
  });
}
