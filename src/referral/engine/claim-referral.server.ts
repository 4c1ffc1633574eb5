import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { findOrCreateCustomer } from '../../customers/engine/customer-record.server.ts';
import { earlierClaim } from '../../offers/engine/claim-voucher.server.ts';
import { giveVoucher, moveVoucher, sendVoucher, TakenMeanwhile } from '../../offers/engine/give-voucher.server.ts';
import type { OfferTables } from '../../offers/tables.server.ts';
import { isMailbox, readMailboxHash } from '../../platform/database/same-email.ts';
import { countMessage, takeAddress } from '../../platform/messages/address-limit.server.ts';
import type { UntoldReason } from '../contracts/referral.ts';
import { referralJob } from '../contracts/referral-jobs.ts';
import { isReferrerCode } from '../rules/referral-url.ts';
import type { ReferralTables } from '../tables.server.ts';
import { FRIENDS_OFFER, type ReferralDeps, runningNamed } from './referral-deps.ts';

const ATTEMPTS = 3;

type Identity = { key: string; bodyHash: Buffer };
export type ReferralClaim = Identity & {
  from: string;
  email: string;
  /** The keys of earlier claims for a mistyped address. */
  corrects?: readonly string[];
};
export type ReferralOutcome =
  | { ok: true }
  | { ok: false; reason: UntoldReason | 'no-such-link' | 'no-offer' | 'key-reused' }
  | { ok: false; reason: 'too-many-messages'; seconds: number };

/** The earlier response for this key; null if the key is new. */
export async function earlierReferral(db: Kysely<OfferTables>, claim: Identity): Promise<ReferralOutcome | null> {
  const voucherClaim = await earlierClaim(db, claim);
  if (voucherClaim) return voucherClaim.ok ? { ok: true } : { ok: false, reason: 'key-reused' };
  const row = await db
    .withTables<ReferralTables>()
    .selectFrom('referral_refusals')
    .select(['reason', 'body_hash'])
    .where('idempotency_key', '=', claim.key)
    .executeTakeFirst();
  if (!row) return null;
  return { ok: false, reason: row.body_hash.equals(claim.bodyHash) ? row.reason : 'key-reused' };
}

/** Whether the address has a booking that was not cancelled and has ended. */
async function hasEaten(tx: Kysely<OfferTables>, email: string, now: number): Promise<boolean> {
  const { rows } = await sql`
    select from bookings
    where status = 'booked' and booking_type = 'booking'
      and ${isMailbox(email)} and ends_at <= ${new Date(now)}
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** Whether the address was referred before; a forgotten customer's voucher remains under the hash. */
async function isReferred(tx: Kysely<OfferTables>, friendHash: Buffer): Promise<boolean> {
  const referral = await tx
    .withTables<ReferralTables>()
    .selectFrom('referrals')
    .select('id')
    .where('friend_hash', '=', friendHash)
    .executeTakeFirst();
  const voucher = await tx
    .selectFrom('vouchers')
    .select('id')
    .where('offer_slug', '=', FRIENDS_OFFER)
    .where('address_hash', '=', friendHash)
    .executeTakeFirst();
  return Boolean(referral ?? voucher);
}

/** Tells only the owner of the address why there is no voucher. */
async function refuse(tx: Kysely<OfferTables>, deps: ReferralDeps, claim: ReferralClaim, reason: UntoldReason) {
  const now = deps.clock();
  const { email, key, bodyHash } = claim;
  const customer = await findOrCreateCustomer(tx, { email, now });
  const id = randomUUID();
  const refusal = await tx
    .withTables<ReferralTables>()
    .insertInto('referral_refusals')
    .values({
      id,
      customer_id: customer.id,
      reason,
      idempotency_key: key,
      body_hash: bodyHash,
      refused_at: new Date(now.epochMilliseconds),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!refusal) throw new TakenMeanwhile('the key of a referral');
  await countMessage(tx, { email, purpose: 'marketing', now: now.epochMilliseconds });
  await deps.jobs.enqueue(tx, [referralJob({ kind: 'refusal', refusalId: id })]);
  return { ok: false, reason } as const;
}

type Referred = { id: string; voucher_id: string; friend_hash: Buffer; used: boolean; email: string | null };

/** The voucher issued to a friend for one of these claims through this referrer, locked; null if there is none. */
async function voucherOfClaims(tx: Kysely<OfferTables>, keys: readonly string[], referrerId: string) {
  if (keys.length === 0) return null;
  const { rows } = await sql<Referred>`
    select r.id, v.id as voucher_id, r.friend_hash, c.email,
      v.used_at is not null or r.rewarded_at is not null as used
    from referrals r
    join vouchers v on v.id = r.friend_voucher_id
    left join customers c on c.id = v.customer_id
    where r.referrer_id = ${referrerId} and exists (
      select from voucher_requests q where q.voucher_id = v.id and q.idempotency_key = any(${[...keys]}::text[])
    )
    for update of r, v`.execute(tx);
  return rows[0] ?? null;
}

/** Whether it was used, as far as we know. */
const isUsed = async (tx: Kysely<OfferTables>, { used, email }: Referred, now: number): Promise<boolean> =>
  used || (email !== null && (await hasEaten(tx, email, now)));

/** Rolls the transaction back. */
class NoReferral extends Error {
  readonly outcome: ReferralOutcome;
  constructor(outcome: ReferralOutcome) {
    super('no referral');
    this.outcome = outcome;
  }
}

async function claimIn(tx: Kysely<OfferTables>, deps: ReferralDeps, claim: ReferralClaim): Promise<ReferralOutcome> {
  const { email } = claim;
  const now = deps.clock().epochMilliseconds;
  const { seconds } = await takeAddress(tx, { email, purpose: 'marketing', now });
  const earlier = await earlierReferral(tx, claim);
  if (earlier) return earlier;
  const ownTables = tx.withTables<ReferralTables>();
  const query = ownTables.selectFrom('referrers').selectAll().where('code', '=', claim.from);
  const referrer = isReferrerCode(claim.from) ? await query.executeTakeFirst() : undefined;
  if (!referrer) return { ok: false, reason: 'no-such-link' };
  const offer = runningNamed(deps, FRIENDS_OFFER);
  if (!offer) return { ok: false, reason: 'no-offer' };
  if (seconds > 0) return { ok: false, reason: 'too-many-messages', seconds };
  const friend_hash = await readMailboxHash(tx, email);
  if (referrer.address_hash.equals(friend_hash)) return refuse(tx, deps, claim, 'own-link');
  const before = await voucherOfClaims(tx, claim.corrects ?? [], referrer.id);
  if (before && (await isUsed(tx, before, now))) return refuse(tx, deps, claim, 'referred-already');
  if (before?.friend_hash.equals(friend_hash)) {
    await sendVoucher(tx, deps, { ...claim, voucherId: before.voucher_id });
    return { ok: true };
  }
  if (await isReferred(tx, friend_hash)) return refuse(tx, deps, claim, 'referred-already');
  if (await hasEaten(tx, email, now)) return refuse(tx, deps, claim, 'eaten-before');
  if (before) {
    await moveVoucher(tx, deps, { offer, voucherId: before.voucher_id, email });
    await ownTables.updateTable('referrals').set({ friend_hash }).where('id', '=', before.id).execute();
    await sendVoucher(tx, deps, { ...claim, voucherId: before.voucher_id });
    return { ok: true };
  }
  const voucherId = await giveVoucher(tx, deps, { offer, email });
  if (!voucherId) throw new NoReferral({ ok: false, reason: 'no-offer' });
  const referral = await ownTables
    .insertInto('referrals')
    .values({
      id: randomUUID(),
      referrer_id: referrer.id,
      friend_hash,
      friend_voucher_id: voucherId,
      claimed_at: new Date(now),
      rewarded_at: null,
    })
    .onConflict((conflict) => conflict.column('friend_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!referral) throw new TakenMeanwhile('the friend of a referral');
  await sendVoucher(tx, deps, { ...claim, voucherId });
  return { ok: true };
}

/**
 * Issues a referred friend's voucher by e-mail in one transaction. Referring oneself, a second referral, or one after
 * a booking took place are refused by e-mail. A key is used once. A correcting claim moves an unused voucher instead
 * of issuing a second one.
 */
export async function claimReferral(deps: ReferralDeps, claim: ReferralClaim): Promise<ReferralOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await deps.db.transaction().execute((tx) => claimIn(tx, deps, claim));
    } catch (problem) {
      if (problem instanceof NoReferral) return problem.outcome;
      if (!(problem instanceof TakenMeanwhile) || attempt === ATTEMPTS) throw problem;
    }
  }
}
