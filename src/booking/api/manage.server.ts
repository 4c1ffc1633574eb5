import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { createArea, errorResponse, json, ownError } from '../../platform/api/api.ts';
import { CONFLICT, NOT_FOUND } from '../../values/http-status.ts';
import { formatPounds } from '../../values/money.ts';
import { manageSlotsQuery } from '../contracts/booking.ts';
import { bookingStatus } from '../contracts/constants.ts';
import * as contract from '../contracts/manage.ts';
import { latestLateNotice } from '../engine/booking-events.server.ts';
import { type CancelOutcome, cancelBooking } from '../engine/cancel-booking.server.ts';
import { type ChangeOutcome, changeBooking } from '../engine/change-booking.server.ts';
import type { DayKey } from '../engine/day/day-sheets.server.ts';
import { type EngineDeps, nowOf } from '../engine/day/engine-deps.ts';
import { findBookingByToken } from '../engine/find-booking.server.ts';
import type { EligibilityChecker } from '../rules/eligibility-checker.ts';
import { toManagedBooking } from '../rules/managed/managed-booking.server.ts';
import { BEGUN, CANCELLED, REQUESTED, UNKNOWN_BOOKING } from './manage-words.server.ts';
import { refuse } from './parts/refuse.server.ts';
import { answer, tags } from './parts/route-parts.server.ts';
import { findSlots } from './slots.server.ts';

const params = contract.manageParams;
const moved = {
  [CONFLICT]: errorResponse('Too late, or not on the terms shown; the message says why'),
};
const routes = {
  read: createRoute({
    method: 'get',
    path: '/manage/{manageToken}',
    tags,
    summary: 'A booking, by the link in its e-mail',
    request: { params },
    responses: answer('The booking', contract.manageAnswer),
  }),
  slots: createRoute({
    method: 'get',
    path: '/manage/{manageToken}/slots',
    tags,
    summary: 'The times a booking can move to',
    request: { params, query: manageSlotsQuery },
    responses: answer('Times by date, in service order; its own table counts as free', contract.manageSlotsAnswer),
  }),
  change: createRoute({
    method: 'post',
    path: '/manage/{manageToken}/change',
    tags,
    summary: 'Moves a booking to another date, time, party, menu or area',
    request: { params, body: { required: true, ...json(contract.changeBody) } },
    responses: {
      ...moved,
      ...answer('Status 1 changed; 9 the slot was taken and nothing changed', contract.changeAnswer),
    },
  }),
  cancel: createRoute({
    method: 'post',
    path: '/manage/{manageToken}/cancel',
    tags,
    summary: 'Cancels a booking for the fee shown',
    request: { params, body: { required: true, ...json(contract.cancelBody) } },
    responses: { ...moved, ...answer('Cancelled', contract.cancelAnswer) },
  }),
};
export type ManageRoutes = typeof routes;

type Reason = Exclude<CancelOutcome | ChangeOutcome, { ok: true }>;

function whyNot(reason: Reason): string {
  switch (reason.reason) {
    case 'not-booked':
      return CANCELLED;
    case 'requested':
      return REQUESTED;
    case 'begun':
      return BEGUN;
    case 'past-cut-off':
      return 'It’s too late to change this booking online. Ring the restaurant and they’ll see what they can do.';
    case 'fee-rose':
      return `Cancelling is no longer free: it now costs ${formatPounds(reason.fee)}.`;
    default:
      return UNKNOWN_BOOKING.message;
  }
}

const tooLate = (c: Context, reason: Reason) =>
  ownError(c, CONFLICT, { title: 'Not any more', message: whyNot(reason) });

export function manageApi(eligibility: EligibilityChecker, engine: EngineDeps) {
  return createArea()
    .openapi(routes.read, async (c) => {
      const current = await findBookingByToken(engine.db, c.req.valid('param').manageToken);
      const restaurantWithMenus = current && engine.restaurants().get(current.booking.store_id);
      if (!current || !restaurantWithMenus) return ownError(c, NOT_FOUND, UNKNOWN_BOOKING);
      const late = await latestLateNotice(engine.db, current.booking);
      return c.json({ booking: toManagedBooking({ ...current, late }, restaurantWithMenus, nowOf(engine)) }, 200);
    })
    .openapi(routes.slots, async (c) => {
      const current = await findBookingByToken(engine.db, c.req.valid('param').manageToken);
      if (!current) return ownError(c, NOT_FOUND, UNKNOWN_BOOKING);
      const { store_id: storeId, occasion_id: occasionId, id: bookingId } = current.booking;
      const query = { ...c.req.valid('query'), occasionId };
      const nowMs = nowOf(engine);
      // Its own table counts as free, since it would be released.
      const seatedOn = (days: readonly DayKey[]) => engine.sheets.read(days, nowMs, bookingId);
      const slots = await findSlots({ eligibility, seatedOn, nowMs }, { storeId, query });
      return slots.ok ? c.json({ dates: slots.dates }, 200) : refuse(c, slots);
    })
    .openapi(routes.change, async (c) => {
      const { manageToken } = c.req.valid('param');
      const outcome = await changeBooking(engine, { manageToken, request: c.req.valid('json') });
      if (outcome.ok) return c.json({ bookingReference: outcome.reference, bookingStatus: bookingStatus.booked }, 200);
      if (outcome.reason === 'slot-taken')
        return c.json({ bookingReference: null, bookingStatus: bookingStatus.slotTaken }, 200);
      if (outcome.reason === 'refused') return refuse(c, outcome.refusal);
      return outcome.reason === 'not-found' ? ownError(c, NOT_FOUND, UNKNOWN_BOOKING) : tooLate(c, outcome);
    })
    .openapi(routes.cancel, async (c) => {
      const { manageToken } = c.req.valid('param');
      const { cancellationFee: expectedFee } = c.req.valid('json');
      const outcome = await cancelBooking(engine, { manageToken, expectedFee, reason: 'by the diner' });
      if (outcome.ok) return c.json({ cancelled: true as const, cancellationFee: outcome.fee }, 200);
      return outcome.reason === 'not-found' ? ownError(c, NOT_FOUND, UNKNOWN_BOOKING) : tooLate(c, outcome);
    });
}
