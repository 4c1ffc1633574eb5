import type { CustomerTextField, FieldCheck } from '../customer.ts';
import type { WaitlistBody } from '../waitlist/contract.ts';
import type { JourneyState } from './journey-state.ts';
import { tableWish } from './journey-step-two.ts';

export type NotifyBy = NonNullable<WaitlistBody['notifyBy']>;
/** `state` has who waits and for what party; `time` is the one waited for. */
export type WaitlistDraft = { state: JourneyState; time: string; notifyBy: NotifyBy };

export const notifyChoices = [
  { value: 'email', text: 'By e-mail' },
  { value: 'sms', text: 'By text message' },
] satisfies { value: NotifyBy; text: string }[];

/** In the order of the form. */
export const contactFields = ['firstName', 'lastName', 'email', 'phoneNumber'] as const satisfies CustomerTextField[];

/** A text message needs a number to go to. */
export function phoneFor(notifyBy: NotifyBy) {
  return (field: CustomerTextField, value: string): FieldCheck | null =>
    field === 'phoneNumber' && notifyBy === 'sms' && value.trim() === ''
      ? { present: false, valid: false, message: 'Please give a phone number for the text message.' }
      : null;
}

/** Null while something of the party is still to be chosen. */
export function waitlistBody({ state, time, notifyBy }: WaitlistDraft): WaitlistBody | null {
  const wish = tableWish({ ...state, selectedBookingTime: time });
  const { firstName, lastName, email, phoneNumber } = state.customer;
  return (
    wish && {
      ...wish,
      notifyBy,
      customer: {
        firstName: firstName.value,
        lastName: lastName.value,
        email: email.value,
        phoneNumber: phoneNumber.value,
      },
    }
  );
}
