import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { tokenHash } from '../../platform/link-token.ts';
import type { DeskDb } from '../tables.server.ts';
import type { DeskDeps } from './desk-deps.ts';
import { type Actor, actAndLog, type Subject } from './log-act.server.ts';
import { newToken } from './sessions.server.ts';

type NewDevice = { storeId: string; name: string; by: Actor };

/** Makes this browser a restaurant's shared tablet; returns its token. */
export async function enrolDevice(deps: DeskDeps, { storeId, name, by }: NewDevice): Promise<string> {
  const token = newToken();
  const id = randomUUID();
  await actAndLog(deps, { by, act: 'device-enrolled', storeId, subject: id }, (tx, created_at) =>
    tx
      .insertInto('desk_devices')
      .values({ id, token_hash: tokenHash(token), store_id: storeId, name, created_at })
      .execute(),
  );
  return token;
}

export const readDevices = (db: DeskDb) =>
  db.selectFrom('desk_devices').select(['id', 'name', 'store_id as storeId']).orderBy('created_at').execute();

export const removeDevice = (deps: DeskDeps, { id, storeId, by }: Subject) =>
  actAndLog(deps, { by, act: 'device-removed', storeId, subject: id }, (tx) =>
    tx.deleteFrom('desk_devices').where('id', '=', id).execute(),
  );

/** The tablet of a token with the person acting on it; undefined if removed. */
export function deviceOf(db: DeskDb, token: string, now: Temporal.Instant) {
  const isActing = sql`acting_until > ${new Date(now.epochMilliseconds)}`;
  return db
    .selectFrom('desk_devices')
    .select(['id', 'name', 'store_id as storeId'])
    .select(sql<string | null>`case when ${isActing} then acting_person_id end`.as('actingId'))
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();
}
