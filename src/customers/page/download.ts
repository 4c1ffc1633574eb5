import { data } from 'react-router';
import { typedClient } from '../../platform/api/endpoints.ts';
import { apiContext } from '../../platform/api/page-context.ts';
import { BAD_GATEWAY } from '../../values/http-status.ts';
import type { CustomerDataEndpoints } from '../api/customer-data.server.ts';
import type { Route } from './+types/download';

/** /preferences/{id}/download: all that is held of a customer, as a file that people and programs can read. */
export async function loader({ params: { id: guid }, context }: Route.LoaderArgs) {
  const { post } = typedClient<CustomerDataEndpoints>(context.get(apiContext).network);
  const held = await post('/api/customer-data/download', { body: { guid } });
  if (!held.ok) throw data(held.error.message, { status: held.status || BAD_GATEWAY });
  return new Response(`${JSON.stringify(held.data, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="what-we-hold.json"',
    },
  });
}
