import type { ApiResult } from '../../platform/api/api-client.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import type { ServerApi } from '../../platform/api/server-api.server.ts';
import type { OfferAnswer } from '../contracts/offer-answers.ts';
import type { OfferEndpoints } from './offers-api.server.ts';

/** How long a page may show what is left of an offer, since that changes with every claim. */
export const OFFERS_FRESH_MS = 60_000;
/** A page is shown without offers rather than late. */
const PATIENCE_MS = 1500;

type Bookings = Pick<ServerApi, 'booking'>;

type OffersAnswered = Promise<ApiResult<{ offers: OfferAnswer[] }>>;

/** The offers; null where they cannot be told in time. */
async function inTime(asked: OffersAnswered): Promise<OfferAnswer[] | null> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const none = new Promise<null>((resolve) => {
    late = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const offers = asked.then((answer) => (answer.ok ? answer.data.offers : null));
  return Promise.race([offers, none]).finally(() => clearTimeout(late));
}

/** What runs in a restaurant, on a day and at a time where they are asked about; nothing where that cannot be told. */
export async function offersAt({ booking }: Bookings, storeId: string, then: { date?: string; time?: string }) {
  const { get } = typedClient<OfferEndpoints>(booking);
  return (await inTime(get('/api/offer/rest/{id}', { params: { id: storeId }, query: then }))) ?? [];
}

const askRunning = ({ booking }: Bookings) => inTime(typedClient<OfferEndpoints>(booking).get('/api/offer/running'));

/** What runs anywhere; nothing where that cannot be told. */
export async function runningOffers(bookings: Bookings): Promise<OfferAnswer[]> {
  return (await askRunning(bookings)) ?? [];
}

/** The slugs of the offers that can be claimed; null where that cannot be told. */
export async function claimableOffers(bookings: Bookings): Promise<ReadonlySet<string> | null> {
  const running = await askRunning(bookings);
  return running && new Set(running.map(({ slug }) => slug));
}
