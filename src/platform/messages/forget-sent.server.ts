import { type QueryExecutorProvider, sql } from 'kysely';
import { deleteInBatches } from '../database/in-batches.ts';
import { eachInTurn } from '../every.ts';

type Keeping = { db: QueryExecutorProvider; keptDays: number };

/** Deletes the record of messages sent `keptDays` or more ago, by the database's clock. Idempotent; run by a job. */
export async function forgetSent({ db, keptDays }: Keeping): Promise<void> {
  const isOld = (column: string) => sql<boolean>`${sql.ref(column)} <= now() - ${keptDays}::int * interval '1 day'`;
  const key = ['message_id'];
  await eachInTurn(
    () => deleteInBatches(db, { table: 'mail_log', key, where: isOld('sent_at') }),
    () => deleteInBatches(db, { table: 'text_attempts', key, where: isOld('begun_at') }),
  );
}
