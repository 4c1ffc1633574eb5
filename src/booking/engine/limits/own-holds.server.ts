import { type Kysely, type RawBuilder, sql } from 'kysely';
import { holdWait, type OtherHold, workFor } from '../../rules/hold-limits.ts';
import type { BookingTables } from '../../tables.server.ts';
import type { DayKey } from '../day/day-sheets.server.ts';
import { type EngineDeps, nowOf } from '../day/engine-deps.ts';
import type { Entrance } from '../day/entrance.ts';
import { Rollback } from '../day/rollback.ts';
import { hashVisitor, type Visitor, type VisitorHashes } from './visitor.server.ts';

/**
 * Why a visitor is refused a hold. `another-replaced`: the session's hold on that day is not the one that the seat was
 * chosen without but `replaced`; try again with it.
 */
export type HoldRefusal =
  | { ok: false; reason: 'too-many'; seconds: number }
  | { ok: false; reason: 'more-work' }
  | { ok: false; reason: 'another-replaced'; replaced: string | null };

type KnownHold = OtherHold & DayKey & { id: string };

/** Of the holds of a visitor the session's on this day, which another one replaces, and the live ones beside it. */
function ownHolds(known: readonly KnownHold[], { day, now }: { day: DayKey; now: number }) {
  const replaced = known.find(
    ({ ofSession, storeId, date }) => ofSession && storeId === day.storeId && date === day.date,
  );
  return {
    replaced: replaced?.id ?? null,
    others: known.filter((one) => one !== replaced && one.expiresAt > now),
  };
}

type Asking = { day: DayKey; replaced: string | null; work: number };

/** Refuses unless the visitor may have another hold, in place of `replaced`, for the work that was done for it. */
export const holderEntrance = (
  { sessionHash, addressHash }: VisitorHashes,
  { day, replaced, work }: Asking,
): Entrance => ({
  query: () => sql`select enter_holder(${sessionHash}::bytea, ${addressHash}::bytea) as known`,
  isPlain: sql<boolean>`${replaced === null ? [] : [replaced]}::text[] = array(select jsonb_path_query(known, '$[*].id') #>> '{}')`,
  admit(known, now) {
    const own = ownHolds(known as KnownHold[], { day, now });
    if (own.replaced !== replaced)
      throw new Rollback<HoldRefusal>({ ok: false, reason: 'another-replaced', replaced: own.replaced });
    const seconds = holdWait(own.others, now);
    if (seconds > 0) throw new Rollback<HoldRefusal>({ ok: false, reason: 'too-many', seconds });
    if (workFor(own.others) > work) throw new Rollback<HoldRefusal>({ ok: false, reason: 'more-work' });
  },
});

const readHolds = ({ sessionHash, addressHash }: VisitorHashes): RawBuilder<{ known: KnownHold[] }> =>
  sql`select own_holds(${sessionHash}::bytea, ${addressHash}::bytea) as known`;

/** How hard the visitor's next proof of work is. With a day, the hold that would be replaced there does not count. */
export async function workOf(
  { db, tokenSecret, clock }: Pick<EngineDeps, 'clock' | 'tokenSecret'> & { db: Kysely<BookingTables> },
  visitor: Visitor,
  day: DayKey = { storeId: '', date: '' },
): Promise<number> {
  const { rows } = await readHolds(hashVisitor(tokenSecret, visitor)).execute(db);
  return workFor(ownHolds(rows[0]?.known ?? [], { day, now: nowOf({ clock }) }).others);
}
