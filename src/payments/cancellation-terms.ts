import { formatInstant } from '../values/time/instant-text.ts';

/** `until`: 'Thursday 3 December at 7pm', or '24 hours before'. */
export const freeUntilText = (until: string) => `Cancelling is free until ${until}.`;

/** For a cancellation with a fee; epoch milliseconds. */
export const wasFreeUntilText = (until: number) => `cancelling was free until ${formatInstant(until)}`;

/** For a booking that was never free to cancel. */
export const NEVER_FREE = 'you booked too late to cancel for free';

/** The cost of a guaranteed booking, and until when cancelling is free; null if it no longer is or never was. */
export const cancellationTerms = (until: string | null, cost: string) =>
  until === null
    ? `If you cancel or don’t come, it costs ${cost}.`
    : `${freeUntilText(until)} If you cancel later or don’t come, it costs ${cost}.`;
