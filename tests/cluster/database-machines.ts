import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { unprivilegedOwner } from '../support/postgres-binaries.ts';
import type { Daemon } from './daemon.ts';
import { killNow, Machine } from './machine.ts';
import { until } from './until.ts';

const DATA = '/var/lib/postgresql/15/tavola';
const DEPLOY = join(import.meta.dirname, '../../deploy/postgres');
const NUMBERS = [1, 2, 3] as const;

export const ETCD_ADDRESSES = NUMBERS.map((n) => `10.0.0.2${n}`);

type Member = { name: string; role: string; state: string; timeline?: number };
export type DatabaseMachine = { machine: Machine; patroni: Daemon };

/** A file of deploy/postgres, as it is written for the first machine, for the one with this number. */
function settingsOf(file: string, n: number): Record<string, string> {
  const cluster = (text: string) => text.replace(/^(ETCD_INITIAL_CLUSTER=.*)$/m, '');
  const given = readFileSync(join(DEPLOY, file), 'utf8');
  const whole = /^ETCD_INITIAL_CLUSTER=.*$/m.exec(given)?.[0] ?? '';
  const own = cluster(given)
    .replace(/\b(db|etcd)1\b/g, `$1${n}`)
    .replace(/\b(10\.0\.0\.[12])1\b/g, `$1${n}`);
  return parseEnv(`${own}\n${whole}`) as Record<string, string>;
}

async function startEtcd(folder: string, n: number): Promise<Daemon> {
  const place = { name: `etcd${n}`, address: `10.0.0.2${n}`, folder };
  const machine = await Machine.start(place, { own: ['/var/lib/etcd'] });
  machine.run(['chown', 'etcd', '/var/lib/etcd']);
  const daemon = machine.daemon(['/usr/bin/etcd'], { user: 'etcd', env: settingsOf('etcd.env', n) });
  daemon.start();
  return daemon;
}

async function startDatabase(folder: string, n: number, passwords: Record<string, string>): Promise<DatabaseMachine> {
  const place = { name: `db${n}`, address: `10.0.0.1${n}`, folder };
  const machine = await Machine.start(place, {
    own: ['/var/lib/postgresql', '/etc/patroni', '/usr/local/sbin'],
    shared: {
      '/var/lib/pgbackrest': join(folder, 'repository'),
      '/etc/pgbackrest.conf': join(DEPLOY, 'pgbackrest.conf'),
    },
  });
  for (const script of ['restore', 'archive-missed'])
    copyFileSync(join(DEPLOY, `${script}.sh`), join(machine.folder, `usr/local/sbin/tavola-${script}`));
  copyFileSync(join(DEPLOY, 'patroni.yml'), join(machine.folder, 'etc/patroni/config.yml'));
  machine.run(['install', '-d', '-o', 'postgres', '-g', 'postgres', '/run/postgresql', '/var/lib/postgresql/15']);
  machine.run(['chown', 'postgres:postgres', '/var/lib/postgresql']);
  const env = { ...settingsOf('patroni.env', n), ...passwords };
  const patroni = machine.daemon(['/usr/bin/patroni', '/etc/patroni/config.yml'], { user: 'postgres', env });
  patroni.start();
  return { machine, patroni };
}

/** Three machines with PostgreSQL under Patroni and three with etcd, set up by the files of deploy/postgres. */
export class DatabaseMachines {
  readonly all: DatabaseMachine[];
  readonly etcd: Daemon[];
  /** Of the account `tavola`, which the site uses. */
  readonly password = randomBytes(12).toString('hex');

  private constructor(all: DatabaseMachine[], etcd: Daemon[]) {
    this.all = all;
    this.etcd = etcd;
  }

  static async start(folder: string): Promise<DatabaseMachines> {
    const repository = join(folder, 'repository');
    mkdirSync(repository);
    const { uid, gid } = unprivilegedOwner();
    chownSync(repository, uid ?? 0, gid ?? 0);
    chmodSync(repository, 0o750);
    const named = ['SUPERUSER', 'REPLICATION', 'REWIND', 'RESTAPI'];
    const passwords = Object.fromEntries(
      named.map((name) => [`PATRONI_${name}_PASSWORD`, randomBytes(12).toString('hex')] as const),
    );
    const etcd = await Promise.all(NUMBERS.map((n) => startEtcd(folder, n)));
    const all = await Promise.all(NUMBERS.map((n) => startDatabase(folder, n, passwords)));
    const machines = new DatabaseMachines(all, etcd);
    await machines.untilHealthy();
    machines.onPrimary(['psql', '-qc', `create role tavola login password '${machines.password}'`]);
    machines.onPrimary(['psql', '-qc', 'create database tavola owner tavola']);
    return machines;
  }

  named(name: string): DatabaseMachine {
    const found = this.all.find(({ machine }) => machine.name === name);
    if (!found) throw new Error(`there is no machine ${name}`);
    return found;
  }

  /** What Patroni says of its members, asked of the first machine that answers. */
  async members(): Promise<Member[]> {
    for (const { machine } of this.all) {
      try {
        const answer = await fetch(`http://${machine.address}:8008/cluster`, { signal: AbortSignal.timeout(2000) });
        return ((await answer.json()) as { members: Member[] }).members;
      } catch {
        // it is the one that was killed
      }
    }
    return [];
  }

  async withRole(role: 'leader' | 'sync_standby' | 'replica'): Promise<DatabaseMachine | undefined> {
    const member = (await this.members()).find((one) => one.role === role);
    return member && this.named(member.name);
  }

  /** The primary; throws when there is none. */
  async primary(): Promise<DatabaseMachine> {
    const found = await this.withRole('leader');
    if (!found) throw new Error('there is no primary');
    return found;
  }

  /** Waits for a primary, and for `standbys` that follow it, one of them synchronous. */
  untilHealthy(standbys = 2): Promise<void> {
    return until('the database machines are well', async () => {
      const members = await this.members();
      const leader = members.find(({ role }) => role === 'leader');
      const following = members.filter(
        ({ role, state, timeline }) =>
          role !== 'leader' && /^(running|streaming)$/.test(state) && timeline === leader?.timeline,
      );
      const synchronous = following.some(({ role }) => role === 'sync_standby');
      return leader?.state === 'running' && following.length >= standbys && synchronous;
    });
  }

  /** Runs a program as the account postgres where the primary is. */
  onPrimary(argv: string[]): string {
    const found = this.all.find(({ machine }) => isPrimary(machine));
    if (!found) throw new Error('there is no primary');
    return found.machine.run(argv, { user: 'postgres' });
  }
}

function isPrimary(machine: Machine): boolean {
  try {
    const asked = ['psql', '-Atc', 'select pg_is_in_recovery()'];
    return machine.run(asked, { user: 'postgres' }).trim() === 'f';
  } catch {
    return false;
  }
}

/** kill -9 of PostgreSQL alone, with all its processes. */
export function killPostgres({ machine }: DatabaseMachine): void {
  const pid = machine.run(['head', '-1', `${DATA}/postmaster.pid`]).trim();
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  for (const each of [pid, ...children]) killNow(Number(each));
}

/** Deletes its data, so that Patroni copies the primary's. */
export function forgetData({ machine }: DatabaseMachine): void {
  machine.run(['rm', '-rf', DATA]);
}
