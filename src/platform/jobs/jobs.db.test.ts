import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database.ts';
import type { Connection } from '../database/database.ts';
import { createLog } from '../log.ts';
import { sendOnce } from '../messages/mail-job.server.ts';
import type { Mail } from '../messages/mailer.server.ts';
import { FinalFailure } from './final-failure.ts';
import { type Jobs, openJobs } from './jobs.ts';
import { deleteOldJobs } from './old-jobs.ts';

let connection: Connection<object>;
let jobs: Jobs;
let done: string[];
let emails: string[];
let isFailing: boolean;

beforeAll(async () => {
  connection = await openTestDatabase();
  jobs = await openJobs(connection, ['bake', 'burn', 'post'], createLog('silent'), {
    retryDelaySeconds: 0,
    retries: 1,
  });
  done = [];
  emails = [];
  isFailing = true;
  await jobs.work({
    bake: async ({ name }: { name: string }) => {
      done.push(name);
    },
    burn: async ({ name }: { name: string }) => {
      if (name === 'stone') throw new FinalFailure('nobody eats stone');
      if (isFailing) throw new Error('the oven is out');
      done.push(name);
    },
    post: async ({ name }: { name: string }) => {
      const mailer = { send: async ({ subject }: Mail) => void emails.push(subject), close: () => {} };
      const mail = { to: 'ann@example.co.uk', subject: name, html: '', text: '', messageId: `<${name}@tavola>` };
      await sendOnce(connection.pool, mailer, mail);
      if (isFailing) throw new Error('the post is out');
      done.push(name);
    },
  });
});
afterAll(async () => {
  await jobs.stop();
  await connection.close();
});

const until = (actual: () => unknown) => expect.poll(actual, { timeout: 20_000, interval: 100 });

test('a job exists if and only if its transaction commits', async () => {
  const rolledBack = connection.db.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, [{ queue: 'bake', data: { name: 'never' } }]);
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await connection.db.transaction().execute((tx) => jobs.enqueue(tx, [{ queue: 'bake', data: { name: 'focaccia' } }]));
  await until(() => done).toEqual(['focaccia']);
});

/** The statements of the next start that change queues. */
async function changesOfAStart(): Promise<string[]> {
  const query = vi.spyOn(connection.pool, 'query');
  await (await openJobs(connection, ['bake', 'burn', 'post'], createLog('silent'))).stop();
  const statements = query.mock.calls.map(([text]) => String(text));
  query.mockRestore();
  return statements.filter((text) => /create_queue|update pgboss\.queue set\s+retry_limit/i.test(text));
}

test('a start only updates queues of a build with other retention times', async () => {
  expect(await changesOfAStart()).toEqual([]);
  await connection.pool.query(`update pgboss.queue set deletion_seconds = 604800 where name = 'bake'`);
  expect(await changesOfAStart()).not.toEqual([]);
  const { rows } = await connection.pool.query(`select deletion_seconds from pgboss.queue where name = 'bake'`);
  expect(rows).toEqual([{ deletion_seconds: 86_400 }]);
});

test('a batch may take a quarter of an hour while its process lives, even in a queue created with a shorter limit', async () => {
  const times = async () =>
    (await connection.pool.query(`select expire_seconds, heartbeat_seconds from pgboss.queue where name = 'bake'`))
      .rows;
  await connection.pool.query(
    `update pgboss.queue set expire_seconds = 60, heartbeat_seconds = null where name = 'bake'`,
  );
  expect(await changesOfAStart()).not.toEqual([]);
  expect(await times()).toEqual([{ expire_seconds: 900, heartbeat_seconds: 60 }]);
});

test('the very first job can be part of a transaction', async () => {
  const fresh = await openJobs(connection, ['prove'], createLog('silent'));
  await connection.db.transaction().execute((tx) => fresh.enqueue(tx, [{ queue: 'prove', data: { name: 'dough' } }]));
  const { rows } = await connection.pool.query("select data from pgboss.job where name = 'prove'");
  expect(rows).toEqual([{ data: { name: 'dough' } }]);
  await fresh.stop();
});

test('a failed job stays visible with its reason', async () => {
  await connection.db.transaction().execute((tx) => jobs.enqueue(tx, [{ queue: 'burn', data: { name: 'toast' } }]));
  await until(async () => (await jobs.failed()).map(({ queue, data }) => ({ queue, data }))).toEqual([
    { queue: 'burn', data: { name: 'toast' } },
  ]);
  expect((await jobs.failed())[0]?.output).toEqual({ message: 'the oven is out' });
});

const enqueue = (queue: string, name: string) =>
  connection.db.transaction().execute((tx) => jobs.enqueue(tx, [{ queue, data: { name } }]));
const failedNames = async () => (await jobs.failed()).map(({ data }) => (data as { name: string }).name).sort();

test('failed jobs are requeued by id or by queue', async () => {
  await enqueue('burn', 'cake');
  await enqueue('burn', 'pie');
  await until(failedNames).toEqual(['cake', 'pie', 'toast']);
  const [cake] = (await jobs.failed()).filter(({ data }) => (data as { name: string }).name === 'cake');
  isFailing = false;
  expect(await jobs.retry({ id: cake?.id ?? '' })).toBe(1);
  expect(await jobs.retry({ id: cake?.id ?? '' })).toBe(0);
  await until(() => done).toContain('cake');
  expect(await failedNames()).toEqual(['pie', 'toast']);
  expect(await jobs.retry({ queue: 'bake' })).toBe(0);
  expect(await jobs.retry({ queue: 'no-such' })).toBe(0);
  expect(await jobs.retry({ queue: 'burn' })).toBe(2);
  await until(() => done).toEqual(expect.arrayContaining(['pie', 'toast']));
  expect(await failedNames()).toEqual([]);
});

test("an e-mail sent before its job failed isn't sent again on retry", async () => {
  isFailing = true;
  await enqueue('post', 'email');
  await until(failedNames).toEqual(['email']);
  expect(emails).toEqual(['email']);
  isFailing = false;
  expect(await jobs.retry({ queue: 'post' })).toBe(1);
  await until(() => done).toContain('email');
  expect(emails).toEqual(['email']);
});

test("a job with a final failure isn't retried, and is dropped by id or queue", async () => {
  const stones = async () => {
    const { rows } = await connection.pool.query(
      `select state::text, retry_count from pgboss.job where name = 'burn' and data->>'name' = 'stone'`,
    );
    return rows;
  };
  await enqueue('burn', 'stone');
  await until(failedNames).toEqual(['stone']);
  expect(await stones()).toEqual([{ state: 'failed', retry_count: 0 }]);
  const [stone] = await jobs.failed();
  expect(stone?.output).toEqual({ message: 'nobody eats stone' });
  expect(await jobs.drop({ id: stone?.id ?? '' })).toBe(1);
  expect(await jobs.drop({ id: stone?.id ?? '' })).toBe(0);
  await enqueue('burn', 'stone');
  await enqueue('burn', 'stone');
  await until(failedNames).toEqual(['stone', 'stone']);
  expect(await jobs.drop({ queue: 'bake' })).toBe(0);
  expect(await jobs.drop({ queue: 'burn' })).toBe(2);
  expect(await failedNames()).toEqual([]);
});

async function clearUp() {
  const executeSql = (text: string, values?: unknown[]) => connection.pool.query(text, values);
  const boss = new PgBoss({ db: { executeSql }, backend: connection.kind, supervise: false, schedule: false });
  await boss.start();
  await connection.pool.query('update pgboss.queue set maintain_on = null');
  await boss.supervise('bake');
  await boss.stop({ close: false });
}

/** Simulates the passing of days by moving the queue's timestamps back. */
const daysPass = (days: number) =>
  connection.pool.query(
    `update pgboss.job set start_after = start_after - $1 * interval '1 day',
       keep_until = keep_until - $1 * interval '1 day', created_on = created_on - $1 * interval '1 day'
     where name = 'bake' and state = 'created'`,
    [days],
  );

test('a job delayed by three months survives every clean-up, and runs when due', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await connection.db.transaction().execute((tx) =>
    jobs.enqueue(tx, [
      { queue: 'bake', data: { name: 'panettone' }, startAfter: inDays(90) },
      { queue: 'bake', data: { name: 'forgotten' }, startAfter: inDays(300) },
    ]),
  );
  await connection.pool.query(`update pgboss.job set keep_until = now() where data->>'name' = 'forgotten'`);
  await daysPass(89);
  await clearUp();
  const { rows } = await connection.pool.query(
    `select data->>'name' as name from pgboss.job where name = 'bake' and state = 'created'`,
  );
  expect(rows).toEqual([{ name: 'panettone' }]);
  expect(done).not.toContain('panettone');
  await daysPass(1);
  await until(() => done).toContain('panettone');
});

test('expired jobs are deleted in batches, and no others', async () => {
  await connection.pool.query(
    `insert into pgboss.job (name, data, state, deletion_seconds, completed_on, keep_until)
     select 'bake', jsonb_build_object('name', 'old'), 'completed'::pgboss.job_state, 86400, now() - interval '25 hours', now()
       from generate_series(1, 2500)
     union all select 'bake', '{"name": "done"}', 'completed', 86400, now() - interval '23 hours', now()
     union all select 'prove', '{"name": "nobody"}', 'created', 86400, null, now() - interval '1 hour'`,
  );
  expect(await deleteOldJobs(connection.pool)).toBeGreaterThanOrEqual(2501);
  const { rows } = await connection.pool.query(
    `select data->>'name' as name from pgboss.job where data->>'name' in ('old', 'done', 'nobody')`,
  );
  expect(rows).toEqual([{ name: 'done' }]);
});

test('a database outage is logged once, and its end once', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line).msg) });
  const waiter = await openJobs(connection, ['wait'], log);
  await waiter.work({ wait: async () => {} });
  const away = vi.spyOn(connection.pool, 'query').mockRejectedValue(new Error('away') as never);
  await until(() => away.mock.calls.length).toBeGreaterThan(6);
  away.mockRestore();
  await until(() => lines).toContain('jobs: the queues can be read again');
  expect(lines.filter((line) => line === 'jobs: the queues could not be read')).toHaveLength(1);
  expect(lines.filter((line) => line === 'jobs: the queue failed').length).toBeLessThanOrEqual(1);
  await waiter.stop();
});
