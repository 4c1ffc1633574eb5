import { bookingFigures } from '../../src/booking/booking-figures.server.ts';
import { deleteOldKeys } from '../../src/booking/engine/day/clean-up.server.ts';
import { forgetOldBookings } from '../../src/booking/engine/personal-data.server.ts';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import { queueBirthdays } from '../../src/customers/engine/birthdays.server.ts';
import { deleteOldCustomers } from '../../src/customers/engine/delete-old-customers.server.ts';
import type { CustomerTables } from '../../src/customers/tables.server.ts';
import { neededElsewhere } from '../../src/personal-data.server.ts';
import { type Connection, openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openJobs } from '../../src/platform/jobs/jobs.ts';
import { deleteOldJobs } from '../../src/platform/jobs/old-jobs.ts';
import { queueFigures } from '../../src/platform/jobs/queue-figures.server.ts';
import { createLog } from '../../src/platform/log.ts';
import { londonNow } from '../../src/values/time/london-time.ts';
import { addDays } from '../../src/values/time/wall-time.ts';
import { createDatabase } from '../support/database.ts';
import { noJobs } from '../support/jobs.ts';
import { startPostgres } from '../support/postgres.ts';
import { fillLargeDatabase, LARGE } from './large-database.ts';
import type { Row } from './rows.ts';

const KEPT_DAYS = 10;
const KEYS_KEPT_DAYS = 7;
const now = Temporal.Now.instant();

async function fill(url: string): Promise<void> {
  const patient = await openDatabase<BookingTables>({ url });
  await migrate(patient.db);
  const jobs = await openJobs(patient, ['mail'], createLog('silent'));
  await jobs.stop();
  await fillLargeDatabase(patient.pool, {
    forgotten: addDays(londonNow(now.epochMilliseconds).date, -KEPT_DAYS),
    deleted: new Date(now.subtract({ hours: KEYS_KEPT_DAYS * 24 }).epochMilliseconds),
  });
  await patient.close();
}

/** The total time, and the longest statement, which is as long as it blocks a connection. */
async function timed({ pool }: Connection<BookingTables>, name: string, work: () => Promise<unknown>): Promise<Row> {
  let [taken, longest] = [0, 0];
  const take = () => {
    taken = performance.now();
  };
  const giveBack = () => {
    longest = Math.max(longest, performance.now() - taken);
  };
  pool.on('acquire', take).on('release', giveBack);
  const began = performance.now();
  const failed = await work().then(
    () => '',
    (error: Error) => `, and then failed: ${error.message}`,
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(2);
  pool.off('acquire', take).off('release', giveBack);
  return { name, value: `${seconds} s, the longest statement ${longest.toFixed(0)} ms${failed}` };
}

/** Upkeep and metrics on a large PostgreSQL, under the site's time-outs. */
export async function benchUpkeep(): Promise<Row[]> {
  const server = await startPostgres({ durable: true });
  if ('skipped' in server) return [{ name: 'upkeep', value: `skipped: ${server.skipped}` }];
  const { url } = await createDatabase(server.url);
  await fill(url);
  const connection = await openDatabase<BookingTables>({ url, impatient: true });
  const { db, pool } = connection;
  const figures = (name: string, { tell }: ReturnType<typeof bookingFigures>) =>
    timed(connection, name, async () => {
      const client = await pool.connect();
      await tell(client).finally(() => client.release());
    });
  const many = (count: number) => count.toLocaleString('en-GB');
  const rows: Row[] = [
    await figures(
      `bookings by status, of ${many(LARGE.bookings)}`,
      bookingFigures(() => now),
    ),
    await figures(`queues, of ${many(LARGE.jobs)} jobs`, queueFigures(['mail'])),
    await timed(connection, `${many(LARGE.toForget)} bookings forgotten`, () =>
      forgetOldBookings({ db, keptDays: KEPT_DAYS }, now),
    ),
    await timed(connection, `${many(LARGE.keysToDelete)} of ${many(LARGE.keys)} keys deleted`, () =>
      deleteOldKeys({ db, clock: () => now }),
    ),
    await timed(connection, `${many(LARGE.jobsToDelete)} of ${many(LARGE.jobs)} jobs deleted, a quarter a run`, () =>
      deleteOldJobs(pool),
    ),
    await timed(connection, `${many(LARGE.customers)} customers looked at for who has left`, () =>
      deleteOldCustomers(
        { db, tokenSecret: 'bench', unconfirmedDays: 30, leftDays: 30, isNeeded: neededElsewhere },
        now,
      ),
    ),
    await timed(connection, `birthdays of ${many(LARGE.customers)} customers`, () =>
      queueBirthdays({ db: db.withTables<CustomerTables>(), jobs: noJobs, clock: () => now, daysAhead: 14 }),
    ),
  ];
  await connection.close();
  await server.stop();
  return rows;
}
