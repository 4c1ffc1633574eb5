import { Hono } from 'hono';
import type { ApiClient } from '../../platform/api-client.ts';
import { SECURITY_HEADERS } from '../../platform/security-headers.ts';
import { PICTURES } from './social-contract.ts';

const A_DAY = 'public, max-age=86400';

/** The pictures of the feed as a page shows them: from this site, through the API that knows the feed. */
export function socialPictures(network: ApiClient): Hono {
  return new Hono().get(`${PICTURES}/:id{[0-9_]+}`, async (c) => {
    const answer = await network.send(`/api/social/insta/media/${c.req.param('id')}/picture`).catch(() => null);
    const type = answer?.headers.get('content-type') ?? '';
    if (!answer?.ok || !/^image\/(jpeg|png|webp|avif)$/.test(type)) {
      await answer?.body?.cancel();
      return c.body(null, 404, SECURITY_HEADERS);
    }
    return c.body(await answer.arrayBuffer(), 200, {
      ...SECURITY_HEADERS,
      'content-type': type,
      'cache-control': A_DAY,
    });
  });
}
