import type { ApiClient } from '../../platform/api/api-client.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import type { BookingEndpoints } from '../api/api.server.ts';
import type { ClaimBody } from '../contracts/waitlist.ts';

/** API calls for holders of a waitlist link. */
export function waitlistCalls(api: ApiClient, waitlistToken: string) {
  const { get, post } = typedClient<BookingEndpoints>(api);
  const params = { waitlistToken };
  return {
    read: () => get('/api/booking/waitlist/entries/{waitlistToken}', { params }),
    claim: (body: ClaimBody) => post('/api/booking/waitlist/entries/{waitlistToken}/claim', { params, body }),
    leave: () => post('/api/booking/waitlist/entries/{waitlistToken}/leave', { params }),
  };
}
export type WaitlistCalls = ReturnType<typeof waitlistCalls>;
