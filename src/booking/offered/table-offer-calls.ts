import type { ApiClient } from '../../platform/api/api-client.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import type { BookingEndpoints } from '../api/api.server.ts';

/** API calls for holders of an offer's link. */
export function tableOfferCalls(api: ApiClient, offerToken: string) {
  const { get, post } = typedClient<BookingEndpoints>(api);
  const params = { offerToken };
  return {
    read: () => get('/api/booking/table-offers/{offerToken}', { params }),
    take: (position: number) => post('/api/booking/table-offers/{offerToken}/take', { params, body: { position } }),
  };
}
