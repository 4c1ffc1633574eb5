import { type Kysely, sql } from 'kysely';
import { databaseLag, databaseReads } from '../observe/metrics.ts';
import { type Connection, WITH_TIME_OUTS } from './database.ts';

export type ReadFrom = 'primary' | 'standby';

/** For reads that are checked again before anything is promised: from a standby, if one keeps up. */
export type Reads<Tables> = {
  /** On a standby, `work` sees one snapshot, perhaps seconds old. It may be retried. */
  read<Result>(work: (db: Kysely<Tables>, from: ReadFrom) => Promise<Result>): Promise<Result>;
};

export const primaryReads = <Tables>(db: Kysely<Tables>): Reads<Tables> => ({
  read(work) {
    databaseReads.inc({ database: 'primary' });
    return work(db, 'primary');
  },
});

/** How long a read waits for the standby before falling back to the primary. */
const WITHIN_MS = 1000;
/** Maximum positions of the primary to remember until the standby reaches them: one per check. */
const MOST_MOMENTS = 600;

function within<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the standby did not respond in time')), WITHIN_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A WAL position as PostgreSQL writes it: two halves in hexadecimal. */
function positionOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

async function ask<Row>({ pool }: Pick<Connection<never>, 'pool'>, query: string): Promise<Row> {
  const { rows } = await within(pool.query(query));
  return rows[0] as Row;
}

/**
 * How far the standby is behind, in milliseconds: the age of the primary's oldest position it hasn't reached. Needs
 * neither database's clock nor a write, so it works while idle and while replication is broken. While the primary
 * doesn't respond, the lag stays as it was.
 */
function lagMeter(now: () => number) {
  let moments: { position: bigint; at: number }[] = [];
  let caughtUpAt = now();
  let caughtUp = false;
  let lag = 0;
  return {
    primaryAt(position: bigint, at: number): void {
      moments = [...moments, { position, at }].slice(-MOST_MOMENTS);
      lag = at - caughtUpAt;
    },
    standbyAt(position: bigint): void {
      const past = moments.filter((moment) => moment.position <= position);
      moments = moments.filter((moment) => moment.position > position);
      const last = past.at(-1)?.at;
      if (last === undefined) return;
      caughtUpAt = last;
      caughtUp = true;
      lag = (moments.at(-1)?.at ?? last) - last;
    },
    caughtUp: () => caughtUp,
    lag: () => lag,
  };
}

type StandbyOptions<Tables> = {
  primary: Pick<Connection<Tables>, 'db' | 'pool'>;
  standby: Pick<Connection<Tables>, 'db' | 'pool'>;
  maxLagSeconds: number;
  /** True if a pooler may stand before the standby, so each read must set its own time-outs. */
  pooled?: boolean;
  /** Called whenever the standby comes into use (null) or goes out of use, with the reason. */
  report: (why: string | null) => void;
  now?: () => number;
};

/**
 * Reads from the standby while `check`, called every second, finds that it follows and isn't too far behind. A read
 * that fails or is slow there falls back to the primary, and the standby is skipped until the next check.
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
  let whyNot: string | null = 'not checked yet';
  const settle = (reason: string | null) => {
    if (reason !== whyNot) report(reason);
    whyNot = reason;
  };
  const onPrimary = primaryReads(primary.db);

  async function lookAtPrimary(): Promise<void> {
    const at = now();
    const request = ask<{ position: string }>(primary, 'select pg_current_wal_lsn()::text as position');
    const answer = await request.catch(() => null);
    if (answer) meter.primaryAt(positionOf(answer.position), at);
  }
  async function lookAtStandby(): Promise<string | null> {
    const query = `select pg_is_in_recovery() as follows, coalesce(pg_last_wal_replay_lsn(), '0/0')::text as position`;
    const answer = await ask<{ follows: boolean; position: string }>(standby, query).catch(() => null);
    if (!answer) return 'it does not respond';
    if (!answer.follows) return 'it is not a standby';
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
        const attempt = snapshot.execute(async (tx) => {
          if (pooled) await sql.raw(WITH_TIME_OUTS).execute(tx);
          return work(tx, 'standby');
        });
        const result = await within(attempt);
        databaseReads.inc({ database: 'standby' });
        return result;
      } catch {
        settle('a read failed');
        return onPrimary.read(work);
      }
    },
  };
}
