import { sql } from 'kysely';
import { meantBy } from '../../rules/find-parties.ts';
import type { DeskDb } from '../../tables.server.ts';
import { COVERS, NAME } from '../parties.server.ts';

const MOST_FOUND = 10;

type Search = { storeId: string; from: string; except: string; search: string; byPhone: boolean };

/** Parties that match a search from a date on, except on the one shown, soonest first. Matches as `isMeant` does. */
export function findElsewhere(db: DeskDb, { storeId, from, except, search, byPhone }: Search) {
  const { text, reference, digits } = meantBy(search, { byPhone });
  return db
    .selectFrom('bookings as b')
    .select(['b.id', 'b.service_date as date', 'b.service_time as time', NAME.as('name'), COVERS.as('covers')])
    .select(sql<boolean>`b.status = 'cancelled'`.as('isCancelled'))
    .where('b.store_id', '=', storeId)
    .where('b.booking_type', '=', 'booking')
    .where('b.status', 'in', ['booked', 'cancelled'])
    .where('b.service_date', '>=', from)
    .where('b.service_date', '<>', except)
    .where(({ or }) =>
      or([
        sql<boolean>`strpos(lower(${NAME}), ${text}) > 0`,
        sql<boolean>`lower(b.reference) = ${reference}`,
        ...(digits ? [sql<boolean>`strpos(regexp_replace(b.phone_number, '\\D', '', 'g'), ${digits}) > 0`] : []),
      ]),
    )
    .orderBy('b.service_date')
    .orderBy('b.starts_at')
    .limit(MOST_FOUND)
    .execute();
}
export type PartyElsewhere = Awaited<ReturnType<typeof findElsewhere>>[number];
