import { type QueryExecutorProvider, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isStopping } from '../every.ts';

/** Few enough rows for a statement to stay well below its time limit. */
const ROWS_AT_ONCE = 1000;
/** Maximum batches of one run; the rest waits for the next. */
const MOST_BATCHES = 100;

/** Repeats `work` on up to `atOnce` rows until it handles fewer, or the process is stopping. Returns the total. */
export async function inBatches(work: (atOnce: number) => Promise<number>, atOnce = ROWS_AT_ONCE): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < MOST_BATCHES && !isStopping(); batch += 1) {
    const count = await work(atOnce);
    total += count;
    if (count < atOnce) break;
  }
  return total;
}

type Rows = {
  table: string;
  /** The primary key's columns. Not ctid, which isn't unique when a table is spread over several servers. */
  key: string[];
  where: RawBuilder<SqlBool>;
  atOnce?: number;
};

/** Deletes rows in batches, each its own transaction. Returns the number deleted. */
export function deleteInBatches(db: QueryExecutorProvider, { table, key, where, atOnce }: Rows): Promise<number> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  return inBatches(async (limit) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where (${columns}) in (
        select ${columns} from ${sql.table(table)} where ${where} limit ${limit}
      )`.execute(db);
    return Number(numAffectedRows ?? 0);
  }, atOnce);
}

/**
 * Scans a table in key order, for conditions no index covers. `look` returns the last key it saw after the given one,
 * and undefined at the end. Stops early when the process is stopping.
 */
export async function throughAll<Key>(
  first: Key,
  look: (after: Key, atOnce: number) => Promise<Key | undefined>,
): Promise<void> {
  for (let after: Key | undefined = first; after !== undefined && !isStopping(); )
    after = await look(after, ROWS_AT_ONCE);
}
