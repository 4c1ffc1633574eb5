import type { Context } from 'hono';
import { pounds } from '../../payments/pounds.ts';
import { createArea } from '../../platform/api.ts';
import { type DeskDeps, nowOf } from '../desk/desk-deps.ts';
import { refuse } from '../refuse.server.ts';
import { type CancelOutcome, cancelBooking } from './cancel-booking.server.ts';
import { type ChangeOutcome, changeBooking } from './change-booking.server.ts';
import { findBooking } from './find-booking.server.ts';
import { managedBooking } from './managed-booking.ts';
import { cancelRoute, changeRoute, manageRoute } from './routes.server.ts';

const UNKNOWN = {
  code: 404,
  title: 'No such booking',
  message: 'We could not find that booking. Please use the whole link from your e-mail, or ring the restaurant.',
};

type Reason = Exclude<CancelOutcome | ChangeOutcome, { ok: true }>;

/** Why it can no longer be done, in words for the diner. */
function whyNot(reason: Reason): string {
  switch (reason.reason) {
    case 'not-booked':
      return 'This booking is cancelled already.';
    case 'begun':
      return 'The time of this booking has come. Please ring the restaurant.';
    case 'past-cut-off':
      return 'It is too late to change this booking online. Please ring the restaurant, they will see what they can do.';
    case 'fee-rose':
      return `Cancelling is no longer free: it costs ${pounds(reason.fee)} now.`;
    default:
      return UNKNOWN.message;
  }
}

const tooLate = (c: Context, reason: Reason) =>
  c.json({ code: 409, title: 'Not any more', message: whyNot(reason) }, 409);

/** A booking in the hands of whoever has its link: to see, to change, to cancel. Reading changes nothing. */
export function manageApi(desk: DeskDeps) {
  return createArea()
    .openapi(manageRoute, async (c) => {
      const found = await findBooking(desk.db, c.req.valid('param').manageToken);
      const house = found && desk.houses().get(found.booking.store_id);
      if (!found || !house) return c.json(UNKNOWN, 404);
      return c.json({ booking: managedBooking(found, house, nowOf(desk)) }, 200);
    })
    .openapi(changeRoute, async (c) => {
      const { manageToken } = c.req.valid('param');
      const outcome = await changeBooking(desk, { manageToken, wish: c.req.valid('json') });
      if (outcome.ok) return c.json({ bookingReference: outcome.reference, bookingStatus: 1 as const }, 200);
      if (outcome.reason === 'slot-taken') return c.json({ bookingReference: null, bookingStatus: 9 as const }, 200);
      if (outcome.reason === 'refused') return refuse(c, outcome.refusal);
      return outcome.reason === 'not-found' ? c.json(UNKNOWN, 404) : tooLate(c, outcome);
    })
    .openapi(cancelRoute, async (c) => {
      const { manageToken } = c.req.valid('param');
      const { cancellationFee: expectedFee } = c.req.valid('json');
      const outcome = await cancelBooking(desk, { manageToken, expectedFee, reason: 'by the diner' });
      if (outcome.ok) return c.json({ cancelled: true as const, cancellationFee: outcome.fee }, 200);
      return outcome.reason === 'not-found' ? c.json(UNKNOWN, 404) : tooLate(c, outcome);
    });
}
