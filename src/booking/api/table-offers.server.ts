import { createRoute } from '@hono/zod-openapi';
import { createArea, errorResponse, json, ownError } from '../../platform/api/api.ts';
import { CONFLICT, NOT_FOUND } from '../../values/http-status.ts';
import * as contract from '../contracts/table-offer.ts';
import { type EngineDeps, nowOf } from '../engine/day/engine-deps.ts';
import { confirmOffer } from '../engine/desk/confirm-offer.server.ts';
import { findTableOffer, tableOfferState } from '../engine/desk/table-offers.server.ts';
import { manageToken } from '../engine/reference.ts';
import { answer, tags } from './parts/route-parts.server.ts';

const params = contract.tableOfferParams;
const routes = {
  read: createRoute({
    method: 'get',
    path: '/table-offers/{offerToken}',
    tags,
    summary: 'The times a restaurant offers for a request, by the link in its e-mail',
    request: { params },
    responses: answer('The offer', contract.tableOfferAnswer),
  }),
  take: createRoute({
    method: 'post',
    path: '/table-offers/{offerToken}/take',
    tags,
    summary: 'Books one of the times; repeated, it changes nothing',
    request: { params, body: { required: true, ...json(contract.takeTimeBody) } },
    responses: {
      [CONFLICT]: errorResponse('The tables are no longer held'),
      ...answer('One of the times is booked', contract.takeTimeAnswer),
    },
  }),
};
export type TableOfferRoutes = typeof routes;

const UNKNOWN = {
  title: 'Offer not found',
  message: 'We couldn’t find that offer. Use the full link from your e-mail, or ring the restaurant.',
};
const NOT_HELD = {
  title: 'No longer held',
  message: 'Sorry, we’re no longer holding a table for you. Ring the restaurant and they’ll see what they can do.',
};

async function shownOffer(engine: EngineDeps, offerToken: string) {
  const offer = await findTableOffer(engine.db, offerToken);
  const restaurant = offer && engine.restaurants().get(offer.store_id)?.restaurant;
  if (!restaurant) return null;
  const { adultCovers, childCovers } = offer.party;
  const state = tableOfferState(offer, nowOf(engine));
  return {
    state,
    title: restaurant.title,
    slug: restaurant.slug,
    phone: restaurant.phone,
    until: offer.offered_until.toISOString(),
    adultCovers,
    childCovers,
    times: offer.times.map(({ position, service_date: date, service_time: time }) => ({
      position,
      date,
      time,
      isTaken: position === offer.taken,
    })),
    // The confirmation went to the same address as this link.
    manageToken: state === 'taken' ? manageToken(engine.tokenSecret, offer.request_id) : null,
  };
}

export function tableOffersApi(engine: EngineDeps) {
  return createArea()
    .openapi(routes.read, async (c) => {
      const offer = await shownOffer(engine, c.req.valid('param').offerToken);
      return offer ? c.json({ offer }, 200) : ownError(c, NOT_FOUND, UNKNOWN);
    })
    .openapi(routes.take, async (c) => {
      const { offerToken } = c.req.valid('param');
      const outcome = await confirmOffer(engine, { offerToken, position: c.req.valid('json').position });
      if (outcome.ok) return c.json({ booked: true as const }, 200);
      return outcome.reason === 'not-found' ? ownError(c, NOT_FOUND, UNKNOWN) : ownError(c, CONFLICT, NOT_HELD);
    });
}
