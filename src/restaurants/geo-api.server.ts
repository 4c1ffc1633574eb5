import { createRoute } from '@hono/zod-openapi';
import { createArea, errorResponse, json } from '../platform/api/api.ts';
import type { Endpoints } from '../platform/api/endpoints.ts';
import type { Geocoder, Suggester } from '../platform/geo/types.ts';
import { BAD_REQUEST } from '../values/http-status.ts';
import type { RestaurantSummary } from './contract.ts';
import { geoNearestAnswer, geoNearestRequest, geoSearchAnswer, geoSearchRequest } from './geo-contract.ts';
import { nearestRestaurants } from './nearby.ts';

type GeoDeps = { geocoder: Geocoder & Suggester; restaurants: () => RestaurantSummary[] };

const mostSuggestions = 6;

const routes = {
  search: createRoute({
    method: 'get',
    path: '/search/{query}',
    summary: 'The place a postcode, town or restaurant name means, and the restaurants near it',
    request: geoSearchRequest,
    responses: {
      200: { description: 'Best match first', ...json(geoSearchAnswer) },
      [BAD_REQUEST]: errorResponse('The query cannot be read'),
    },
  }),
  nearest: createRoute({
    method: 'get',
    path: '/search/lat/{lat}/lng/{lng}',
    summary: 'The nearest place by name, and the restaurants near a position',
    request: geoNearestRequest,
    responses: {
      200: { description: 'Nearest first', ...json(geoNearestAnswer) },
      [BAD_REQUEST]: errorResponse('No such position on earth'),
    },
  }),
};
export const GEO_PATH = '/geo';
export type GeoEndpoints = Endpoints<typeof GEO_PATH, typeof routes>;

/** Places and the restaurants near them; `?suggest=1` completes text as it is typed. */
export function geoApi({ geocoder, restaurants }: GeoDeps) {
  return createArea()
    .openapi(routes.search, async (c) => {
      const { query } = c.req.valid('param');
      if (c.req.valid('query').suggest) {
        return c.json(
          { query, matches: geocoder.suggest(query, mostSuggestions), location: null, restaurants: [] },
          200,
        );
      }
      const matches = await geocoder.search(query);
      const location = matches[0] ?? null;
      return c.json(
        { query, matches, location, restaurants: location ? nearestRestaurants(location, restaurants()) : [] },
        200,
      );
    })
    .openapi(routes.nearest, async (c) => {
      const point = c.req.valid('param');
      const location = await geocoder.nearest(point);
      return c.json({ location, restaurants: nearestRestaurants(point, restaurants()) }, 200);
    });
}
