import type { TimeWindow } from '../../../values/time/time-window.ts';
import type { CustomerTextField } from '../../contracts/customer.ts';
import type { NotifyBy, WaitlistBody } from '../../contracts/waitlist.ts';
import { hasNeeds, needsFor } from '../../rules/needs.ts';
import type { JourneyState } from '../journey-state.ts';
import { tableRequestOf } from '../journey-step-two.ts';

/** `state` has the customer and the party; `time` is the full time, `window` the times that would do, if known. */
export type WaitlistDraft = { state: JourneyState; time: string; window: TimeWindow | null };

export const notifyChoices = [
  { value: 'email', text: 'By e-mail' },
  { value: 'sms', text: 'By text message' },
] satisfies { value: NotifyBy; text: string }[];

/** In form order. */
export const contactFields = ['firstName', 'lastName', 'email', 'phoneNumber'] as const satisfies CustomerTextField[];

/** Null while something is still to be chosen. */
export function toWaitlistBody({ state, time, window }: WaitlistDraft): WaitlistBody | null {
  const tableRequest = tableRequestOf({ ...state, selectedBookingTime: time });
  const needs = needsFor(state, state.needs);
  const { firstName, lastName, email, phoneNumber } = state.customer;
  return (
    tableRequest && {
      ...tableRequest,
      ...window,
      notifyBy: state.notifyBy,
      ...(hasNeeds(needs) && { needs }),
      customer: {
        firstName: firstName.value,
        lastName: lastName.value,
        email: email.value,
        phoneNumber: phoneNumber.value,
      },
    }
  );
}
