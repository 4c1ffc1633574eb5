import { randomBytes } from 'node:crypto';
import { tokenHash } from '../../platform/link-token.ts';
import { HOUR_MS, MINUTE_MS } from '../../values/time/duration.ts';
import type { DeskDb } from '../tables.server.ts';

const IDLE_MS = 12 * HOUR_MS;
const FRESH_MS = 10 * MINUTE_MS;
/** A session's last use is written at most this often. */
const SEEN_EVERY_MS = MINUTE_MS;

/** 256 bits, of which only a hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Sessions last used before this have expired. */
export const oldestUse = (now: Temporal.Instant) => new Date(now.epochMilliseconds - IDLE_MS);

type NewSession = { personId: string; now: Temporal.Instant; replaces: string | null; isConfirmed: boolean };

/** Opens a session and ends the one this browser had: an identifier from before a sign-in is worth nothing after it. */
export async function openSession(tx: DeskDb, { personId, now, replaces, isConfirmed }: NewSession): Promise<string> {
  if (replaces) await endSession(tx, replaces);
  const token = newToken();
  const at = new Date(now.epochMilliseconds);
  await tx
    .insertInto('desk_sessions')
    .values({
      token_hash: tokenHash(token),
      person_id: personId,
      created_at: at,
      seen_at: at,
      confirmed_at: isConfirmed ? at : null,
    })
    .execute();
  return token;
}

export async function endSession(tx: DeskDb, token: string): Promise<void> {
  await tx.deleteFrom('desk_sessions').where('token_hash', '=', tokenHash(token)).execute();
}

export async function endSessionsOf(tx: DeskDb, personId: string): Promise<void> {
  await tx.deleteFrom('desk_sessions').where('person_id', '=', personId).execute();
}

/** Records that the person has just confirmed their identity. */
export const confirmSession = (tx: DeskDb, token: string, now: Temporal.Instant) =>
  tx
    .updateTable('desk_sessions')
    .set({ confirmed_at: new Date(now.epochMilliseconds) })
    .where('token_hash', '=', tokenHash(token))
    .execute();

/**
 * A person's session; null when it is over. Notes that it was used, if somebody did. It is fresh if they have confirmed
 * their identity in the last ten minutes, and recent if they have confirmed it or signed in.
 */
export async function readSession(
  db: DeskDb,
  token: string,
  { now, isUse }: { now: Temporal.Instant; isUse: boolean },
) {
  const hash = tokenHash(token);
  const session = await db
    .selectFrom('desk_sessions')
    .select(['person_id', 'seen_at', 'created_at', 'confirmed_at'])
    .where('token_hash', '=', hash)
    .where('seen_at', '>', oldestUse(now))
    .executeTakeFirst();
  if (!session) return null;
  if (isUse && now.epochMilliseconds - session.seen_at.getTime() > SEEN_EVERY_MS)
    await db
      .updateTable('desk_sessions')
      .set({ seen_at: new Date(now.epochMilliseconds) })
      .where('token_hash', '=', hash)
      .execute();
  const isNew = (at: Date | null) => at !== null && now.epochMilliseconds - at.getTime() < FRESH_MS;
  const isFresh = isNew(session.confirmed_at);
  return { personId: session.person_id, isFresh, isRecent: isFresh || isNew(session.created_at) };
}

/** Deletes expired sessions, links and challenges. */
export async function deleteOldSignIns(db: DeskDb, now: Temporal.Instant): Promise<void> {
  const at = new Date(now.epochMilliseconds);
  await db.deleteFrom('desk_sessions').where('seen_at', '<=', oldestUse(now)).execute();
  await db.deleteFrom('desk_links').where('expires_at', '<=', at).execute();
  await db.deleteFrom('desk_challenges').where('expires_at', '<=', at).execute();
}
