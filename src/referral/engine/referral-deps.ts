import type { Offer } from '../../offers/contracts/offer.ts';
import type { OfferDeps } from '../../offers/engine/offer-deps.ts';
import { offerStateOn } from '../../offers/rules/offer-state.ts';
import { londonNow } from '../../values/time/london-time.ts';

export type ReferralDeps = Omit<OfferDeps, 'mutex'>;

/** The offers of content/offers that a friend and a referrer are given. */
export const FRIENDS_OFFER = 'friend';
export const REFERRERS_OFFER = 'thank-you';

/** The offer of this name, while it runs. */
export function runningNamed({ known, clock }: Pick<ReferralDeps, 'known' | 'clock'>, slug: string): Offer | null {
  const offer = known().offers.find((one) => one.slug === slug);
  const { date } = londonNow(clock().epochMilliseconds);
  return offer && offerStateOn(offer, date, null) === 'running' ? offer : null;
}
