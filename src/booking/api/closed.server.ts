import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { createArea, errorResponse, json, ownError } from '../../platform/api/api.ts';
import { CONFLICT, NOT_FOUND } from '../../values/http-status.ts';
import * as contract from '../contracts/closing.ts';
import type { EngineDeps } from '../engine/day/engine-deps.ts';
import { type ClosingOutcome, cancelClosedParty, moveElsewhere } from '../engine/desk/closing/answer-closing.server.ts';
import { findClosedParty } from '../engine/desk/closing/closed-party.server.ts';
import { shownClosedParty } from '../engine/desk/closing/shown-closed-party.server.ts';
import { answer, tags } from './parts/route-parts.server.ts';

const params = contract.closedParams;
const late = { [CONFLICT]: errorResponse('Chosen already, or the table has gone; the message says which') };
const routes = {
  read: createRoute({
    method: 'get',
    path: '/closed/{closedToken}',
    tags,
    summary: 'A party whose restaurant is closed, by the link in its e-mail',
    request: { params },
    responses: answer('The party, with what it can choose', contract.closedAnswer),
  }),
  move: createRoute({
    method: 'post',
    path: '/closed/{closedToken}/move',
    tags,
    summary: 'Books the party at another restaurant and cancels here, without a fee',
    request: { params, body: { required: true, ...json(contract.moveBody) } },
    responses: { ...late, ...answer('Booked there', contract.chosenAnswer) },
  }),
  cancel: createRoute({
    method: 'post',
    path: '/closed/{closedToken}/cancel',
    tags,
    summary: 'Cancels the party’s booking, without a fee',
    request: { params },
    responses: { ...late, ...answer('Cancelled', contract.chosenAnswer) },
  }),
};
export type ClosedRoutes = typeof routes;

const UNKNOWN = {
  title: 'No booking',
  message: 'We couldn’t find a booking for this link. Use the full link from our message.',
};
const CHOSEN = { title: 'Chosen already', message: 'That’s settled already. Here’s how your booking stands.' };
const GONE = { title: 'Gone', message: 'That table has just gone. Here’s what’s still free.' };

function respond(c: Context, outcome: ClosingOutcome) {
  if (outcome.ok) return c.json({ chosen: true as const }, 200);
  if (outcome.reason === 'not-found') return ownError(c, NOT_FOUND, UNKNOWN);
  return ownError(c, CONFLICT, outcome.reason === 'taken' ? GONE : CHOSEN);
}

export function closedApi(engine: EngineDeps) {
  return createArea()
    .openapi(routes.read, async (c) => {
      const found = await findClosedParty(engine.db, { token: c.req.valid('param').closedToken });
      const party = found && (await shownClosedParty(engine, found));
      return party ? c.json({ party }, 200) : ownError(c, NOT_FOUND, UNKNOWN);
    })
    .openapi(routes.move, async (c) => {
      const { closedToken: token } = c.req.valid('param');
      return respond(c, await moveElsewhere(engine, { token }, c.req.valid('json')));
    })
    .openapi(routes.cancel, async (c) => {
      const { closedToken: token } = c.req.valid('param');
      return respond(c, await cancelClosedParty(engine, { token }));
    });
}
