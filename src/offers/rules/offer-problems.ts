import type { ContentProblem } from '../../platform/content-files.ts';
import type { Offer } from '../contracts/offer.ts';

/** Offers that the settings name to be given, and that are not there or can be claimed by anyone. */
export function givenOfferProblems(
  {
    customers: { welcomeOffer, birthdayOffer },
  }: { customers: Partial<Record<'welcomeOffer' | 'birthdayOffer', string>> },
  offers: readonly Offer[],
): ContentProblem[] {
  const ours = new Set(offers.filter(({ listed }) => !listed).map(({ slug }) => slug));
  return Object.entries({ welcomeOffer, birthdayOffer }).flatMap(([name, found]) =>
    found === undefined || ours.has(found)
      ? []
      : [{ file: 'settings.json', path: `customers.${name}`, expected: 'an offer that is not listed', found }],
  );
}

/** Restaurants that offers name and that are not there. */
export function offerProblems(offers: readonly Offer[], restaurants: readonly { slug: string }[]): ContentProblem[] {
  const known = new Set(restaurants.map(({ slug }) => slug));
  return offers.flatMap(({ slug, restaurants: named }) =>
    named === 'all'
      ? []
      : named.flatMap((found, at) =>
          known.has(found)
            ? []
            : [{ file: `offers/${slug}.json`, path: `restaurants.${at}`, expected: 'the slug of a restaurant', found }],
        ),
  );
}
