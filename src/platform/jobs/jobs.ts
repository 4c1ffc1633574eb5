import { CompiledQuery, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { MINUTE_MS } from '../../values/time/duration.ts';
import type { Connection } from '../database/database.ts';
import { every } from '../every.ts';
import { jobOutcomes } from '../observe/metrics.ts';
import { inSpan } from '../observe/trace.ts';
import { tellOfOutage } from '../outage.ts';
import { FinalFailure } from './final-failure.ts';
import { deleteOldJobs } from './old-jobs.ts';

const DUE = `
  select queue.name from unnest($1::text[]) as queue (name)
  where exists (
    select from pgboss.job
    where job.name = queue.name and state < 'active' and not blocked and start_after <= pgboss.job_now()
  )`;

/** Those of the queues that have a job whose time has come: one statement for all, where each worker would send its own. */
async function dueQueues(pool: Pool, queues: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(DUE, [queues]);
  return rows.map(({ name }) => name);
}

/** Retried for about a day at growing intervals; then the job moves to `${queue}-failed`, where it can be inspected. */
const RETRIES = 16;
const RETRY_DELAY_SECONDS = 4;
const RETRY_DELAY_MAX_SECONDS = 4 * 3600;
/** Failed jobs sent again in one statement. */
const AT_ONCE = 500;
/** Those that are done: pg-boss counts all there are every few seconds. */
const KEEP_DONE_SECONDS = 60 * 60 * 24;
/** A process says every half minute that it works on a job. Of one silent for this long it is retried, as it may be dead. */
const ALIVE_SECONDS = 60;
/**
 * The longest a batch may take. Twenty e-mails share five connections, also with those of other queues, and a slow mail
 * server takes half a minute for each: a batch that was given up meanwhile would be sent again by another process.
 */
const LONGEST_SECONDS = 15 * 60;
export const KEEP_FAILED_DAYS = 90;
const KEEP_FAILED_SECONDS = 60 * 60 * 24 * KEEP_FAILED_DAYS;

export type Job<Data extends object = object> = {
  queue: string;
  data: Data;
  /** A second job of the queue with the same id is not added. */
  id?: string;
  startAfter?: Date;
  singletonKey?: string;
};
export type Handler = (data: never, jobId: string) => Promise<void>;

/** One of the jobs that gave up, or all of a queue. */
export type GivenUpJobs = { id: string } | { queue: string };

export type Jobs = {
  /** Adds jobs in the caller's transaction: they exist if and only if it commits. */
  enqueue<Tables>(tx: Kysely<Tables>, jobs: Job[]): Promise<void>;
  /** Starts the workers; call once. */
  work(handlers: Record<string, Handler>): Promise<void>;
  /** Jobs that gave up, after all retries or since none would help, newest first. */
  failed(): Promise<{ id: string; queue: string; data: object; output: object | null; createdOn: Date }[]>;
  /** Queues again those that gave up. Returns how many. */
  retry(which: GivenUpJobs): Promise<number>;
  /** Deletes those that gave up: they are never done. Returns how many. */
  drop(which: GivenUpJobs): Promise<number>;
  /** Stops after running jobs have finished. */
  stop(): Promise<void>;
};

const within = <Tables>(tx: Kysely<Tables>) => ({
  async executeSql(text: string, values: unknown[] = []) {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
    return { rows: rows as never[] };
  },
});

/** How often jobs of a process that died are looked for; they are retried once their minute is over. */
const CARE_MS = 10_000;

/** Often, so that little is due each time. */
const DELETE_MS = 5 * MINUTE_MS;

/** How often it is looked whether any queue has work; its worker is then told to fetch it. */
const LOOK_MS = 500;

/**
 * A full batch is followed by the next at once, so that a rush is worked off without pauses. Workers that are not told of
 * work look for it themselves now and then.
 */
const WORK = {
  pollingIntervalSeconds: 60,
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;

/** Jobs of a batch succeed or fail separately. The reason of a failure is logged and stored with the job. */
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
    log.error(
      { queue, jobId: job.id, reason },
      gaveUp ? 'job gave up: see npm run jobs' : 'job failed, to be tried again',
    );
    return { id: job.id, status: isFinal ? ('deadletter' as const) : ('failed' as const), output: { message: reason } };
  }
}

/** PGlite has a single process, so jobs still active at the start belong to one that died: retries them. */
async function retryActiveJobs<Tables>({ pool }: Connection<Tables>): Promise<void> {
  await pool.query("update pgboss.job set state = 'retry', start_after = now() where state = 'active'");
}

/** What a queue of an earlier build may have otherwise. */
const TIMES = {
  deleteAfterSeconds: KEEP_DONE_SECONDS,
  expireInSeconds: LONGEST_SECONDS,
  heartbeatSeconds: ALIVE_SECONDS,
} as const;
const TIMED = Object.keys(TIMES) as (keyof typeof TIMES)[];

type Retries = { retries: number; retryDelaySeconds: number };

/** Creates those that are missing: at nearly every start none is, and pg-boss has read the settings of all. */
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
    // Creating one that is there changes nothing.
    await boss.updateQueue(queue, TIMES);
    // A queue reads its settings at its first use; inside a transaction that would wait for PGlite's only connection.
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
  // Each of its workers tells of each failure.
  const outage = tellOfOutage({
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
    // Done below: by itself it would also look, from its first moment on, for jobs that wait for others, of which there are none.
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
  const queuesOf = (which: GivenUpJobs) =>
    'queue' in which ? queues.filter((queue) => queue === which.queue) : queues;
  let stopLooking = async () => {};
  const stopCaring = every(CARE_MS, () => boss.supervise(), outage.failed);
  const stopDeleting = every(
    DELETE_MS,
    async () => void (await deleteOldJobs(connection.pool)),
    (err) => log.error({ err }, 'jobs: old ones could not be deleted'),
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
      const looking = tellOfOutage({
        began: (err) => log.error({ err }, 'jobs: the queues could not be read'),
        ended: () => log.info('jobs: the queues are read again'),
      });
      stopLooking = every(
        LOOK_MS,
        async () => {
          for (const queue of await dueQueues(connection.pool, [...workers.keys()]))
            boss.notifyWorker(workers.get(queue) ?? '');
          looking.worked();
        },
        looking.failed,
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
    async retry(which) {
      const ids = 'id' in which ? [which.id] : undefined;
      let sent = 0;
      for (const queue of queuesOf(which)) {
        let moved: number;
        do {
          moved = await boss.redrive(`${queue}-failed`, { destination: queue, ids, limit: AT_ONCE });
          sent += moved;
        } while (moved === AT_ONCE);
      }
      return sent;
    },
    async drop(which) {
      let dropped = 0;
      for (const queue of queuesOf(which)) {
        const there = await boss.findJobs(`${queue}-failed`, 'id' in which ? which : {});
        if (there.length > 0)
          await boss.deleteJob(
            `${queue}-failed`,
            there.map(({ id }) => id),
          );
        dropped += there.length;
      }
      return dropped;
    },
    async stop() {
      await Promise.all([stopCaring(), stopDeleting(), stopLooking()]);
      await boss.stop({ graceful: true, close: false, timeout: 10_000 });
    },
  };
}
