import type { ImageManifest } from '../../settings/contract.ts';
import { memoize } from '../../values/memoize.ts';
import type { Offer, OfferPool } from '../contracts/offer.ts';
import type { OfferAnswer } from '../contracts/offer-answers.ts';
import { isFew, type Left, offerStateOn } from './offer-state.ts';
import { type TermSettings, withPromoter } from './promoter.ts';

type KnownRestaurant = { storeId: string; slug: string; title: string };

/** What is known of offers from the content. */
export type OfferKnowledge = {
  offers: readonly Offer[];
  restaurants: readonly KnownRestaurant[];
  images: ImageManifest;
};

type ContentLike = Omit<OfferKnowledge, 'offers'> & {
  offers?: Offer[];
  offerPools?: OfferPool[];
  settings?: TermSettings;
};

/** What is needed of the whole content. What the release before stored in the database has no offers. */
export const offerKnowledge = memoize(
  ({ offers = [], restaurants, images, settings }: ContentLike): OfferKnowledge => ({
    offers: settings ? offers.map((one) => withPromoter(one, settings)) : offers,
    restaurants,
    images,
  }),
);

/** Its restaurants; null when it is good in all. */
export function restaurantsOf({ restaurants: named }: Offer, { restaurants }: OfferKnowledge) {
  if (named === 'all') return null;
  return restaurants
    .filter(({ slug }) => named.includes(slug))
    .map(({ storeId, slug, title }) => ({ storeId, slug, title }));
}

/** What visitors are told of an offer whatever the day: not its codes. */
const shownAlways = memoize((known: OfferKnowledge) =>
  memoize((offer: Offer) => {
    const {
      image,
      restaurants: _,
      codes: __,
      listed: ___,
      emailReason: ____,
      minimumAge: _____,
      overrideSuccessUrl,
      ...shown
    } = offer;
    const picture = image ? known.images[image] : undefined;
    return {
      ...shown,
      id: offer.slug,
      overrideSuccessUrl: overrideSuccessUrl ?? null,
      ...(image && picture && { picture: { name: image, ...picture } }),
      restaurants: restaurantsOf(offer, known),
    };
  }),
);

/** The same, and how it stands on a day. */
export const shownOffer = (
  offer: Offer,
  known: OfferKnowledge,
  { today, left }: { today: string; left: Left },
): OfferAnswer => ({
  ...shownAlways(known)(offer),
  state: offerStateOn(offer, today, left),
  fewLeft: isFew(left),
});
