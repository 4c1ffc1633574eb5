import type { ContentProblem } from '../../platform/content-files.ts';
import type { Offer } from '../contracts/offer.ts';

/** Offers the settings name as gifts that are missing, or that anyone can claim. */
export function givenOfferProblems(
  {
    customers: { welcomeOffer, birthdayOffer },
  }: { customers: Partial<Record<'welcomeOffer' | 'birthdayOffer', string>> },
  offers: readonly Offer[],
): ContentProblem[] {
  const ours = new Set(offers.filter(({ listed }) => !listed).map(({ slug }) => slug));
  return Object.entries({ welcomeOffer, birthdayOffer }).flatMap(([name, value]) =>
    value === undefined || ours.has(value)
      ? []
      : [{ file: 'settings.json', path: `customers.${name}`, expected: 'an offer that is not listed', found: value }],
  );
}

/** Unknown restaurants in offers. */
export function offerProblems(offers: readonly Offer[], restaurants: readonly { slug: string }[]): ContentProblem[] {
  const restaurantSlugs = new Set(restaurants.map(({ slug }) => slug));
  return offers.flatMap(({ slug, restaurants: offerSlugs }) =>
    offerSlugs === 'all'
      ? []
      : offerSlugs.flatMap((offerSlug, at) =>
          restaurantSlugs.has(offerSlug)
            ? []
            : [
                {
                  file: `offers/${slug}.json`,
                  path: `restaurants.${at}`,
                  expected: 'the slug of a restaurant',
                  found: offerSlug,
                },
              ],
        ),
  );
}
