import { data } from 'react-router';
import type { RestaurantAnswer } from '../../pages/content-contract.ts';
import type { ErrorBody } from '../../platform/error-catalogue.ts';
import type { ServerApi } from '../../platform/server-api.server.ts';
import { wordsFor } from '../journey/journey-errors.ts';
import { journeyRestaurant } from '../journey/journey-restaurant.ts';
import type { JourneyRestaurant } from '../journey/journey-state.ts';
import type { ManagedBooking } from './contract.ts';
import { manageCalls } from './manage-calls.ts';

/** What a refused token is answered with: one that is no token at all, and one that nobody was given. */
const UNKNOWN = [400, 404];

/** Nothing for a link that leads to nothing; anything else that fails, fails the page. */
export function knownOrNull<T>(
  answer: { ok: true; data: T } | { ok: false; status: number; error: ErrorBody },
): T | null {
  if (answer.ok) return answer.data;
  if (UNKNOWN.includes(answer.status)) return null;
  throw data(wordsFor(answer.error), { status: answer.status || 502 });
}

export async function findBooking({ booking }: ServerApi, manageToken: string): Promise<ManagedBooking | null> {
  return knownOrNull(await manageCalls(booking, manageToken).booking())?.booking ?? null;
}

/** The restaurant as its page shows it; null when it has none any more. */
export async function findPlace({ network }: ServerApi, slug: string): Promise<JourneyRestaurant | null> {
  const answer = await network.get<RestaurantAnswer>(`/api/v1/content/getRestaurantBySlug/${encodeURIComponent(slug)}`);
  return answer.ok ? journeyRestaurant(answer.data) : null;
}
