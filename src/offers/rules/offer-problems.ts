import type { ContentProblem } from '../../platform/content-files.ts';
import type { Offer } from '../contracts/offer.ts';

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
