import { data } from 'react-router';
import type { ApiClient, ApiResult } from '../../../platform/api/api-client.ts';
import { typedClient } from '../../../platform/api/endpoints.ts';
import type { ServerApi } from '../../../platform/api/server-api.server.ts';
import type { RestaurantEndpoints } from '../../../restaurants/content-routes.server.ts';
import type { ErrorBody } from '../../../values/error-catalogue.ts';
import { BAD_GATEWAY, BAD_REQUEST, NOT_FOUND } from '../../../values/http-status.ts';
import type { BookingEndpoints } from '../../api/api.server.ts';
import type { CancelBody, ChangeBody, DetailsBody, ManagedBooking } from '../../contracts/manage.ts';
import { type DayTimes, dayTimesOf, type PartyRequest, slotsQueryOf } from '../../flow/booking-calls.ts';
import { userMessageFor } from '../../flow/journey-errors.ts';
import { journeyRestaurant } from '../../flow/journey-restaurant.ts';
import type { JourneyRestaurant } from '../../flow/journey-state.ts';

/** API calls for holders of a manage link. */
export function manageCalls(api: ApiClient, manageToken: string) {
  const { get, post } = typedClient<BookingEndpoints>(api);
  const params = { manageToken };
  return {
    booking: () => get('/api/booking/manage/{manageToken}', { params }),
    /** Times to change to; the booking's own table counts as free. */
    async slots(party: PartyRequest, menuId: string | null, areaId: string | null): Promise<ApiResult<DayTimes>> {
      const query = slotsQueryOf(party, menuId, areaId);
      const answer = await get('/api/booking/manage/{manageToken}/slots', { params, query });
      return answer.ok ? { ok: true, data: dayTimesOf(answer.data) } : answer;
    },
    change: (body: ChangeBody) => post('/api/booking/manage/{manageToken}/change', { params, body }),
    edit: (body: DetailsBody) => post('/api/booking/manage/{manageToken}/details', { params, body }),
    resend: () => post('/api/booking/manage/{manageToken}/resend', { params }),
    reportLate: (minutes: number) => post('/api/booking/manage/{manageToken}/late', { params, body: { minutes } }),
    cancel: (body: CancelBody) => post('/api/booking/manage/{manageToken}/cancel', { params, body }),
  };
}
export type ManageCalls = ReturnType<typeof manageCalls>;

/** Statuses of a refused token: malformed, and unknown. */
const UNKNOWN = [BAD_REQUEST, NOT_FOUND];

/** Null for an unknown link; other failures throw, with their status, to the error page. */
export function dataOrNull<T>(
  answer: { ok: true; data: T } | { ok: false; status: number; error: ErrorBody },
): T | null {
  if (answer.ok) return answer.data;
  if (UNKNOWN.includes(answer.status)) return null;
  throw data(userMessageFor(answer.error), { status: answer.status || BAD_GATEWAY });
}

export async function loadBooking({ booking }: ServerApi, manageToken: string): Promise<ManagedBooking | null> {
  return dataOrNull(await manageCalls(booking, manageToken).booking())?.booking ?? null;
}

/** The booking's restaurant; null when it no longer has a page. */
export async function loadRestaurant({ network }: ServerApi, slug: string): Promise<JourneyRestaurant | null> {
  const answer = await typedClient<RestaurantEndpoints>(network).get('/api/v1/content/getRestaurantBySlug/{slug}', {
    params: { slug },
  });
  return answer.ok ? journeyRestaurant(answer.data) : null;
}
