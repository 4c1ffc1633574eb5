import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { MINUTE_MS } from '../../../values/time/duration.ts';
import type { DeskDb, WebhookMessageRow, WebhookRow } from '../../tables.server.ts';
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

type Event = {
  source: WebhookMessageRow['source'];
  sourceId: number;
  event: string;
  happenedAt: Date;
  partyStatus: string | null;
  storeId: string;
};

/** Ids, times and covers: nothing about the diner. */
const BOOKING = sql`
  b.id as "bookingId", b.reference, b.booking_type as kind, b.status, b.store_id as "storeId", b.service_date as date,
  b.service_time as time, b.starts_at as "startsAt", b.ends_at as "endsAt", b.adult_covers as "adultCovers",
  b.child_covers as "childCovers"`;

type Positions = { history_position: number; log_position: number };

/** Events committed since the reader's positions, with their bookings. */
async function readEvents(tx: DeskDb, reader: Positions, storeIds: string[]): Promise<Event[]> {
  const { rows } = await sql<Event>`
    (select 'booking_history' as source, e.id as "sourceId", e.event, e.happened_at as "happenedAt",
      null as "partyStatus", ${BOOKING}
    from booking_history e join bookings b on b.id = e.booking_id and b.store_id = e.store_id
    where e.id > ${reader.history_position} and e.store_id = any(${storeIds}::text[])
      and e.event = any(${Object.keys(EVENTS)}::text[])
    order by e.id limit ${AT_ONCE})
    union all
    (select 'desk_log', e.id, e.act, e.happened_at, e.after ->> 'status', ${BOOKING}
    from desk_log e join bookings b on b.id = case e.act when 'status' then e.subject::uuid end
      and b.store_id = e.store_id
    where e.id > ${reader.log_position} and e.store_id = any(${storeIds}::text[]) and e.act = 'status'
    order by e.id limit ${AT_ONCE})
    order by "sourceId"`.execute(tx);
  return rows;
}

function bodyOf({ source, sourceId, event, happenedAt, partyStatus, ...booking }: Event): string {
  const data = { ...booking, ...(partyStatus && { partyStatus }) };
  return JSON.stringify({ type: EVENTS[event], timestamp: happenedAt.toISOString(), data });
}

async function addMessages(tx: DeskDb, webhooks: readonly WebhookRow[], events: readonly Event[], at: Date) {
  const messages = events.flatMap((event) =>
    webhooks
      .filter(({ store_id, enabled_at }) => store_id === event.storeId && enabled_at <= event.happenedAt)
      .map(({ id: webhook_id }) => ({
        id: randomUUID(),
        webhook_id,
        source: event.source,
        source_id: event.sourceId,
        event: EVENTS[event.event] as string,
        body: bodyOf(event),
        created_at: at,
        next_at: at,
      })),
  );
  if (messages.length === 0) return;
  await tx
    .insertInto('webhook_messages')
    .values(messages)
    .onConflict((known) => known.constraint('webhook_messages_once').doNothing())
    .execute();
}

/**
 * Queues messages about what has been committed since the last time, in one process at a time. Bookings themselves do
 * nothing for it.
 */
export async function queueWebhookMessages({ db, clock }: Pick<DeskDeps, 'db' | 'clock'>): Promise<void> {
  const at = new Date(clock().epochMilliseconds);
  const heard = (on: DeskDb) => on.selectFrom('webhooks').selectAll().where('disabled_at', 'is', null);
  if (!(await heard(db).executeTakeFirst())) return;
  await db.transaction().execute(async (tx) => {
    const reader = await tx.selectFrom('webhook_reader').selectAll().forUpdate().skipLocked().executeTakeFirst();
    if (!reader) return;
    const webhooks = await heard(tx).execute();
    const events = await readEvents(tx, reader, [...new Set(webhooks.map(({ store_id }) => store_id))]);
    await addMessages(tx, webhooks, events, at);
    const isDue = at.getTime() - reader.seen_at.getTime() >= READ_AGAIN_MS;
    const positionAfter = (table: Event['source'], position: number, seen: number) => {
      const read = events.filter(({ source }) => source === table);
      if (read.length === AT_ONCE) return read.at(-1)?.sourceId;
      return isDue ? Math.max(position, seen) : position;
    };
    const highest = (table: Event['source']) =>
      tx.selectFrom(table).select((row) => row.fn.coalesce(row.fn.max('id'), sql<number>`0`).as('id'));
    await tx
      .updateTable('webhook_reader')
      .set({
        history_position: positionAfter('booking_history', reader.history_position, reader.history_seen),
        log_position: positionAfter('desk_log', reader.log_position, reader.log_seen),
        ...(isDue && { history_seen: highest('booking_history'), log_seen: highest('desk_log'), seen_at: at }),
      })
      .execute();
  });
}
