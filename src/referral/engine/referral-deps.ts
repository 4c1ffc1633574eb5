import type { Offer } from '../../offers/contracts/offer.ts';
import type { OfferDeps } from '../../offers/engine/offer-deps.ts';
import { offerStateOn } from '../../offers/rules/offer-state.ts';
import { londonNow } from '../../values/time/london-time.ts';

export type ReferralDeps = Omit<OfferDeps, 'mutex'>;

/** The offers in content/offers for friends and referrers. */
export const FRIENDS_OFFER = 'friend';
export const REFERRERS_OFFER = 'thank-you';

/** The offer with this name, if running. */
export function runningNamed(
  { knowledge, clock }: Pick<ReferralDeps, 'knowledge' | 'clock'>,
  slug: string,
): Offer | null {
  const offer = knowledge().offers.find((candidate) => candidate.slug === slug);
  const { date } = londonNow(clock().epochMilliseconds);
  return offer && offerStateOn(offer, date, null) === 'running' ? offer : null;
}
