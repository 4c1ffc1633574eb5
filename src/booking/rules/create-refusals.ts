import * as errorCodes from '../../values/error-codes.ts';

/** The answer to an idempotency key that was used with another body. */
export const KEY_REUSED = 'This booking was sent before with other details. Please start again.';

/** The answer when a chosen extra is no longer available. */
export const EXTRA_GONE = {
  code: errorCodes.bookingRejectMessage,
  message: 'One of the extras can no longer be had. Please choose again.',
} as const;
