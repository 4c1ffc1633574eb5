import type { Kysely } from 'kysely';
import { holdWait, type OtherHold, workFor } from '../../rules/hold-limits.ts';
import type { BookingTables } from '../../tables.server.ts';
import type { DayKey } from '../day/day-sheets.server.ts';
import { type EngineDeps, nowOf } from '../day/engine-deps.ts';
import { hashVisitor, lockVisitor, type Visitor, type VisitorHashes } from './visitor.server.ts';

/**
 * Thrown to roll the transaction back. `counted-before`: the visitor's holds have changed since they were counted, try
 * again.
 */
export class HoldRefused extends Error {
  readonly outcome: { reason: 'too-many'; seconds: number } | { reason: 'more-work' } | { reason: 'counted-before' };

  constructor(outcome: HoldRefused['outcome']) {
    super(outcome.reason);
    this.outcome = outcome;
  }
}

type OwnHolds = { replaced: string | null; others: OtherHold[] };

/** The session's hold on this day, which another one replaces, and the live ones it has beside it. */
export async function ownHolds(
  db: Kysely<BookingTables>,
  { sessionHash, addressHash }: VisitorHashes,
  { day, now }: { day: DayKey; now: number },
): Promise<OwnHolds> {
  const rows = await db
    .selectFrom('holds')
    .select(['id', 'store_id', 'service_date', 'session_hash', 'asker', 'expires_at'])
    .where('waitlist_id', 'is', null)
    .where(({ or, eb }) => or([eb('session_hash', '=', sessionHash), eb('asker', '=', addressHash)]))
    .execute();
  const isOwn = (row: (typeof rows)[number]) => Boolean(row.session_hash?.equals(sessionHash));
  const replaced = rows.find((row) => isOwn(row) && row.store_id === day.storeId && row.service_date === day.date);
  const others = rows
    .filter((row) => row !== replaced && row.expires_at.getTime() > now)
    .map((row) => ({
      ofSession: isOwn(row),
      ofAddress: Boolean(row.asker?.equals(addressHash)),
      expiresAt: row.expires_at.getTime(),
    }));
  return { replaced: replaced?.id ?? null, others };
}

/** Throws unless the visitor may have another hold for the work that was done for it. */
export async function enterHolder(
  tx: Kysely<BookingTables>,
  visitor: VisitorHashes,
  { day, now, replaced, work }: { day: DayKey; now: number; replaced: string | null; work: number },
): Promise<void> {
  await lockVisitor(tx, visitor);
  const own = await ownHolds(tx, visitor, { day, now });
  if (own.replaced !== replaced) throw new HoldRefused({ reason: 'counted-before' });
  const seconds = holdWait(own.others, now);
  if (seconds > 0) throw new HoldRefused({ reason: 'too-many', seconds });
  if (workFor(own.others) > work) throw new HoldRefused({ reason: 'more-work' });
}

/** How hard the visitor's next proof of work is. With a day, the hold that would be replaced there does not count. */
export async function workOf(
  deps: Pick<EngineDeps, 'db' | 'clock' | 'tokenSecret'>,
  visitor: Visitor,
  day: DayKey = { storeId: '', date: '' },
): Promise<number> {
  const { others } = await ownHolds(deps.db, hashVisitor(deps.tokenSecret, visitor), { day, now: nowOf(deps) });
  return workFor(others);
}
