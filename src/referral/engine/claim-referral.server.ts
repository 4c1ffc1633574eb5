import { randomBytes, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { findOrCreateCustomer } from '../../customers/engine/customer-record.server.ts';
import { giveVoucher, hashOfAddress, sendVoucher, TakenMeanwhile } from '../../offers/engine/give-voucher.server.ts';
import type { OfferTables } from '../../offers/tables.server.ts';
import { takeAddress } from '../../platform/messages/address-limit.server.ts';
import type { ReferralTables } from '../tables.server.ts';
import { FRIENDS_OFFER, type ReferralDeps } from './referral-deps.ts';

/** 96 bits. */
const CODE_BYTES = 12;
const ATTEMPTS = 3;

/** The code of an address's personal link: the same each time it is asked for. */
export async function referrerCode(deps: Pick<ReferralDeps, 'db' | 'clock'>, email: string): Promise<string> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (tx: Kysely<OfferTables>) => {
    await takeAddress(tx, { email, now: now.epochMilliseconds });
    const customer = await findOrCreateCustomer(tx, { email, now });
    const { code } = await tx
      .withTables<ReferralTables>()
      .insertInto('referrers')
      .values({
        ...{ id: randomUUID(), code: randomBytes(CODE_BYTES).toString('base64url'), customer_id: customer.id },
        ...{ address_hash: hashOfAddress(email), created_at: new Date(now.epochMilliseconds) },
      })
      .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ customer_id: customer.id }))
      .returning('code')
      .executeTakeFirstOrThrow();
    return code;
  });
}

export type ReferralClaim = { from: string; email: string; key: string; bodyHash: Buffer };
export type ReferralOutcome =
  | { ok: true }
  | { ok: false; reason: 'no-such-link' | 'own-link' | 'referred-already' | 'eaten-before' | 'no-offer' }
  | { ok: false; reason: 'too-many-messages'; seconds: number };

/** Whether a booking of the address was kept: it was not cancelled, and its end has come. */
async function hasEaten(tx: Kysely<OfferTables>, email: string, now: number): Promise<boolean> {
  const { rows } = await sql`
    select from bookings
    where status = 'booked' and booking_type = 'booking'
      and counted_address(email) = counted_address(${email}) and ends_at <= ${new Date(now)}
    limit 1`.execute(tx);
  return rows.length > 0;
}

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
  const { seconds } = await takeAddress(tx, { email, now });
  const friend_hash = hashOfAddress(email);
  const offer = deps.known().offers.find(({ slug }) => slug === FRIENDS_OFFER);
  const own = tx.withTables<ReferralTables>();
  const referrer = await own.selectFrom('referrers').selectAll().where('code', '=', claim.from).executeTakeFirst();
  if (!referrer) return { ok: false, reason: 'no-such-link' };
  if (referrer.address_hash.equals(friend_hash)) return { ok: false, reason: 'own-link' };
  const before = await own
    .selectFrom('referrals')
    .select('id')
    .where('friend_hash', '=', friend_hash)
    .executeTakeFirst();
  if (before) return { ok: false, reason: 'referred-already' };
  if (await hasEaten(tx, email, now)) return { ok: false, reason: 'eaten-before' };
  if (!offer) return { ok: false, reason: 'no-offer' };
  if (seconds > 0) return { ok: false, reason: 'too-many-messages', seconds };
  const voucherId = await giveVoucher(tx, deps, { offer, email });
  if (!voucherId) throw new NoReferral({ ok: false, reason: 'no-offer' });
  const written = await own
    .insertInto('referrals')
    .values({
      ...{ id: randomUUID(), referrer_id: referrer.id, friend_hash, friend_voucher_id: voucherId },
      ...{ claimed_at: new Date(now), rewarded_at: null },
    })
    .onConflict((conflict) => conflict.column('friend_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) throw new TakenMeanwhile('the friend of a referral');
  await sendVoucher(tx, deps, { ...claim, voucherId });
  return { ok: true };
}

/**
 * Gives a friend the voucher they were referred to, by e-mail, in one transaction. Nobody refers themselves, is referred
 * twice, or after a booking of theirs was kept.
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
