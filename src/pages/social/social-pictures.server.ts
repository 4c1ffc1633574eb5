import { Hono } from 'hono';
import type { ApiClient } from '../../platform/api/api-client.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import { SECURITY_HEADERS } from '../../platform/http/security-headers.ts';
import { NOT_FOUND } from '../../values/http-status.ts';
import type { SocialEndpoints } from './social-api.server.ts';
import { PICTURES } from './social-contract.ts';

const A_DAY = 'public, max-age=86400';

/** Serves the feed's pictures on this site, through the API. */
export function socialPictures(network: ApiClient): Hono {
  const { send } = typedClient<SocialEndpoints>(network);
  return new Hono().get(`${PICTURES}/:id{[0-9_]+}`, async (c) => {
    const params = { id: c.req.param('id') };
    const answer = await send('get', '/api/social/insta/media/{id}/picture', { params }).catch(() => null);
    const type = answer?.headers.get('content-type') ?? '';
    if (!answer?.ok || !/^image\/(jpeg|png|webp|avif)$/.test(type)) {
      await answer?.body?.cancel();
      return c.body(null, NOT_FOUND, SECURITY_HEADERS);
    }
    return c.body(await answer.arrayBuffer(), 200, {
      ...SECURITY_HEADERS,
      'content-type': type,
      'cache-control': A_DAY,
    });
  });
}
