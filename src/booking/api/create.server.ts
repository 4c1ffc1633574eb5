import { createRoute } from '@hono/zod-openapi';
import { createArea, json, keyReused } from '../../platform/api/api.ts';
import { type SenderCheck, sentNothing } from '../../platform/captcha/sender-check.server.ts';
import * as errorCodes from '../../values/error-codes.ts';
import { type CreateRequest, createAnswer, createBody, storeParams } from '../contracts/booking.ts';
import { bookingStatus } from '../contracts/constants.ts';
import { type BookingCommand, type BookingOutcome, createBooking } from '../engine/create-booking.server.ts';
import { type EngineDeps, nowOf } from '../engine/day/engine-deps.ts';
import { previousOutcome, withManageToken } from '../engine/idempotency.server.ts';
import { holdIdOf } from '../engine/reference.ts';
import { KEY_REUSED } from '../rules/create-refusals.ts';
import type { Refusal } from '../rules/eligibility.ts';
import type { EligibilityChecker, EligibleParty } from '../rules/eligibility-checker.ts';
import { isOverLimit, refuseOverLimit } from './limits/refuse-over-limit.server.ts';
import { refuse } from './parts/refuse.server.ts';
import { submitResponses, tags } from './parts/route-parts.server.ts';
import { termsAndExtras } from './parts/terms-and-extras.server.ts';

const routes = {
  create: createRoute({
    method: 'post',
    path: '/create/{storeId}',
    tags,
    summary: 'Books a table',
    request: { params: storeParams, body: { required: true, ...json(createBody) } },
    responses: submitResponses(
      'Status 1 with a reference, and the manage token for the session that booked; status 9 if the slot has just been taken',
      createAnswer,
    ),
  }),
};
export type CreateRoutes = typeof routes;

type CreateContext = { storeId: string; request: CreateRequest; sessionId: string };

/** The engine's command, with extras at today's prices and the card guarantee where the rules require one. */
function commandOf(
  eligible: EligibleParty,
  { storeId, request, sessionId }: CreateContext,
  nowMs: number,
): { ok: true; command: BookingCommand } | Refusal {
  const { braintreeCustomerId, holdToken } = request;
  const holdId = holdToken === undefined ? null : holdIdOf(holdToken);
  const additions = termsAndExtras(eligible, request, nowMs);
  if (!additions.ok) return additions;
  const { terms, upsells } = additions;
  if (terms && !braintreeCustomerId) return { ok: false, code: errorCodes.needsCreditCard };
  const guarantee = terms && braintreeCustomerId ? { terms, customerId: braintreeCustomerId, sessionId } : null;
  const { restaurantWithMenus, occasion } = eligible;
  return {
    ok: true,
    command: { storeId, restaurantWithMenus, occasion, request, upsells, guarantee, holdId, sessionId },
  };
}

export function createBookingApi(eligibility: EligibilityChecker, engine: EngineDeps, senderCheck: SenderCheck) {
  return createArea().openapi(routes.create, async (c) => {
    const { storeId } = c.req.valid('param');
    const request = c.req.valid('json');
    const sessionId = c.get('sessionId') ?? '';
    const respond = async (outcome: BookingOutcome) => {
      if (outcome.ok) {
        if (outcome.answer.bookingStatus === bookingStatus.slotTaken) sentNothing(c);
        const own = { storeId, idempotencyKey: request.idempotencyKey, sessionId };
        return c.json(await withManageToken(engine, outcome.answer, own), 200);
      }
      if (isOverLimit(outcome)) return refuseOverLimit(c, outcome);
      if (outcome.reason === 'key-reused') return keyReused(c, KEY_REUSED);
      return refuse(c, {
        code: outcome.reason === 'card-refused' ? errorCodes.needsCreditCard : errorCodes.noFreeSlot,
      });
    };
    const previous = await previousOutcome(engine.db, { storeId, type: 'booking', request });
    if (previous) return respond(previous);
    const eligible = eligibility.checkParty(storeId, request, [request.date]);
    const booking = eligible.ok ? commandOf(eligible, { storeId, request, sessionId }, nowOf(engine)) : eligible;
    if (!booking.ok) return refuse(c, booking);
    const refusal = await senderCheck(c, request.captchaToken);
    return refusal ?? respond(await createBooking(engine, booking.command));
  });
}
