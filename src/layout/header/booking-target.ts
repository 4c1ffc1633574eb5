import type { BookingRequest } from '../../booking/flow/booking-request.ts';
import { readMenuQuery } from '../../menus/menu-query.ts';
import type { Allergen } from '../../values/allergens/allergens.ts';

/** The fields that the header reads from the restaurant of a page. */
type ShownRestaurant = { slug: string; enableBookings: boolean };

function isShownRestaurant(value: unknown): value is ShownRestaurant {
  return typeof value === 'object' && value !== null && 'slug' in value && 'enableBookings' in value;
}

type Field = 'restaurant' | 'local' | 'wanted';

/** A field of the loader data of the page's routes: of the first that has it. */
const inPageData = (pageData: readonly unknown[], field: Field): unknown =>
  pageData.flatMap((data) =>
    typeof data === 'object' && data !== null && field in data ? [(data as Record<Field, unknown>)[field]] : [],
  )[0];

/** The restaurant that a page is about: its own page shows it, and on a menu it was chosen. */
function restaurantOfPage(pathname: string, pageData: readonly unknown[]): unknown {
  const isItsOwnPage = pathname.split('/').includes('restaurants');
  return (isItsOwnPage ? inPageData(pageData, 'restaurant') : undefined) ?? inPageData(pageData, 'local');
}

/** Slug of the restaurant that Book Now opens with, if any (product 2.5). */
function bookableSlug(pathname: string, pageData: readonly unknown[]): string | undefined {
  const restaurant = restaurantOfPage(pathname, pageData);
  return isShownRestaurant(restaurant) && restaurant.enableBookings ? restaurant.slug : undefined;
}

/** The allergens that are left out of a menu. */
function leftOut(search: string, pageData: readonly unknown[]): Allergen[] | undefined {
  if (inPageData(pageData, 'local') === undefined) return undefined;
  const { without } = readMenuQuery(new URLSearchParams(search)).filter;
  return without.length > 0 ? [...without] : undefined;
}

/** The table that a page was asked for, if any: its loader gives it as `wanted`. */
const wantedTable = (pageData: readonly unknown[]) =>
  inPageData(pageData, 'wanted') as Omit<BookingRequest, 'slug'> | undefined;

/** What Book Now asks for: the restaurant and the table of the page, so that nothing that was searched is asked again. */
export const bookingTarget = (
  { pathname, search }: { pathname: string; search: string },
  pageData: readonly unknown[],
): BookingRequest => ({
  ...wantedTable(pageData),
  slug: bookableSlug(pathname, pageData),
  allergies: leftOut(search, pageData),
});
