import type { OfferDeps } from '../../offers/engine/offer-deps.ts';

export type ReferralDeps = Omit<OfferDeps, 'mutex'>;

/** The offers of content/offers that a friend and a referrer are given. */
export const FRIENDS_OFFER = 'friend';
export const REFERRERS_OFFER = 'thank-you';
