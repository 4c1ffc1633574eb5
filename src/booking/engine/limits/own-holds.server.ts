import { type Kysely, type RawBuilder, sql } from 'kysely';
import { holdWait, type OtherHold, workFor } from '../../rules/hold-limits.ts';
import type { BookingTables } from '../../tables.server.ts';
import type { DayKey } from '../day/day-sheets.server.ts';
import { type EngineDeps, nowOf } from '../day/engine-deps.ts';
import type { Entrance } from '../day/write-to-day.server.ts';
import { hashVisitor, type Visitor, type VisitorHashes } from './visitor.server.ts';

/** `another-replaced`: the session's hold on that day is `replaced`; retry in its place. */
export type HoldRefusal =
  | { ok: false; reason: 'too-many'; seconds: number }
  | { ok: false; reason: 'more-work' }
  | { ok: false; reason: 'another-replaced'; replaced: string | null };

type KnownHold = OtherHold & DayKey & { id: string };

/** Splits a visitor's holds: the session's on this day, which a new one replaces, and the other live ones. */
function ownHolds(known: readonly KnownHold[], { day, now }: { day: DayKey; now: number }) {
  const replaced = known.find(
    ({ ofSession, storeId, date }) => ofSession && storeId === day.storeId && date === day.date,
  );
  return {
    replaced: replaced?.id ?? null,
    others: known.filter((hold) => hold !== replaced && hold.expiresAt > now),
  };
}

export const holderEntrance = ({ sessionHash, addressHash }: VisitorHashes, replaced: string | null): Entrance => ({
  query: sql`select enter_holder(${sessionHash}::bytea, ${addressHash}::bytea) as known`,
  isClear: sql<boolean>`${replaced === null ? [] : [replaced]}::text[] = array(select jsonb_path_query(known, '$[*].id') #>> '{}')`,
});

/** Whether the holds of `holderEntrance` allow another, in place of `replaced` and for this much proof of work. */
export function holdRefusal(
  known: unknown,
  { day, replaced, work, now }: { day: DayKey; replaced: string | null; work: number; now: number },
): HoldRefusal | null {
  const own = ownHolds(known as KnownHold[], { day, now });
  if (own.replaced !== replaced) return { ok: false, reason: 'another-replaced', replaced: own.replaced };
  const seconds = holdWait(own.others, now);
  if (seconds > 0) return { ok: false, reason: 'too-many', seconds };
  return workFor(own.others) > work ? { ok: false, reason: 'more-work' } : null;
}

const readHolds = ({ sessionHash, addressHash }: VisitorHashes): RawBuilder<{ known: KnownHold[] }> =>
  sql`select own_holds(${sessionHash}::bytea, ${addressHash}::bytea) as known`;

/** The difficulty of the visitor's next proof of work; the hold that would be replaced on `day` does not count. */
export async function workOf(
  { db, tokenSecret, clock }: Pick<EngineDeps, 'clock' | 'tokenSecret'> & { db: Kysely<BookingTables> },
  visitor: Visitor,
  day: DayKey = { storeId: '', date: '' },
): Promise<number> {
  const { rows } = await readHolds(hashVisitor(tokenSecret, visitor)).execute(db);
  return workFor(ownHolds(rows[0]?.known ?? [], { day, now: nowOf({ clock }) }).others);
}
