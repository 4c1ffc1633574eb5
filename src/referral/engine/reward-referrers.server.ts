import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { giveVoucher, sendVoucher } from '../../offers/engine/give-voucher.server.ts';
import type { OfferTables } from '../../offers/tables.server.ts';
import { isStopping } from '../../platform/every.ts';
import { takeAddress } from '../../platform/messages/address-limit.server.ts';
import { DAY_MS } from '../../values/time/duration.ts';
import type { ReferralTables } from '../tables.server.ts';
import { REFERRERS_OFFER, type ReferralDeps, runningNamed } from './referral-deps.ts';

const MOST_A_YEAR = 10;
const YEAR_MS = 365 * DAY_MS;

type Due = { id: string; referrer_id: string; email: string };

/** Referrals whose friend has come: the voucher was used, or a booking made since then took place. */
async function dueReferrals(db: Kysely<OfferTables>, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select r.id, r.referrer_id, own.email
    from referrals r
    join referrers on referrers.id = r.referrer_id
    join customers own on own.id = referrers.customer_id
    join vouchers v on v.id = r.friend_voucher_id
    left join customers friend on friend.id = v.customer_id
    where r.rewarded_at is null and (
      v.used_at is not null or exists (
        select from bookings b
        where b.status = 'booked' and b.booking_type = 'booking' and b.ends_at <= ${now}
          and b.created_at >= r.claimed_at and mailbox_of(b.email) = mailbox_of(friend.email)
      )
    )
    order by r.claimed_at, r.id`.execute(db);
  return rows;
}

async function rewardIn(
  tx: Kysely<OfferTables>,
  deps: ReferralDeps,
  { id, referrer_id, email }: Due,
): Promise<boolean> {
  const now = deps.clock().epochMilliseconds;
  const offer = runningNamed(deps, REFERRERS_OFFER);
  const ownTables = tx.withTables<ReferralTables>();
  const { seconds } = await takeAddress(tx, { email, purpose: 'marketing', now });
  if (!offer || seconds > 0) return false;
  const count = await ownTables
    .selectFrom('referrals')
    .select(({ fn }) => fn.countAll<string>().as('given'))
    .where('referrer_id', '=', referrer_id)
    .where('rewarded_at', '>', new Date(now - YEAR_MS))
    .executeTakeFirst();
  if (Number(count?.given ?? 0) >= MOST_A_YEAR) return false;
  const referral = await ownTables
    .updateTable('referrals')
    .set({ rewarded_at: new Date(now) })
    .where('id', '=', id)
    .where('rewarded_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!referral) return false;
  const voucherId = await giveVoucher(tx, deps, { offer, email, occasion: id });
  if (!voucherId) throw new Error('the offer for referrers is gone');
  const bodyHash = createHash('sha256').update(id).digest();
  await sendVoucher(tx, deps, { voucherId, email, key: `referral.${id}`, bodyHash });
  return true;
}

/**
 * Sends referrers a voucher for each friend who has come, up to ten a year. Run by a job in any number of processes:
 * the referrer's address is locked meanwhile. Returns how many were issued.
 */
export async function rewardReferrers(deps: ReferralDeps): Promise<number> {
  let total = 0;
  for (const referral of await dueReferrals(deps.db, new Date(deps.clock().epochMilliseconds)))
    if (!isStopping() && (await deps.db.transaction().execute((tx) => rewardIn(tx, deps, referral)))) total += 1;
  return total;
}
