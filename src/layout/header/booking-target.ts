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
export function bookableSlug(pathname: string, pageData: readonly unknown[]): string | undefined {
  if (!pathname.split('/').includes('restaurants')) return undefined;
  const restaurant = shownRestaurant(pageData);
  return restaurant?.enableBookings ? restaurant.slug : undefined;
}
