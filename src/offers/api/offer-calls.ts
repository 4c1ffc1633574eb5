import type { ApiResult } from '../../platform/api/api-client.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import type { ServerApi } from '../../platform/api/server-api.server.ts';
import type { OfferAnswer } from '../contracts/offer-answers.ts';
import type { OfferEndpoints } from './offers-api.server.ts';

/** How long a page may show an offer's stock, which changes with every claim. */
export const OFFERS_FRESH_MS = 60_000;
/** Pages leave offers out rather than wait longer. */
const PATIENCE_MS = 1500;

type Bookings = Pick<ServerApi, 'booking'>;

type OffersAnswered = Promise<ApiResult<{ offers: OfferAnswer[] }>>;

/** The offers; null if they can't be loaded in time. */
async function inTime(response: OffersAnswered): Promise<OfferAnswer[] | null> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    late = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const offers = response.then((answer) => (answer.ok ? answer.data.offers : null));
  return Promise.race([offers, timeout]).finally(() => clearTimeout(late));
}

/** A restaurant's running offers, optionally at a day and time; none on failure. */
export async function offersAt({ booking }: Bookings, storeId: string, then: { date?: string; time?: string }) {
  const { get } = typedClient<OfferEndpoints>(booking);
  return (await inTime(get('/api/offer/rest/{id}', { params: { id: storeId }, query: then }))) ?? [];
}

const askRunning = ({ booking }: Bookings) => inTime(typedClient<OfferEndpoints>(booking).get('/api/offer/running'));

/** All running offers; none on failure. */
export async function runningOffers(bookings: Bookings): Promise<OfferAnswer[]> {
  return (await askRunning(bookings)) ?? [];
}

/** The slugs of the claimable offers; null on failure. */
export async function claimableOffers(bookings: Bookings): Promise<ReadonlySet<string> | null> {
  const offers = await askRunning(bookings);
  return offers && new Set(offers.map(({ slug }) => slug));
}
