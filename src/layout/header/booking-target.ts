import type { BookingRequest } from '../../booking/flow/booking-request.ts';

/** The fields that the header reads from the restaurant of a page. */
type ShownRestaurant = { slug: string; enableBookings: boolean };

function isShownRestaurant(value: unknown): value is ShownRestaurant {
  return typeof value === 'object' && value !== null && 'slug' in value && 'enableBookings' in value;
}

/** The restaurant in the loader data of the page's routes. */
function shownRestaurant(pageData: readonly unknown[]): ShownRestaurant | undefined {
  for (const data of pageData) {
    if (typeof data !== 'object' || data === null || !('restaurant' in data)) continue;
    if (isShownRestaurant(data.restaurant)) return data.restaurant;
  }
  return undefined;
}

/** Slug of the restaurant that Book Now opens with, if any (specification, section 2, Header). */
function bookableSlug(pathname: string, pageData: readonly unknown[]): string | undefined {
  if (!pathname.split('/').includes('restaurants')) return undefined;
  const restaurant = shownRestaurant(pageData);
  return restaurant?.enableBookings ? restaurant.slug : undefined;
}

/** The table that a page was asked for, if any: its loader gives it as `wanted`. */
function wantedTable(pageData: readonly unknown[]): Omit<BookingRequest, 'slug'> {
  for (const data of pageData)
    if (typeof data === 'object' && data !== null && 'wanted' in data)
      return data.wanted as Omit<BookingRequest, 'slug'>;
  return {};
}

/** What Book Now asks for: the restaurant and the table of the page, so that nothing that was searched is asked again. */
export const bookingTarget = (pathname: string, pageData: readonly unknown[]): BookingRequest => ({
  ...wantedTable(pageData),
  slug: bookableSlug(pathname, pageData),
});
