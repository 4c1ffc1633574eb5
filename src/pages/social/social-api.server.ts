import { createRoute, z } from '@hono/zod-openapi';
import { createArea, errorResponse, json, ownError } from '../../platform/api/api.ts';
import type { Endpoints } from '../../platform/api/endpoints.ts';
import { NOT_FOUND } from '../../values/http-status.ts';
import { postId, socialMediaAnswer } from './social-contract.ts';
import type { SocialFeed } from './social-feed.server.ts';

const routes = {
  media: createRoute({
    method: 'get',
    path: '/insta/media',
    summary: 'The latest posts of the brand on Instagram; none when there is no feed to be had',
    tags: ['Social'],
    responses: {
      200: { description: 'Newest first', ...json(socialMediaAnswer) },
    },
  }),
  picture: createRoute({
    method: 'get',
    path: '/insta/media/{id}/picture',
    summary: 'The picture of one of these posts',
    tags: ['Social'],
    request: { params: z.object({ id: postId }) },
    responses: {
      200: { description: 'JPEG, PNG, WebP or AVIF', content: { 'image/*': { schema: z.string() } } },
      [NOT_FOUND]: errorResponse('There is no such post among the latest'),
    },
  }),
};
export const SOCIAL_PATH = '/social';
export type SocialEndpoints = Endpoints<typeof SOCIAL_PATH, typeof routes>;

export function socialApi(feed: SocialFeed) {
  return createArea()
    .openapi(routes.media, async (c) => c.json(await feed.read(), 200))
    .openapi(routes.picture, async (c) => {
      const picture = await feed.picture(c.req.valid('param').id);
      if (!picture) return ownError(c, NOT_FOUND, { title: 'Not found', message: 'We can’t find that picture.' });
      return c.body(picture.bytes, 200, { 'content-type': picture.type });
    });
}
