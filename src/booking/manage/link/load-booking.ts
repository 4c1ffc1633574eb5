import { data } from 'react-router';
import { typedClient } from '../../../platform/api/endpoints.ts';
import type { ServerApi } from '../../../platform/api/server-api.server.ts';
import type { RestaurantEndpoints } from '../../../restaurants/content-routes.server.ts';
import type { ErrorBody } from '../../../values/error-catalogue.ts';
import { BAD_GATEWAY, BAD_REQUEST, NOT_FOUND } from '../../../values/http-status.ts';
import type { ManagedBooking } from '../../contracts/manage.ts';
import { userMessageFor } from '../../flow/journey-errors.ts';
import { journeyRestaurant } from '../../flow/journey-restaurant.ts';
import type { JourneyRestaurant } from '../../flow/journey-state.ts';
import { manageCalls } from './manage-calls.ts';

/** Statuses of a refused token: malformed, and unknown. */
const UNKNOWN = [BAD_REQUEST, NOT_FOUND];

/** Null for an unknown link; any other failure throws, with its status, to the error page. */
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

/** The restaurant of the booking; null when it no longer has a page. */
export async function loadRestaurant({ network }: ServerApi, slug: string): Promise<JourneyRestaurant | null> {
  const answer = await typedClient<RestaurantEndpoints>(network).get('/api/v1/content/getRestaurantBySlug/{slug}', {
    params: { slug },
  });
  return answer.ok ? journeyRestaurant(answer.data) : null;
}
