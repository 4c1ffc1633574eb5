import type { Context, TypedResponse } from 'hono';
import { tooManyRequests } from '../../../platform/api/api.ts';
import type { ErrorBody } from '../../../values/error-catalogue.ts';
import * as errorCodes from '../../../values/error-codes.ts';
import type { TOO_MANY_REQUESTS, UNPROCESSABLE } from '../../../values/http-status.ts';
import type { OverLimit } from '../../engine/limits/enter-address.server.ts';
import { refuse } from '../parts/refuse.server.ts';

type Refused = Response & TypedResponse<ErrorBody, typeof UNPROCESSABLE | typeof TOO_MANY_REQUESTS, 'json'>;

const HOUR_SECONDS = 3600;
const inTime = (seconds: number) =>
  seconds > HOUR_SECONDS ? `${Math.ceil(seconds / HOUR_SECONDS)} hours` : `${Math.ceil(seconds / 60)} minutes`;

export const isOverLimit = (outcome: { ok: boolean; reason?: string }): outcome is OverLimit =>
  outcome.reason === 'too-many-bookings' || outcome.reason === 'too-many-messages';

/** Refuses an e-mail address that has the most bookings, or was sent the most messages, that one address may. */
export function refuseOverLimit(c: Context, outcome: OverLimit): Refused {
  if (outcome.reason === 'too-many-messages') {
    const words = `We have written to this e-mail address several times already. Please try again in ${inTime(outcome.seconds)}, or ring the restaurant.`;
    return tooManyRequests(c, outcome.seconds, words) as Refused;
  }
  const message = `${outcome.most} tables are booked with this e-mail address already, as many as we can take online. Please ring the restaurant: they will gladly see to another.`;
  return refuse(c, { code: errorCodes.bookingRejectMessage, message }) as Refused;
}
