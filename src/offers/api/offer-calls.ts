import { typedClient } from '../../platform/api/endpoints.ts';
import type { ServerApi } from '../../platform/api/server-api.server.ts';
import type { OfferAnswer } from '../contracts/offer-answers.ts';
import type { OfferEndpoints } from './offers-api.server.ts';

/** How long a page may show what is left of an offer, since that changes with every claim. */
export const OFFERS_FRESH_MS = 60_000;
/** A page is shown without offers rather than late. */
const PATIENCE_MS = 1500;

type Bookings = Pick<ServerApi, 'booking'>;

async function inTime(asked: Promise<OfferAnswer[]>): Promise<OfferAnswer[]> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const none = new Promise<OfferAnswer[]>((resolve) => {
    late = setTimeout(() => resolve([]), PATIENCE_MS);
  });
  return Promise.race([asked, none]).finally(() => clearTimeout(late));
}

/** What runs in a restaurant, on a day and at a time where they are asked about; nothing where that cannot be told. */
export function offersAt({ booking }: Bookings, storeId: string, then: { date?: string; time?: string }) {
  const { get } = typedClient<OfferEndpoints>(booking);
  const asked = get('/api/offer/rest/{id}', { params: { id: storeId }, query: then });
  return inTime(asked.then((answer) => (answer.ok ? answer.data.offers : [])));
}

/** What runs anywhere; nothing where that cannot be told. */
export function runningOffers({ booking }: Bookings): Promise<OfferAnswer[]> {
  const asked = typedClient<OfferEndpoints>(booking).get('/api/offer/running');
  return inTime(asked.then((answer) => (answer.ok ? answer.data.offers : [])));
}
