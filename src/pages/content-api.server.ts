import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { createArea, errorResponse } from '../platform/api.ts';
import * as answers from './content-contract.ts';
import { pageAnswer } from './page-contract.ts';
import type { PublishedContent } from './published-content.ts';

const ok = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});
const get = <T extends z.ZodType, P extends z.ZodObject>(path: string, summary: string, answer: T, params?: P) =>
  createRoute({
    method: 'get',
    path,
    summary,
    tags: ['Content'],
    request: { params: params ?? (z.object({}) as unknown as P) },
    responses: { 200: ok(answer, summary), 404: errorResponse('There is no such content') },
  });
const siteParams = z.object({ slug: z.string().max(100), city: z.string().max(100) });
const param = <K extends string>(name: K) => z.object({ [name]: z.string().max(100) } as Record<K, z.ZodString>);

const PAGE_MISSING = 'This page could not be found';
const RESTAURANT_MISSING = 'This restaurant could not be found';
const notFound = (c: Context, message: string) => c.json({ code: 404, title: 'Not found', message }, 404);

/** What this installation says of itself, over what the content says. */
type OwnSettings = { mapStyleUrl?: string; publicUrl?: string };

/** The content service (specification, section 7, Content): what the brand says, as it stands in memory. */
export function contentApi(content: () => PublishedContent, { mapStyleUrl, publicUrl }: OwnSettings = {}) {
  const withOwn = (settings: PublishedContent['settings']) => ({
    ...settings,
    url: publicUrl ?? settings.url,
    mapStyleUrl: mapStyleUrl ?? null,
  });
  return createArea()
    .openapi(get('/brand-settings', 'Settings of the brand', answers.brandSettingsAnswer), (c) =>
      c.json(withOwn(content().settings), 200),
    )
    .openapi(get('/search-restaurants', 'All restaurants, short', answers.searchRestaurantsAnswer), (c) =>
      c.json({ restaurants: content().summaries }, 200),
    )
    .openapi(
      get('/getRestaurantBySlug/{slug}', 'One restaurant by its slug', answers.restaurantAnswer, param('slug')),
      (c) => {
        const found = content().bySlug.get(c.req.valid('param').slug);
        return found ? c.json(found, 200) : notFound(c, RESTAURANT_MISSING);
      },
    )
    .openapi(
      get('/restaurant/{storeId}', 'One restaurant by its store id', answers.restaurantAnswer, param('storeId')),
      (c) => {
        const found = content().byStoreId.get(c.req.valid('param').storeId);
        return found ? c.json(found, 200) : notFound(c, RESTAURANT_MISSING);
      },
    )
    .openapi(
      get(
        '/restaurant/slug/{slug}/city/{city}',
        'One restaurant by site and city',
        answers.restaurantAnswer,
        siteParams,
      ),
      (c) => {
        const { slug, city } = c.req.valid('param');
        const { bySlug } = content();
        const found = bySlug.get(slug) ?? bySlug.get(`${city}-${slug}`);
        return found ? c.json(found, 200) : notFound(c, RESTAURANT_MISSING);
      },
    )
    .openapi(get('/page/{id}', 'One page; two-part ids with the slash as %2F', pageAnswer, param('id')), (c) => {
      const found = content().pages.get(c.req.valid('param').id);
      return found ? c.json(found, 200) : notFound(c, PAGE_MISSING);
    })
    .openapi(get('/pages', 'All pages', answers.pagesAnswer), (c) =>
      c.json(
        { pages: [...content().pages.values()].map(({ id, title, description }) => ({ id, title, description })) },
        200,
      ),
    )
    .openapi(get('/menu/{id}', 'One menu', answers.menuAnswer, param('id')), (c) => {
      const found = content().menus.get(c.req.valid('param').id);
      return found ? c.json(found, 200) : notFound(c, 'Menu not found.');
    })
    .openapi(get('/choices', 'The menus to choose from', answers.choicesAnswer), (c) =>
      c.json({ menus: content().choices }, 200),
    )
    .openapi(get('/venues', 'All venue ids of the brand', answers.venuesAnswer), (c) =>
      c.json({ venueIds: [...content().byStoreId.keys()] }, 200),
    );
}
