// npm run test:upgrade [-- commit]: two processes of the build before, behind nginx on one PostgreSQL, become two of this
// build one after the other, and one of them the build before again, while visitors read, book and cancel, and a browser
// goes on in pages that it opened before each switch. Nothing may fail. See docs/operating/upgrade.md.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SHARED_SECRET } from '../support/concurrent-guests.ts';
import { freePort } from '../support/free-port.ts';
import { noNginx, startNginx } from '../support/nginx.ts';
import { startPostgres } from '../support/postgres.ts';
import { BrowserVisitor } from './browser.ts';
import { type Build, buildOf, commitBefore, removeBuild, thisBuild } from './builds.ts';
import { Visitors } from './visitors.ts';

const CANNOT = 2;
/** How long each stage lasts, beside the restarts; and what nginx is given to send a site nothing more. */
const STAGE_MS = Number(process.env.STAGE_SECONDS || 15) * 1000;
const SWITCH_MS = 1000;
const READY_WITHIN_MS = 60_000;

type Site = { port: number; build: Build; process: ChildProcess };

if (noNginx) {
  console.error(`npm run test:upgrade cannot run here: ${noNginx}.`);
  process.exit(CANNOT);
}
/** What both sites log: why one of them answered with an error. */
const LOG = 'test-results/upgrade-sites.log';
mkdirSync('test-results', { recursive: true });
rmSync(LOG, { force: true });
const folder = mkdtempSync('/var/tmp/tavola-upgrade-');
const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
let ended: Promise<void> | undefined;
async function end(): Promise<void> {
  for (const one of ends.splice(0).reverse()) await one();
}
// Not `once`: PostgreSQL's own handler sends the signal again after it has stopped, which would end the process midway.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    ended ??= end().finally(() => process.exit(1));
  });

async function startSite(build: Build, port: number, database: string): Promise<Site> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATABASE_URL: database,
    PUBLIC_URL: 'http://localhost',
    DATA_DIR: join(folder, `data-${port}`),
    ASSETS_DIR: join(folder, 'files'),
    LOG_LEVEL: 'warn',
    SMTP_URL: '',
    CLOCK: '2026-11-20T10:00:00Z',
    TRUST_PROXY: 'on',
    CAPTCHA: 'off',
    TOKEN_SECRET: SHARED_SECRET,
  };
  const node = spawn(process.execPath, ['build/server/index.js'], {
    cwd: build.folder,
    env,
    stdio: ['ignore', openSync(LOG, 'a'), 'inherit'],
  });
  ends.push(() => void node.kill('SIGKILL'));
  const deadline = performance.now() + READY_WITHIN_MS;
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (node.exitCode !== null || performance.now() > deadline) throw new Error(`${build.name} did not become ready`);
    await pause(100);
  }
  return { port, build, process: node };
}

async function stopSite({ process: node }: Site): Promise<void> {
  node.kill('SIGTERM');
  if (node.exitCode === null) await once(node, 'exit');
}

/** What the database says against what the visitors were told. */
async function compare(url: string, visitors: Visitors) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ reference: string; status: string }>('select reference, status from bookings');
  const { rowCount } = await client.query(
    `select from table_allocations a join table_allocations b on a.ctid < b.ctid and a.store_id = b.store_id
       and a.table_id = b.table_id and a.during && b.during where a.live and b.live`,
  );
  await client.end();
  const status = new Map(rows.map((row) => [row.reference, row.status]));
  const wrong = visitors.booked.filter(
    ({ reference, cancelled }) => cancelled !== null && status.get(reference) !== (cancelled ? 'cancelled' : 'booked'),
  );
  return { wrong: wrong.map(({ reference }) => reference), tablesTwice: rowCount ?? 0 };
}

async function upgrade(): Promise<boolean> {
  const before = buildOf(commitBefore(process.argv[2]));
  ends.push(() => removeBuild(before));
  const now = thisBuild();
  ends.push(() => removeBuild(now));
  const postgres = await startPostgres();
  if ('skipped' in postgres) throw new Error(postgres.skipped);
  const { url } = postgres;
  ends.push(() => postgres.stop());

  const ports: [number, number] = [await freePort(), await freePort()];
  const sites = [await startSite(before, ports[0], url), await startSite(before, ports[1], url)];
  const nginx = await startNginx(ports, join(folder, 'files'));
  ends.push(() => nginx.stop());
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await fetch(nginx.url).catch(() => null))) {
    if (performance.now() > deadline) throw new Error('nginx does not answer');
    await pause(50);
  }

  const browser = await BrowserVisitor.start(nginx.url.replace('127.0.0.1', 'localhost'));
  ends.push(() => browser.end());
  const visitors = new Visitors(nginx.url);
  const stages: [string, number, number][] = [];
  async function stage(name: string): Promise<void> {
    const [asked, booked] = [visitors.asked, visitors.booked.length];
    await pause(STAGE_MS);
    stages.push([name, visitors.asked - asked, visitors.booked.length - booked]);
  }
  async function become(index: number, build: Build): Promise<void> {
    const site = sites[index] as Site;
    const goOn = await browser.open();
    nginx.use(site.port, false);
    await pause(SWITCH_MS);
    await stopSite(site);
    sites[index] = await startSite(build, site.port, url);
    nginx.use(site.port, true);
    await pause(SWITCH_MS);
    await goOn(`once process ${index + 1} was ${build.name}`);
  }

  await stage(`both ${before.name}`);
  await become(0, now);
  await stage(`${now.name} beside ${before.name}, on the new schema`);
  await become(1, now);
  await stage(`both ${now.name}`);
  await become(0, before);
  await stage(`rolled back: ${before.name} beside ${now.name}`);
  await visitors.end();

  const lost = await visitors.filesLost();
  const { wrong, tablesTwice } = await compare(url, visitors);
  for (const [name, asked, booked] of stages) console.log(`${name}: ${asked} requests, ${booked} bookings`);
  const claims: [string, string[]][] = [
    [`${visitors.asked} requests: failed`, visitors.failed],
    [`${visitors.files.size} scripts and styles of both builds: no longer answered`, lost],
    [`${visitors.booked.length} bookings: not as their diner was told`, wrong],
    [`${browser.booked} bookings in pages opened before a switch: failed`, browser.failed],
    ['tables given twice', Array.from({ length: tablesTwice }, () => 'a table')],
  ];
  for (const [claim, against] of claims) {
    console.log(`${claim} ${against.length}`);
    for (const one of [...new Set(against.map((each) => each.replaceAll(/[\w-]{20,}/g, '…')))].slice(0, 10))
      console.log(`  ${one}`);
  }
  const holds = claims.every(([, against]) => against.length === 0);
  if (!holds) console.log(`What the sites logged: ${LOG}`);
  return holds && visitors.booked.length > 0 && browser.booked > 0;
}

try {
  if (!(await upgrade())) process.exitCode = 1;
} finally {
  ended ??= end();
  await ended;
}
