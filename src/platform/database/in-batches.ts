import { type QueryExecutorProvider, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isStopping } from '../every.ts';

/** So few rows that a statement stays far below the time it may take. */
const ROWS_AT_ONCE = 1000;
/** The most batches of one run; what is left over waits for the next run. */
const MOST_BATCHES = 100;

/**
 * Repeats what works on so many rows at most until it finds fewer, or the process is told to stop. Returns how many there
 * were.
 */
export async function inBatches(work: (atOnce: number) => Promise<number>, atOnce = ROWS_AT_ONCE): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < MOST_BATCHES && !isStopping(); batch += 1) {
    const done = await work(atOnce);
    total += done;
    if (done < atOnce) break;
  }
  return total;
}

type Rows = {
  table: string;
  /**
   * The columns that together name one row. Not ctid: where a table is spread over servers, each of them has a row of
   * that ctid.
   */
  key: string[];
  where: RawBuilder<SqlBool>;
  atOnce?: number;
};

/** Deletes rows a batch at a time, each in a transaction of its own. Returns how many there were. */
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
 * Looks through a table in the order of a key, so many rows at a time: for what no index finds. `look` returns the last
 * key it saw of those after the given one, and undefined at the end. Ends early when the process is told to stop.
 */
export async function throughAll<Key>(
  first: Key,
  look: (after: Key, atOnce: number) => Promise<Key | undefined>,
): Promise<void> {
  for (let after: Key | undefined = first; after !== undefined && !isStopping(); )
    after = await look(after, ROWS_AT_ONCE);
}
