import { Hono } from 'hono';
import type { ApiClient } from '../../platform/api/api-client.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import { BAD_GATEWAY, NOT_FOUND } from '../../values/http-status.ts';
import type { PagePattern } from '../../values/pages/page-paths.ts';
import type { CustomerDataEndpoints } from './customer-data.server.ts';

const ONE_CLICK = 'One-Click';
const UNSUBSCRIBE = '/unsubscribe/:unsubscribeToken' satisfies PagePattern;

/**
 * One-click unsubscribe from a mail program (RFC 8058): one POST to the unsubscribe page's address without token,
 * cookie or page. Any other POST goes to the page. Not rate-limited, because a mail provider posts for all its users.
 */
export function oneClickUnsubscribe(network: ApiClient): Hono {
  return new Hono().post(UNSUBSCRIBE, async (c, next) => {
    const body = await c.req.raw
      .clone()
      .formData()
      .catch(() => new FormData());
    if (body.get('List-Unsubscribe') !== ONE_CLICK) return next();
    const token = c.req.param('unsubscribeToken');
    const { post } = typedClient<CustomerDataEndpoints>(network);
    const result = await post('/api/customer-data/unsubscribe', { body: { token } });
    c.header('cache-control', 'no-store');
    if (result.ok) return c.text('Unsubscribed.');
    return c.text('Not unsubscribed.', result.status === NOT_FOUND ? NOT_FOUND : BAD_GATEWAY);
  });
}
