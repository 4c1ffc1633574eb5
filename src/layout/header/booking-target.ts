import type { BookingRequest } from '../../booking/flow/booking-request.ts';
import { readMenuQuery } from '../../menus/menu-query.ts';
import type { Allergen } from '../../values/allergens/allergens.ts';

type ShownRestaurant = { slug: string; enableBookings: boolean };

function isShownRestaurant(value: unknown): value is ShownRestaurant {
  return typeof value === 'object' && value !== null && 'slug' in value && 'enableBookings' in value;
}

type Field = 'restaurant' | 'local' | 'wanted';

/** A field of the loader data, from the first of the page's routes that has it. */
const inPageData = (pageData: readonly unknown[], field: Field): unknown =>
  pageData.flatMap((data) =>
    typeof data === 'object' && data !== null && field in data ? [(data as Record<Field, unknown>)[field]] : [],
  )[0];

/** The restaurant a page is about: on its own page, or chosen on a menu. */
function restaurantOfPage(pathname: string, pageData: readonly unknown[]): unknown {
  const isItsOwnPage = pathname.split('/').includes('restaurants');
  return (isItsOwnPage ? inPageData(pageData, 'restaurant') : undefined) ?? inPageData(pageData, 'local');
}

/** Slug of the restaurant for Book Now, if any (product 2.5). */
function bookableSlug(pathname: string, pageData: readonly unknown[]): string | undefined {
  const restaurant = restaurantOfPage(pathname, pageData);
  return isShownRestaurant(restaurant) && restaurant.enableBookings ? restaurant.slug : undefined;
}

function leftOut(search: string, pageData: readonly unknown[]): Allergen[] | undefined {
  if (inPageData(pageData, 'local') === undefined) return undefined;
  const { without } = readMenuQuery(new URLSearchParams(search)).filter;
  return without.length > 0 ? [...without] : undefined;
}

/** The table searched for on the page, if any: its loader returns it as `wanted`. */
const wantedTable = (pageData: readonly unknown[]) =>
  inPageData(pageData, 'wanted') as Omit<BookingRequest, 'slug'> | undefined;

/** What Book Now opens with: the page's restaurant and table, so nothing has to be entered twice. */
export const bookingTarget = (
  { pathname, search }: { pathname: string; search: string },
  pageData: readonly unknown[],
): BookingRequest => ({
  ...wantedTable(pageData),
  slug: bookableSlug(pathname, pageData),
  allergies: leftOut(search, pageData),
});
