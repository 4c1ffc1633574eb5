import { newIdempotencyKey } from '../../platform/api/idempotency-key.ts';
import type { ErrorBody } from '../../values/error-catalogue.ts';
import { fieldMessages, invalidRequest } from '../../values/field-messages.ts';
import { BAD_GATEWAY, BAD_REQUEST, CONFLICT } from '../../values/http-status.ts';
import type { LondonTime } from '../../values/time/london-time.ts';
import { type CreateBody, createBody, enquiryBody, eventBody } from '../contracts/booking.ts';
import { coversOf } from '../contracts/covers.ts';
import { checkCustomerField, wantsTexts } from '../contracts/customer.ts';
import { waitlistBody } from '../contracts/waitlist.ts';
import type { BookingCalls } from '../flow/booking-calls.ts';
import { journey } from '../flow/journey.ts';
import type { JourneyAction } from '../flow/journey-action.ts';
import {
  type BookingType,
  bookingBody,
  freshJourney,
  type JourneyRestaurant,
  type JourneyState,
} from '../flow/journey-state.ts';
import { attemptFor } from '../flow/journey-step-three.ts';
import { partyRequestOf } from '../flow/party-request.ts';
import { typedInPlain } from '../flow/typed-form.ts';
import { toWaitlistBody } from '../flow/waitlist/waitlist-body.ts';
import { type JourneyQuery, readJourneyQuery } from './journey-query.ts';

/** `now`: the time in London. */
type PostedForm = { restaurant: JourneyRestaurant; form: FormData; now: LondonTime };

/** The thanks, or the form with its errors; and the key to send it again under. */
type FormAnswer = { state: JourneyState; idempotencyKey: string; status: number };

/** The form as a journey. Availability is left to the engine, which knows the key. */
function draftOf(restaurant: JourneyRestaurant, query: JourneyQuery): JourneyState {
  const { adults = query.covers ?? 0, children = 0 } = query;
  return {
    ...freshJourney,
    step: query.wait ? 2 : 3,
    restaurant,
    bookingType: query.type ?? (query.ask ? 'enquiry' : 'booking'),
    isEnquiry: query.ask,
    waitlistFor: query.wait ?? null,
    waitlistWindow: query.from && query.to ? { from: query.from, to: query.to } : null,
    selectedUpsells: query.extras,
    selectedOccasion: query.occasion ?? null,
    offer: query.offer ?? null,
    coverSize: coversOf({ adultCovers: adults, childCovers: children }),
    adultCovers: adults,
    childCovers: children,
    selectedBookingDate: query.date ?? null,
    selectedMenu: query.menu ?? null,
    selectedArea: query.area ?? null,
    selectedBookingTime: query.time ?? null,
  };
}

/** Adds the options' names for the ticket, how long the table lasts, and the voucher, as far as they can be loaded. */
async function withNames(calls: BookingCalls, state: JourneyState, today: string): Promise<JourneyState> {
  const tableRequest = partyRequestOf(state);
  if (!tableRequest) return state;
  const { selectedBookingTime: time, bookingType, selectedMenu: menu, offer } = state;
  const isBooking = time !== null && bookingType === 'booking';
  const [occasions, choices, upsells, requirements, voucher] = await Promise.all([
    calls.occasions(tableRequest.storeId, tableRequest.date),
    bookingType === 'event' ? null : calls.choices(tableRequest),
    isBooking ? calls.upsells(tableRequest, time) : null,
    isBooking && menu ? calls.requirements(tableRequest, menu, time, state.selectedArea) : null,
    offer ? calls.voucher(offer, today) : null,
  ]);
  return {
    ...state,
    voucher,
    ...(occasions.ok && { occasions: occasions.data.occasions }),
    ...(requirements?.ok && {
      turnMinutes: requirements.data.turnMinutes,
      cardGuarantee: requirements.data.cardGuarantee,
    }),
    ...(upsells?.ok && { upsells: upsells.data.upsells }),
    ...(choices?.ok && { restaurantMenus: choices.data.menus, restaurantAreas: choices.data.areas }),
  };
}

/** Adds the free slots once the requested one was taken, keeping everything typed. */
async function withFreshSlots(calls: BookingCalls, state: JourneyState): Promise<JourneyState> {
  const tableRequest = partyRequestOf(state);
  if (state.step !== 2 || state.waitlistFor || !tableRequest || !state.selectedMenu) return state;
  const slots = await calls.slots(tableRequest, state.selectedMenu, state.selectedArea);
  if (!slots.ok) return journey(state, { type: 'slots failed', error: slots.error });
  const fresh = journey(state, { type: 'slots loaded', ...slots.data });
  // The form only has to be sent again, but not at a time the diner didn't choose.
  return fresh.selectedBookingTime === fresh.prefill.time ? fresh : { ...fresh, selectedBookingTime: null };
}

/** `status`: of the page; `keepKey`: whether the form's key may be used again. */
type SubmitResult = { action: JourneyAction; status: number; keepKey: boolean };

const bodies = { booking: createBody, enquiry: enquiryBody, event: eventBody } satisfies Record<BookingType, unknown>;

/** The schema requires the number for text messages only once all else is right; this asks for it at once. */
function numberForTexts({ customer }: JourneyState): Record<string, string> {
  const { message } = checkCustomerField('phoneNumber', customer.phoneNumber.value, { byText: wantsTexts(customer) });
  return message === null ? {} : { 'customer.phoneNumber': message };
}

function submitFailed({ status, error }: { status: number; error: ErrorBody }): SubmitResult {
  const pageStatus = status || BAD_GATEWAY;
  return { action: { type: 'submit failed', error, status }, status: pageStatus, keepKey: pageStatus !== CONFLICT };
}

async function send(calls: BookingCalls, state: JourneyState, idempotencyKey: string): Promise<SubmitResult> {
  const body = bodies[state.bookingType].safeParse({ ...bookingBody(state), idempotencyKey });
  if (!body.success)
    return {
      action: {
        type: 'submit failed',
        error: invalidRequest({ ...numberForTexts(state), ...fieldMessages(body.error) }),
      },
      status: BAD_REQUEST,
      keepKey: true,
    };
  const storeId = state.restaurant?.storeId ?? '';
  if (state.bookingType === 'booking' && state.cardGuarantee) {
    const result = await calls.keepForCard(storeId, body.data as CreateBody);
    if (!result.ok) return submitFailed(result);
    const status = result.data.keptUntil === null ? CONFLICT : 200;
    return { action: { type: 'kept for card', answer: result.data }, status, keepKey: true };
  }
  const answer = await calls.submit(storeId, state.bookingType, body.data);
  if (!answer.ok) return submitFailed(answer);
  const isTaken = answer.data.bookingReference === null;
  return { action: { type: 'submitted', answer: answer.data }, status: isTaken ? CONFLICT : 200, keepKey: !isTaken };
}

/** Needs no idempotency key: the same person asking again gets the existing entry. */
async function joinWaitlist(calls: BookingCalls, state: JourneyState): Promise<SubmitResult> {
  const body = waitlistBody.safeParse(
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

const CHOOSE_TIME = 'Choose a time.';

/** Sent again without a time after the first one was taken. */
const lacksTime = ({ bookingType, waitlistFor, selectedBookingTime }: JourneyState) =>
  bookingType !== 'event' && !waitlistFor && !selectedBookingTime;

/** Loads the free times and asks for one. */
async function askForTime(calls: BookingCalls, state: JourneyState): Promise<JourneyState> {
  const withSlots = await withFreshSlots(calls, { ...state, step: 2, bookingType: 'booking', isEnquiry: false });
  return { ...withSlots, selectedBookingTime: null, bookingError: CHOOSE_TIME };
}

/** Books from a page's details, under the form's own key: resent, even by a reload, it books once. */
export async function submitForm(calls: BookingCalls, { restaurant, form, now }: PostedForm): Promise<FormAnswer> {
  const key = form.get('idempotencyKey');
  const idempotencyKey = typeof key === 'string' && key !== '' ? key : newIdempotencyKey();
  const draft = await withNames(calls, draftOf(restaurant, readJourneyQuery(form)), now.date);
  const state = typedInPlain(form).reduce(journey, draft);
  if (lacksTime(state)) return { idempotencyKey, state: await askForTime(calls, state), status: BAD_REQUEST };
  const { action, status, keepKey } = await (state.waitlistFor
    ? joinWaitlist(calls, state)
    : send(calls, state, idempotencyKey));
  // As in the card, a booking without a response may have arrived.
  const attempt = action.type === 'submit failed' ? attemptFor(state, () => idempotencyKey) : null;
  const sent = attempt ? journey(state, { type: 'submitting', attempt }) : state;
  const next = await withFreshSlots(calls, journey(sent, action));
  return { state: next, idempotencyKey: keepKey ? idempotencyKey : newIdempotencyKey(), status };
}
