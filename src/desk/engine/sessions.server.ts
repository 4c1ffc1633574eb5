import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { tokenHash } from '../../platform/link-token.ts';
import { HOUR_MS, MINUTE_MS } from '../../values/time/duration.ts';
import type { DeskTables } from '../tables.server.ts';

const IDLE_MS = 12 * HOUR_MS;
/** A session's last use is written at most this often. */
const SEEN_EVERY_MS = MINUTE_MS;

/** 256 bits, of which only a hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

const oldest = (now: Temporal.Instant) => new Date(now.epochMilliseconds - IDLE_MS);

type NewSession = { personId: string; now: Temporal.Instant; replaces: string | null };

/** Opens a session and ends the one this browser had: an identifier from before a sign-in is worth nothing after it. */
export async function openSession(tx: Kysely<DeskTables>, { personId, now, replaces }: NewSession): Promise<string> {
  if (replaces) await endSession(tx, replaces);
  const token = newToken();
  const at = new Date(now.epochMilliseconds);
  await tx
    .insertInto('desk_sessions')
    .values({ token_hash: tokenHash(token), person_id: personId, created_at: at, seen_at: at })
    .execute();
  return token;
}

export async function endSession(tx: Kysely<DeskTables>, token: string): Promise<void> {
  await tx.deleteFrom('desk_sessions').where('token_hash', '=', tokenHash(token)).execute();
}

export async function endSessionsOf(tx: Kysely<DeskTables>, personId: string): Promise<void> {
  await tx.deleteFrom('desk_sessions').where('person_id', '=', personId).execute();
}

/** The id of the person whose session this is; null when it is over. Notes that it was used. */
export async function personOfSession(
  db: Kysely<DeskTables>,
  token: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const hash = tokenHash(token);
  const session = await db
    .selectFrom('desk_sessions')
    .select(['person_id', 'seen_at'])
    .where('token_hash', '=', hash)
    .where('seen_at', '>', oldest(now))
    .executeTakeFirst();
  if (!session) return null;
  if (now.epochMilliseconds - session.seen_at.getTime() > SEEN_EVERY_MS)
    await db
      .updateTable('desk_sessions')
      .set({ seen_at: new Date(now.epochMilliseconds) })
      .where('token_hash', '=', hash)
      .execute();
  return session.person_id;
}

/** Deletes sessions, links and challenges whose time is over. */
export async function deleteOldSignIns(db: Kysely<DeskTables>, now: Temporal.Instant): Promise<void> {
  const at = new Date(now.epochMilliseconds);
  await db.deleteFrom('desk_sessions').where('seen_at', '<=', oldest(now)).execute();
  await db.deleteFrom('desk_links').where('expires_at', '<=', at).execute();
  await db.deleteFrom('desk_challenges').where('expires_at', '<=', at).execute();
}
