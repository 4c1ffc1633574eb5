import { href } from 'react-router';
import { restaurantPaths } from '../../restaurants/restaurant-paths.ts';
import { queryOf } from '../../values/query.ts';

/** Pages leading to a table that need a restaurant. */
const TO_A_TABLE: readonly string[] = [href('/find-us'), href('/book-now')];

type Offered = {
  slug: string;
  successButtonUrl: string;
  /** Null: all of them. */
  restaurants: readonly { slug: string }[] | null;
  /** The booking card can't look up an unlisted one. */
  listed?: boolean;
};

/**
 * Where an offer's button leads. A link to a table includes the restaurant, `at` by its slug, if known, and the offer,
 * so that the booking card can show when it is valid.
 */
export function voucherWay(offer: Offered, at?: string | null): string {
  const { slug, successButtonUrl, restaurants, listed = true } = offer;
  if (!TO_A_TABLE.includes(successButtonUrl)) return successButtonUrl;
  const isThere = at && (!restaurants || restaurants.some((candidate) => candidate.slug === at));
  const place = isThere ? at : restaurants?.length === 1 ? restaurants[0]?.slug : undefined;
  return `${place ? restaurantPaths(place).bookNow : successButtonUrl}${queryOf([['offer', listed ? slug : undefined]])}`;
}
