import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import type { Owner } from './postgres-binaries.ts';

/** Our own PostgreSQL, as `postgres.ts` starts it: where its files are, and how it runs. */
export type Primary = { folder: string; postgres: string; options: string[]; owner: Owner; url: string };
export type Standby = {
  url: string;
  /** Resolves once it has replayed everything the primary has now. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Suspends all its processes: connections stay open and nothing responds. */
  freeze(): void;
  thaw(): void;
};

async function runQueries<Row>(url: string, ...queries: string[]): Promise<Row> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    let row: unknown;
    for (const query of queries) row = (await client.query(query)).rows[0];
    return row as Row;
  } finally {
    await client.end();
  }
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Copies the running primary; PostgreSQL demands that one session begins and ends the backup. */
async function copyData({ folder, owner, url }: Primary, data: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select pg_backup_start('standby', true)`);
  execFileSync('cp', ['-a', join(folder, 'data'), data], { ...owner, stdio: 'pipe' });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  rmSync(join(data, 'postmaster.pid'), { force: true });
  const files = { backup_label: rows[0]?.labelfile ?? '', 'standby.signal': '' };
  for (const [name, contents] of Object.entries(files)) {
    writeFileSync(join(data, name), contents);
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(join(data, name), owner.uid, owner.gid);
  }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** The process may have exited, as a server's connection may. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The server first, so that it starts no other child. */
function freeze({ pid = 0 }: ChildProcess): void {
  signal(pid, 'SIGSTOP');
  for (const child of childrenOf(pid)) signal(child, 'SIGSTOP');
}

function thaw({ pid = 0 }: ChildProcess): void {
  for (const child of childrenOf(pid)) signal(child, 'SIGCONT');
  signal(pid, 'SIGCONT');
}

/** A streaming standby of the primary, with its files beside the primary's. */
export async function startStandby(primary: Primary): Promise<Standby> {
  const data = join(primary.folder, 'standby');
  await copyData(primary, data);
  const port = await freePort();
  const { username, password, port: primaryPort } = new URL(primary.url);
  const follows = `primary_conninfo=host=127.0.0.1 port=${primaryPort} user=${username} password=${password}`;
  const url = new URL(primary.url);
  url.port = String(port);
  const options = [...primary.options, '-p', String(port), '-c', follows];
  const launch = () => {
    const log = openSync(join(primary.folder, 'standby-log'), 'a');
    const child = spawn(primary.postgres, ['-D', data, ...options], {
      ...primary.owner,
      stdio: ['ignore', 'ignore', log],
    });
    closeSync(log);
    return child;
  };
  let server = launch();
  const answers = async () => {
    if (server.exitCode !== null) throw new Error('the standby did not start: see its log');
    return runQueries(url.href, 'select 1').then(
      () => true,
      () => false,
    );
  };
  await until(answers);
  return {
    url: url.href,
    async caughtUp() {
      const { position } = await runQueries<{ position: string }>(
        primary.url,
        'select pg_current_wal_lsn()::text as position',
      );
      const query = `select pg_last_wal_replay_lsn() >= '${position}' as there`;
      await until(async () => (await runQueries<{ there: boolean }>(url.href, query)).there);
    },
    async stop() {
      await Promise.all([once(server, 'exit'), server.kill('SIGINT')]);
    },
    async start() {
      server = launch();
      await until(answers);
    },
    freeze: () => freeze(server),
    thaw: () => thaw(server),
  };
}
