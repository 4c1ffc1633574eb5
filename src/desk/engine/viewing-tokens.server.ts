import { sql } from 'kysely';
import { tokenHash } from '../../platform/link-token.ts';
import type { Grant } from '../contracts/roles.ts';
import { may } from '../rules/may.ts';
import type { DeskDb } from '../tables.server.ts';
import { oldestUse } from './sessions.server.ts';

export type Viewing = { storeId: string; tokens: { session: string | null; device: string | null } };

const tokensOf = ({ tokens: { session, device } }: Viewing) => [session, device].filter((token) => token !== null);

/** Which of these may still see their restaurant's day. Unlike a request, it doesn't count as a use of the session. */
export async function stillViewing<Each extends Viewing>(
  db: DeskDb,
  viewings: readonly Each[],
  now: Temporal.Instant,
): Promise<Set<Each>> {
  const hashes = viewings.flatMap(tokensOf).map(tokenHash);
  const { rows } = await sql<Grant & { hash: string }>`
    select encode(s.token_hash, 'hex') as hash, r.store_id as "storeId", r.role
    from desk_sessions s join desk_people p on p.id = s.person_id join desk_roles r on r.person_id = s.person_id
    where s.token_hash = any(${hashes}::bytea[]) and s.seen_at > ${oldestUse(now)} and p.removed_at is null
    union all
    select encode(token_hash, 'hex'), store_id, 'reader' from desk_devices
    where token_hash = any(${hashes}::bytea[])`.execute(db);
  const grants = Map.groupBy(rows, ({ hash }) => hash);
  const isAllowed = (viewing: Viewing) =>
    tokensOf(viewing).some((token) =>
      may(grants.get(tokenHash(token).toString('hex')) ?? [], 'see-day', viewing.storeId),
    );
  return new Set(viewings.filter(isAllowed));
}
