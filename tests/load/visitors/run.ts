import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { concurrentEnv } from '../../support/concurrent-guests.ts';
import { createDatabase } from '../../support/database.ts';
import { freePort } from '../../support/free-port.ts';
import { startPostgres } from '../../support/postgres.ts';
import { type RunningServer, startServer } from '../server.ts';
import type { Made, MakerOptions } from './maker.ts';
import { begunFailures, figuresOf, holds } from './report.ts';
import type { Told } from './visitor.ts';

/** `npm run load -- --database pglite --minutes 10 --step 20 --curve 60`; with --rate, it begins with that one. */
const { values: given } = parseArgs({
  options: {
    database: { type: 'string', default: 'pglite' },
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string' },
    step: { type: 'string', default: '20' },
    curve: { type: 'string', default: '60' },
  },
});
/** Arrivals of diners per second that are tried in turn. */
const RATES = [4, 8, 12, 16, 20, 25, 32, 40, 50, 56, 64, 72, 80, 100, 120, 150, 180, 220, 260, 300];
const MULTIPLES = [1, 2, 3];
const MOST_OUTPUT = 1024 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;
const run = promisify(execFile);

type Storage = { env: Record<string, string>; url?: string; close(): Promise<void> };

async function openStorage(): Promise<Storage> {
  if (given.database === 'pglite') return { env: {}, close: async () => {} };
  const postgres = await startPostgres({ durable: true });
  if ('skipped' in postgres) throw new Error(postgres.skipped);
  const own = await createDatabase(postgres.url);
  const close = async () => {
    await own.drop();
    await postgres.stop();
  };
  return { env: { DATABASE_URL: own.url }, url: own.url, close };
}

const dataDir = mkdtempSync(join(tmpdir(), 'tavola-load-'));
const metricsPort = await freePort();
const storage = await openStorage();
const server: RunningServer = await startServer({
  ...concurrentEnv,
  ...storage.env,
  DATA_DIR: dataDir,
  METRICS_PORT: String(metricsPort),
});

/** A figure that the server tells, of all its labels together. */
async function figure(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}
const memory = async () => `${Math.round((await figure('process_resident_memory_bytes')) / MEGABYTE)} MB`;

let seed = 0;
const failed: Told[] = [];
let acknowledged: string[] = [];

/** Visitors at this rate, from a process of their own. */
async function visitors(perSecond: number, seconds: number) {
  seed += 1;
  const options: MakerOptions = { url: server.url, dataDir, perSecond, seconds, seed };
  const maker = new URL('maker.ts', import.meta.url).pathname;
  const cpu = server.cpuMs();
  const { stdout } = await run(process.execPath, [maker, JSON.stringify(options)], { maxBuffer: MOST_OUTPUT });
  const made = JSON.parse(stdout) as Made;
  failed.push(...begunFailures(made.told));
  acknowledged = acknowledged.concat(made.acknowledged);
  return {
    figures: figuresOf(made.told),
    booked: made.acknowledged.length,
    cpuSeconds: (server.cpuMs() - cpu) / 1000,
    loop: Math.round((await figure('nodejs_eventloop_lag_p99_seconds')) * 1000),
    latestStart: Math.round(made.latestStart),
  };
}

async function show(title: string, perSecond: number, seconds: number) {
  const before = await memory();
  const done = await visitors(perSecond, seconds);
  console.log(`\n${title}: ${perSecond} diners and ${perSecond / 2} robots a second for ${seconds} s`);
  console.table(Object.fromEntries(done.figures.map(({ step, ...rest }) => [step, rest])));
  console.log(
    `${done.booked} bookings; memory ${before} at the start, ${await memory()} at the end; ` +
      `server ${done.cpuSeconds.toFixed(0)} s of processor, event loop p99 ${done.loop} ms; ` +
      `load maker late by ${done.latestStart} ms at most`,
  );
  return done;
}

async function highestHeld(): Promise<number> {
  let held = 1;
  for (const perSecond of RATES) {
    const { figures, latestStart } = await visitors(perSecond, Number(given.step));
    const ok = holds(figures);
    const slowest = Math.max(...figures.map(({ p99 }) => p99));
    const refused = figures.reduce((sum, one) => sum + one.refused, 0);
    console.log(
      `${perSecond} a second: ${ok ? 'held' : 'not held'}; slowest p99 ${slowest} ms, refused ${refused}, ` +
        `load maker late by ${latestStart} ms at most`,
    );
    if (!ok) break;
    held = perSecond;
  }
  return held;
}

/** The highest rate from this one down that is held for the whole time; the lowest, told to be not held, where none is. */
async function anEvening(from: number): Promise<number> {
  const rates = [from, ...RATES.filter((rate) => rate < from).reverse()];
  for (const perSecond of rates) {
    const { figures } = await show('An evening', perSecond, Number(given.minutes) * 60);
    if (holds(figures)) return perSecond;
    console.log(`${perSecond} a second: not held for ${given.minutes} minutes`);
  }
  return rates.at(-1) ?? from;
}

/** What the database says after all: tables given twice at once, and acknowledged bookings that are not there. */
async function look() {
  const connection = await openDatabase(storage.url ? { url: storage.url } : { dataDir });
  const { rows: twice } = await connection.pool.query(
    `select count(*) from table_allocations a join table_allocations b using (store_id, table_id)
     where a.booking_id < b.booking_id and a.live and b.live and a.during && b.during`,
  );
  const { rows: there } = await connection.pool.query('select reference from bookings');
  await connection.close();
  const known = new Set(there.map(({ reference }) => reference));
  return { oversold: Number(twice[0].count), lost: acknowledged.filter((reference) => !known.has(reference)).length };
}

try {
  // Pages are rendered, the code is warm.
  await visitors(2, Number(given.step));
  const rate = given.rate ? Number(given.rate) : await highestHeld();
  const held = Number(given.minutes) > 0 ? await anEvening(rate) : rate;
  for (const times of MULTIPLES) await show(`${times} times that`, held * times, Number(given.curve));
  await server.stop();
  const { oversold, lost } = await look();
  console.log(
    `\n${acknowledged.length} bookings acknowledged in all: oversold ${oversold}, lost ${lost}; ` +
      `failed of what was begun, other than by 503: ${failed.length}`,
  );
  for (const [why, count] of Object.entries(Object.groupBy(failed, ({ name, why }) => `${name}: ${why}`)).map(
    ([why, all]) => [why, all?.length] as const,
  ))
    console.log(`  ${count} × ${why}`);
  process.exitCode = oversold + lost + failed.length > 0 ? 1 : 0;
} finally {
  await server.stop();
  await storage.close();
  rmSync(dataDir, { recursive: true, force: true });
}
