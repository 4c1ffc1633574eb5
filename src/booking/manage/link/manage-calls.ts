import type { ApiClient, ApiResult } from '../../../platform/api/api-client.ts';
import { typedClient } from '../../../platform/api/endpoints.ts';
import type { BookingEndpoints } from '../../api/api.server.ts';
import type { CancelBody, ChangeBody, DetailsBody } from '../../contracts/manage.ts';
import { type DayTimes, dayTimesOf, type PartyRequest, slotsQueryOf } from '../../flow/booking-calls.ts';

/** API calls for anyone who has a booking's link. */
export function manageCalls(api: ApiClient, manageToken: string) {
  const { get, post } = typedClient<BookingEndpoints>(api);
  const params = { manageToken };
  return {
    booking: () => get('/api/booking/manage/{manageToken}', { params }),
    /** The times the booking can be moved to: its own table counts as free. */
    async slots(party: PartyRequest, menuId: string | null, areaId: string | null): Promise<ApiResult<DayTimes>> {
      const query = slotsQueryOf(party, menuId, areaId);
      const answer = await get('/api/booking/manage/{manageToken}/slots', { params, query });
      return answer.ok ? { ok: true, data: dayTimesOf(answer.data) } : answer;
    },
    change: (body: ChangeBody) => post('/api/booking/manage/{manageToken}/change', { params, body }),
    edit: (body: DetailsBody) => post('/api/booking/manage/{manageToken}/details', { params, body }),
    resend: () => post('/api/booking/manage/{manageToken}/resend', { params }),
    tellLate: (minutes: number) => post('/api/booking/manage/{manageToken}/late', { params, body: { minutes } }),
    cancel: (body: CancelBody) => post('/api/booking/manage/{manageToken}/cancel', { params, body }),
  };
}
export type ManageCalls = ReturnType<typeof manageCalls>;
