import * as errorCodes from '../../values/error-codes.ts';
import type { RefusalReason } from './eligibility.ts';

/** The answer to an idempotency key reused with another body. */
export const KEY_REUSED = 'You’ve already sent this booking with different details. Start again.';

/** The answer to a change that would lose an extra of the booking. */
export const extraLostByMove = (name: string): RefusalReason => ({
  code: errorCodes.bookingRejectMessage,
  message: `We can’t do one of your extras then: ${name}. Choose another time, or ring the restaurant.`,
});

export const EXTRA_GONE = {
  code: errorCodes.bookingRejectMessage,
  message: 'One of your extras is no longer available. Choose again.',
} as const;
