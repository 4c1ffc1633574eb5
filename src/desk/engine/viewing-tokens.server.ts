import { tokenHash } from '../../platform/link-token.ts';
import { may } from '../rules/may.ts';
import type { DeskDb } from '../tables.server.ts';
import { oldestUse } from './sessions.server.ts';

export type Viewing = { storeId: string; tokens: { session: string | null; device: string | null } };

const hex = (hash: Buffer) => hash.toString('hex');
const hashesOf = (tokens: readonly (string | null)[]) => tokens.filter((token) => token !== null).map(tokenHash);

/** Which of these may still see their restaurant's day. Unlike a request, it doesn't count as a use of the session. */
export async function stillViewing<Each extends Viewing>(
  db: DeskDb,
  viewings: readonly Each[],
  now: Temporal.Instant,
): Promise<Set<Each>> {
  const sessions = hashesOf(viewings.map(({ tokens }) => tokens.session));
  const devices = hashesOf(viewings.map(({ tokens }) => tokens.device));
  const roles = await db
    .selectFrom('desk_sessions as s')
    .innerJoin('desk_people as p', 'p.id', 's.person_id')
    .innerJoin('desk_roles as r', 'r.person_id', 's.person_id')
    .select(['s.token_hash as hash', 'r.store_id as storeId', 'r.role'])
    .where('s.token_hash', 'in', sessions.length > 0 ? sessions : [Buffer.alloc(0)])
    .where('s.seen_at', '>', oldestUse(now))
    .where('p.removed_at', 'is', null)
    .execute();
  const tablets = await db
    .selectFrom('desk_devices')
    .select(['token_hash as hash', 'store_id as storeId'])
    .where('token_hash', 'in', devices.length > 0 ? devices : [Buffer.alloc(0)])
    .execute();
  const grants = Map.groupBy(
    [...roles, ...tablets.map((tablet) => ({ ...tablet, role: 'reader' as const }))],
    ({ hash }) => hex(hash),
  );
  const isAllowed = (token: string | null, storeId: string) =>
    token !== null && may(grants.get(hex(tokenHash(token))) ?? [], 'see-day', storeId);
  return new Set(
    viewings.filter(
      ({ storeId, tokens: { session, device } }) => isAllowed(session, storeId) || isAllowed(device, storeId),
    ),
  );
}
