/** What the header needs to know of the restaurant whose page is shown. */
type ShownRestaurant = { slug: string; enableBookings: boolean };

function isShownRestaurant(value: unknown): value is ShownRestaurant {
  return typeof value === 'object' && value !== null && 'slug' in value && 'enableBookings' in value;
}

/** The restaurant among the loader data of the routes that make up the page. */
function shownRestaurant(pageData: readonly unknown[]): ShownRestaurant | undefined {
  for (const data of pageData) {
    if (typeof data !== 'object' || data === null || !('restaurant' in data)) continue;
    if (isShownRestaurant(data.restaurant)) return data.restaurant;
  }
  return undefined;
}

/** The restaurant that Book Now is about, if any (specification, section 2, Header). */
export function bookableSlug(pathname: string, pageData: readonly unknown[]): string | undefined {
  if (!pathname.split('/').includes('restaurants')) return undefined;
  const restaurant = shownRestaurant(pageData);
  return restaurant?.enableBookings ? restaurant.slug : undefined;
}
