import type { JourneyRestaurant } from './journey-state.ts';

/** Only the fields the journey shows, to keep the page's data small. */
export function journeyRestaurant(restaurant: JourneyRestaurant): JourneyRestaurant {
  const { storeId, slug, title, address, postcode, phone, lat, lng, picture, openingHours } = restaurant;
  const { enableBookings, widgetUrl, holidayPark, temporarilyClosed, horizonDays } = restaurant;
  return {
    storeId,
    slug,
    title,
    address,
    postcode,
    phone,
    lat,
    lng,
    picture,
    openingHours,
    enableBookings,
    holidayPark,
    temporarilyClosed,
    horizonDays,
    ...(widgetUrl && { widgetUrl }),
  };
}
