import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { createArea, errorResponse, invalid, json, ownError, tooManyRequests } from '../../platform/api/api.ts';
import { CONFLICT, NOT_FOUND, TOO_MANY_REQUESTS } from '../../values/http-status.ts';
import { waitText } from '../../values/time/duration.ts';
import * as contract from '../contracts/manage.ts';
import { AN_ADULT } from '../contracts/needs.ts';
import type { EngineDeps } from '../engine/day/engine-deps.ts';
import { type DetailsOutcome, editDetails } from '../engine/edit-details.server.ts';
import { CONFIRMATIONS, type ResendOutcome, resendConfirmation } from '../engine/resend-confirmation.server.ts';
import { type LateOutcome, reportLate } from '../engine/running-late.server.ts';
import { LATE_NOTICES, WHEN_LATE } from '../rules/managed/running-late.ts';
import { isOverLimit, refuseOverLimit } from './limits/refuse-over-limit.server.ts';
import { BEGUN, CANCELLED, EDITED_SINCE, UNKNOWN_BOOKING } from './manage-words.server.ts';
import { answer, tags } from './parts/route-parts.server.ts';

const params = contract.manageParams;
const refusals = {
  [CONFLICT]: errorResponse('Too late, or too early; the message says why'),
  [TOO_MANY_REQUESTS]: errorResponse('Too soon after the last time; Retry-After says when'),
};
const routes = {
  details: createRoute({
    method: 'post',
    path: '/manage/{manageToken}/details',
    tags,
    summary: 'Edits name, e-mail address, phone, request and needs; a new address is sent the confirmation',
    request: { params, body: { required: true, ...json(contract.detailsBody) } },
    responses: { ...refusals, ...answer('Whether anything changed', contract.detailsAnswer) },
  }),
  resend: createRoute({
    method: 'post',
    path: '/manage/{manageToken}/resend',
    tags,
    summary: 'Sends the confirmation again',
    request: { params },
    responses: { ...refusals, ...answer('On its way', contract.resendAnswer) },
  }),
  late: createRoute({
    method: 'post',
    path: '/manage/{manageToken}/late',
    tags,
    summary: 'Tells the restaurant the party is running late',
    request: { params, body: { required: true, ...json(contract.lateBody) } },
    responses: { ...refusals, ...answer('The restaurant has been told', contract.lateAnswer) },
  }),
};
export type ManageDetailsRoutes = typeof routes;

const reasons = {
  'not-booked': CANCELLED,
  begun: BEGUN,
  'edited-since': EDITED_SINCE,
  'not-the-day': WHEN_LATE,
};

function refuseEdit(c: Context, outcome: Exclude<DetailsOutcome | ResendOutcome | LateOutcome, { ok: true }>) {
  if (isOverLimit(outcome)) return refuseOverLimit(c, outcome);
  if (outcome.reason === 'too-many')
    return tooManyRequests(
      c,
      CONFIRMATIONS,
      outcome.seconds,
      `We’ve just sent the confirmation. You can resend it in ${waitText(outcome.seconds)}.`,
    );
  if (outcome.reason === 'told-already')
    return tooManyRequests(
      c,
      LATE_NOTICES,
      outcome.seconds,
      `We’ve just told the restaurant. You can tell them again in ${waitText(outcome.seconds)}.`,
    );
  if (outcome.reason === 'no-adult') return invalid(c, { 'needs.children': AN_ADULT });
  if (outcome.reason === 'not-found') return ownError(c, NOT_FOUND, UNKNOWN_BOOKING);
  return ownError(c, CONFLICT, { title: 'Not possible', message: reasons[outcome.reason] });
}

export function manageDetailsApi(engine: EngineDeps) {
  return createArea()
    .openapi(routes.details, async (c) => {
      const { manageToken } = c.req.valid('param');
      const outcome = await editDetails(engine, { manageToken, details: c.req.valid('json') });
      if (!outcome.ok) return refuseEdit(c, outcome);
      const { changed, confirmationSent } = outcome;
      return c.json({ changed, confirmationSent }, 200);
    })
    .openapi(routes.resend, async (c) => {
      const outcome = await resendConfirmation(engine, c.req.valid('param').manageToken);
      return outcome.ok ? c.json({ confirmationSent: true as const }, 200) : refuseEdit(c, outcome);
    })
    .openapi(routes.late, async (c) => {
      const { manageToken } = c.req.valid('param');
      const outcome = await reportLate(engine, { manageToken, minutes: c.req.valid('json').minutes });
      return outcome.ok ? c.json({ told: true as const }, 200) : refuseEdit(c, outcome);
    });
}
