import type { ErrorBody } from '../../platform/error-catalogue.ts';
import type { CreateAnswer, OccasionsAnswer, RequirementsAnswer, Slot } from '../contract.ts';
import type { CustomerTextField, FieldCheck } from '../customer.ts';
import type { BookingRequest } from './booking-request.ts';
import { wordsFor } from './journey-errors.ts';
import { type Attempt, freshJourney, type JourneyRestaurant, type JourneyState } from './journey-state.ts';
import {
  dateChosen,
  occasionChosen,
  occasionsLoaded,
  opened,
  partyChosen,
  restaurantChosen,
} from './journey-step-one.ts';
import { customerTyped, submitFailed, submitted } from './journey-step-three.ts';
import {
  type Choices,
  choicesLoaded,
  requirementsLoaded,
  slotChosen,
  slotsFailed,
  slotsLoaded,
} from './journey-step-two.ts';

export type JourneyAction =
  | { type: 'opened'; request: BookingRequest }
  | { type: 'step added' }
  | { type: 'step subtracted' }
  | { type: 'step set'; step: number }
  | { type: 'restaurant chosen'; restaurant: JourneyRestaurant | null }
  | { type: 'occasions asked for' }
  | { type: 'occasions loaded'; answer: OccasionsAnswer }
  | { type: 'occasion chosen'; id: string }
  | { type: 'party chosen'; adults: number; children: number }
  | { type: 'date chosen'; date: string }
  | { type: 'slots asked for' }
  | { type: 'choices loaded'; choices: Choices; key: string }
  | { type: 'menu chosen'; id: string }
  | { type: 'area chosen'; id: string | null }
  | { type: 'slots loaded'; slots: Slot[] }
  | { type: 'slots failed'; error: ErrorBody }
  | { type: 'slot chosen'; slot: Slot }
  | { type: 'requirements loaded'; answer: RequirementsAnswer }
  | { type: 'customer typed'; field: CustomerTextField; value: string; check?: FieldCheck }
  | { type: 'opt-in ticked'; field: 'shouldReceivePromotions' | 'shouldReceiveSms'; ticked: boolean }
  | { type: 'submitting'; attempt: Attempt }
  | { type: 'submitted'; answer: CreateAnswer }
  | { type: 'submit failed'; error: ErrorBody }
  | { type: 'failed'; error: ErrorBody }
  | { type: 'tried again' }
  | { type: 'reset'; restaurantToo: boolean };

/** Errors of a step do not follow the diner to the next one. */
function atStep(state: JourneyState, step: number): JourneyState {
  return { ...state, step: Math.max(1, step), bookingError: null };
}

/** The booking journey (specification, section 4) as a pure function. */
export function journey(state: JourneyState, action: JourneyAction): JourneyState {
  switch (action.type) {
    case 'opened':
      return opened(state.confirmationNumber ? freshJourney : state, action.request);
    case 'step added':
      return atStep(state, state.step + 1);
    case 'step subtracted':
      return atStep(state, state.step - 1);
    case 'step set':
      return atStep(state, action.step);
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
      return slotChosen({ ...state, bookingError: null }, action.slot);
    case 'requirements loaded':
      return requirementsLoaded(state, action.answer);
    case 'customer typed':
      return customerTyped(state, action.field, action.value, action.check);
    case 'opt-in ticked':
      return { ...state, customer: { ...state.customer, [action.field]: action.ticked } };
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
