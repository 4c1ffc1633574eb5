import { data, href, redirect } from 'react-router';
import { typedClient } from '../../platform/api/endpoints.ts';
import { apiContext } from '../../platform/api/page-context.ts';
import { BAD_GATEWAY, BAD_REQUEST, NOT_FOUND } from '../../values/http-status.ts';
import type { CustomerDataEndpoints } from '../api/customer-data.server.ts';
import type { Route } from './+types/download';

/** Answers to a key that nobody has, or has any more, and to what is no key. */
const NOBODY: readonly number[] = [NOT_FOUND, BAD_REQUEST];

/**
 * /preferences/{id}/download: all that is held of a customer, as a file that people and programs can read. With the key
 * of nobody the page of the preferences says so.
 */
export async function loader({ params: { id: guid }, context }: Route.LoaderArgs) {
  const { post } = typedClient<CustomerDataEndpoints>(context.get(apiContext).network);
  const held = await post('/api/customer-data/download', { body: { guid } });
  if (!held.ok && NOBODY.includes(held.status)) return redirect(href('/preferences/:id?', { id: guid }));
  if (!held.ok) throw data(held.error.message, { status: held.status || BAD_GATEWAY });
  return new Response(`${JSON.stringify(held.data, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="what-we-hold.json"',
    },
  });
}
