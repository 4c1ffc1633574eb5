import { createBody } from '../contract.ts';
import type { CustomerTextField } from '../customer.ts';
import type { BookingCalls } from './booking-calls.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { type JourneyAction, journey } from './journey.ts';
import {
  bookingBody,
  customerTextFields,
  freshJourney,
  type JourneyRestaurant,
  type JourneyState,
} from './journey-state.ts';
import { partyWish } from './party-wish.ts';
import { type PlainQuery, readPlainQuery } from './plain-query.ts';

export type PlainAnswer = { state: JourneyState; idempotencyKey: string; status: number };

const CHECK_FIELDS = 'Please check the marked fields.';

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

function fieldsOf(error: { issues: readonly { path: PropertyKey[]; message: string }[] }): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message;
  return fields;
}

/** The booking as the form has it: whether it still can be had is for the engine to say, which knows the key. */
function drafted(restaurant: JourneyRestaurant, query: PlainQuery): JourneyState {
  return {
    ...freshJourney,
    step: 3,
    restaurant,
    selectedOccasion: query.occasion ?? null,
    coverSize: query.covers ?? 0,
    adultCovers: query.covers ?? 0,
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
  const [occasions, choices] = await Promise.all([calls.occasions(wish.storeId, wish.date), calls.choices(wish)]);
  return {
    ...state,
    ...(occasions.ok && { occasions: occasions.data.occasions }),
    ...(choices.ok && { restaurantMenus: choices.data.menus, restaurantAreas: choices.data.areas }),
  };
}

/** What is free now, beside what was typed, after the wanted slot went to someone else. */
async function withFreshSlots(calls: BookingCalls, state: JourneyState): Promise<JourneyState> {
  const wish = partyWish(state);
  if (state.step !== 2 || !wish || !state.selectedMenu) return state;
  const slots = await calls.slots(wish, state.selectedMenu, state.selectedArea);
  return journey(
    state,
    slots.ok ? { type: 'slots loaded', slots: slots.data } : { type: 'slots failed', error: slots.error },
  );
}

type Sent = { action: JourneyAction; status: number; keepKey: boolean };

async function send(calls: BookingCalls, state: JourneyState, idempotencyKey: string): Promise<Sent> {
  const body = createBody.safeParse({ ...bookingBody(state), idempotencyKey });
  if (!body.success) {
    const error = { code: 400, title: 'Invalid', message: CHECK_FIELDS, fields: fieldsOf(body.error) };
    return { action: { type: 'submit failed', error }, status: 400, keepKey: true };
  }
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
  const { action, status, keepKey } = await send(calls, state, idempotencyKey);
  const next = await withFreshSlots(calls, journey(state, action));
  return { state: next, idempotencyKey: keepKey ? idempotencyKey : newIdempotencyKey(), status };
}
