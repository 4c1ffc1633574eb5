import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { linkToken, tokenHash } from '../../platform/link-token.ts';
import { DAY_MS, MINUTE_MS } from '../../values/time/duration.ts';
import { deskJob } from '../contracts/desk-jobs.ts';
import type { DeskDb, DeskTables } from '../tables.server.ts';
import type { DeskDeps } from './desk-deps.ts';
import { logAct } from './log-act.server.ts';
import { openSession } from './sessions.server.ts';

export type LinkKind = 'invitation' | 'sign-in';
const LIFE_MS: Record<LinkKind, number> = { invitation: DAY_MS, 'sign-in': 15 * MINUTE_MS };

const tokenOf = (secret: string, id: string) => linkToken(secret, 'desk', id);

/** The token is in the query, which no log has. */
export const deskLinkUrl = ({ publicUrl, tokenSecret }: Pick<DeskDeps, 'publicUrl' | 'tokenSecret'>, id: string) =>
  `${publicUrl}/desk/link?token=${tokenOf(tokenSecret, id)}`;

type NewLink = { kind: LinkKind; to: { personId: string } | { email: string } };

/** Stores a link for a person, or none where nobody has the address; the id is returned in both cases. */
export async function createLink(
  tx: DeskDb,
  { tokenSecret, clock }: Pick<DeskDeps, 'tokenSecret' | 'clock'>,
  { kind, to }: NewLink,
): Promise<string> {
  const id = randomUUID();
  const expiresAt = new Date(clock().epochMilliseconds + LIFE_MS[kind]);
  const isThem = 'email' in to ? sql<boolean>`lower(email) = lower(${to.email})` : sql<boolean>`id = ${to.personId}`;
  await sql`
    insert into desk_links (id, token_hash, person_id, kind, expires_at)
    select ${id}::uuid, ${tokenHash(tokenOf(tokenSecret, id))}::bytea, id, ${kind}, ${expiresAt}::timestamptz
    from desk_people where removed_at is null and ${isThem}`.execute(tx);
  return id;
}

/** Mails a sign-in link. Whether the address is known changes neither what is done here nor what is answered. */
export async function mailSignInLink(deps: DeskDeps, email: string): Promise<void> {
  if ((await deps.limits.link(email.toLowerCase())) > 0) return;
  await deps.db.transaction().execute(async (tx) => {
    const linkId = await createLink(tx, deps, { kind: 'sign-in', to: { email } });
    await deps.jobs.enqueue<DeskTables>(tx, [deskJob({ linkId })]);
  });
}

/** Whom an unused link would sign in; undefined for any other. Writes nothing: mail programs follow links before people do. */
export const readLink = ({ db, clock }: DeskDeps, token: string) =>
  db
    .selectFrom('desk_links')
    .innerJoin('desk_people', 'desk_people.id', 'desk_links.person_id')
    .select('desk_people.name')
    .where('token_hash', '=', tokenHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(clock().epochMilliseconds))
    .where('desk_people.removed_at', 'is', null)
    .executeTakeFirst();

type LinkUse = { token: string; replaces: string | null };

/** Signs in by a link, once: the session's token, or null where the link is used, too old or unknown. */
export async function useLink({ db, clock }: DeskDeps, { token, replaces }: LinkUse) {
  const now = clock();
  const at = new Date(now.epochMilliseconds);
  return db.transaction().execute(async (tx) => {
    const link = await tx
      .updateTable('desk_links')
      .from('desk_people')
      .set({ used_at: at })
      .whereRef('desk_people.id', '=', 'desk_links.person_id')
      .where('desk_people.removed_at', 'is', null)
      .where('desk_links.token_hash', '=', tokenHash(token))
      .where('desk_links.used_at', 'is', null)
      .where('desk_links.expires_at', '>', at)
      .returning(['desk_links.person_id', 'desk_links.kind'])
      .executeTakeFirst();
    if (!link) return null;
    const by = { personId: link.person_id, deviceId: null };
    await logAct(tx, { at: now, by, act: 'signed-in', after: { by: link.kind } });
    const passkey = await tx
      .selectFrom('desk_passkeys')
      .select('id')
      .where('person_id', '=', link.person_id)
      .executeTakeFirst();
    const session = await openSession(tx, { personId: link.person_id, now, replaces, isConfirmed: !passkey });
    return { kind: link.kind, session };
  });
}
