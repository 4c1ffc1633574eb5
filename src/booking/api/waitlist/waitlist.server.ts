import { createRoute } from '@hono/zod-openapi';
import { createArea, errorResponse, json, ownError, tooManyRequests } from '../../../platform/api/api.ts';
import type { SenderCheck } from '../../../platform/captcha/sender-check.server.ts';
import * as errorCodes from '../../../values/error-codes.ts';
import { CONFLICT, NOT_FOUND } from '../../../values/http-status.ts';
import { formatTime } from '../../../values/time/wall-time.ts';
import { storeParams } from '../../contracts/booking.ts';
import * as contract from '../../contracts/waitlist.ts';
import { claimTable } from '../../engine/claim-table.server.ts';
import type { EngineDeps } from '../../engine/day/engine-deps.ts';
import { existingPlace, joinWaitlist } from '../../engine/join-waitlist.server.ts';
import { ENTRIES_A_DAY } from '../../engine/new-entry.server.ts';
import { shownEntry } from '../../engine/shown-entry.server.ts';
import { findEntry, leaveWaitlist } from '../../engine/waitlist-entries.server.ts';
import type { EligibilityChecker } from '../../rules/eligibility-checker.ts';
import { isOverLimit, refuseOverLimit } from '../limits/refuse-over-limit.server.ts';
import { visitorOf } from '../limits/visitor-of.server.ts';
import { refuse } from '../parts/refuse.server.ts';
import { answer, checkedSender, tags } from '../parts/route-parts.server.ts';

const params = contract.waitlistParams;
const routes = {
  join: createRoute({
    method: 'post',
    path: '/waitlist/{storeId}',
    tags,
    summary: 'Joins the waitlist for a full time or a range of times',
    request: { params: storeParams, body: { required: true, ...json(contract.waitlistBody) } },
    responses: {
      [CONFLICT]: errorResponse('One of the times is free; the message says which'),
      ...checkedSender,
      ...answer('A reference and the position, whether or not the address is already waiting', contract.waitlistAnswer),
    },
  }),
  read: createRoute({
    method: 'get',
    path: '/waitlist/entries/{waitlistToken}',
    tags,
    summary: 'A waitlist entry, by the link in its messages',
    request: { params },
    responses: answer('The entry', contract.waitlistEntryAnswer),
  }),
  claim: createRoute({
    method: 'post',
    path: '/waitlist/entries/{waitlistToken}/claim',
    tags,
    summary: 'Books the table held for a waitlist entry',
    request: { params, body: { required: true, ...json(contract.claimBody) } },
    responses: {
      [CONFLICT]: errorResponse('Nothing is offered'),
      ...answer('Status 1 with a reference; 9 if the table has gone', contract.claimAnswer),
    },
  }),
  leave: createRoute({
    method: 'post',
    path: '/waitlist/entries/{waitlistToken}/leave',
    tags,
    summary: 'Leaves the waitlist',
    request: { params },
    responses: {
      [NOT_FOUND]: errorResponse('Entry not found'),
      [CONFLICT]: errorResponse('Already a booking, to be cancelled by its own link'),
      200: { description: 'No longer on the waitlist', ...json(contract.leaveAnswer) },
    },
  }),
};
export type WaitlistRoutes = typeof routes;

const UNKNOWN = {
  title: 'Not on the waiting list',
  message: 'We couldn’t find your place on the waiting list. Use the full link from our message.',
};
const freeNow = (time: string) => ({
  title: 'Free',
  message: `Good news: ${formatTime(time)} is free. Book it now.`,
});
const MANY_ENTRIES = 'That’s a lot of waiting lists for one day. Try again tomorrow, or ring the restaurant.';
const WAITS_ELSEWHERE = {
  code: errorCodes.bookingRejectMessage,
  message:
    'You’re on another restaurant’s waiting list for that day. Leave it first, with the link in its e-mail, then join this one.',
} as const;
const NOTHING_OFFERED = {
  title: 'Nothing offered',
  message: 'We’re not holding a table for you just now. Check your place with the link in our message.',
};

const BOOKED = {
  title: 'Booked already',
  message: 'The table’s already booked for you. Changed your mind? Cancel with the link in your confirmation.',
};

export function waitlistApi(eligibility: EligibilityChecker, engine: EngineDeps, senderCheck: SenderCheck) {
  return createArea()
    .openapi(routes.join, async (c) => {
      const { storeId } = c.req.valid('param');
      const request = c.req.valid('json');
      const eligible = eligibility.checkParty(storeId, request, [request.date]);
      if (!eligible.ok) return refuse(c, eligible);
      const { restaurantWithMenus, occasion } = eligible;
      const command = { storeId, restaurantWithMenus, occasion, request, visitor: visitorOf(c) };
      const existing = await existingPlace(engine, command);
      if (existing) return c.json(existing, 200);
      const refusal = await senderCheck(c, request.captchaToken);
      if (refusal) return refusal;
      const outcome = await joinWaitlist(engine, command);
      if (outcome.ok) return c.json(outcome.answer, 200);
      if (isOverLimit(outcome)) return refuseOverLimit(c, outcome);
      if (outcome.reason === 'too-many-entries')
        return tooManyRequests(c, ENTRIES_A_DAY, ENTRIES_A_DAY.seconds, MANY_ENTRIES);
      if (outcome.reason === 'waits-elsewhere') return refuse(c, WAITS_ELSEWHERE);
      if (outcome.reason === 'free') return ownError(c, CONFLICT, freeNow(outcome.time));
      return refuse(c, { code: errorCodes.noFreeSlot });
    })
    .openapi(routes.read, async (c) => {
      const entry = await findEntry(engine.db, c.req.valid('param').waitlistToken);
      const view = entry && (await shownEntry(engine, entry));
      return view ? c.json({ entry: view }, 200) : ownError(c, NOT_FOUND, UNKNOWN);
    })
    .openapi(routes.claim, async (c) => {
      const entry = await findEntry(engine.db, c.req.valid('param').waitlistToken);
      if (!entry) return ownError(c, NOT_FOUND, UNKNOWN);
      const { braintreeCustomerId } = c.req.valid('json');
      const outcome = await claimTable(engine, eligibility, {
        entry,
        braintreeCustomerId,
        sessionId: c.get('sessionId') ?? '',
      });
      if (outcome.ok) return c.json(outcome.answer, 200);
      return outcome.reason === 'refused' ? refuse(c, outcome.refusal) : ownError(c, CONFLICT, NOTHING_OFFERED);
    })
    .openapi(routes.leave, async (c) => {
      const { waitlistToken } = c.req.valid('param');
      if (!(await findEntry(engine.db, waitlistToken))) return ownError(c, NOT_FOUND, UNKNOWN);
      const left = await leaveWaitlist(engine, waitlistToken);
      if (!left && (await findEntry(engine.db, waitlistToken))?.status === 'booked')
        return ownError(c, CONFLICT, BOOKED);
      return c.json({ left: true as const }, 200);
    });
}
