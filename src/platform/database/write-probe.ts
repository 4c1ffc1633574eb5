import type { Pool } from 'pg';

const KEPT_MS = 1000;

/** Whether the database takes a write; concurrent checks, and those within a second, share one. */
export function createWriteProbe(pool: Pool): () => Promise<boolean> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<boolean> = Promise.resolve(false);
  const write = () =>
    pool
      .query(
        'insert into readiness values (true, now()) on conflict (id) do update set written_at = excluded.written_at',
      )
      .then(
        () => true,
        () => false,
      );
  return () => {
    if (performance.now() - checkedAt > KEPT_MS) {
      checkedAt = performance.now();
      answer = write();
    }
    return answer;
  };
}

const MOST_FAILURES = 3;

/**
 * For an embedded database: a damaged one, for instance one that ran out of file descriptors, may never write again.
 * Calls `giveUp` after several failures in a row, since only a new process helps.
 */
export function createHeartbeat(takesWrites: () => Promise<boolean>, giveUp: () => void): () => Promise<void> {
  let failures = 0;
  return async () => {
    failures = (await takesWrites()) ? 0 : failures + 1;
    if (failures === MOST_FAILURES) giveUp();
  };
}
