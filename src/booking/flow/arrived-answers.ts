import { bookingClient, networkClient } from '../../platform/api/browser-api.ts';
import { addressOf, typedClient } from '../../platform/api/endpoints.ts';
import { ArrivedAnswers } from '../../platform/api/known-answers.ts';
import type { RestaurantEndpoints } from '../../restaurants/content-routes.server.ts';
import { bookingCalls } from './booking-calls.ts';
import type { JourneyRestaurant } from './journey-state.ts';

/** How long these responses count as fresh: a free table may go meanwhile. Our own figure. */
const FRESH_MS = 20_000;

/** Responses that came with the page the card opens over. */
export const arrivedAnswers = new ArrivedAnswers(FRESH_MS);

/** The card's API calls; responses that came with the page aren't requested again. */
export const cardCalls = bookingCalls(arrivedAnswers.before(bookingClient));
const network = typedClient<RestaurantEndpoints>(arrivedAnswers.before(networkClient));

const BY_SLUG = '/api/v1/content/getRestaurantBySlug/{slug}';

export const restaurantBySlug = (slug: string) => network.get(BY_SLUG, { params: { slug } });

/** The restaurant as that call's response, keyed by its address. */
export const restaurantAnswered = (restaurant: JourneyRestaurant) => ({
  [addressOf(BY_SLUG, { params: { slug: restaurant.slug } })]: restaurant,
});
