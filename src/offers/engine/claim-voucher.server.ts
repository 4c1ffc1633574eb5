import { type Kysely, sql } from 'kysely';
import { findOrCreateCustomer } from '../../customers/engine/customer-record.server.ts';
import { mailboxHash } from '../../platform/database/same-email.ts';
import { takeAddress } from '../../platform/messages/address-limit.server.ts';
import { DAY_MS } from '../../values/time/duration.ts';
import { londonNow } from '../../values/time/london-time.ts';
import type { Offer } from '../contracts/offer.ts';
import type { OfferState } from '../contracts/offer-answers.ts';
import { offerStateOn } from '../rules/offer-state.ts';
import type { OfferTables } from '../tables.server.ts';
import { giveVoucher, sendVoucher, TakenMeanwhile } from './give-voucher.server.ts';
import type { OfferDeps } from './offer-deps.ts';
import { readStock } from './offer-stock.server.ts';

/** When issued, and three more times within a day. */
const MOST_A_DAY = 4;
export const VOUCHER_SENDINGS = { name: 'voucher', points: MOST_A_DAY, seconds: DAY_MS / 1000 };
/** A concurrent claim may take the address or code first, but not over and over. */
const ATTEMPTS = 3;

export type VoucherClaim = {
  offer: Offer;
  email: string;
  key: string;
  bodyHash: Buffer;
  /** The restaurant it is for, by slug. */
  restaurant?: string;
};
export type VoucherOutcome =
  | { ok: true }
  | { ok: false; reason: Exclude<OfferState, 'running'> | 'sent-enough' | 'key-reused' }
  /** The address's voucher ended before the offer; `endedOn` was its last day. */
  | { ok: false; reason: 'voucher-ended'; endedOn: string }
  | { ok: false; reason: 'too-many-messages'; seconds: number };

/** The earlier response for this key; null if the key is new. */
export async function earlierClaim(
  db: Kysely<OfferTables>,
  { key, bodyHash }: Pick<VoucherClaim, 'key' | 'bodyHash'>,
): Promise<VoucherOutcome | null> {
  const row = await db
    .selectFrom('voucher_requests')
    .select('body_hash')
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  return row.body_hash.equals(bodyHash) ? { ok: true } : { ok: false, reason: 'key-reused' };
}

/** The address's existing voucher, and how often it was sent within a day. */
async function ownVoucher(tx: Kysely<OfferTables>, { offer, email }: VoucherClaim, now: number) {
  return tx
    .selectFrom('vouchers')
    .select(['id', 'customer_id', 'ends_on'])
    .select((row) =>
      row
        .selectFrom('voucher_requests')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('voucher_id', '=', 'vouchers.id')
        .where('asked_at', '>', new Date(now - DAY_MS))
        .as('sent'),
    )
    .where('offer_slug', '=', offer.slug)
    .where('address_hash', '=', mailboxHash(email))
    .where('occasion', '=', '')
    .executeTakeFirst();
}

/** Assigns a deleted customer's voucher to the new customer of the address. */
async function sameOwner(tx: Kysely<OfferTables>, deps: OfferDeps, id: string, email: string): Promise<void> {
  const customer = await findOrCreateCustomer(tx, { email, now: deps.clock() });
  await tx.updateTable('vouchers').set({ customer_id: customer.id }).where('id', '=', id).execute();
}

/** Rolls the transaction back. */
class Refused extends Error {
  readonly outcome: VoucherOutcome;
  constructor(outcome: VoucherOutcome) {
    super('refused');
    this.outcome = outcome;
  }
}

async function claimIn(tx: Kysely<OfferTables>, deps: OfferDeps, claim: VoucherClaim): Promise<VoucherOutcome> {
  const { email } = claim;
  const now = deps.clock().epochMilliseconds;
  const { seconds } = await takeAddress(tx, { email, purpose: 'marketing', now });
  const earlier = await earlierClaim(tx, claim);
  if (earlier) return earlier;
  const voucher = await ownVoucher(tx, claim, now);
  if (voucher && voucher.ends_on < londonNow(now).date)
    return { ok: false, reason: 'voucher-ended', endedOn: voucher.ends_on };
  if (voucher && Number(voucher.sent) >= MOST_A_DAY) return { ok: false, reason: 'sent-enough' };
  if (seconds > 0) return { ok: false, reason: 'too-many-messages', seconds };
  if (voucher && !voucher.customer_id) await sameOwner(tx, deps, voucher.id, email);
  const voucherId = voucher?.id ?? (await giveVoucher(tx, deps, claim));
  if (!voucherId) throw new Refused({ ok: false, reason: 'gone' });
  await sendVoucher(tx, deps, { ...claim, voucherId });
  return { ok: true };
}

/** Whether none is left and the address has none. Without a lock, which answers everybody who is too late. */
async function isTooLate(deps: OfferDeps, claim: VoucherClaim): Promise<boolean> {
  const stock = await readStock(deps.db, [claim.offer]);
  if (stock.get(claim.offer.slug) !== 0) return false;
  return !(await ownVoucher(deps.db, claim, deps.clock().epochMilliseconds));
}

async function claimInTurn(deps: OfferDeps, claim: VoucherClaim): Promise<VoucherOutcome> {
  const state = offerStateOn(claim.offer, londonNow(deps.clock().epochMilliseconds).date, null);
  if (state !== 'running') return { ok: false, reason: state };
  if (await isTooLate(deps, claim)) return { ok: false, reason: 'gone' };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await deps.db.transaction().execute((tx) => claimIn(tx, deps, claim));
    } catch (problem) {
      if (problem instanceof Refused) return problem.outcome;
      if (!(problem instanceof TakenMeanwhile) || attempt === ATTEMPTS) throw problem;
    }
  }
}

/**
 * Issues a voucher to an address and enqueues its e-mail, or resends the existing one, in one transaction. A key is
 * used once; a pool of N issues N vouchers under any concurrency.
 */
export async function claimVoucher(deps: OfferDeps, claim: VoucherClaim): Promise<VoucherOutcome> {
  const settle = () => claimInTurn(deps, claim);
  return deps.guard === 'none' ? settle() : deps.mutex.runExclusive(claim.offer.slug, settle);
}
