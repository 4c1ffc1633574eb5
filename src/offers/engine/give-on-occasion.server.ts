import type { Kysely } from 'kysely';
import { mailboxHash } from '../../platform/database/same-email.ts';
import { takeAddress } from '../../platform/messages/address-limit.server.ts';
import { londonNow } from '../../values/time/london-time.ts';
import type { Offer } from '../contracts/offer.ts';
import { offerStateOn } from '../rules/offer-state.ts';
import type { OfferTables } from '../tables.server.ts';
import { giveVoucher } from './give-voucher.server.ts';
import type { OfferDeps } from './offer-deps.ts';
import { readStock } from './offer-stock.server.ts';

export type OccasionGift = { offer: Offer; email: string; occasion: string };
export type GivenVoucher = { code: string; endsOn: string };

const ownVoucher = (db: Kysely<OfferTables>, { offer, email, occasion }: OccasionGift) =>
  db
    .selectFrom('vouchers')
    .select(['code', 'ends_on', 'used_at'])
    .where('offer_slug', '=', offer.slug)
    .where('address_hash', '=', mailboxHash(email))
    .where('occasion', '=', occasion)
    .executeTakeFirst();

const isGood = (voucher: { ends_on: string; used_at: Date | null }, today: string): boolean =>
  voucher.used_at === null && voucher.ends_on >= today;

/** Whether an address would now get a voucher for an occasion. Writes nothing. */
export async function willGiveOnOccasion(
  { db, clock }: Pick<OfferDeps, 'db' | 'clock'>,
  gift: OccasionGift,
): Promise<boolean> {
  const { date: today } = londonNow(clock().epochMilliseconds);
  const voucher = await ownVoucher(db, gift);
  if (voucher) return isGood(voucher, today);
  const stock = await readStock(db, [gift.offer]);
  return offerStateOn(gift.offer, today, stock.get(gift.offer.slug) ?? null) === 'running';
}

/**
 * The voucher for an occasion, such as a year's birthday: created on the first call, then reused. Null if it was used
 * or has ended, or the offer isn't running. Throws TakenMeanwhile on a concurrent call: retry.
 */
export async function giveOnOccasion(
  deps: Pick<OfferDeps, 'db' | 'clock'>,
  { offer, email, occasion }: OccasionGift,
): Promise<GivenVoucher | null> {
  const now = deps.clock().epochMilliseconds;
  const today = londonNow(now).date;
  return deps.db.transaction().execute(async (tx: Kysely<OfferTables>) => {
    await takeAddress(tx, { email, purpose: 'marketing', now });
    const readVoucher = () => ownVoucher(tx, { offer, email, occasion });
    const mayGive = offerStateOn(offer, today, null) === 'running';
    const row =
      (await readVoucher()) ??
      (mayGive && (await giveVoucher(tx, deps, { offer, email, occasion })) ? await readVoucher() : null);
    return row && isGood(row, today) ? { code: row.code, endsOn: row.ends_on } : null;
  });
}
