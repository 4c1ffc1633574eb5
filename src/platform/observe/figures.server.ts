import type { Pool, PoolClient } from 'pg';
import { figuresKnown, poolConnections, poolSize } from './metrics.ts';

/** Metrics read from a database on demand, at most once per `forSeconds`. */
export type Figures = {
  source: string;
  forSeconds: number;
  /** Queries in a short transaction and sets the gauges. */
  tell(client: PoolClient): Promise<void>;
  /** Clears the gauges, since an unknown figure mustn't be reported. */
  forget(): void;
};

const WITHIN_MS = 1000;

const within = <Result>(work: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('no response in time')), WITHIN_MS).unref();
    work.then(resolve, reject);
  });

async function inShortTransaction(pool: Pool, { tell }: Figures): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin read only');
    await client.query(`set local statement_timeout = ${WITHIN_MS}`);
    await tell(client);
    await client.query('commit');
    client.release();
  } catch (problem) {
    await client.query('rollback').catch(() => undefined);
    client.release(true);
    throw problem;
  }
}

/** One query at a time: a hanging database blocks one connection of the pool, not one per scrape. */
function cached(pool: Pool, figures: Figures): () => Promise<void> {
  let fresh = 0;
  let pending: Promise<void> | undefined;
  const ask = () => {
    pending ??= inShortTransaction(pool, figures).finally(() => {
      pending = undefined;
    });
    return pending;
  };
  return async () => {
    if (performance.now() < fresh) return;
    try {
      await within(ask());
      fresh = performance.now() + figures.forSeconds * 1000;
      figuresKnown.set({ source: figures.source }, 1);
    } catch {
      figures.forget();
      figuresKnown.set({ source: figures.source }, 0);
    }
  };
}

/** Returns a function that refreshes the database's gauges. It never rejects, and takes a second at most. */
export function databaseFigures(pool: Pool, sources: Figures[]): () => Promise<void> {
  const refreshers = sources.map((figures) => cached(pool, figures));
  return async () => {
    await Promise.all(refreshers.map((ask) => ask()));
    poolConnections.set({ state: 'total' }, pool.totalCount);
    poolConnections.set({ state: 'idle' }, pool.idleCount);
    poolConnections.set({ state: 'waiting' }, pool.waitingCount);
    poolSize.set(pool.options.max);
  };
}
