import { type Kysely, sql } from 'kysely';
import { deleteInBatches } from '../../../platform/database/in-batches.ts';
import { isEmail } from '../../../platform/database/same-email.ts';
import { eachInTurn } from '../../../platform/every.ts';
import { DAY_MS } from '../../../values/time/duration.ts';
import type { BookingTables } from '../../tables.server.ts';

/** The requests of an e-mail address, among bookings and group enquiries. */
const requestsOf = (email: string) => sql<boolean>`request_id in (
  select id from bookings where ${isEmail(email)} union all select id from contact_messages where ${isEmail(email)}
)`;

/** What restaurants have answered to the requests of an e-mail address, for its owner. */
export const exportAnswers = (db: Kysely<BookingTables>, email: string) =>
  db
    .selectFrom('request_answers')
    .select(['store_id', 'kind', 'message', 'created_at'])
    .where(requestsOf(email))
    .orderBy('created_at')
    .execute();

/** Erases the words to a person. Call it before their requests are erased, by which it finds them. */
export async function forgetAnswers(tx: Kysely<BookingTables>, email: string): Promise<void> {
  await tx.updateTable('request_answers').set({ message: '' }).where(requestsOf(email)).execute();
}

/** Deletes answers whose request names nobody any more, and old ones. Run by a job; idempotent. */
export async function deleteOldAnswers(
  { db, keptDays }: { db: Kysely<BookingTables>; keptDays: number },
  now: Temporal.Instant,
): Promise<void> {
  const before = new Date(now.epochMilliseconds - keptDays * DAY_MS);
  const isForgotten = sql`
    not exists (
      select from bookings b where b.id = request_id and b.store_id = request_answers.store_id and b.email <> ''
    ) and not exists (select from contact_messages c where c.id = request_id)`;
  await eachInTurn(
    () =>
      deleteInBatches(db, {
        table: 'request_answers',
        key: ['id', 'store_id'],
        where: sql`created_at < ${before} or ${isForgotten}`,
      }),
    () =>
      deleteInBatches(db, {
        table: 'request_alerts',
        key: ['request_id', 'store_id'],
        where: sql`alerted_at < ${before}`,
      }),
  );
}
