import { createBody, enquiryBody, eventBody } from '../contract.ts';
import type { CustomerTextField } from '../customer.ts';
import type { BookingCalls } from './booking-calls.ts';
import { eventTimes } from './event-times.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { journey } from './journey.ts';
import type { JourneyAction } from './journey-action.ts';
import { eventWish } from './journey-group.ts';
import {
  type BookingType,
  bookingBody,
  customerTextFields,
  freshJourney,
  type JourneyRestaurant,
  type JourneyState,
} from './journey-state.ts';
import { partyWish } from './party-wish.ts';
import { checkFields } from './plain-fields.ts';
import { joinLine, type Sent } from './plain-line.ts';
import { type PlainQuery, readPlainQuery } from './plain-query.ts';

export type PlainAnswer = { state: JourneyState; idempotencyKey: string; status: number };

/** What the diner typed on the plain form, told to the journey. */
function typed(form: FormData): JourneyAction[] {
  const text = (field: CustomerTextField): JourneyAction => {
    const value = form.get(field);
    return { type: 'customer typed', field, value: typeof value === 'string' ? value : '' };
  };
  return [
    ...customerTextFields.map(text),
    { type: 'opt-in ticked', field: 'shouldReceivePromotions', ticked: form.has('shouldReceivePromotions') },
    { type: 'opt-in ticked', field: 'shouldReceiveSms', ticked: form.has('shouldReceiveSms') },
  ];
}

/** The booking as the form has it: whether it still can be had is for the engine to say, which knows the key. */
function drafted(restaurant: JourneyRestaurant, query: PlainQuery): JourneyState {
  const { adults = query.covers ?? 0, children = 0 } = query;
  return {
    ...freshJourney,
    step: query.wait ? 2 : 3,
    restaurant,
    bookingType: query.type ?? (query.ask ? 'enquiry' : 'booking'),
    isEnquiry: query.ask,
    waitlistFor: query.wait ?? null,
    selectedUpsells: query.extras,
    selectedOccasion: query.occasion ?? null,
    coverSize: adults + children,
    adultCovers: adults,
    childCovers: children,
    selectedBookingDate: query.date ?? null,
    selectedMenu: query.menu ?? null,
    selectedArea: query.area ?? null,
    selectedBookingTime: query.time ?? null,
  };
}

/** The names of what was chosen, for the ticket; it is written without them when they cannot be had. */
async function named(calls: BookingCalls, state: JourneyState): Promise<JourneyState> {
  const wish = partyWish(state);
  if (!wish) return state;
  const { selectedBookingTime: time, selectedUpsells, bookingType } = state;
  const [occasions, choices, upsells] = await Promise.all([
    calls.occasions(wish.storeId, wish.date),
    bookingType === 'event' ? null : calls.choices(wish),
    time && selectedUpsells.length > 0 ? calls.upsells(wish, time) : null,
  ]);
  return {
    ...state,
    ...(occasions.ok && { occasions: occasions.data.occasions }),
    ...(upsells?.ok && { upsells: upsells.data.upsells }),
    ...(choices?.ok && { restaurantMenus: choices.data.menus, restaurantAreas: choices.data.areas }),
  };
}

/** What is free now, beside what was typed, after the wanted slot went to someone else. */
async function withFreshSlots(calls: BookingCalls, state: JourneyState): Promise<JourneyState> {
  const event = state.bookingType === 'event' && !state.confirmationNumber ? eventWish(state) : null;
  if (event) return journey(state, eventTimes(await calls.slots(event, null, null)));
  const wish = partyWish(state);
  if (state.step !== 2 || state.waitlistFor || !wish || !state.selectedMenu) return state;
  const slots = await calls.slots(wish, state.selectedMenu, state.selectedArea);
  return journey(
    state,
    slots.ok ? { type: 'slots loaded', slots: slots.data } : { type: 'slots failed', error: slots.error },
  );
}

const bodies = { booking: createBody, enquiry: enquiryBody, event: eventBody } satisfies Record<BookingType, unknown>;

async function send(calls: BookingCalls, state: JourneyState, idempotencyKey: string): Promise<Sent> {
  const body = bodies[state.bookingType].safeParse({ ...bookingBody(state), idempotencyKey });
  if (!body.success)
    return { action: { type: 'submit failed', error: checkFields(body.error) }, status: 400, keepKey: true };
  const answer = await calls.submit(state.restaurant?.storeId ?? '', state.bookingType, body.data);
  if (!answer.ok) {
    const status = answer.status || 502;
    return { action: { type: 'submit failed', error: answer.error }, status, keepKey: status !== 409 };
  }
  const taken = answer.data.bookingReference === null;
  return { action: { type: 'submitted', answer: answer.data }, status: taken ? 409 : 200, keepKey: !taken };
}

/** Sends the plain form's booking under the form's own key: sent again, by a reload too, it books once. */
export async function plainSubmit(
  calls: BookingCalls,
  restaurant: JourneyRestaurant,
  form: FormData,
): Promise<PlainAnswer> {
  const draft = await named(calls, drafted(restaurant, readPlainQuery(form)));
  const state = typed(form).reduce(journey, draft);
  const given = form.get('idempotencyKey');
  const idempotencyKey = typeof given === 'string' && given !== '' ? given : newIdempotencyKey();
  const { action, status, keepKey } = await (state.waitlistFor
    ? joinLine(calls, state, form)
    : send(calls, state, idempotencyKey));
  const next = await withFreshSlots(calls, journey(state, action));
  return { state: next, idempotencyKey: keepKey ? idempotencyKey : newIdempotencyKey(), status };
}
