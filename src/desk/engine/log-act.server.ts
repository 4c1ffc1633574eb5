import { type QueryExecutorProvider, sql } from 'kysely';
import type { OpenDay } from '../../booking/engine/desk/on-day.server.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DeskDb } from '../tables.server.ts';

/** Who acts: a person, on a shared tablet or on their own device. */
export type Actor = { personId: string | null; deviceId: string | null };
/** What is changed, at which restaurant, and by whom. */
export type Subject = { id: string; storeId: string; by: Actor };

type Act = {
  at: Temporal.Instant;
  by: Actor;
  act: string;
  storeId?: string | null;
  subject?: string | null;
  before?: object;
  after?: object;
};

const asJson = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));

/** Appends to the log, in the caller's transaction. Ids only: no name, address or word of a diner's. */
export async function logAct(
  tx: QueryExecutorProvider,
  { at, by, act, storeId = null, subject = null, before, after }: Act,
): Promise<void> {
  await sql`
    insert into desk_log (happened_at, person_id, device_id, store_id, act, subject, before, after)
    values (${new Date(at.epochMilliseconds)}, ${by.personId}, ${by.deviceId}, ${storeId}, ${act}, ${subject},
      ${asJson(before)}, ${asJson(after)})`.execute(tx);
}

/** Logs an act on a locked day. */
export const logOnDay = ({ tx, day, now }: OpenDay, act: Omit<Act, 'at' | 'storeId'>): Promise<void> =>
  logAct(tx, { ...act, storeId: day.storeId, at: Temporal.Instant.fromEpochMilliseconds(now) });

/** Makes a change and its entry in the log, in one transaction; no entry where `change` found nothing to do. */
export async function actAndLog<Changed>(
  { db, clock }: { db: DeskDb; clock: Clock },
  entry: Omit<Act, 'at'>,
  change: (tx: DeskDb, at: Date) => Promise<Changed>,
): Promise<Changed> {
  const at = clock();
  return db.transaction().execute(async (tx) => {
    const changed = await change(tx, new Date(at.epochMilliseconds));
    if (changed) await logAct(tx, { at, ...entry });
    return changed;
  });
}
