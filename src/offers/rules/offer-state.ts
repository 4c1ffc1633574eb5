import { addDays, weekdayOf } from '../../values/time/wall-time.ts';
import type { Offer } from '../contracts/offer.ts';
import type { OfferState } from '../contracts/offer-answers.ts';

/** Up to this many vouchers are few. */
const FEW = 20;

/** Vouchers left; null without a limit. */
export type Left = number | null;

export const isFew = (stock: Left): boolean => stock !== null && stock > 0 && stock <= FEW;

/** Whether an offer can be claimed on a day ('YYYY-MM-DD' in London), and if not, why. */
export function offerStateOn({ from, until }: Pick<Offer, 'from' | 'until'>, today: string, stock: Left): OfferState {
  if (today < from) return 'not-begun';
  if (today > until) return 'ended';
  return stock === 0 ? 'gone' : 'running';
}

export const isGoodAt = ({ restaurants }: Pick<Offer, 'restaurants'>, slug: string): boolean =>
  restaurants === 'all' || restaurants.includes(slug);

type Then = { date: string; time?: string };

/** Whether a voucher can be used on a day, and at a time if one is specified. */
export function isGoodOn({ from, until, days, times }: Pick<Offer, 'from' | 'until' | 'days' | 'times'>, then: Then) {
  const { date, time } = then;
  if (date < from || date > until) return false;
  if (days && !days.includes(weekdayOf(date))) return false;
  return !times || !time || (times.from <= time && time <= times.until);
}

/** The last day of a voucher issued on a day. */
export function endOfVoucher({ until, voucherDays }: Pick<Offer, 'until' | 'voucherDays'>, today: string): string {
  const lastDay = voucherDays === undefined ? until : addDays(today, voucherDays);
  return lastDay < until ? lastDay : until;
}
