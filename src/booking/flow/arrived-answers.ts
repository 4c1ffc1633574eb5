import { bookingClient, networkClient } from '../../platform/api/browser-api.ts';
import { addressOf, typedClient } from '../../platform/api/endpoints.ts';
import { ArrivedAnswers } from '../../platform/api/known-answers.ts';
import type { RestaurantEndpoints } from '../../restaurants/content-routes.server.ts';
import { bookingCalls } from './booking-calls.ts';
import type { JourneyRestaurant } from './journey-state.ts';

/** A table that was free as the page was made may be taken meanwhile, as one that is looked at may. Our own figure. */
const KEPT_MS = 20_000;

/** What a page that opens the card was made of. */
export const arrivedAnswers = new ArrivedAnswers(KEPT_MS);

/** The calls of the card, which asks for nothing that came with the page. */
export const cardCalls = bookingCalls(arrivedAnswers.before(bookingClient));
const network = typedClient<RestaurantEndpoints>(arrivedAnswers.before(networkClient));

const BY_SLUG = '/api/v1/content/getRestaurantBySlug/{slug}';

export const restaurantBySlug = (slug: string) => network.get(BY_SLUG, { params: { slug } });

/** The restaurant as the answer to that call. */
export const restaurantAnswered = (restaurant: JourneyRestaurant) => ({
  [addressOf(BY_SLUG, { params: { slug: restaurant.slug } })]: restaurant,
});
