import { setTimeout as pause } from 'node:timers/promises';
import { type DatabaseMachines, ETCD_ADDRESSES, forgetData, killPostgres } from './database-machines.ts';
import type { SiteMachine } from './site-machine.ts';
import { until } from './until.ts';

const ROUNDS = Number(process.env.ROUNDS) || 10;
const LEFT_CUT_MS = 40_000;
const STOPPED_MS = 20_000;
const SMALL_DISK = '900m';
const VOLUME = '/var/lib/postgresql';

export type Machines = { databases: DatabaseMachines; site: SiteMachine };
/** What goes wrong, in so many rounds; after each everything heals by itself. */
export type Fault = {
  name: string;
  title: string;
  rounds: number;
  round(cluster: Machines, turn: number): Promise<void>;
};

/** In turn PostgreSQL alone, and all that runs on its machine; Patroni is started again three seconds later. */
async function killPrimary({ databases }: Machines, turn: number): Promise<void> {
  const primary = await databases.primary();
  if (turn % 2 === 0) killPostgres(primary);
  else primary.machine.killAll();
}

async function killSite({ site }: Machines, turn: number): Promise<void> {
  site.processes[turn % site.processes.length]?.kill();
  await pause(1000);
  await site.untilReady();
}

async function cutEtcd({ databases }: Machines): Promise<void> {
  const { machine } = await databases.primary();
  machine.cutFrom(ETCD_ADDRESSES);
  await pause(LEFT_CUT_MS);
  machine.joinAgain(ETCD_ADDRESSES);
}

/** For everyone else this is a machine that died. */
async function cutPrimary({ databases }: Machines): Promise<void> {
  const { machine } = await databases.primary();
  const others = databases.all.map((one) => one.machine.address).filter((address) => address !== machine.address);
  const all = [...ETCD_ADDRESSES, ...others, '10.0.0.1'];
  machine.cutFrom(all);
  await pause(LEFT_CUT_MS);
  machine.joinAgain(all);
}

async function stopEtcd({ databases }: Machines): Promise<void> {
  await Promise.all(databases.etcd.map((daemon) => daemon.stop()));
  await pause(LEFT_CUT_MS);
  for (const daemon of databases.etcd) daemon.start();
}

async function stopStandby({ databases }: Machines): Promise<void> {
  const standby = await databases.withRole('sync_standby');
  if (!standby) throw new Error('there is no synchronous standby');
  await standby.patroni.stop();
  await pause(STOPPED_MS);
  standby.patroni.start();
}

/** As an operator does before work on a machine. */
async function switchOver({ databases }: Machines): Promise<void> {
  const [primary, standby] = [await databases.primary(), await databases.withRole('sync_standby')];
  if (!standby) throw new Error('there is no synchronous standby');
  const to = ['--leader', primary.machine.name, '--candidate', standby.machine.name, '--force'];
  const argv = ['patronictl', '-c', '/etc/patroni/config.yml', 'switchover', 'tavola', ...to];
  await primary.machine.runLong(argv, { env: primary.patroni.env });
}

/** The synchronous standby moves to a small disk, becomes the primary, and its disk is filled to the last byte. */
async function fillDisk(cluster: Machines): Promise<void> {
  const { databases } = cluster;
  const small = await databases.withRole('sync_standby');
  if (!small) throw new Error('there is no synchronous standby');
  await small.patroni.stop();
  forgetData(small);
  small.machine.run(['mount', '-t', 'tmpfs', '-o', `size=${SMALL_DISK},mode=0755`, 'tmpfs', VOLUME]);
  small.machine.run(['install', '-d', '-o', 'postgres', '-g', 'postgres', VOLUME, `${VOLUME}/15`]);
  small.patroni.start();
  await databases.untilHealthy();
  // While the other one is away it is the synchronous one, and stays that.
  const primary = await databases.primary();
  const other = databases.all.find((one) => one !== small && one !== primary);
  await other?.patroni.stop();
  await until(
    'the one on the small disk is synchronous',
    async () => (await databases.withRole('sync_standby')) === small,
  );
  other?.patroni.start();
  await databases.untilHealthy();
  await switchOver(cluster);
  await databases.untilHealthy();
  await small.machine.runLong(['sh', '-c', `cat /dev/zero > ${VOLUME}/filler || true`]);
  await until('another one is the primary', async () => {
    const primaryNow = await databases.withRole('leader');
    return primaryNow !== undefined && primaryNow !== small;
  });
  small.machine.run(['rm', '-f', `${VOLUME}/filler`]);
}

export const FAULTS: Fault[] = [
  { name: 'kill-primary', title: 'kill -9 the primary', rounds: ROUNDS, round: killPrimary },
  { name: 'kill-site', title: 'kill -9 a site', rounds: ROUNDS, round: killSite },
  { name: 'cut-etcd', title: 'primary cut from etcd', rounds: 1, round: cutEtcd },
  { name: 'cut-primary', title: 'primary cut from everything', rounds: 1, round: cutPrimary },
  { name: 'stop-etcd', title: 'all of etcd stopped', rounds: 1, round: stopEtcd },
  { name: 'stop-standby', title: 'synchronous standby stopped', rounds: 1, round: stopStandby },
  { name: 'switch-over', title: 'switch-over by hand', rounds: 1, round: switchOver },
  { name: 'fill-disk', title: 'disk of the primary full', rounds: 1, round: fillDisk },
];
