import { waitlistBody as waitlistSchema } from '../waitlist/contract.ts';
import type { BookingCalls } from './booking-calls.ts';
import type { JourneyAction } from './journey-action.ts';
import type { JourneyState } from './journey-state.ts';
import { checkFields } from './plain-fields.ts';
import { type NotifyBy, waitlistBody } from './waitlist-body.ts';

/** What a plain form's answer tells the journey, under which status, and whether its key may be used again. */
export type Sent = { action: JourneyAction; status: number; keepKey: boolean };

/** The wanted time is free after all. */
const CONFLICT = 409;

/** Sends the plain form of the waiting list. The same person asking again keeps the place, so it needs no key. */
export async function joinLine(calls: BookingCalls, state: JourneyState, form: FormData): Promise<Sent> {
  const notifyBy: NotifyBy = form.get('notifyBy') === 'sms' ? 'sms' : 'email';
  const body = waitlistSchema.safeParse(waitlistBody({ state, time: state.waitlistFor ?? '', notifyBy }));
  if (!body.success)
    return { action: { type: 'waitlist refused', error: checkFields(body.error) }, status: 400, keepKey: true };
  const answer = await calls.joinWaitlist(state.restaurant?.storeId ?? '', body.data);
  if (answer.ok) return { action: { type: 'waitlist joined', answer: answer.data }, status: 200, keepKey: true };
  if (answer.status === CONFLICT) return { action: { type: 'waitlist not needed' }, status: 409, keepKey: true };
  return { action: { type: 'waitlist refused', error: answer.error }, status: answer.status || 502, keepKey: true };
}
