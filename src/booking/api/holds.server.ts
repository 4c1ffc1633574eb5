import { createRoute } from '@hono/zod-openapi';
import { createArea, errorResponse, json, ownError, tooManyRequests } from '../../platform/api/api.ts';
import type { WorkCheck } from '../../platform/captcha/sender-check.server.ts';
import * as errorCodes from '../../values/error-codes.ts';
import { CONFLICT, GONE, TOO_MANY_REQUESTS } from '../../values/http-status.ts';
import { waitText } from '../../values/time/duration.ts';
import { storeParams } from '../contracts/booking.ts';
import { held, holdAnswer, holdBody, holdParams } from '../contracts/holds.ts';
import type { EngineDeps } from '../engine/day/engine-deps.ts';
import { type HoldCommand, type HoldOutcome, placeHold, releaseHold, renewHold } from '../engine/holds.server.ts';
import { workOf } from '../engine/limits/own-holds.server.ts';
import type { EligibilityChecker } from '../rules/eligibility-checker.ts';
import { HOLDS_OF_SESSION } from '../rules/hold-limits.ts';
import { visitorOf } from './limits/visitor-of.server.ts';
import { refuse } from './parts/refuse.server.ts';
import { answer, tags } from './parts/route-parts.server.ts';

const gone = {
  [CONFLICT]: errorResponse('Held as long as possible'),
  [GONE]: errorResponse('No longer held'),
};
const routes = {
  create: createRoute({
    method: 'post',
    path: '/holds/{storeId}',
    tags,
    summary: 'Holds a table while the diner enters details; one for a session and day',
    request: { params: storeParams, body: { required: true, ...json(holdBody) } },
    responses: {
      [TOO_MANY_REQUESTS]: errorResponse('This visitor already holds the maximum'),
      ...answer('A token and its expiry; status 9 if the slot has just been taken', holdAnswer),
    },
  }),
  renew: createRoute({
    method: 'post',
    path: '/holds/{holdToken}/renew',
    tags,
    summary: 'Eight more minutes in its last minute, up to twenty in all',
    request: { params: holdParams },
    responses: { ...gone, 200: { description: 'The new end', ...json(held) } },
  }),
  release: createRoute({
    method: 'delete',
    path: '/holds/{holdToken}',
    tags,
    summary: 'Releases a held table',
    request: { params: holdParams },
    responses: { 204: { description: 'No longer held, whether or not it was before' } },
  }),
};
export type HoldRoutes = typeof routes;

const HELD_NO_LONGER = {
  title: 'No longer held',
  message: 'We couldn’t hold that table any longer. Choose a time again.',
};
const AT_MOST = {
  title: 'As long as possible',
  message: 'That’s as long as we can hold this table. Finish booking before the time runs out.',
};
const MORE_WORK = { captchaToken: 'We couldn’t check that you’re human. Choose the time again.' };
const manyHeld = (seconds: number) =>
  `We’re already holding several tables for you. Book one of them, or try again in ${waitText(seconds)}.`;

/** Tries without a proof of work first: most visitors need none, and only others need to know how much. */
async function holdFor(
  engine: EngineDeps,
  command: Omit<HoldCommand, 'work'> & { request: { captchaToken?: string } },
  proof: () => Promise<number | null>,
): Promise<HoldOutcome> {
  if (command.request.captchaToken === undefined) {
    const outcome = await placeHold(engine, { ...command, work: 0 });
    if (outcome.ok || outcome.reason !== 'more-work') return outcome;
  }
  const work = await proof();
  return work === null ? { ok: false, reason: 'more-work' } : placeHold(engine, { ...command, work });
}

export function holdsApi(eligibility: EligibilityChecker, engine: EngineDeps, workCheck: WorkCheck) {
  return createArea()
    .openapi(routes.create, async (c) => {
      const { storeId } = c.req.valid('param');
      const request = c.req.valid('json');
      const eligible = eligibility.checkParty(storeId, request, [request.date]);
      if (!eligible.ok) return refuse(c, eligible);
      const visitor = visitorOf(c);
      const { restaurantWithMenus, occasion } = eligible;
      const command = { storeId, restaurantWithMenus, occasion, request, visitor };
      const outcome = await holdFor(engine, command, async () => {
        const difficulty = await workOf(engine, visitor, { storeId, date: request.date });
        return workCheck(request.captchaToken, difficulty);
      });
      if (outcome.ok) return c.json(outcome.answer, 200);
      if (outcome.reason === 'too-many') {
        const { seconds } = outcome;
        return tooManyRequests(c, HOLDS_OF_SESSION, seconds, manyHeld(seconds));
      }
      return refuse(c, outcome.reason === 'more-work' ? { fields: MORE_WORK } : { code: errorCodes.noFreeSlot });
    })
    .openapi(routes.renew, async (c) => {
      const { holdToken } = c.req.valid('param');
      const outcome = await renewHold(engine, holdToken);
      if (outcome.ok) return c.json({ holdToken, ...outcome.held }, 200);
      return outcome.reason === 'gone' ? ownError(c, GONE, HELD_NO_LONGER) : ownError(c, CONFLICT, AT_MOST);
    })
    .openapi(routes.release, async (c) => {
      await releaseHold(engine, c.req.valid('param').holdToken);
      return c.body(null, 204);
    });
}
