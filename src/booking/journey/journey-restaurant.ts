import type { JourneyRestaurant } from './journey-state.ts';

/** Only what the journey shows of a restaurant, so that a page carries no more of it. */
export function journeyRestaurant(restaurant: JourneyRestaurant): JourneyRestaurant {
  const { storeId, slug, title, address, postcode, phone, lat, lng, picture, openingHours } = restaurant;
  const { enableBookings, holidayPark, temporarilyClosed, horizonDays } = restaurant;
  return {
    ...{ storeId, slug, title, address, postcode, phone, lat, lng, picture, openingHours },
    ...{ enableBookings, holidayPark, temporarilyClosed, horizonDays },
  };
}
