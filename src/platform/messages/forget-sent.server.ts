import { type QueryExecutorProvider, sql } from 'kysely';
import { deleteInBatches } from '../database/in-batches.ts';
import { eachInTurn } from '../every.ts';

type Keeping = { db: QueryExecutorProvider; keptDays: number };

/**
 * Forgets which messages were sent so many days ago or more: by the clock of the database, which noted it. Run by a job;
 * running it twice does no harm.
 */
export async function forgetSent({ db, keptDays }: Keeping): Promise<void> {
  const isOld = (noted: string) => sql<boolean>`${sql.ref(noted)} <= now() - ${keptDays}::int * interval '1 day'`;
  const key = ['message_id'];
  await eachInTurn(
    () => deleteInBatches(db, { table: 'mail_log', key, where: isOld('sent_at') }),
    () => deleteInBatches(db, { table: 'text_attempts', key, where: isOld('begun_at') }),
  );
}
