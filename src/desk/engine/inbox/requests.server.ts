import { sql } from 'kysely';
import { coversOf } from '../../../booking/contracts/covers.ts';
import type { ContactTables } from '../../../contact/tables.server.ts';
import type { DeskDb } from '../../tables.server.ts';

type Asking = { storeId: string; requestId?: string; since?: string };
const EVER = '2000-01-01';

const ASKER = ['first_name as firstName', 'last_name as lastName', 'email', 'phone_number as phone'] as const;

/** Enquiries and events, and the bookings that came of them. */
async function bookingRequests(db: DeskDb, { storeId, requestId, since = EVER }: Asking) {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'reference', 'service_date as date', 'service_time as time', 'occasion_id as occasionId', 'needs'])
    .select(['adult_covers as adultCovers', 'child_covers as childCovers', 'special_request as words'])
    .select(['booking_type', 'status', 'created_at', ...ASKER])
    .where('store_id', '=', storeId)
    .where('service_date', '>=', since)
    .where(
      sql<boolean>`(status = 'received' or exists (
        select from request_answers a where a.request_id = bookings.id and a.store_id = bookings.store_id
      ))`,
    )
    .$if(requestId !== undefined, (query) => query.where('id', '=', requestId as string))
    .execute();
  return rows.map(({ booking_type, status, created_at, ...row }) => ({
    ...row,
    kind: booking_type === 'enquiry' ? ('enquiry' as const) : ('event' as const),
    isBooked: status === 'booked',
    createdAt: created_at.getTime(),
    occasionId: row.occasionId as string | null,
    until: null as string | null,
    about: null as string | null,
    name: `${row.firstName} ${row.lastName}`,
  }));
}
type TableRequestRow = Awaited<ReturnType<typeof bookingRequests>>[number];

/** Messages by the group form; those that became bookings are among the others. */
async function groupRequests(db: DeskDb, { storeId, requestId, since = EVER }: Asking): Promise<TableRequestRow[]> {
  const rows = await db
    .withTables<ContactTables>()
    .selectFrom('contact_messages')
    .select(['id', 'reference', 'about', 'visit_date', 'time_from', 'time_until as until', 'guests'])
    .select(['message as words', 'created_at', ...ASKER])
    .where('store_id', '=', storeId)
    .where('kind', '=', 'group-booking')
    .where('visit_date', '>=', since)
    .where(
      sql<boolean>`not exists (
        select from bookings b where b.id = contact_messages.id and b.store_id = contact_messages.store_id
      )`,
    )
    .$if(requestId !== undefined, (query) => query.where('id', '=', requestId as string))
    .execute();
  return rows.map(({ created_at, visit_date, time_from, guests, ...row }) => ({
    ...row,
    kind: 'event',
    isBooked: false,
    createdAt: created_at.getTime(),
    date: visit_date as string,
    time: time_from ?? '',
    adultCovers: guests ?? 1,
    childCovers: 0,
    occasionId: null,
    name: `${row.firstName} ${row.lastName}`,
    needs: null,
  }));
}

/** The answers to requests of one restaurant, oldest first, with their authors, times and the tables held for these. */
export async function readAnswers(db: DeskDb, { storeId, ids }: { storeId: string; ids: readonly string[] }) {
  if (ids.length === 0) return [];
  const answers = await db
    .selectFrom('request_answers as a')
    .leftJoin('desk_people as p', 'p.id', 'a.person_id')
    .selectAll('a')
    .select(['p.name as person'])
    .where('a.store_id', '=', storeId)
    .where('a.request_id', 'in', ids)
    .orderBy('a.created_at')
    .execute();
  const offers = answers.filter(({ kind }) => kind === 'offer').map(({ id }) => id);
  const times =
    offers.length === 0
      ? []
      : await db
          .selectFrom('offered_times as o')
          .selectAll()
          .select(
            sql<string[]>`array(
              select table_id from table_allocations t
              where t.hold_id = o.hold_id and t.store_id = o.store_id order by table_id
            )`.as('tables'),
          )
          .where('store_id', '=', storeId)
          .where('answer_id', 'in', offers)
          .orderBy('position')
          .execute();
  return answers.map((answer) => ({ ...answer, times: times.filter(({ answer_id }) => answer_id === answer.id) }));
}
export type RequestAnswer = Awaited<ReturnType<typeof readAnswers>>[number];

/** The requests to a restaurant, for days from `since` or one of them, with their answers. */
export async function readRequests(db: DeskDb, asking: Asking) {
  const requests = [...(await bookingRequests(db, asking)), ...(await groupRequests(db, asking))];
  const answers = await readAnswers(db, { storeId: asking.storeId, ids: requests.map(({ id }) => id) });
  return requests.map((request) => ({
    ...request,
    covers: coversOf(request),
    answers: answers.filter(({ request_id }) => request_id === request.id),
  }));
}
export type DeskRequestRow = Awaited<ReturnType<typeof readRequests>>[number];
