import type { Pool, PoolClient } from 'pg';
import { figuresKnown, poolConnections, poolSize } from './metrics.ts';

/** Figures that a database tells: asked when somebody looks, and not more often than every so many seconds. */
export type Figures = {
  source: string;
  forSeconds: number;
  /** Asks, in a short transaction, and sets the gauges. */
  tell(client: PoolClient): Promise<void>;
  /** Takes the gauges back: a figure that is not known is not told. */
  forget(): void;
};

const WITHIN_MS = 1000;

const within = <Result>(work: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), WITHIN_MS).unref();
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

/** One question at a time: a database that hangs has one connection of the pool taken, not one for each look. */
function kept(pool: Pool, figures: Figures): () => Promise<void> {
  let fresh = 0;
  let asking: Promise<void> | undefined;
  const ask = () => {
    asking ??= inShortTransaction(pool, figures).finally(() => {
      asking = undefined;
    });
    return asking;
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

/** Returns what brings the gauges of the database up to date. It never rejects, and takes a second at most. */
export function databaseFigures(pool: Pool, sources: Figures[]): () => Promise<void> {
  const asked = sources.map((figures) => kept(pool, figures));
  return async () => {
    await Promise.all(asked.map((ask) => ask()));
    poolConnections.set({ state: 'total' }, pool.totalCount);
    poolConnections.set({ state: 'idle' }, pool.idleCount);
    poolConnections.set({ state: 'waiting' }, pool.waitingCount);
    poolSize.set(pool.options.max);
  };
}
