import type { JourneyState } from './journey-state.ts';
import { eachField, type RememberedCustomer, rememberedFields } from './remembered/remembered-customer.ts';

/** Fills the fields that are still empty. */
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

/** Remembers the diner after a booking, if they ticked the box. */
export function rememberedAfter(state: JourneyState): JourneyState {
  if (!state.rememberMe) return state;
  return { ...state, remembered: eachField((field) => state.customer[field].value.trim()) };
}

/** Forgets the diner and clears their fields for whoever uses this device next. */
export function forgotten(state: JourneyState): JourneyState {
  const empty = { value: '', present: false, valid: true, message: null };
  const customer = { ...state.customer };
  for (const field of rememberedFields) customer[field] = empty;
  return { ...state, customer, remembered: null, rememberMe: false };
}
