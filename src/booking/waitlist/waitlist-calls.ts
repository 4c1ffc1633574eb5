import type { ApiClient } from '../../platform/api-client.ts';
import type { CreateAnswer } from '../contract.ts';
import type { ClaimBody, WaitlistPlaceAnswer } from './contract.ts';

/** The calls of whoever has the link of a place in the line. */
export function waitlistCalls(api: ApiClient, waitlistToken: string) {
  const place = `/api/booking/waitlist/place/${encodeURIComponent(waitlistToken)}`;
  return {
    place: () => api.get<WaitlistPlaceAnswer>(place),
    claim: (body: ClaimBody) => api.post<CreateAnswer>(`${place}/claim`, body),
    leave: () => api.post<{ left: true }>(`${place}/leave`, {}),
  };
}
export type WaitlistCalls = ReturnType<typeof waitlistCalls>;
