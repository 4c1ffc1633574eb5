import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { isReachable, type Owner, packagedBinaries, unprivilegedOwner } from './postgres-binaries.ts';
import type { Primary } from './standby.ts';

export type StartedPostgres = {
  url: string;
  stop(): Promise<void>;
  /** Kills every process, as a power cut would, and restarts; only our own server. */
  crash?: () => Promise<void>;
  /** Of which a standby can be made; only our own server. */
  primary?: Primary;
};

const PASSWORD = 'trattoria';
const READY_MS = 30_000;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

function initialise(binaries: string, folder: string, owner: Owner): void {
  const password = join(folder, 'password');
  writeFileSync(password, PASSWORD);
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(password, owner.uid, owner.gid);
  const options = ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${password}`];
  execFileSync(join(binaries, 'bin', 'initdb'), [...options, '-E', 'UTF8', '--locale=C'], { ...owner, stdio: 'pipe' });
}

async function untilReady(url: string, server: ChildProcess, readLog: () => string): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (server.exitCode === null && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`PostgreSQL did not start: ${readLog().slice(-400)}`);
}

async function startIn(folder: string, durable: boolean): Promise<StartedPostgres> {
  const owner = unprivilegedOwner();
  let binaries = await packagedBinaries();
  if (owner.uid !== undefined && owner.gid !== undefined) {
    chownSync(folder, owner.uid, owner.gid);
    if (!isReachable(binaries)) {
      cpSync(binaries, join(folder, 'postgres'), { recursive: true });
      binaries = join(folder, 'postgres');
      chmodSync(folder, 0o755);
    }
  }
  initialise(binaries, folder, owner);
  const port = await freePort();
  const listen = ['-h', '127.0.0.1', '-p', String(port), '-c', 'unix_socket_directories=', '-c', 'max_connections=60'];
  const hasty = durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off'];
  // A file rather than a pipe: if the parent is too busy to read a pipe, the server blocks.
  const log = join(folder, 'log');
  const url = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  const launch = () => {
    const logFile = openSync(log, 'a');
    const child = spawn(join(binaries, 'bin', 'postgres'), ['-D', join(folder, 'data'), ...listen, ...hasty], {
      ...owner,
      stdio: ['ignore', 'ignore', logFile],
    });
    closeSync(logFile);
    return child;
  };
  let server = launch();
  const stopNow = () => server.kill('SIGINT');
  const stop = async () => {
    process.off('exit', stopNow);
    for (const signal of SIGNALS) process.off(signal, stopAndEnd);
    const runs = server.exitCode === null && server.signalCode === null;
    if (runs) await Promise.all([once(server, 'exit'), stopNow()]);
    rmSync(folder, { recursive: true, force: true });
  };
  // A signal ends the process without 'exit': stop the server first, then let the signal take its course.
  const stopAndEnd = (signal: NodeJS.Signals) => {
    void stop().finally(() => process.kill(process.pid, signal));
  };
  process.once('exit', stopNow);
  for (const signal of SIGNALS) process.once(signal, stopAndEnd);
  const ready = () => untilReady(url, server, () => readFileSync(log, 'utf8'));
  await ready().catch(async (error) => {
    await stop();
    throw error;
  });
  const crash = async () => {
    await killAll(server);
    server = launch();
    await ready();
  };
  // Without the port, two servers share the options.
  const options = [...listen.filter((_, index) => index < 2 || index > 3), ...hasty];
  const primary = { folder, postgres: join(binaries, 'bin', 'postgres'), options, owner, url };
  return { url, stop, crash, primary };
}

/** Kills the server and its children: a surviving one would keep the shared memory from the next server. */
async function killAll(server: ChildProcess): Promise<void> {
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').split(' ').filter(Boolean);
  const exit = once(server, 'exit');
  server.kill('SIGKILL');
  for (const child of children) killIfThere(Number(child));
  await exit;
  while (children.some((child) => existsSync(`/proc/${child}`))) await new Promise((resolve) => setTimeout(resolve, 5));
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has exited
  }
}

/**
 * A real PostgreSQL: the one at TEST_DATABASE_URL or DATABASE_URL, else our own in a temporary folder; or why none can
 * run here. Only a `durable` one waits for the disk: benchmarks measure that, tests needn't.
 */
export async function startPostgres({ durable = false } = {}): Promise<StartedPostgres | { skipped: string }> {
  const configuredUrl = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  if (configuredUrl) return { url: configuredUrl, stop: async () => {} };
  const folder = mkdtempSync(join(isReachable(tmpdir()) ? tmpdir() : '/tmp', 'tavola-postgres-'));
  try {
    return await startIn(folder, durable);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    return { skipped: `no PostgreSQL could be started here: ${(error as Error).message}` };
  }
}
