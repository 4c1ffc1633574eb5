import { setTimeout as pause } from 'node:timers/promises';
import { type DatabaseMachines, forgetData } from './database-machines.ts';
import { bookedReferences, query } from './ledger.ts';
import type { Load } from './load.ts';
import type { SiteMachine } from './site-machine.ts';
import { until } from './until.ts';

const SCRIPT = '/usr/local/sbin/tavola-restore';
const BACKREST = ['pgbackrest', '--stanza=tavola'];

export async function backUp(databases: DatabaseMachines): Promise<void> {
  const { machine } = await databases.primary();
  await machine.runLong([...BACKREST, 'stanza-create'], { user: 'postgres' });
  await machine.runLong([...BACKREST, 'check'], { user: 'postgres' });
  await machine.runLong([...BACKREST, '--type=full', 'backup'], { user: 'postgres' });
}

export type RestoreMoment = { at: string; references: Set<string> };

/** A moment at which nobody is being answered, and the bookings acknowledged before it. */
export function chooseMoment(load: Load, password: string): Promise<RestoreMoment> {
  return load.whilePaused(async () => {
    await pause(500);
    const [row] = await query<{ at: string }>(password, 'select now()::text as at');
    await pause(500);
    return { at: row?.at ?? '', references: new Set(load.acknowledged.map(({ reference }) => reference)) };
  });
}

/** What docs/operating/backup-and-restore.md says, step by step. Returns how many bookings are missing, and how many too many. */
export async function restoreTo(
  moment: RestoreMoment,
  { databases, site }: { databases: DatabaseMachines; site: SiteMachine },
) {
  const began = performance.now();
  const segment = databases.onPrimary(['psql', '-Atc', 'select pg_walfile_name(pg_switch_wal())']).trim();
  const archived = ['psql', '-Atc', 'select last_archived_wal from pg_stat_archiver'];
  await until('the last of it is archived', () => databases.onPrimary(archived).trim() >= segment);
  await site.stopSites();
  await Promise.all(databases.all.map(({ patroni }) => patroni.stop()));
  const [one, ...others] = databases.all;
  if (!one) throw new Error('there is no database machine');
  const remove = ['patronictl', '-c', '/etc/patroni/config.yml', 'remove', 'tavola'];
  one.machine.run(remove, { env: one.patroni.env, input: 'tavola\nYes I am aware\n' });
  await one.machine.runLong([SCRIPT, moment.at], { user: 'postgres' });
  one.patroni.start();
  await until('the restored one is the primary', async () => (await databases.withRole('leader')) === one);
  for (const other of others) {
    forgetData(other);
    other.patroni.start();
  }
  await databases.untilHealthy();
  site.startSites();
  await site.untilReady();
  const booked = await bookedReferences(databases.password);
  return {
    seconds: Math.round((performance.now() - began) / 1000),
    missing: moment.references.difference(booked).size,
    tooMany: booked.difference(moment.references).size,
    bookings: booked.size,
  };
}
