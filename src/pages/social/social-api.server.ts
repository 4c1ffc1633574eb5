import { createRoute, z } from '@hono/zod-openapi';
import { createArea, errorResponse } from '../../platform/api.ts';
import { postId, socialMediaAnswer } from './social-contract.ts';
import type { SocialFeed } from './social-feed.server.ts';

const mediaRoute = createRoute({
  method: 'get',
  path: '/insta/media',
  summary: 'The latest posts of the brand on Instagram; none when there is no feed to be had',
  tags: ['Social'],
  responses: {
    200: { description: 'Newest first', content: { 'application/json': { schema: socialMediaAnswer } } },
  },
});

const pictureRoute = createRoute({
  method: 'get',
  path: '/insta/media/{id}/picture',
  summary: 'The picture of one of these posts',
  tags: ['Social'],
  request: { params: z.object({ id: postId }) },
  responses: {
    200: { description: 'JPEG, PNG, WebP or AVIF', content: { 'image/*': { schema: z.string() } } },
    404: errorResponse('There is no such post among the latest'),
  },
});

/** GET /insta/media and the pictures; mounted at /api/social. */
export function socialApi(feed: SocialFeed) {
  return createArea()
    .openapi(mediaRoute, async (c) => c.json(await feed.read(), 200))
    .openapi(pictureRoute, async (c) => {
      const picture = await feed.picture(c.req.valid('param').id);
      if (!picture) return c.json({ code: 404, title: 'Not found', message: 'There is no such picture.' }, 404);
      return c.body(picture.bytes, 200, { 'content-type': picture.type });
    });
}
