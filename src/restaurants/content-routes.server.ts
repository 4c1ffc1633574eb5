import { type ContentEndpoints, contentRoute } from '../platform/api/content-route.server.ts';
import { restaurantAnswer, searchRestaurantsAnswer } from './contract.ts';

export const restaurantRoutes = {
  all: contentRoute('/search-restaurants', 'All restaurants, short', searchRestaurantsAnswer),
  bySlug: contentRoute('/getRestaurantBySlug/{slug}', 'One restaurant by its slug', restaurantAnswer),
  byStoreId: contentRoute('/restaurant/{storeId}', 'One restaurant by its store id', restaurantAnswer),
  bySite: contentRoute('/restaurant/slug/{slug}/city/{city}', 'One restaurant by site and city', restaurantAnswer),
};
export type RestaurantEndpoints = ContentEndpoints<typeof restaurantRoutes>;
