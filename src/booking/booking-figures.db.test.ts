import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleRequest, openTestEngine, type TestEngine } from '../../tests/support/test-engine.ts';
import { queueFigures } from '../platform/jobs/queue-figures.server.ts';
import { databaseFigures } from '../platform/observe/figures.server.ts';
import { tellMetrics } from '../platform/observe/metrics.ts';
import { bookingFigures, tableFigures } from './booking-figures.server.ts';

let engine: TestEngine;
beforeAll(async () => {
  engine = await openTestEngine();
}, 60_000);
afterAll(() => engine.close());

/** Reads the metrics from the database. */
async function readFigures() {
  const { connection, deps } = engine;
  const sources = [queueFigures(['mail', 'card-charge']), bookingFigures(deps.clock), tableFigures(deps.clock)];
  await databaseFigures(connection.pool, sources)();
  const figures = (await tellMetrics()).split('\n');
  return (name: string) =>
    Number(
      figures
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')
        .at(-1),
    );
}

test('metrics count bookings, holds and queued e-mails', async () => {
  const before = await readFigures();
  expect(before('tavola_bookings{status="booked"}')).toBe(0);
  expect(before('tavola_queue_oldest_seconds{queue="mail"}')).toBe(0);
  expect((await engine.post('/holds/9001', { ...exampleRequest, time: '12:00' })).status).toBe(200);
  expect((await engine.book()).body.bookingStatus).toBe(1);
  await engine.connection.pool.query(
    `with cleared as (delete from pgboss.job where name = 'mail')
     insert into pgboss.job (name, data, start_after) values
       ('mail', '{}', now() - interval '90 seconds'), ('mail', '{}', now() + interval '1 day')`,
  );
  const after = await readFigures();
  expect(after('tavola_bookings{status="booked"}')).toBe(1);
  expect(after('tavola_holds_live')).toBe(1);
  expect(after('tavola_waitlist_entries{status="offered"}')).toBe(0);
  expect(after('tavola_queue_jobs{queue="mail",state="ready"}')).toBe(1);
  expect(after('tavola_queue_jobs{queue="mail",state="later"}')).toBe(1);
  expect(after('tavola_queue_oldest_seconds{queue="mail"}')).toBeGreaterThanOrEqual(90);
  expect(after('tavola_queue_jobs{queue="card-charge",state="ready"}')).toBe(0);
  expect(after('tavola_figures_up{source="queues"}')).toBe(1);
});

test('metrics count a failed job in its queue', async () => {
  await engine.connection.pool.query(`insert into pgboss.job (name, data) values ('mail-failed', '{}')`);
  expect((await readFigures())('tavola_failed_jobs{queue="mail"}')).toBe(1);
});
