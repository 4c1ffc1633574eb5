import type { ErrorBody } from '../../platform/error-catalogue.ts';
import { bookingStatus, SLOT_TAKEN_MESSAGE } from '../constants.ts';
import type { CreateAnswer } from '../contract.ts';
import type { CustomerTextField, FieldCheck } from '../customer.ts';
import { NO_FREE_SLOT, wordsFor } from './journey-errors.ts';
import {
  type Attempt,
  bookingBody,
  type CustomerDraft,
  customerTextFields,
  type JourneyState,
} from './journey-state.ts';

export function customerTyped(
  state: JourneyState,
  field: CustomerTextField,
  value: string,
  check?: FieldCheck,
): JourneyState {
  const before = state.customer[field];
  const flags = check ?? { ...before, present: value.trim() !== '' };
  return { ...state, customer: { ...state.customer, [field]: { ...flags, value } } };
}

/** The same body goes out under the same key, so that asking again never books twice; another body is a new attempt. */
export function attemptFor(state: JourneyState, newKey: () => string): Attempt | null {
  const body = bookingBody(state);
  if (!body) return null;
  const sent = JSON.stringify({ storeId: state.restaurant?.storeId, type: state.bookingType, body });
  return state.attempt?.sent === sent ? state.attempt : { idempotencyKey: newKey(), sent };
}

function backToSlots(state: JourneyState, words: string): JourneyState {
  return { ...state, step: 2, attempt: null, slotsRound: state.slotsRound + 1, bookingError: words };
}

/** A reference leads to the thanks view. A slot just taken leads back to step two, with all that was typed. */
export function submitted(
  state: JourneyState,
  { bookingReference, bookingStatus: status }: CreateAnswer,
): JourneyState {
  const settled = { ...state, submitting: false };
  if (status !== bookingStatus.slotTaken)
    return { ...settled, confirmationNumber: bookingReference, bookingError: null, slotsError: null };
  return backToSlots(settled, SLOT_TAKEN_MESSAGE);
}

/** What the server found wrong stands at its field; the paths are the body's, such as 'customer.email'. */
function marked(customer: CustomerDraft, fields: Record<string, string>): CustomerDraft {
  const wrong = { ...customer };
  for (const field of customerTextFields) {
    const message = fields[`customer.${field}`];
    if (message) wrong[field] = { ...customer[field], valid: false, message };
  }
  return wrong;
}

/** No free slot any more leads back to the slots; every other error stays with what was typed. */
export function submitFailed(state: JourneyState, error: ErrorBody): JourneyState {
  const settled = { ...state, submitting: false };
  if (error.code === NO_FREE_SLOT) return backToSlots(settled, wordsFor(error));
  return { ...settled, customer: marked(state.customer, error.fields ?? {}), bookingError: wordsFor(error) };
}
