import { query } from './ledger.ts';
import { SITE_PORTS } from './site-machine.ts';
import { until } from './until.ts';

/** What PostgreSQL gives up by itself where the site asks by pgbouncer, and what answers there: primary, standby. */
export async function askedByPooler(password: string): Promise<string> {
  const asked = ['tavola', 'tavola_standby'].map((name) =>
    query<{ told: string }>(
      password,
      `select concat_ws(' ', case when pg_is_in_recovery() then 'standby' else 'primary' end,
         current_setting('statement_timeout'), current_setting('lock_timeout'),
         current_setting('idle_in_transaction_session_timeout')) as told`,
      `127.0.0.1:6432/${name}`,
    ),
  );
  return (await Promise.all(asked)).map(([row]) => row?.told).join(', ');
}

const READS = /^tavola_database_reads_total\{database="standby"\} (\d+)$/m;

/** Waits until each process of the site has read the standby; returns how often they have. */
export async function readsByStandby(): Promise<number> {
  let counts: number[] = [];
  await until('each process reads the standby', async () => {
    counts = await Promise.all(
      SITE_PORTS.map(async (port) => {
        const told = await (await fetch(`http://127.0.0.1:1${port}/metrics`)).text();
        return Number(READS.exec(told)?.[1] ?? 0);
      }),
    );
    return counts.every((count) => count > 0);
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
