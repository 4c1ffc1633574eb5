import type { ErrorBody } from '../../values/error-catalogue.ts';
import * as errorCodes from '../../values/error-codes.ts';
import type { CreateAnswer } from '../contracts/booking.ts';
import type { CardLaterAnswer } from '../contracts/card-later.ts';
import { bookingStatus, SLOT_TAKEN_MESSAGE } from '../contracts/constants.ts';
import type { CustomerTextField, FieldCheck } from '../contracts/customer.ts';
import { userMessageFor } from './journey-errors.ts';
import { rememberedAfter } from './journey-remembered.ts';
import {
  type Attempt,
  bookingBody,
  type CustomerDraft,
  customerTextFields,
  type JourneyState,
} from './journey-state.ts';
import { slotsFailed } from './journey-step-two.ts';

/** The accepted card has expired on the server. */
const CARD_AGAIN = 'We need your card once more. Nothing has been taken from it.';
/** The card was accepted, and then the table was gone. */
const CARD_UNTOUCHED = 'Nothing was taken from your card.';

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

/** The same body goes out under the same key, so that a retry never books twice; another body is a new attempt. */
export function attemptFor(state: JourneyState, newKey: () => string): Attempt | null {
  const body = bookingBody(state);
  if (!body) return null;
  const sent = JSON.stringify({ storeId: state.restaurant?.storeId, type: state.bookingType, body });
  return state.attempt?.sent === sent ? state.attempt : { idempotencyKey: newKey(), sent };
}

/** Back to step two with fresh times, keeping all that was typed; `words` is the reason shown. */
function backToStepTwo(state: JourneyState, words: string | null): JourneyState {
  const { slotsRound } = state;
  const fresh = { step: 2, attempt: null, hold: null, slotsRound: slotsRound + 1, wantedStep: null } as const;
  const asked = { ...state.asked, time: state.selectedBookingTime ?? state.asked.time };
  return { ...state, ...fresh, asked, bookingError: words };
}

/** Why there is no table; after a card was accepted also that nothing was taken from it. */
const withCardWords = ({ braintreeCustomerId }: JourneyState, words: string | null): string | null =>
  words && braintreeCustomerId ? `${words} ${CARD_UNTOUCHED}` : words;

/** A concurrent booking took the slot. */
export function slotTaken(state: JourneyState): JourneyState {
  return backToStepTwo(state, withCardWords(state, SLOT_TAKEN_MESSAGE));
}

/** Ignored while a booking is being sent: its answer decides. The last attempt keeps its key. */
export function holdLapsed(state: JourneyState): JourneyState {
  if (!state.hold || state.submitting) return state;
  const { attempt, selectedBookingTime } = state;
  return {
    ...backToStepTwo(state, null),
    attempt,
    news: selectedBookingTime ? { time: selectedBookingTime, kind: 'lapsed' } : null,
  };
}

/** The card was refused or its fields are invalid: the message is shown at the card. */
export function cardRefused(state: JourneyState, message: string | null): JourneyState {
  return { ...state, submitting: false, braintreeCustomerId: null, cardError: message };
}

/** With a reference: the thanks view. Slot taken: back to step two, keeping all that was typed. */
export function submitted(
  state: JourneyState,
  { bookingReference, bookingStatus: status, manageToken }: CreateAnswer,
): JourneyState {
  const settled = { ...state, submitting: false };
  if (status === bookingStatus.slotTaken) return slotTaken(settled);
  const confirmed = { confirmationNumber: bookingReference, confirmedStatus: status, manageToken: manageToken ?? null };
  return rememberedAfter({ ...settled, ...confirmed, hold: null, bookingError: null, slotsError: null });
}

/** The table is kept while the card is given by the link of the e-mail. Slot taken: as in `submitted`. */
export function keptForCard(state: JourneyState, { reference, keptUntil }: CardLaterAnswer): JourneyState {
  if (!reference || !keptUntil) return slotTaken({ ...state, submitting: false });
  return { ...state, keptForCard: { reference, keptUntil }, bookingError: null, slotsError: null };
}

/** Puts the server's messages at their fields; paths are the body's, such as 'customer.email'. */
function marked(customer: CustomerDraft, fields: Record<string, string>): CustomerDraft {
  const wrong = { ...customer };
  for (const field of customerTextFields) {
    const message = fields[`customer.${field}`];
    if (message) wrong[field] = { ...customer[field], valid: false, message };
  }
  return wrong;
}

/** 'No free slot' leads back to the slots as their error (section 4); every other error stays at step three. */
export function submitFailed(state: JourneyState, error: ErrorBody): JourneyState {
  const settled = { ...state, submitting: false };
  if (error.code === errorCodes.noFreeSlot && state.bookingType !== 'event') {
    const full = slotsFailed(settled, error);
    const slotsError = withCardWords(state, full.slotsError);
    return { ...full, step: 2, attempt: null, hold: null, slotsError, bookingError: null };
  }
  if (error.code === errorCodes.needsCreditCard && state.cardGuarantee) return cardRefused(settled, CARD_AGAIN);
  return { ...settled, customer: marked(state.customer, error.fields ?? {}), bookingError: userMessageFor(error) };
}

/** Puts the server's messages at the fields of the waitlist form. */
export function waitlistRefused(state: JourneyState, error: ErrorBody): JourneyState {
  return { ...state, customer: marked(state.customer, error.fields ?? {}), bookingError: userMessageFor(error) };
}

/** The full time, or another of the window, has come free: it is selected among fresh times. */
export function waitlistNotNeeded(state: JourneyState): JourneyState {
  const time = state.waitlistFor;
  if (!time) return state;
  const asked = { ...state.asked, time };
  const closed = { ...backToStepTwo(state, null), asked, waitlistFor: null, waitlist: null, slotsError: null };
  return { ...closed, selectedBookingTime: time, news: { time, kind: 'freed' } };
}
