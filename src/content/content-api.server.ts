import { z } from 'zod';
import { menuRoutes } from '../menus/content-routes.server.ts';
import { pageRoutes } from '../pages/content/content-routes.server.ts';
import { createArea, notFound } from '../platform/api/api.ts';
import { contentRoute } from '../platform/api/content-route.server.ts';
import type { Env } from '../platform/env.ts';
import { placeKey, plainKey } from '../platform/geo/place-key.ts';
import { restaurantRoutes } from '../restaurants/content-routes.server.ts';
import { settingsRoutes } from '../settings/content-routes.server.ts';
import { MAP_STYLE_PATH } from '../settings/map-style-path.ts';
import type { PublishedContent } from './published-content.ts';

/** GET /api/v1/content/pages: every page with its path. */
const pagesAnswer = z.object({
  pages: z.array(z.object({ id: z.string(), title: z.string(), description: z.string() })),
});

const venuesAnswer = z.object({ venueIds: z.array(z.string()) });

/** Routes that don't belong to a single room. */
const routes = {
  pages: contentRoute('/pages', 'All pages', pagesAnswer),
  venues: contentRoute('/venues', 'All venue ids of the brand', venuesAnswer),
};

const PAGE_MISSING = 'This page could not be found';
const RESTAURANT_MISSING = 'This restaurant could not be found';

/** Installation settings that complement the content's. */
type OwnSettings = Pick<Env, 'MAP_STYLE_URL' | 'MAP_PROXY' | 'PUBLIC_URL' | 'BOOKING_JOURNEY_STYLE'>;

/** The content service (product 11.4), served from memory. */
export function contentApi(content: () => PublishedContent, env: OwnSettings) {
  const withOwn = (settings: PublishedContent['settings']) => ({
    ...settings,
    url: env.PUBLIC_URL ?? settings.url,
    bookingJourneyStyle: env.BOOKING_JOURNEY_STYLE,
    mapStyleUrl: env.MAP_STYLE_URL && env.MAP_PROXY === 'on' ? MAP_STYLE_PATH : env.MAP_STYLE_URL,
  });
  return createArea()
    .openapi(settingsRoutes.settings, (c) => c.json(withOwn(content().settings), 200))
    .openapi(restaurantRoutes.all, (c) => c.json({ restaurants: content().summaries }, 200))
    .openapi(restaurantRoutes.bySlug, (c) => {
      const restaurant = content().bySlug.get(c.req.valid('param').slug);
      return restaurant ? c.json(restaurant, 200) : notFound(c, RESTAURANT_MISSING);
    })
    .openapi(restaurantRoutes.byStoreId, (c) => {
      const restaurant = content().byStoreId.get(c.req.valid('param').storeId);
      return restaurant ? c.json(restaurant, 200) : notFound(c, RESTAURANT_MISSING);
    })
    .openapi(restaurantRoutes.bySite, (c) => {
      const { slug, city } = c.req.valid('param');
      const { bySlug } = content();
      const candidates = [bySlug.get(slug), bySlug.get(`${plainKey(city).replaceAll(' ', '-')}-${slug}`)];
      const restaurant = candidates.find((candidate) => candidate && placeKey(candidate.town) === placeKey(city));
      return restaurant ? c.json(restaurant, 200) : notFound(c, RESTAURANT_MISSING);
    })
    .openapi(pageRoutes.page, (c) => {
      const page = content().pages.get(c.req.valid('param').id);
      return page ? c.json(page, 200) : notFound(c, PAGE_MISSING);
    })
    .openapi(routes.pages, (c) =>
      c.json(
        { pages: [...content().pages.values()].map(({ id, title, description }) => ({ id, title, description })) },
        200,
      ),
    )
    .openapi(menuRoutes.menu, (c) => {
      const menu = content().menus.get(c.req.valid('param').id);
      return menu ? c.json(menu, 200) : notFound(c, 'Menu not found.');
    })
    .openapi(menuRoutes.choices, (c) => c.json({ menus: content().choices }, 200))
    .openapi(routes.venues, (c) => c.json({ venueIds: [...content().byStoreId.keys()] }, 200));
}
