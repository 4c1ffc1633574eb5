import * as errorCodes from '../../values/error-codes.ts';
import type { RefusalReason } from './eligibility.ts';

/** The answer to an idempotency key that was used with another body. */
export const KEY_REUSED = 'This booking was sent before with other details. Please start again.';

/** The answer to a change of a booking whose extra cannot be had at the new table. */
export const extraLostByMove = (name: string): RefusalReason => ({
  code: errorCodes.bookingRejectMessage,
  message: `Your booking has an extra that cannot be had then: ${name}. Please choose another time, or ring the restaurant.`,
});

/** The answer when a chosen extra is no longer available. */
export const EXTRA_GONE = {
  code: errorCodes.bookingRejectMessage,
  message: 'One of the extras can no longer be had. Please choose again.',
} as const;
