import { createRoute, z } from '@hono/zod-openapi';
import { apiError, createArea, errorResponse, json } from '../../platform/api/api.ts';
import * as errorCodes from '../../values/error-codes.ts';
import { NOT_FOUND } from '../../values/http-status.ts';
import { londonNow } from '../../values/time/london-time.ts';
import { isoDate, wallTime } from '../../values/time/week.ts';
import type { Offer } from '../contracts/offer.ts';
import { offerAnswer, offersAnswer } from '../contracts/offer-answers.ts';
import type { OfferDeps } from '../engine/offer-deps.ts';
import { type RecentStock, readStock, type Stock } from '../engine/offer-stock.server.ts';
import { publicOffer } from '../rules/known-offers.ts';
import { isGoodAt, isGoodOn, offerStateOn } from '../rules/offer-state.ts';

export const offerTags = ['Offers'];
/** Pages recognise this 404 by its wording (product 8.2). */
export const OFFER_MISSING = 'This offer could not be found.';

const routes = {
  bySlug: createRoute({
    method: 'get',
    path: '/getofferbyslug',
    tags: offerTags,
    summary: 'An offer, running or not',
    request: { query: z.object({ offerSlug: z.string() }) },
    responses: {
      200: { description: 'The offer', ...json(offerAnswer) },
      [NOT_FOUND]: errorResponse('Unknown offer: code 7'),
    },
  }),
  atRestaurant: createRoute({
    method: 'get',
    path: '/rest/{id}',
    tags: offerTags,
    summary: 'What runs in a restaurant, and can be used then',
    request: {
      params: z.object({ id: z.string().describe('A storeId.') }),
      query: z.object({
        date: isoDate.optional().describe('The day of the visit; without one, whatever runs today.'),
        time: wallTime.optional(),
      }),
    },
    responses: {
      200: { description: 'Offers that run', ...json(offersAnswer) },
      [NOT_FOUND]: errorResponse('Unknown restaurant: code 3'),
    },
  }),
  runningOnly: createRoute({
    method: 'get',
    path: '/running',
    tags: offerTags,
    summary: 'What runs today, in any restaurant',
    responses: { 200: { description: 'Offers that run', ...json(offersAnswer) } },
  }),
};
export type ShownOfferRoutes = typeof routes;

type ShownOfferDeps = Pick<OfferDeps, 'db' | 'clock' | 'knowledge'> & { recent: RecentStock };

export function shownOffersApi({ db, clock, knowledge, recent }: ShownOfferDeps) {
  const dateNow = () => londonNow(clock().epochMilliseconds).date;
  function answersFor(offers: readonly Offer[], stock: Stock) {
    const today = dateNow();
    return offers.map((offer) => publicOffer(offer, knowledge(), { today, stock: stock.get(offer.slug) ?? null }));
  }
  async function running(offers: readonly Offer[]) {
    const today = dateNow();
    const ofToday = offers.filter((offer) => offer.listed && offerStateOn(offer, today, null) === 'running');
    return answersFor(ofToday, await recent.read(ofToday)).filter(({ state }) => state === 'running');
  }
  return createArea()
    .openapi(routes.bySlug, async (c) => {
      const { offerSlug } = c.req.valid('query');
      const matches = knowledge().offers.filter(({ slug, listed }) => listed && slug === offerSlug);
      const [match] = answersFor(matches, await readStock(db, matches));
      return match ? c.json(match, 200) : apiError(c, errorCodes.offerNotFound, OFFER_MISSING);
    })
    .openapi(routes.atRestaurant, async (c) => {
      const { offers, restaurants } = knowledge();
      const restaurant = restaurants.find(({ storeId }) => storeId === c.req.valid('param').id);
      if (!restaurant) return apiError(c, errorCodes.restaurantNotFound);
      const { date, time } = c.req.valid('query');
      const there = offers.filter(
        (offer) => isGoodAt(offer, restaurant.slug) && (!date || isGoodOn(offer, { date, time })),
      );
      return c.json({ offers: await running(there) }, 200);
    })
    .openapi(routes.runningOnly, async (c) => c.json({ offers: await running(knowledge().offers) }, 200));
}
