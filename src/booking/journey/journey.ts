import type { BookingRequest } from './booking-request.ts';
import type { JourneyAction } from './journey-action.ts';
import { wordsFor } from './journey-errors.ts';
import { eventTimesLoaded, eventWished, groupContactTriggered, groupLeft, groupTriggered } from './journey-group.ts';
import { freshJourney, type JourneyState } from './journey-state.ts';
import {
  dateChosen,
  occasionChosen,
  occasionsLoaded,
  opened,
  partyChosen,
  restaurantChosen,
} from './journey-step-one.ts';
import {
  cardRefused,
  customerTyped,
  freeAfterAll,
  holdLapsed,
  slotTaken,
  submitFailed,
  submitted,
  waitlistRefused,
} from './journey-step-three.ts';
import {
  choicesLoaded,
  requirementsLoaded,
  slotPicked,
  slotsFailed,
  slotsLoaded,
  upsellsLoaded,
  upsellTicked,
} from './journey-step-two.ts';

/** Errors of a step do not follow the diner to the next one. */
function atStep(state: JourneyState, step: number): JourneyState {
  const next = { ...state, step: Math.max(1, step), bookingError: null, news: null, waitlistFor: null, waitlist: null };
  if (next.step >= 3) return next;
  const back = { ...next, hold: null, group: { ...next.group, isContactFormShown: false } };
  return next.step === 1 ? groupLeft(back) : back;
}

function wished(state: JourneyState, request: BookingRequest): JourneyState {
  const next = opened(state.confirmationNumber ? freshJourney : state, request);
  return request.bookingType === 'event' ? groupTriggered(next, true) : next;
}

function withHold(state: JourneyState, change: Partial<NonNullable<JourneyState['hold']>>): JourneyState {
  return state.hold ? { ...state, hold: { ...state.hold, ...change } } : state;
}

/** The booking journey (specification, section 4) as a pure function. */
export function journey(state: JourneyState, action: JourneyAction): JourneyState {
  switch (action.type) {
    case 'opened':
      return wished(state, action.request);
    case 'step added':
      return atStep(state, state.step + 1);
    case 'step subtracted':
      return atStep(state, state.step - 1);
    case 'step set':
      return atStep(state, action.step);
    case 'group booking triggered':
      return groupTriggered(state, action.advance);
    case 'group contact triggered':
      return groupContactTriggered(state);
    case 'event wished':
      return eventWished(state, action.wish);
    case 'event times loaded':
      return eventTimesLoaded(state, action.slots);
    case 'places found':
      return {
        ...state,
        searchQuery: action.query,
        searchWords: action.words,
        sortedLocations: action.restaurants,
      };
    case 'restaurant chosen':
      return restaurantChosen(state, action.restaurant);
    case 'occasions asked for':
      return { ...state, stepOneLoading: true, bookingError: null };
    case 'occasions loaded':
      return occasionsLoaded(state, action.answer);
    case 'occasion chosen':
      return occasionChosen(state, action.id);
    case 'party chosen':
      return partyChosen(state, action.adults, action.children);
    case 'date chosen':
      return dateChosen(state, action.date);
    case 'slots asked for':
      return { ...state, stepTwoLoading: true, slotsError: null };
    case 'choices loaded':
      return choicesLoaded(state, action.choices, action.key);
    case 'menu chosen':
      return { ...state, selectedMenu: action.id, bookingError: null };
    case 'area chosen':
      return { ...state, selectedArea: action.id, bookingError: null };
    case 'slots loaded':
      return slotsLoaded(state, action.slots);
    case 'slots failed':
      return slotsFailed(state, action.error);
    case 'slot chosen':
      return slotPicked(state, action.slot);
    case 'requirements loaded':
      return requirementsLoaded(state, action.answer);
    case 'held': {
      const { holdToken, since } = action;
      return { ...state, news: null, hold: { holdToken, since, renewed: false, low: null } };
    }
    case 'hold renewed':
      return withHold(state, { since: action.since, renewed: true, low: null });
    case 'hold runs low':
      return withHold(state, { low: action.mark });
    case 'hold lapsed':
      return holdLapsed(state);
    case 'hold given back':
      return { ...state, hold: null };
    case 'slot taken':
      return slotTaken(state);
    case 'waitlist opened':
      return { ...state, waitlistFor: action.time, waitlist: null, bookingError: null };
    case 'waitlist joined':
      return { ...state, waitlist: action.answer, bookingError: null };
    case 'waitlist refused':
      return waitlistRefused(state, action.error);
    case 'waitlist not needed':
      return freeAfterAll(state);
    case 'waitlist closed':
      return { ...state, waitlistFor: null, waitlist: null, bookingError: null };
    case 'upsells loaded':
      return upsellsLoaded(state, action.upsells);
    case 'upsell ticked':
      return upsellTicked(state, action.id, action.ticked);
    case 'customer typed':
      return customerTyped(state, action.field, action.value, action.check);
    case 'opt-in ticked':
      return { ...state, customer: { ...state.customer, [action.field]: action.ticked } };
    case 'card sent':
      return { ...state, submitting: true, cardError: null, bookingError: null };
    case 'card accepted':
      return { ...state, braintreeCustomerId: action.customerId };
    case 'card refused':
      return cardRefused(state, action.message);
    case 'submitting':
      return { ...state, submitting: true, attempt: action.attempt, bookingError: null };
    case 'submitted':
      return submitted(state, action.answer);
    case 'failed':
      return { ...state, stepOneLoading: false, stepTwoLoading: false, bookingError: wordsFor(action.error) };
    case 'submit failed':
      return submitFailed(state, action.error);
    case 'tried again':
      return { ...state, tries: state.tries + 1, bookingError: null };
    case 'reset':
      return action.restaurantToo ? freshJourney : { ...freshJourney, restaurant: state.restaurant };
  }
}

/** A reset while the thanks view is shown reloads the page (section 4). */
export function resetReloads(state: JourneyState): boolean {
  return state.confirmationNumber !== null;
}
