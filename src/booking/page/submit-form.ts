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
import { partyRequestOf } from '../flow/party-request.ts';
import { typedInPlain } from '../flow/typed-form.ts';
import { toWaitlistBody } from '../flow/waitlist/waitlist-body.ts';
import { type JourneyQuery, readJourneyQuery } from './journey-query.ts';

/** A form that was posted for a restaurant; `now` is the time in London. */
type PostedForm = { restaurant: JourneyRestaurant; form: FormData; now: LondonTime };

/** The thanks, or the form with what is wrong; and the key to send it under again. */
type FormAnswer = { state: JourneyState; idempotencyKey: string; status: number };

/** The state to send, from the form. Availability is left to the engine, which knows the key. */
function drafted(restaurant: JourneyRestaurant, query: JourneyQuery): JourneyState {
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

/** Adds the names of the chosen options for the ticket, how long it lasts, and the voucher; left out when they cannot be loaded. */
async function named(calls: BookingCalls, state: JourneyState, today: string): Promise<JourneyState> {
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

/** Adds the free slots after the wanted one was taken, keeping what was typed. */
async function withFreshSlots(calls: BookingCalls, state: JourneyState): Promise<JourneyState> {
  const tableRequest = partyRequestOf(state);
  if (state.step !== 2 || state.waitlistFor || !tableRequest || !state.selectedMenu) return state;
  const slots = await calls.slots(tableRequest, state.selectedMenu, state.selectedArea);
  if (!slots.ok) return journey(state, { type: 'slots failed', error: slots.error });
  const fresh = journey(state, { type: 'slots loaded', ...slots.data });
  // The form is all there and only has to be sent again: not at a time nobody has chosen.
  return fresh.selectedBookingTime === fresh.asked.time ? fresh : { ...fresh, selectedBookingTime: null };
}

/** The journey's action for the answer, the page's status, and whether the form's key may be used again. */
type SubmitResult = { action: JourneyAction; status: number; keepKey: boolean };

const bodies = { booking: createBody, enquiry: enquiryBody, event: eventBody } satisfies Record<BookingType, unknown>;

/** The schema asks for the number that text messages need once all else is right; here it is asked for at once. */
function numberForTexts({ customer }: JourneyState): Record<string, string> {
  const { message } = checkCustomerField('phoneNumber', customer.phoneNumber.value, { byText: wantsTexts(customer) });
  return message === null ? {} : { 'customer.phoneNumber': message };
}

function submitFailed({ status, error }: { status: number; error: ErrorBody }): SubmitResult {
  const shown = status || BAD_GATEWAY;
  return { action: { type: 'submit failed', error }, status: shown, keepKey: shown !== CONFLICT };
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
    const kept = await calls.keepForCard(storeId, body.data as CreateBody);
    if (!kept.ok) return submitFailed(kept);
    const status = kept.data.keptUntil === null ? CONFLICT : 200;
    return { action: { type: 'kept for card', answer: kept.data }, status, keepKey: true };
  }
  const answer = await calls.submit(storeId, state.bookingType, body.data);
  if (!answer.ok) return submitFailed(answer);
  const taken = answer.data.bookingReference === null;
  return { action: { type: 'submitted', answer: answer.data }, status: taken ? CONFLICT : 200, keepKey: !taken };
}

/** Sends the waitlist form. It needs no idempotency key: the same person asking again gets the existing entry. */
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

/** The time before was taken, and the form was sent without another. */
const lacksTime = ({ bookingType, waitlistFor, selectedBookingTime }: JourneyState) =>
  bookingType !== 'event' && !waitlistFor && !selectedBookingTime;

/** The times that are free now, none of them chosen. */
async function askedForTime(calls: BookingCalls, state: JourneyState): Promise<JourneyState> {
  const withSlots = await withFreshSlots(calls, { ...state, step: 2, bookingType: 'booking', isEnquiry: false });
  return { ...withSlots, selectedBookingTime: null, bookingError: CHOOSE_TIME };
}

/** Books from the details of a page, under the form's own key: sent again, also by a reload, it books once. */
export async function submitForm(calls: BookingCalls, { restaurant, form, now }: PostedForm): Promise<FormAnswer> {
  const key = form.get('idempotencyKey');
  const idempotencyKey = typeof key === 'string' && key !== '' ? key : newIdempotencyKey();
  const draft = await named(calls, drafted(restaurant, readJourneyQuery(form)), now.date);
  const state = typedInPlain(form).reduce(journey, draft);
  if (lacksTime(state)) return { idempotencyKey, state: await askedForTime(calls, state), status: BAD_REQUEST };
  const { action, status, keepKey } = await (state.waitlistFor
    ? joinWaitlist(calls, state)
    : send(calls, state, idempotencyKey));
  const next = await withFreshSlots(calls, journey(state, action));
  return { state: next, idempotencyKey: keepKey ? idempotencyKey : newIdempotencyKey(), status };
}
