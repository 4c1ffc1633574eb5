import { data, href, redirect } from 'react-router';
import { typedClient } from '../../platform/api/endpoints.ts';
import { apiContext } from '../../platform/api/page-context.ts';
import { BAD_GATEWAY, BAD_REQUEST, NOT_FOUND } from '../../values/http-status.ts';
import type { CustomerDataEndpoints } from '../api/customer-data.server.ts';
import type { Route } from './+types/download';

/** Statuses for unknown and invalid keys. */
const NOBODY: readonly number[] = [NOT_FOUND, BAD_REQUEST];

/**
 * /preferences/{id}/download: all of a customer's data, readable by people and programs. An unknown key leads to the
 * preferences page, which says so.
 */
export async function loader({ params: { id: guid }, context }: Route.LoaderArgs) {
  const { post } = typedClient<CustomerDataEndpoints>(context.get(apiContext).network);
  const response = await post('/api/customer-data/download', { body: { guid } });
  if (!response.ok && NOBODY.includes(response.status)) return redirect(href('/preferences/:id?', { id: guid }));
  if (!response.ok) throw data(response.error.message, { status: response.status || BAD_GATEWAY });
  return new Response(`${JSON.stringify(response.data, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="what-we-hold.json"',
    },
  });
}
