import type { Figures } from '../observe/figures.server.ts';
import { failedJobCount, queueAge, queueDepth } from '../observe/metrics.ts';

type QueueRow = { name: string; ready: number; later: number; oldest: number | null };

/** Depth and age of each queue, and its failed jobs. */
export const queueFigures = (queues: readonly string[]): Figures => ({
  source: 'queues',
  forSeconds: 5,
  async tell(client) {
    const { rows } = await client.query<QueueRow>(
      `select name, count(*) filter (where start_after <= now()) as ready,
         count(*) filter (where start_after > now()) as later,
         extract(epoch from now() - min(start_after) filter (where start_after <= now()))::float8 as oldest
       from pgboss.job where state < 'active' group by name`,
    );
    const byName = new Map(rows.map((row) => [row.name, row]));
    for (const queue of queues) {
      const { ready = 0, later = 0, oldest = 0 } = byName.get(queue) ?? {};
      queueDepth.set({ queue, state: 'ready' }, ready);
      queueDepth.set({ queue, state: 'later' }, later);
      queueAge.set({ queue }, oldest ?? 0);
      failedJobCount.set({ queue }, byName.get(`${queue}-failed`)?.ready ?? 0);
    }
  },
  forget() {
    for (const metric of [queueDepth, queueAge, failedJobCount]) metric.reset();
  },
});
