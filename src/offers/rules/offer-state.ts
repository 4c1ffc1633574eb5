import { addDays, weekdayOf } from '../../values/time/wall-time.ts';
import type { Offer } from '../contracts/offer.ts';
import type { OfferState } from '../contracts/offer-answers.ts';

/** So many or fewer vouchers are few. */
const FEW = 20;

/** How many vouchers are left; null where there is no limit. */
export type Left = number | null;

export const isFew = (left: Left): boolean => left !== null && left > 0 && left <= FEW;

/** Whether it can be claimed on a day ('YYYY-MM-DD' in London), and if not, why. */
export function offerStateOn({ from, until }: Pick<Offer, 'from' | 'until'>, today: string, left: Left): OfferState {
  if (today < from) return 'not-begun';
  if (today > until) return 'ended';
  return left === 0 ? 'gone' : 'running';
}

/** Whether it is good in a restaurant. */
export const isGoodAt = ({ restaurants }: Pick<Offer, 'restaurants'>, slug: string): boolean =>
  restaurants === 'all' || restaurants.includes(slug);

type Then = { date: string; time?: string };

/** Whether a voucher can be used then: on that day, and at that time where one is asked about. */
export function isGoodOn({ from, until, days, times }: Pick<Offer, 'from' | 'until' | 'days' | 'times'>, then: Then) {
  const { date, time } = then;
  if (date < from || date > until) return false;
  if (days && !days.includes(weekdayOf(date))) return false;
  return !times || !time || (times.from <= time && time <= times.until);
}

/** The last day of a voucher that is given on a day. */
export function endOfVoucher({ until, voucherDays }: Pick<Offer, 'until' | 'voucherDays'>, today: string): string {
  const own = voucherDays === undefined ? until : addDays(today, voucherDays);
  return own < until ? own : until;
}
