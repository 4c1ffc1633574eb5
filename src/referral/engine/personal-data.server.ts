import type { Kysely } from 'kysely';
import { mailboxHash } from '../../platform/database/same-email.ts';
import type { ReferralTables } from '../tables.server.ts';

/** An address's data as a referrer and as a friend, for export. Never reveals the other side. */
export async function exportReferrals(db: Kysely<ReferralTables>, email: string) {
  const hash = mailboxHash(email);
  const link = await db
    .selectFrom('referrers')
    .select(['code', 'created_at'])
    .where('address_hash', '=', hash)
    .executeTakeFirst();
  const friends = await db
    .selectFrom('referrals')
    .innerJoin('referrers', 'referrers.id', 'referrals.referrer_id')
    .select(['referrals.claimed_at', 'referrals.rewarded_at'])
    .where('referrers.address_hash', '=', hash)
    .orderBy('referrals.claimed_at')
    .execute();
  const asFriend = await db
    .selectFrom('referrals')
    .select('claimed_at')
    .where('friend_hash', '=', hash)
    .executeTakeFirst();
  return { link: link ?? null, friends, referredAt: asFriend?.claimed_at ?? null };
}

/**
 * Deletes an address's link. Its hash stays with referred friends until their retention period ends, so that nobody is
 * referred twice.
 */
export async function forgetReferrer(tx: Kysely<ReferralTables>, email: string): Promise<void> {
  await tx
    .deleteFrom('referrers')
    .where('address_hash', '=', mailboxHash(email))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('referrals').select('id').whereRef('referrer_id', '=', 'referrers.id'))),
    )
    .execute();
}
