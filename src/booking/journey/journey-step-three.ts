import type { ErrorBody } from '../../platform/error-catalogue.ts';
import { bookingStatus, SLOT_TAKEN_MESSAGE } from '../constants.ts';
import type { CreateAnswer } from '../contract.ts';
import type { CustomerTextField, FieldCheck } from '../customer.ts';
import { NEEDS_CARD, NO_FREE_SLOT, wordsFor } from './journey-errors.ts';
import {
  type Attempt,
  bookingBody,
  type CustomerDraft,
  customerTextFields,
  type JourneyState,
} from './journey-state.ts';

/** The card we knew cannot be used any more. */
const CARD_AGAIN = 'We need your card once more. Nothing has been taken from it.';

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

/** Fresh times in step two, with all that was typed; `words` say why. */
function backToSlots(state: JourneyState, words: string | null): JourneyState {
  const { slotsRound } = state;
  return { ...state, step: 2, attempt: null, hold: null, slotsRound: slotsRound + 1, bookingError: words };
}

/** Someone was quicker. */
export function slotTaken(state: JourneyState): JourneyState {
  return backToSlots(state, SLOT_TAKEN_MESSAGE);
}

/** Not while an answer to the booking is awaited: that settles it. What was sent before keeps its key. */
export function holdLapsed(state: JourneyState): JourneyState {
  if (!state.hold || state.submitting) return state;
  const { attempt, selectedBookingTime } = state;
  return {
    ...backToSlots(state, null),
    attempt,
    news: selectedBookingTime ? { time: selectedBookingTime, kind: 'lapsed' } : null,
  };
}

/** The card was refused, or something is wrong with its fields: the words stand at the card. */
export function cardRefused(state: JourneyState, message: string | null): JourneyState {
  return { ...state, submitting: false, braintreeCustomerId: null, cardError: message };
}

/** A reference leads to the thanks view. A slot just taken leads back to step two, with all that was typed. */
export function submitted(
  state: JourneyState,
  { bookingReference, bookingStatus: status }: CreateAnswer,
): JourneyState {
  const settled = { ...state, submitting: false };
  if (status === bookingStatus.slotTaken) return slotTaken(settled);
  const confirmed = { confirmationNumber: bookingReference, confirmedStatus: status };
  return { ...settled, ...confirmed, hold: null, bookingError: null, slotsError: null };
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
  if (error.code === NO_FREE_SLOT && state.bookingType !== 'event') return backToSlots(settled, wordsFor(error));
  if (error.code === NEEDS_CARD && state.cardGuarantee) return cardRefused(settled, CARD_AGAIN);
  return { ...settled, customer: marked(state.customer, error.fields ?? {}), bookingError: wordsFor(error) };
}

/** What the server found wrong with who would wait stands at its field. */
export function waitlistRefused(state: JourneyState, error: ErrorBody): JourneyState {
  return { ...state, customer: marked(state.customer, error.fields ?? {}), bookingError: wordsFor(error) };
}

/** The time waited for has come free meanwhile: it is chosen among fresh times. */
export function freeAfterAll(state: JourneyState): JourneyState {
  const time = state.waitlistFor;
  if (!time) return state;
  const asked = { ...state.asked, time };
  const closed = { ...backToSlots(state, null), asked, waitlistFor: null, waitlist: null, slotsError: null };
  return { ...closed, selectedBookingTime: time, news: { time, kind: 'freed' } };
}
