import { createEvents, type EventAttributes } from 'ics';
import { foldByOctets } from '../../../booking/calendar/calendar-lines.ts';
import { needsLines } from '../../../booking/rules/needs.ts';
import { linkToken, tokenHash } from '../../../platform/link-token.ts';
import { MINUTE_MS } from '../../../values/time/duration.ts';
import { addDays } from '../../../values/time/wall-time.ts';
import { serviceDateAt } from '../../rules/party-status.ts';
import { theirTablesText } from '../../rules/party-text.ts';
import type { DeskDb } from '../../tables.server.ts';
import type { DeskDeps, DeskRestaurant } from '../desk-deps.ts';
import { actAndLog, type Subject } from '../log-act.server.ts';
import { readParties } from '../parties.server.ts';

const PAST_DAYS = 7;
const AHEAD_DAYS = 60;
/** How long a repeated form gets the same link or secret. */
const SHOWN_MS = 5 * MINUTE_MS;

/** A restaurant's feed or webhook, if it was created in the last few minutes. */
export const justMade = (
  { db, clock }: DeskDeps,
  table: 'desk_feeds' | 'webhooks',
  { id, storeId }: Omit<Subject, 'by'>,
) =>
  db
    .selectFrom(table)
    .selectAll()
    .where('id', '=', id)
    .where('store_id', '=', storeId)
    .where('created_at', '>', new Date(clock().epochMilliseconds - SHOWN_MS))
    .executeTakeFirst();

/** Makes a link for calendars and returns it; null where it was made before. Only its hash is stored. */
export async function addFeed(deps: DeskDeps, feed: Subject): Promise<string | null> {
  const { id, storeId, by } = feed;
  // In hexadecimal, since addresses of pages are redirected to lower case.
  const token = Buffer.from(linkToken(deps.tokenSecret, 'desk-feed', id), 'base64url').toString('hex');
  await actAndLog(deps, { by, act: 'feed-added', storeId, subject: id }, (tx, created_at) =>
    tx
      .insertInto('desk_feeds')
      .values({ id, token_hash: tokenHash(token), store_id: storeId, created_at })
      .onConflict((known) => known.column('id').doNothing())
      .returning('id')
      .executeTakeFirst(),
  );
  return (await justMade(deps, 'desk_feeds', feed)) ? `${deps.publicUrl}/desk/feeds/${token}.ics` : null;
}

export const readFeeds = (db: DeskDb, storeId: string) =>
  db
    .selectFrom('desk_feeds')
    .select(['id', 'created_at as createdAt'])
    .where('store_id', '=', storeId)
    .orderBy('created_at')
    .execute();

/** The restaurant whose parties a link shows; null for a link that was withdrawn or never made. */
export async function storeOfFeed(db: DeskDb, token: string): Promise<string | null> {
  const feed = await db
    .selectFrom('desk_feeds')
    .select('store_id')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();
  return feed?.store_id ?? null;
}

/** A restaurant's parties as a calendar (RFC 5545): covers, tables and needs, without names or contact details. */
export async function calendarFeed({ db, clock, publicUrl }: DeskDeps, { storeId, title }: DeskRestaurant) {
  const today = serviceDateAt(clock().epochMilliseconds);
  const dates = { date: addDays(today, -PAST_DAYS), until: addDays(today, AHEAD_DAYS) };
  const { hostname } = new URL(publicUrl);
  const productId = `-//${hostname}//desk//EN`;
  const events = (await readParties(db, { storeId, ...dates })).map(
    (party): EventAttributes & { timestamp: number } => ({
      // Without it the library stamps every event with the process's start; its types lack the field.
      timestamp: party.createdAt.getTime(),
      uid: `${party.id}@${hostname}`,
      sequence: party.sequence,
      productId,
      title: `${party.covers} covers, ${theirTablesText(party.tables)}`,
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
