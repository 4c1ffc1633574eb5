import { fieldMessages, invalidRequest } from '../../values/field-messages.ts';
import { BAD_GATEWAY, BAD_REQUEST, CONFLICT } from '../../values/http-status.ts';
import { waitlistBody as waitlistSchema } from '../contracts/waitlist.ts';
import type { BookingCalls } from '../flow/booking-calls.ts';
import type { JourneyAction } from '../flow/journey-action.ts';
import type { JourneyState } from '../flow/journey-state.ts';
import { toWaitlistBody } from '../flow/waitlist/waitlist-body.ts';

/** The journey's action for the answer, the page's status, and whether the form's key may be used again. */
export type SubmitResult = { action: JourneyAction; status: number; keepKey: boolean };

/** Sends the plain waitlist form. It needs no idempotency key: the same person asking again gets the existing entry. */
export async function submitWaitlistForm(calls: BookingCalls, state: JourneyState): Promise<SubmitResult> {
  const body = waitlistSchema.safeParse(
    toWaitlistBody({ state, time: state.waitlistFor ?? '', window: state.waitlistWindow }),
  );
  if (!body.success)
    return {
      action: { type: 'waitlist refused', error: invalidRequest(fieldMessages(body.error)) },
      status: BAD_REQUEST,
      keepKey: true,
    };
  const answer = await calls.joinWaitlist(state.restaurant?.storeId ?? '', body.data);
  if (answer.ok) return { action: { type: 'waitlist joined', answer: answer.data }, status: 200, keepKey: true };
  // One of the times is free after all.
  if (answer.status === CONFLICT) return { action: { type: 'waitlist not needed' }, status: CONFLICT, keepKey: true };
  return {
    action: { type: 'waitlist refused', error: answer.error },
    status: answer.status || BAD_GATEWAY,
    keepKey: true,
  };
}
