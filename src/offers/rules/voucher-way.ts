import { href } from 'react-router';
import { restaurantPaths } from '../../restaurants/restaurant-paths.ts';
import { queryOf } from '../../values/query.ts';

/** Pages on the way to a table, which ask for a restaurant. */
const TO_A_TABLE: readonly string[] = [href('/find-us'), href('/book-now')];

type Offered = {
  slug: string;
  successButtonUrl: string;
  /** Null: all of them. */
  restaurants: readonly { slug: string }[] | null;
  /** Of another the booking card cannot ask. */
  listed?: boolean;
};

/**
 * Where the button of an offer leads. The way to a table goes on to the restaurant where one is known, `at` by its slug,
 * and names the offer, so that the booking card can say when it holds.
 */
export function voucherWay(offer: Offered, at?: string | null): string {
  const { slug, successButtonUrl, restaurants, listed = true } = offer;
  if (!TO_A_TABLE.includes(successButtonUrl)) return successButtonUrl;
  const isThere = at && (!restaurants || restaurants.some((one) => one.slug === at));
  const place = isThere ? at : restaurants?.length === 1 ? restaurants[0]?.slug : undefined;
  return `${place ? restaurantPaths(place).bookNow : successButtonUrl}${queryOf([['offer', listed ? slug : undefined]])}`;
}
