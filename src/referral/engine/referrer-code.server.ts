import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { findOrCreateCustomer } from '../../customers/engine/customer-record.server.ts';
import type { OfferTables } from '../../offers/tables.server.ts';
import { mailboxHash } from '../../platform/database/same-email.ts';
import { countMessage, takeAddress } from '../../platform/messages/address-limit.server.ts';
import { referralJob } from '../contracts/referral-jobs.ts';
import type { ReferralTables } from '../tables.server.ts';
import type { ReferralDeps } from './referral-deps.ts';

/** 96 bits. */
const CODE_BYTES = 12;

/**
 * The code of an address's personal link, the same on every call. The first call e-mails it too, unless the address is
 * over its message limit.
 */
export async function referrerCode(deps: Pick<ReferralDeps, 'db' | 'clock' | 'jobs'>, email: string): Promise<string> {
  const now = deps.clock();
  const address = { email, purpose: 'marketing', now: now.epochMilliseconds } as const;
  return deps.db.transaction().execute(async (tx: Kysely<OfferTables>) => {
    const { seconds } = await takeAddress(tx, address);
    const customer = await findOrCreateCustomer(tx, { email, now });
    const ownTables = tx.withTables<ReferralTables>();
    const referrer = await ownTables
      .updateTable('referrers')
      .set({ customer_id: customer.id })
      .where('address_hash', '=', mailboxHash(email))
      .returning('code')
      .executeTakeFirst();
    if (referrer) return referrer.code;
    const { id, code } = await ownTables
      .insertInto('referrers')
      .values({
        id: randomUUID(),
        code: randomBytes(CODE_BYTES).toString('base64url'),
        customer_id: customer.id,
        address_hash: mailboxHash(email),
        created_at: new Date(now.epochMilliseconds),
      })
      .returning(['id', 'code'])
      .executeTakeFirstOrThrow();
    if (seconds > 0) return code;
    await countMessage(tx, address);
    await deps.jobs.enqueue(tx, [referralJob({ kind: 'link', referrerId: id })]);
    return code;
  });
}
