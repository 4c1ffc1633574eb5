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

/** `npm run load -- --database pglite --minutes 10 --step 20 --curve 60`; --rate sets the first rate. */
const { values: args } = parseArgs({
  options: {
    database: { type: 'string', default: 'pglite' },
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string' },
    step: { type: 'string', default: '20' },
    curve: { type: 'string', default: '60' },
  },
});
/** The rates to try, in diners per second. */
const RATES = [4, 8, 12, 16, 20, 25, 32, 40, 50, 56, 64, 72, 80, 100, 120, 150, 180, 220, 260, 300];
const MULTIPLES = [1, 2, 3];
const MOST_OUTPUT = 1024 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;
const runFile = promisify(execFile);

type Storage = { env: Record<string, string>; url?: string; close(): Promise<void> };

async function openStorage(): Promise<Storage> {
  if (args.database === 'pglite') return { env: {}, close: async () => {} };
  const postgres = await startPostgres({ durable: true });
  if ('skipped' in postgres) throw new Error(postgres.skipped);
  const database = await createDatabase(postgres.url);
  const close = async () => {
    await database.drop();
    await postgres.stop();
  };
  return { env: { DATABASE_URL: database.url }, url: database.url, close };
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

/** A figure of the server's metrics, summed over its labels. */
async function figure(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}
const memory = async () => `${Math.round((await figure('process_resident_memory_bytes')) / MEGABYTE)} MB`;

let seed = 0;
const failures: Told[] = [];
let acknowledgements: string[] = [];

/** Runs visitors at this rate in their own process. */
async function visitors(perSecond: number, seconds: number) {
  seed += 1;
  const options: MakerOptions = { url: server.url, dataDir, perSecond, seconds, seed };
  const maker = new URL('maker.ts', import.meta.url).pathname;
  const cpu = server.cpuMs();
  const { stdout } = await runFile(process.execPath, [maker, JSON.stringify(options)], { maxBuffer: MOST_OUTPUT });
  const result = JSON.parse(stdout) as Made;
  failures.push(...begunFailures(result.told));
  acknowledgements = acknowledgements.concat(result.acknowledged);
  return {
    figures: figuresOf(result.told),
    booked: result.acknowledged.length,
    cpuSeconds: (server.cpuMs() - cpu) / 1000,
    loop: Math.round((await figure('nodejs_eventloop_lag_p99_seconds')) * 1000),
    latestStart: Math.round(result.latestStart),
  };
}

async function show(title: string, perSecond: number, seconds: number) {
  const before = await memory();
  const result = await visitors(perSecond, seconds);
  console.log(`\n${title}: ${perSecond} diners and ${perSecond / 2} robots a second for ${seconds} s`);
  console.table(Object.fromEntries(result.figures.map(({ step, ...rest }) => [step, rest])));
  console.log(
    `${result.booked} bookings; memory ${before} at the start, ${await memory()} at the end; ` +
      `server ${result.cpuSeconds.toFixed(0)} s of processor, event loop p99 ${result.loop} ms; ` +
      `load maker late by ${result.latestStart} ms at most`,
  );
  return result;
}

async function highestHeld(): Promise<number> {
  let highest = 1;
  for (const perSecond of RATES) {
    const { figures, latestStart } = await visitors(perSecond, Number(args.step));
    const ok = holds(figures);
    const slowest = Math.max(...figures.map(({ p99 }) => p99));
    const rejections = figures.reduce((sum, row) => sum + row.refused, 0);
    console.log(
      `${perSecond} a second: ${ok ? 'held' : 'not held'}; slowest p99 ${slowest} ms, refused ${rejections}, ` +
        `load maker late by ${latestStart} ms at most`,
    );
    if (!ok) break;
    highest = perSecond;
  }
  return highest;
}

/** The highest rate from this one down that is held for the whole time; else the lowest, reported as not held. */
async function anEvening(from: number): Promise<number> {
  const rates = [from, ...RATES.filter((rate) => rate < from).reverse()];
  for (const perSecond of rates) {
    const { figures } = await show('An evening', perSecond, Number(args.minutes) * 60);
    if (holds(figures)) return perSecond;
    console.log(`${perSecond} a second: not held for ${args.minutes} minutes`);
  }
  return rates.at(-1) ?? from;
}

/** Checks the database: tables given twice at once, and acknowledged bookings that are missing. */
async function look() {
  const connection = await openDatabase(storage.url ? { url: storage.url } : { dataDir });
  const { rows: twice } = await connection.pool.query(
    `select count(*) from table_allocations a join table_allocations b using (store_id, table_id)
     where a.booking_id < b.booking_id and a.live and b.live and a.during && b.during`,
  );
  const { rows: there } = await connection.pool.query('select reference from bookings');
  await connection.close();
  const references = new Set(there.map(({ reference }) => reference));
  return {
    oversold: Number(twice[0].count),
    lost: acknowledgements.filter((reference) => !references.has(reference)).length,
  };
}

try {
  // Warms up: renders pages and compiles the code.
  await visitors(2, Number(args.step));
  const rate = args.rate ? Number(args.rate) : await highestHeld();
  const heldRate = Number(args.minutes) > 0 ? await anEvening(rate) : rate;
  for (const times of MULTIPLES) await show(`${times} times that`, heldRate * times, Number(args.curve));
  await server.stop();
  const { oversold, lost } = await look();
  console.log(
    `\n${acknowledgements.length} bookings acknowledged in all: oversold ${oversold}, lost ${lost}; ` +
      `failed of what was begun, other than by 503: ${failures.length}`,
  );
  for (const [reason, count] of Object.entries(Object.groupBy(failures, ({ name, why }) => `${name}: ${why}`)).map(
    ([reason, group]) => [reason, group?.length] as const,
  ))
    console.log(`  ${count} × ${reason}`);
  process.exitCode = oversold + lost + failures.length > 0 ? 1 : 0;
} finally {
  await server.stop();
  await storage.close();
  rmSync(dataDir, { recursive: true, force: true });
}
