import type { ApiClient } from '../../platform/api/api-client.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import type { BookingEndpoints } from '../api/api.server.ts';
import type { MoveBody } from '../contracts/closing.ts';

/** API calls for a party whose restaurant is closed. */
export function closedCalls(api: ApiClient, closedToken: string) {
  const { get, post } = typedClient<BookingEndpoints>(api);
  const params = { closedToken };
  return {
    read: () => get('/api/booking/closed/{closedToken}', { params }),
    move: (body: MoveBody) => post('/api/booking/closed/{closedToken}/move', { params, body }),
    cancel: () => post('/api/booking/closed/{closedToken}/cancel', { params }),
  };
}
