import type { Context, TypedResponse } from 'hono';
import { tooManyMessages } from '../../../platform/api/api.ts';
import type { ErrorBody } from '../../../values/error-catalogue.ts';
import * as errorCodes from '../../../values/error-codes.ts';
import type { TOO_MANY_REQUESTS, UNPROCESSABLE } from '../../../values/http-status.ts';
import type { OverLimit } from '../../engine/limits/enter-address.server.ts';
import { refuse } from '../parts/refuse.server.ts';

type Refused = Response & TypedResponse<ErrorBody, typeof UNPROCESSABLE | typeof TOO_MANY_REQUESTS, 'json'>;

export const isOverLimit = (outcome: { ok: boolean; reason?: string }): outcome is OverLimit =>
  outcome.reason === 'too-many-bookings' || outcome.reason === 'too-many-messages';

/** Refuses an address with too many bookings or messages. */
export function refuseOverLimit(c: Context, outcome: OverLimit): Refused {
  if (outcome.reason === 'too-many-messages')
    return tooManyMessages(c, outcome.seconds, ', or ring the restaurant') as Refused;
  const message = `${outcome.most} tables are already booked with this e-mail address, the most we take online. Ring the restaurant and they’ll gladly book another.`;
  return refuse(c, { code: errorCodes.bookingRejectMessage, message }) as Refused;
}
