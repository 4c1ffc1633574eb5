import type { ImageManifest } from '../../settings/contract.ts';
import { memoize } from '../../values/memoize.ts';
import type { Offer, OfferPool } from '../contracts/offer.ts';
import type { OfferAnswer } from '../contracts/offer-answers.ts';
import { isFew, type Left, offerStateOn } from './offer-state.ts';
import { type TermSettings, withPromoter } from './promoter.ts';

type KnownRestaurant = { storeId: string; slug: string; title: string };

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

/** The parts of the content needed for offers. Content stored by the previous release has no offers. */
export const offerKnowledge = memoize(
  ({ offers = [], restaurants, images, settings }: ContentLike): OfferKnowledge => ({
    offers: settings ? offers.map((offer) => withPromoter(offer, settings)) : offers,
    restaurants,
    images,
  }),
);

/** An offer's restaurants; null if it is valid in all. */
export function restaurantsOf({ restaurants: slugs }: Offer, { restaurants }: OfferKnowledge) {
  if (slugs === 'all') return null;
  return restaurants
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ storeId, slug, title }) => ({ storeId, slug, title }));
}

/** An offer as visitors see it on any day, without its codes. */
const fixedFields = memoize((knowledge: OfferKnowledge) =>
  memoize((offer: Offer) => {
    const {
      image,
      restaurants: _,
      codes: __,
      listed: ___,
      emailReason: ____,
      minimumAge: _____,
      overrideSuccessUrl,
      ...publicFields
    } = offer;
    const picture = image ? knowledge.images[image] : undefined;
    return {
      ...publicFields,
      id: offer.slug,
      overrideSuccessUrl: overrideSuccessUrl ?? null,
      ...(image && picture && { picture: { name: image, ...picture } }),
      restaurants: restaurantsOf(offer, knowledge),
    };
  }),
);

/** The same, with its state on a day. */
export const publicOffer = (
  offer: Offer,
  knowledge: OfferKnowledge,
  { today, stock }: { today: string; stock: Left },
): OfferAnswer => ({
  ...fixedFields(knowledge)(offer),
  state: offerStateOn(offer, today, stock),
  fewLeft: isFew(stock),
});
