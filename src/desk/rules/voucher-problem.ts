import type { Offer } from '../../offers/contracts/offer.ts';
import { isGoodAt, isGoodOn } from '../../offers/rules/offer-state.ts';

type Voucher = { isShared: boolean; endsOn: string; usedAt: Date | null };
type Table = { slug: string; date: string; time: string };

/** Why a voucher isn't good here and now; 'day' and 'time' are for the restaurant to overlook. */
export type VoucherProblem = 'used' | 'ended' | 'withdrawn' | 'early' | 'elsewhere' | 'shared' | 'day' | 'time';

export function voucherProblem(
  { isShared, endsOn, usedAt }: Voucher,
  offer: Offer | undefined,
  { slug, date, time }: Table,
): VoucherProblem | null {
  if (usedAt) return 'used';
  if (endsOn < date) return 'ended';
  if (!offer) return 'withdrawn';
  if (!isGoodAt(offer, slug)) return 'elsewhere';
  if (date < offer.from) return 'early';
  if (date > offer.until) return 'ended';
  if (isShared) return 'shared';
  if (!isGoodOn(offer, { date })) return 'day';
  return isGoodOn(offer, { date, time }) ? null : 'time';
}

export const isOverlooked = (problem: VoucherProblem | null): boolean => problem === 'day' || problem === 'time';
