import type { JourneyState } from './journey-state.ts';
import { eachField, type RememberedCustomer, rememberedFields } from './remembered/remembered-customer.ts';

/** With the fields filled that are still empty. */
export function withRemembered(state: JourneyState, remembered: RememberedCustomer | null): JourneyState {
  if (!remembered) return { ...state, remembered };
  const filled = { ...state.customer };
  for (const field of rememberedFields) {
    const value = remembered[field];
    if (filled[field].value === '' && value !== '')
      filled[field] = { value, present: true, valid: true, message: null };
  }
  return { ...state, customer: filled, remembered, rememberMe: true };
}

/** After a booking by somebody who wants to be remembered. */
export function rememberedAfter(state: JourneyState): JourneyState {
  if (!state.rememberMe) return state;
  return { ...state, remembered: eachField((field) => state.customer[field].value.trim()) };
}

/** Forgets the diner, in the fields too: whoever comes next on this device is to find them empty. */
export function forgotten(state: JourneyState): JourneyState {
  const empty = { value: '', present: false, valid: true, message: null };
  const customer = { ...state.customer };
  for (const field of rememberedFields) customer[field] = empty;
  return { ...state, customer, remembered: null, rememberMe: false };
}
