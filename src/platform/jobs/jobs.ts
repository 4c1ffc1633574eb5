import { CompiledQuery, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { MINUTE_MS } from '../../values/time/duration.ts';
import type { Connection } from '../database/database.ts';
import { every } from '../every.ts';
import { jobOutcomes } from '../observe/metrics.ts';
import { inSpan } from '../observe/trace.ts';
import { reportOnce } from '../report-once.ts';
import { FinalFailure } from './final-failure.ts';
import { deleteOldJobs } from './old-jobs.ts';

const DUE = `
  select queue.name from unnest($1::text[]) as queue (name)
  where exists (
    select from pgboss.job
    where job.name = queue.name and state < 'active' and not blocked and start_after <= pgboss.job_now()
  )`;

/** Queues with a job that is due: one statement for all, where each worker would send its own. */
async function dueQueues(pool: Pool, queues: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(DUE, [queues]);
  return rows.map(({ name }) => name);
}

/** Retried for about a day at growing intervals; then the job moves to `${queue}-failed`, where it can be inspected. */
const RETRIES = 16;
const RETRY_DELAY_SECONDS = 4;
const RETRY_DELAY_MAX_SECONDS = 4 * 3600;
/** Failed jobs requeued per statement. */
const AT_ONCE = 500;
/** Completed jobs are deleted soon, since pg-boss counts all rows every few seconds. */
const KEEP_DONE_SECONDS = 60 * 60 * 24;
/**
 * A process sends a heartbeat every half minute. After this much silence it counts as dead, and its jobs are retried.
 */
const ALIVE_SECONDS = 60;
/**
 * Time limit of a batch. Twenty e-mails share five connections, also with other queues, and a slow mail server takes
 * half a minute each: if the batch expired meanwhile, another process would send them again.
 */
const LONGEST_SECONDS = 15 * 60;
export const KEEP_FAILED_DAYS = 90;
const KEEP_FAILED_SECONDS = 60 * 60 * 24 * KEEP_FAILED_DAYS;

export type Job<Data extends object = object> = {
  queue: string;
  data: Data;
  /** Within a queue, a second job with the same id isn't added. */
  id?: string;
  startAfter?: Date;
  singletonKey?: string;
};
export type Handler = (data: never, jobId: string) => Promise<void>;

/** One failed job, or all of a queue. */
export type GivenUpJobs = { id: string } | { queue: string };

export type Jobs = {
  /** Adds jobs in the caller's transaction: they exist if and only if it commits. */
  enqueue<Tables>(tx: Kysely<Tables>, jobs: Job[]): Promise<void>;
  /** Starts the workers; call once. */
  work(handlers: Record<string, Handler>): Promise<void>;
  /** Jobs that failed for good, newest first. */
  failed(): Promise<{ id: string; queue: string; data: object; output: object | null; createdOn: Date }[]>;
  /** Requeues failed jobs. Returns how many. */
  retry(selection: GivenUpJobs): Promise<number>;
  /** Deletes failed jobs. Returns how many. */
  drop(selection: GivenUpJobs): Promise<number>;
  /** Stops after running jobs have finished. */
  stop(): Promise<void>;
};

const within = <Tables>(tx: Kysely<Tables>) => ({
  async executeSql(text: string, values: unknown[] = []) {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
    return { rows: rows as never[] };
  },
});

/** How often to look for jobs of dead processes, which are retried when their heartbeat expires. */
const CARE_MS = 10_000;

/** Often, so that little is due each time. */
const DELETE_MS = 5 * MINUTE_MS;

/** How often to look for due jobs; workers are then notified. */
const LOOK_MS = 500;

/**
 * A full batch is followed by the next at once, so a backlog clears without pauses. The polling interval is a fallback
 * for missed notifications.
 */
const WORK = {
  pollingIntervalSeconds: 60,
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;

/** Jobs of a batch succeed or fail separately. The reason for a failure is logged and stored with the job. */
async function settle(queue: string, job: JobWithMetadata<unknown>, handler: Handler, log: Logger) {
  try {
    await handler(job.data as never, job.id);
    log.info({ queue, jobId: job.id }, 'job done');
    jobOutcomes.inc({ queue, outcome: 'done' });
    return { id: job.id, status: 'completed' as const };
  } catch (err) {
    // A mail server's reply may contain the recipient's address.
    const reason = String((err as Error).message).replace(/[^\s<>]+@[^\s<>]+/g, '[address]');
    const isFinal = err instanceof FinalFailure;
    const gaveUp = isFinal || job.retryCount >= job.retryLimit;
    jobOutcomes.inc({ queue, outcome: gaveUp ? 'gave_up' : 'failed' });
    log.error({ queue, jobId: job.id, reason }, gaveUp ? 'job gave up: see npm run jobs' : 'job failed, to be retried');
    return { id: job.id, status: isFinal ? ('deadletter' as const) : ('failed' as const), output: { message: reason } };
  }
}

/** PGlite has a single process, so jobs active at the start belong to a dead one: retry them. */
async function retryActiveJobs<Tables>({ pool }: Connection<Tables>): Promise<void> {
  await pool.query("update pgboss.job set state = 'retry', start_after = now() where state = 'active'");
}

/** Settings that a queue from an earlier build may lack. */
const TIMES = {
  deleteAfterSeconds: KEEP_DONE_SECONDS,
  expireInSeconds: LONGEST_SECONDS,
  heartbeatSeconds: ALIVE_SECONDS,
} as const;
const TIMED = Object.keys(TIMES) as (keyof typeof TIMES)[];

type Retries = { retries: number; retryDelaySeconds: number };

/** Creates missing queues; at nearly every start there are none, and pg-boss has already read all settings. */
async function createQueues(
  boss: PgBoss,
  queues: readonly string[],
  { retries, retryDelaySeconds }: Retries,
): Promise<void> {
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const isReady = (name: string) => {
    const queue = there.get(name);
    return there.has(`${name}-failed`) && TIMED.every((time) => queue?.[time] === TIMES[time]);
  };
  for (const queue of queues.filter((name) => !isReady(name))) {
    await boss.createQueue(`${queue}-failed`, {
      deleteAfterSeconds: KEEP_FAILED_SECONDS,
      retentionSeconds: KEEP_FAILED_SECONDS,
    });
    await boss.createQueue(queue, {
      retryLimit: retries,
      retryDelay: retryDelaySeconds,
      retryBackoff: retryDelaySeconds > 0,
      ...(retryDelaySeconds > 0 && { retryDelayMax: RETRY_DELAY_MAX_SECONDS }),
      deadLetter: `${queue}-failed`,
    });
    // Creating an existing queue doesn't update it.
    await boss.updateQueue(queue, TIMES);
    // A queue reads its settings on first use; inside a transaction that would wait for PGlite's only connection.
    await boss.insert(queue, []);
  }
}

/** Opens pg-boss on the application's pool and creates the named queues. */
export async function openJobs<Tables>(
  connection: Connection<Tables>,
  queues: readonly string[],
  log: Logger,
  { retries = RETRIES, retryDelaySeconds = RETRY_DELAY_SECONDS } = {},
): Promise<Jobs> {
  // Each worker reports each failure.
  const outage = reportOnce({
    began: (err) => log.error({ err }, 'jobs: the queue failed'),
    ended: () => log.info('jobs: the queue works again'),
  });
  const executeSql = async (text: string, values?: unknown[]) => {
    const result = await connection.pool.query(text, values);
    outage.worked();
    return result;
  };
  const boss = new PgBoss({
    db: { executeSql },
    backend: connection.kind,
    // Supervised below: by itself pg-boss would also keep looking for dependent jobs, which we don't use.
    supervise: false,
    monitorIntervalSeconds: CARE_MS / 1000,
    schedule: false,
  });
  boss.on('error', outage.failed);
  try {
    await boss.start();
    await createQueues(boss, queues, { retries, retryDelaySeconds });
  } catch (problem) {
    await boss.stop({ graceful: false, close: false }).catch(() => undefined);
    throw problem;
  }
  if (connection.kind === 'pglite') await retryActiveJobs(connection);
  const queuesOf = (selection: GivenUpJobs) =>
    'queue' in selection ? queues.filter((queue) => queue === selection.queue) : queues;
  let stopLooking = async () => {};
  const stopCaring = every(CARE_MS, () => boss.supervise(), outage.failed);
  const stopDeleting = every(
    DELETE_MS,
    async () => void (await deleteOldJobs(connection.pool)),
    (err) => log.error({ err }, 'jobs: could not delete old jobs'),
  );
  return {
    async enqueue(tx, jobs) {
      const db = within(tx);
      for (const [queue, batch] of Map.groupBy(jobs, (job) => job.queue)) await boss.insert(queue, batch, { db });
    },
    async work(handlers) {
      const workers = new Map<string, string>();
      for (const [queue, handler] of Object.entries(handlers)) {
        const worker = await boss.work(queue, WORK, (batch) =>
          Promise.all(
            batch.map((job) =>
              inSpan(`job ${queue}`, { kind: 'consumer', begins: true }, () => settle(queue, job, handler, log)),
            ),
          ),
        );
        workers.set(queue, worker);
      }
      const polling = reportOnce({
        began: (err) => log.error({ err }, 'jobs: the queues could not be read'),
        ended: () => log.info('jobs: the queues can be read again'),
      });
      stopLooking = every(
        LOOK_MS,
        async () => {
          for (const queue of await dueQueues(connection.pool, [...workers.keys()]))
            boss.notifyWorker(workers.get(queue) ?? '');
          polling.worked();
        },
        polling.failed,
      );
    },
    async failed() {
      const lists = await Promise.all(
        queues.map(async (queue) => (await boss.findJobs(`${queue}-failed`)).map((job) => ({ ...job, queue }))),
      );
      return lists
        .flat()
        .map(({ id, queue, data, output, sourceOutput, createdOn }) => ({
          id,
          queue,
          createdOn,
          data: data as object,
          output: sourceOutput ?? output,
        }))
        .sort((a, b) => b.createdOn.getTime() - a.createdOn.getTime());
    },
    async retry(selection) {
      const ids = 'id' in selection ? [selection.id] : undefined;
      let total = 0;
      for (const queue of queuesOf(selection)) {
        let count: number;
        do {
          count = await boss.redrive(`${queue}-failed`, { destination: queue, ids, limit: AT_ONCE });
          total += count;
        } while (count === AT_ONCE);
      }
      return total;
    },
    async drop(selection) {
      let total = 0;
      for (const queue of queuesOf(selection)) {
        const there = await boss.findJobs(`${queue}-failed`, 'id' in selection ? selection : {});
        if (there.length > 0)
          await boss.deleteJob(
            `${queue}-failed`,
            there.map(({ id }) => id),
          );
        total += there.length;
      }
      return total;
    },
    async stop() {
      await Promise.all([stopCaring(), stopDeleting(), stopLooking()]);
      await boss.stop({ graceful: true, close: false, timeout: 10_000 });
    },
  };
}
