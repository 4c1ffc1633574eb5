import type { ErrorBody } from '../../values/error-catalogue.ts';
import * as errorCodes from '../../values/error-codes.ts';
import { SERVER_ERROR, UNAVAILABLE } from '../../values/http-status.ts';
import type { CreateAnswer } from '../contracts/booking.ts';
import type { CardLaterAnswer } from '../contracts/card-later.ts';
import { bookingStatus, SLOT_TAKEN_MESSAGE } from '../contracts/constants.ts';
import { coversOf } from '../contracts/covers.ts';
import type { CustomerTextField, FieldCheck } from '../contracts/customer.ts';
import { noNeeds } from '../rules/needs.ts';
import { userMessageFor } from './journey-errors.ts';
import { rememberedAfter } from './journey-remembered.ts';
import {
  type Attempt,
  bookingBody,
  type CustomerDraft,
  customerTextFields,
  type JourneyState,
  type SentBooking,
} from './journey-state.ts';
import { slotsFailed } from './journey-step-two.ts';

const CARD_AGAIN = 'Enter your card details again. We haven’t charged it.';
const CARD_UNTOUCHED = 'We haven’t charged your card.';

export function customerTyped(
  state: JourneyState,
  field: CustomerTextField,
  value: string,
  check?: FieldCheck,
): JourneyState {
  const before = state.customer[field];
  const flags = check ?? { ...before, present: value.trim() !== '' };
  const next = { ...state, customer: { ...state.customer, [field]: { ...flags, value } } };
  // An address corrected on the thanks page is the one to remember.
  return state.confirmationNumber ? rememberedAfter(next) : next;
}

/**
 * An unchanged body keeps its key, so that a retry never books twice. So does a changed one while the last is
 * unanswered: only one of the two can be booked.
 */
export function attemptFor(state: JourneyState, newKey: () => string): Attempt | null {
  const body = bookingBody(state);
  if (!body) return null;
  const { attempt, unanswered, restaurant, bookingType: type } = state;
  const sent = JSON.stringify({ storeId: restaurant?.storeId, type, body });
  if (attempt?.sent === sent) return attempt;
  return { idempotencyKey: attempt && unanswered.length > 0 ? attempt.idempotencyKey : newKey(), sent };
}

export function submitting(state: JourneyState, attempt: Attempt): JourneyState {
  const unanswered = [...new Set([...state.unanswered, attempt.sent])];
  return { ...state, submitting: true, attempt, unanswered, bookingError: null };
}

const sentBooking = (sent: string) => JSON.parse(sent) as SentBooking;

/** Whether something sent to this restaurant got no response, so that it may be booked. */
export const mayHaveArrived = ({ unanswered, restaurant }: JourneyState): boolean =>
  unanswered.some((booking) => sentBooking(booking).storeId === restaurant?.storeId);

/** Whether the date is that of a form that was or may have been sent: it stays, even once it has passed. */
export const isDateSent = (state: JourneyState): boolean =>
  state.confirmationNumber !== null || state.submitting || (state.step >= 3 && mayHaveArrived(state));

/** Whether the booking in flight still matches the form, as after a reload. */
export const isStillSending = (state: JourneyState): boolean =>
  state.submitting && state.step >= 3 && attemptFor(state, () => '')?.sent === state.attempt?.sent;

/** The journey with the values of the form that was sent. */
function asSent(state: JourneyState, { type, body }: SentBooking): JourneyState {
  const { customer, adultCovers, childCovers = 0 } = body;
  const textFields = customerTextFields.map((field) => [
    field,
    { ...state.customer[field], value: customer[field] ?? '' },
  ]);
  return {
    ...state,
    bookingType: type,
    selectedOccasion: body.occasionId,
    selectedBookingDate: body.date,
    selectedBookingTime: body.time,
    adultCovers,
    childCovers,
    coverSize: coversOf({ adultCovers, childCovers }),
    selectedMenu: body.menuId ?? null,
    selectedArea: body.areaId ?? null,
    selectedUpsells: 'upsellIds' in body ? (body.upsellIds ?? []) : [],
    needs: { ...noNeeds, ...body.needs },
    customer: { ...state.customer, ...Object.fromEntries(textFields) },
  };
}

/** The attempt, while something under its key is unanswered. */
const openAttempt = ({ attempt, unanswered }: JourneyState): Attempt | null => (unanswered.length > 0 ? attempt : null);

/** Back to step two with fresh times, keeping everything typed; `words` says why. */
function backToStepTwo(state: JourneyState, words: string | null): JourneyState {
  const { slotsRound } = state;
  const fresh = { step: 2, hold: null, slotsRound: slotsRound + 1, wantedStep: null } as const;
  const prefill = { ...state.prefill, time: state.selectedBookingTime ?? state.prefill.time };
  return { ...state, ...fresh, prefill, bookingError: words };
}

/** Adds that an accepted card wasn't charged. */
const withCardWords = ({ braintreeCustomerId }: JourneyState, words: string | null): string | null =>
  words && braintreeCustomerId ? `${words} ${CARD_UNTOUCHED}` : words;

/** A concurrent booking took the slot. */
export function slotTaken(state: JourneyState): JourneyState {
  return { ...backToStepTwo(state, withCardWords(state, SLOT_TAKEN_MESSAGE)), attempt: openAttempt(state) };
}

/**
 * Ignored while a booking is in flight, whose response decides. If that was lost, the table may be booked: the form
 * stays to find out, and the attempt keeps its key.
 */
export function holdLapsed(state: JourneyState): JourneyState {
  if (!state.hold || state.submitting) return state;
  if (mayHaveArrived(state)) return { ...state, hold: null };
  const { selectedBookingTime } = state;
  return {
    ...backToStepTwo(state, null),
    news: selectedBookingTime ? { time: selectedBookingTime, kind: 'lapsed' } : null,
  };
}

/** The card is valid for any time with a guarantee of the same amount (decision 009). */
export function cardAccepted(state: JourneyState, customerId: string): JourneyState {
  return { ...state, braintreeCustomerId: customerId, cardAcceptedFor: state.cardGuarantee?.amount ?? null };
}

/** The card was refused or its fields are invalid; the message shows at the card. */
export function cardRefused(state: JourneyState, message: string | null): JourneyState {
  return { ...state, submitting: false, braintreeCustomerId: null, cardAcceptedFor: null, cardError: message };
}

/** With a reference, shows the thanks; if the slot was taken, goes back to step two with everything typed. */
export function submitted(
  state: JourneyState,
  { bookingReference, bookingStatus: status, manageToken }: CreateAnswer,
  sent = state.attempt?.sent,
): JourneyState {
  const settled = { ...state, submitting: false, unanswered: [] };
  if (status === bookingStatus.slotTaken) return slotTaken(settled);
  const isSentBefore = sent !== undefined && sent !== state.attempt?.sent;
  // Changes made while sending aren't booked.
  const next = sent === undefined ? settled : asSent(settled, sentBooking(sent));
  const confirmed = { confirmationNumber: bookingReference, confirmedStatus: status, manageToken: manageToken ?? null };
  return rememberedAfter({ ...next, ...confirmed, isSentBefore, hold: null, bookingError: null, slotsError: null });
}

/**
 * The table is held until the diner adds a card through the e-mail's link. If the slot was taken, as in `submitted`.
 */
export function keptForCard(state: JourneyState, { reference, keptUntil }: CardLaterAnswer): JourneyState {
  if (!reference || !keptUntil) return slotTaken({ ...state, submitting: false });
  return { ...state, keptForCard: { reference, keptUntil }, bookingError: null, slotsError: null };
}

/** Puts the server's messages at their fields; paths are the body's, such as 'customer.email'. */
function withMessages(customer: CustomerDraft, fields: Record<string, string>): CustomerDraft {
  const wrong = { ...customer };
  for (const field of customerTextFields) {
    const message = fields[`customer.${field}`];
    if (message) wrong[field] = { ...customer[field], valid: false, message };
  }
  return wrong;
}

/** Whether a form with this response, or none, may have been booked all the same. */
const isLost = (status: number) => status === 0 || (status >= SERVER_ERROR && status !== UNAVAILABLE);

/** 'No free slot' goes back to the slots as their error (product 5.8); every other error stays at step three. */
export function submitFailed(state: JourneyState, error: ErrorBody, status?: number): JourneyState {
  const isOpen = status !== undefined && isLost(status);
  const unanswered = isOpen ? state.unanswered : state.unanswered.filter((booking) => booking !== state.attempt?.sent);
  const settled = { ...state, submitting: false, unanswered };
  if (error.code === errorCodes.noFreeSlot && state.bookingType !== 'event') {
    const full = slotsFailed(settled, error);
    const slotsError = withCardWords(state, full.slotsError);
    return { ...full, step: 2, attempt: openAttempt(settled), hold: null, slotsError, bookingError: null };
  }
  if (error.code === errorCodes.needsCreditCard && state.cardGuarantee) return cardRefused(settled, CARD_AGAIN);
  return {
    ...settled,
    customer: withMessages(state.customer, error.fields ?? {}),
    bookingError: userMessageFor(error),
  };
}

export function waitlistRefused(state: JourneyState, error: ErrorBody): JourneyState {
  return { ...state, customer: withMessages(state.customer, error.fields ?? {}), bookingError: userMessageFor(error) };
}

/** The full time, or another in the window, came free: it's selected among fresh times. */
export function waitlistNotNeeded(state: JourneyState): JourneyState {
  const time = state.waitlistFor;
  if (!time) return state;
  const prefill = { ...state.prefill, time };
  const closed = { ...backToStepTwo(state, null), prefill, waitlistFor: null, waitlist: null, slotsError: null };
  return { ...closed, selectedBookingTime: time, news: { time, kind: 'freed' } };
}
