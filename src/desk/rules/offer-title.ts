import type { Offer } from '../../offers/contracts/offer.ts';

/** Title of the offer a diner brings a voucher for, or its slug if the offer is gone. */
export const offerTitle = (offers: readonly Offer[], slug: string): string =>
  offers.find((offer) => offer.slug === slug)?.title ?? slug;
