import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { createArea, json, keyReused } from '../../platform/api/api.ts';
import type { SenderCheck } from '../../platform/captcha/sender-check.server.ts';
import * as errorCodes from '../../values/error-codes.ts';
import { createAnswer, enquiryBody, eventBody, storeParams } from '../contracts/booking.ts';
import { createEnquiry, type EnquiryCommand, type EnquiryOutcome } from '../engine/create-enquiry.server.ts';
import type { EngineDeps } from '../engine/day/engine-deps.ts';
import { previousOutcome, withManageToken } from '../engine/idempotency.server.ts';
import { EXTRA_GONE, KEY_REUSED } from '../rules/create-refusals.ts';
import type { Refusal } from '../rules/eligibility.ts';
import type { EligibilityChecker, EligibleParty } from '../rules/eligibility-checker.ts';
import { isOverLimit, refuseOverLimit } from './limits/refuse-over-limit.server.ts';
import { refuse } from './parts/refuse.server.ts';
import { submitResponses, tags } from './parts/route-parts.server.ts';

const routes = {
  enquiry: createRoute({
    method: 'post',
    path: '/enquiry/{storeId}',
    tags,
    summary: 'Requests a table at a full time; none is held',
    request: { params: storeParams, body: { required: true, ...json(enquiryBody) } },
    responses: submitResponses('Status 2 with a reference', createAnswer),
  }),
  event: createRoute({
    method: 'post',
    path: '/events/{storeId}',
    tags,
    summary: 'Requests an event, larger than any table if need be',
    request: { params: storeParams, body: { required: true, ...json(eventBody) } },
    responses: submitResponses('Status 3 with a reference', createAnswer),
  }),
};
export type EnquiryRoutes = typeof routes;

const toRefusal = (c: Context, outcome: Exclude<EnquiryOutcome, { ok: true }>) => {
  if (outcome.reason === 'key-reused') return keyReused(c, KEY_REUSED);
  if (isOverLimit(outcome)) return refuseOverLimit(c, outcome);
  return refuse(c, outcome.reason === 'extra-gone' ? EXTRA_GONE : { code: errorCodes.noFreeSlot });
};

type RequestForm = Pick<EnquiryCommand, 'type' | 'request'> & { storeId: string };

const placeOf = ({ restaurantWithMenus, occasion }: EligibleParty) => ({ restaurantWithMenus, occasion });

/** Requests without a table: enquiries for a full time, and events of any size. */
export function enquiriesApi(eligibility: EligibilityChecker, engine: EngineDeps, senderCheck: SenderCheck) {
  const takesEnquiries = (eligible: EligibleParty | Refusal): EligibleParty | Refusal =>
    eligible.ok && !eligible.occasion.takesEnquiries ? { ok: false, code: errorCodes.noFreeSlot } : eligible;
  const send = async (c: Context, eligible: EligibleParty | Refusal, form: RequestForm) => {
    const { storeId, request } = form;
    const own = { storeId, idempotencyKey: request.idempotencyKey, sessionId: c.get('sessionId') ?? '' };
    const respond = async (outcome: EnquiryOutcome) =>
      outcome.ok ? c.json(await withManageToken(engine, outcome.answer, own), 200) : toRefusal(c, outcome);
    const previous = await previousOutcome(engine.db, form);
    if (previous) return respond(previous);
    if (!eligible.ok) return refuse(c, eligible);
    const refusal = await senderCheck(c, request.captchaToken);
    if (refusal) return refusal;
    const command = { ...form, ...placeOf(eligible), sessionId: own.sessionId } as EnquiryCommand;
    return respond(await createEnquiry(engine, command));
  };
  return createArea()
    .openapi(routes.enquiry, async (c) => {
      const { storeId } = c.req.valid('param');
      const request = c.req.valid('json');
      const eligible = takesEnquiries(eligibility.checkParty(storeId, request, [request.date]));
      return send(c, eligible, { storeId, type: 'enquiry', request });
    })
    .openapi(routes.event, async (c) => {
      const { storeId } = c.req.valid('param');
      const request = c.req.valid('json');
      const eligible = takesEnquiries(eligibility.checkEvent(storeId, request, [request.date]));
      return send(c, eligible, { storeId, type: 'event', request });
    });
}
