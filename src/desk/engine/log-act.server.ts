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
  subject?: string;
  before?: object;
  after?: object;
};

const asJson = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));

/** Appends to the log, in the caller's transaction. Ids only: no name, address or word of a diner's. */
export async function logAct(tx: DeskDb, { at, by, act, storeId = null, subject, before, after }: Act): Promise<void> {
  await tx
    .insertInto('desk_log')
    .values({
      happened_at: new Date(at.epochMilliseconds),
      person_id: by.personId,
      device_id: by.deviceId,
      store_id: storeId,
      act,
      subject: subject ?? null,
      before: asJson(before),
      after: asJson(after),
    })
    .execute();
}

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
