import { sql } from 'kysely';
import type { DeskDb } from '../tables.server.ts';

const NEWEST = 200;

/** Null where what was changed has no id. */
const subjectId = sql<string | null>`case when l.subject ~ '^[0-9a-f-]{36}$' then l.subject::uuid end`;

type Of = { storeId: string; subject?: string };

/**
 * The newest entries of a restaurant's log, or of one subject there, with today's names for its ids: '' for whom or what
 * is no more.
 */
export function readLog(db: DeskDb, { storeId, subject }: Of) {
  return db
    .selectFrom('desk_log as l')
    .leftJoin('desk_people as p', 'p.id', 'l.person_id')
    .leftJoin('desk_devices as d', 'd.id', 'l.device_id')
    .leftJoin('desk_people as other', (join) => join.on('other.id', '=', subjectId))
    .leftJoin('bookings as b', (join) => join.on('b.id', '=', subjectId).on('b.store_id', '=', storeId))
    .select([
      'l.id',
      'l.happened_at as happenedAt',
      'l.act',
      'l.before',
      'l.after',
      'p.name as person',
      'd.name as device',
      sql<string>`trim(coalesce(other.name, b.first_name || ' ' || b.last_name, ''))`.as('subject'),
    ])
    .where('l.store_id', '=', storeId)
    .$if(subject !== undefined, (query) => query.where('l.subject', '=', subject as string))
    .orderBy('l.id', 'desc')
    .limit(NEWEST)
    .execute();
}

export type LogEntry = Awaited<ReturnType<typeof readLog>>[number];
