import { type Kysely, sql } from 'kysely';
import { databaseLag, databaseReads } from '../observe/metrics.ts';
import { type Connection, WITH_TIME_OUTS } from './database.ts';

export type ReadFrom = 'primary' | 'standby';

/** Where is read what is checked again before it is promised: on a standby, if there is one that keeps up. */
export type Reads<Tables> = {
  /** On a standby all of the work sees one snapshot, which may be some seconds old. It may be called a second time. */
  read<Result>(work: (db: Kysely<Tables>, from: ReadFrom) => Promise<Result>): Promise<Result>;
};

/** Reads by the primary, where there is no standby. */
export const primaryReads = <Tables>(db: Kysely<Tables>): Reads<Tables> => ({
  read(work) {
    databaseReads.inc({ database: 'primary' });
    return work(db, 'primary');
  },
});

/** How long a read waits for the standby before the primary is asked. */
const WITHIN_MS = 1000;
/** Moments of the primary that the standby has yet to reach, at most: one for each check. */
const MOST_MOMENTS = 600;

function within<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the standby does not answer in time')), WITHIN_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A position in the log of changes, as PostgreSQL writes it: two halves in hexadecimal. */
function positionOf(written: string): bigint {
  const [high = '0', low = '0'] = written.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

async function ask<Row>({ pool }: Pick<Connection<never>, 'pool'>, query: string): Promise<Row> {
  const { rows } = await within(pool.query(query));
  return rows[0] as Row;
}

/**
 * How far the standby is behind, in milliseconds: since when it has not reached a position that the primary had. Neither
 * clock is asked and nothing is written, so it is right also while nothing happens or the connection between the two is
 * broken. While the primary does not answer nothing newer is to be had, and the lag stays as it was.
 */
function lagMeter(now: () => number) {
  let moments: { position: bigint; at: number }[] = [];
  let reached = now();
  let caughtUp = false;
  let lag = 0;
  return {
    primaryAt(position: bigint, at: number): void {
      moments = [...moments, { position, at }].slice(-MOST_MOMENTS);
      lag = at - reached;
    },
    standbyAt(position: bigint): void {
      const passed = moments.filter((moment) => moment.position <= position);
      moments = moments.filter((moment) => moment.position > position);
      const last = passed.at(-1)?.at;
      if (last === undefined) return;
      reached = last;
      caughtUp = true;
      lag = (moments.at(-1)?.at ?? last) - last;
    },
    /** Whether it was ever seen to follow. */
    caughtUp: () => caughtUp,
    lag: () => lag,
  };
}

type StandbyOptions<Tables> = {
  primary: Pick<Connection<Tables>, 'db' | 'pool'>;
  standby: Pick<Connection<Tables>, 'db' | 'pool'>;
  maxLagSeconds: number;
  /** Whether a pooler may stand before the standby, so that each read brings the time-outs itself. */
  pooled?: boolean;
  /** Told each time the standby begins to be used (null) or is left alone, and why. */
  report: (why: string | null) => void;
  now?: () => number;
};

/**
 * Reads by the standby while `check`, called every second, finds that it follows and is not too far behind. A read that
 * fails there or takes long is done on the primary, and the standby left alone until the next check.
 */
export function standbyReads<Tables>({
  primary,
  standby,
  maxLagSeconds,
  pooled = false,
  report,
  now = () => performance.now(),
}: StandbyOptions<Tables>): Reads<Tables> & { check(): Promise<void> } {
  const meter = lagMeter(now);
  let whyNot: string | null = 'it was not asked yet';
  const settle = (why: string | null) => {
    if (why !== whyNot) report(why);
    whyNot = why;
  };
  const onPrimary = primaryReads(primary.db);

  async function lookAtPrimary(): Promise<void> {
    const at = now();
    const asked = ask<{ position: string }>(primary, 'select pg_current_wal_lsn()::text as position');
    const answer = await asked.catch(() => null);
    if (answer) meter.primaryAt(positionOf(answer.position), at);
  }
  async function lookAtStandby(): Promise<string | null> {
    const query = `select pg_is_in_recovery() as follows, coalesce(pg_last_wal_replay_lsn(), '0/0')::text as position`;
    const answer = await ask<{ follows: boolean; position: string }>(standby, query).catch(() => null);
    if (!answer) return 'it does not answer';
    if (!answer.follows) return 'it is no standby';
    meter.standbyAt(positionOf(answer.position));
    return !meter.caughtUp() || meter.lag() > maxLagSeconds * 1000 ? 'it is too far behind' : null;
  }

  return {
    async check() {
      await lookAtPrimary();
      settle(await lookAtStandby());
      databaseLag.set({ database: 'standby' }, meter.lag() / 1000);
    },
    async read(work) {
      if (whyNot !== null) return onPrimary.read(work);
      const snapshot = standby.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
      try {
        const reading = snapshot.execute(async (tx) => {
          if (pooled) await sql.raw(WITH_TIME_OUTS).execute(tx);
          return work(tx, 'standby');
        });
        const result = await within(reading);
        databaseReads.inc({ database: 'standby' });
        return result;
      } catch {
        settle('a read of it failed');
        return onPrimary.read(work);
      }
    },
  };
}
