import { createEvents, type EventAttributes } from 'ics';
import { type Kysely, sql } from 'kysely';
import { foldByOctets } from '../../../booking/calendar/calendar-lines.ts';
import { coversOf } from '../../../booking/contracts/covers.ts';
import { needsLines } from '../../../booking/rules/needs.ts';
import type { BookingTables } from '../../../booking/tables.server.ts';
import { linkToken, tokenHash } from '../../../platform/link-token.ts';
import { MINUTE_MS } from '../../../values/time/duration.ts';
import { addDays } from '../../../values/time/wall-time.ts';
import { serviceDateAt } from '../../rules/party-status.ts';
import type { DeskTables } from '../../tables.server.ts';
import type { DeskDeps, DeskRestaurant } from '../desk-deps.ts';
import { type Actor, logAct } from '../log-act.server.ts';

type Db = Kysely<DeskTables>;

const PAST_DAYS = 7;
const AHEAD_DAYS = 60;
/** How long a form that is sent twice is answered with its link again. */
const SHOWN_MS = 5 * MINUTE_MS;

type Place = { id: string; storeId: string; by: Actor };

/** Makes a link for calendars and returns it; null where it was made before. Only its hash is stored. */
export async function addFeed(deps: DeskDeps, { id, storeId, by }: Place): Promise<string | null> {
  const now = deps.clock();
  const at = new Date(now.epochMilliseconds);
  // In hexadecimal, since addresses of pages are redirected to lower case.
  const token = Buffer.from(linkToken(deps.tokenSecret, 'desk-feed', id), 'base64url').toString('hex');
  return deps.db.transaction().execute(async (tx) => {
    const added = await tx
      .insertInto('desk_feeds')
      .values({ id, token_hash: tokenHash(token), store_id: storeId, created_at: at })
      .onConflict((known) => known.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) await logAct(tx, { at: now, by, act: 'feed-added', storeId, subject: id });
    const feed = await tx
      .selectFrom('desk_feeds')
      .select('id')
      .where('id', '=', id)
      .where('store_id', '=', storeId)
      .where('created_at', '>', new Date(at.getTime() - SHOWN_MS))
      .executeTakeFirst();
    return feed ? `${deps.publicUrl}/desk/feeds/${token}.ics` : null;
  });
}

export const readFeeds = (db: Db, storeId: string) =>
  db
    .selectFrom('desk_feeds')
    .select(['id', 'created_at as createdAt'])
    .where('store_id', '=', storeId)
    .orderBy('created_at')
    .execute();

/** The restaurant whose parties a link shows; null for a link that was withdrawn or never made. */
export async function storeOfFeed(db: Db, token: string): Promise<string | null> {
  const feed = await db
    .selectFrom('desk_feeds')
    .select('store_id')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();
  return feed?.store_id ?? null;
}

const readParties = (db: Db, { storeId, from, to }: { storeId: string; from: string; to: string }) =>
  db
    .withTables<BookingTables>()
    .selectFrom('bookings as b')
    .select(['b.id', 'b.reference', 'b.starts_at as startsAt', 'b.ends_at as endsAt', 'b.needs', 'b.sequence'])
    .select(['b.adult_covers as adultCovers', 'b.child_covers as childCovers', 'b.created_at as createdAt'])
    .select(
      sql<string[]>`array(
        select t.table_id from table_allocations t
        where t.booking_id = b.id and t.store_id = b.store_id and t.live order by t.table_id
      )`.as('tables'),
    )
    .where('b.store_id', '=', storeId)
    .where('b.service_date', '>=', from)
    .where('b.service_date', '<=', to)
    .where('b.booking_type', '=', 'booking')
    .where('b.status', '=', 'booked')
    .orderBy('b.starts_at')
    .orderBy('b.id')
    .execute();

/** A restaurant's parties as a calendar (RFC 5545): covers, tables and needs, without names or contact details. */
export async function calendarFeed({ db, clock, publicUrl }: DeskDeps, { storeId, title }: DeskRestaurant) {
  const today = serviceDateAt(clock().epochMilliseconds);
  const dates = { from: addDays(today, -PAST_DAYS), to: addDays(today, AHEAD_DAYS) };
  const { hostname } = new URL(publicUrl);
  const productId = `-//${hostname}//desk//EN`;
  const events = (await readParties(db, { storeId, ...dates })).map(
    (party): EventAttributes & { timestamp: number } => ({
      // Without it the library stamps every event with the process's start; its types lack the field.
      timestamp: party.createdAt.getTime(),
      uid: `${party.id}@${hostname}`,
      sequence: party.sequence,
      productId,
      title: `${coversOf(party)} covers, table ${party.tables.join(' + ') || 'to find'}`,
      description: [...needsLines(party.needs).map(({ label, value }) => `${label}: ${value}`), party.reference].join(
        '\n',
      ),
      start: party.startsAt.getTime(),
      startInputType: 'utc',
      startOutputType: 'utc',
      end: party.endsAt.getTime(),
      endInputType: 'utc',
      endOutputType: 'utc',
      status: 'CONFIRMED',
      method: 'PUBLISH',
    }),
  );
  const { error, value } = createEvents(events, { productId, calName: title, method: 'PUBLISH' });
  if (error || !value) throw new Error('cannot write the calendar', { cause: error });
  return foldByOctets(value);
}
