import { UNREACHABLE } from '../../platform/api/api-client.ts';
import type { BookingRequest } from './booking-request.ts';
import { type CardView, cardViewOf, isSameView } from './card-view.ts';
import type { JourneyAction } from './journey-action.ts';
import { userMessageFor } from './journey-errors.ts';
import {
  endsEvent,
  eventDetailsChosen,
  eventTimesLoaded,
  groupContactTriggered,
  groupLeft,
  groupTriggered,
} from './journey-group.ts';
import { forgotten, withRemembered } from './journey-remembered.ts';
import { freshJourney, type JourneyState } from './journey-state.ts';
import {
  currentSlots,
  dateChosen,
  dateReplaced,
  occasionChosen,
  occasionsLoaded,
  opened,
  partyChosen,
  restaurantChosen,
  typedParty,
} from './journey-step-one.ts';
import {
  cardAccepted,
  cardRefused,
  customerTyped,
  holdLapsed,
  keptForCard,
  slotTaken,
  submitFailed,
  submitted,
  submitting,
  waitlistNotNeeded,
  waitlistRefused,
} from './journey-step-three.ts';
import {
  choicesLoaded,
  fullNews,
  requirementsLoaded,
  slotPicked,
  slotsFailed,
  slotsLoaded,
  upsellsLoaded,
  upsellTicked,
} from './journey-step-two.ts';

/** A step's errors don't follow the diner to another. */
function atStep(state: JourneyState, step: number): JourneyState {
  const quiet = {
    bookingError: null,
    slotsError: null,
    news: fullNews(state),
    unmet: null,
    wantedStep: null,
    waitlistFor: null,
    waitlist: null,
  };
  // Going on commits to the occasion.
  const prefill = step > 1 ? { ...state.prefill, occasionId: undefined } : state.prefill;
  const next = { ...state, ...quiet, prefill, step: Math.max(1, step) };
  if (next.step >= 3) return next;
  // A booking in flight may still use its hold.
  const hold = next.submitting ? next.hold : null;
  const back = { ...next, hold, group: { ...next.group, isContactFormShown: false } };
  return next.step === 1 ? groupLeft(back) : back;
}

/** A fresh form, filled in for the diner this device remembers. */
const freshFor = ({ remembered }: JourneyState) => withRemembered(freshJourney, remembered);

/** A later request ends the thanks: a booking's with a fresh form, a waitlist entry's at step one. */
function afterThanks(state: JourneyState): JourneyState {
  if (state.confirmationNumber) return freshFor(state);
  return state.waitlist ? atStep(state, 1) : state;
}

/** Fills in the e-mail address typed on the page, if the field is empty. */
function withEmail(state: JourneyState, email: string | undefined): JourneyState {
  if (!email || state.customer.email.value) return state;
  const field = { value: email, present: true, valid: true, message: null };
  return { ...state, customer: { ...state.customer, email: field } };
}

function withRequest(before: JourneyState, { email, ...request }: BookingRequest): JourneyState {
  const state = withEmail(afterThanks(before), email);
  // A link to a table doesn't resume an event.
  if (endsEvent(state, request)) return opened(atStep(state, 1), { ...request, goesOn: false });
  const next = opened(state, request);
  if (request.bookingType !== 'event' || next.bookingType === 'event') return next;
  const event = groupTriggered(next, true, request.covers);
  return request.time ? { ...event, selectedBookingTime: null } : event;
}

const waitlistClosed = (state: JourneyState): JourneyState => ({
  ...state,
  waitlistFor: null,
  waitlist: null,
  bookingError: null,
});

/** Back or forward to a view of the card; the table is held again, since going back released it. */
function viewRestored(state: JourneyState, view: CardView): JourneyState {
  // No restaurant: nothing was saved, so there's nothing to show.
  if (!state.restaurant || state.confirmationNumber || view.done) return state;
  if (view.pending) return afterThanks(state);
  if (isSameView(cardViewOf(state), view)) return state;
  if (view.event) {
    const group = state.bookingType === 'event' ? state : groupTriggered(atStep(state, 1), false);
    return view.step >= 3 ? groupContactTriggered(group) : atStep(group, 2);
  }
  if (state.bookingType === 'event') return viewRestored(atStep(state, 1), view);
  // Back from the waitlist, the message that the time is full stays.
  if (state.waitlistFor && state.step === 2 && view.step === 2 && !view.waitlistFor) return waitlistClosed(state);
  if (view.waitlistFor) return { ...atStep(state, 2), waitlistFor: view.waitlistFor };
  if (view.step < 3) return atStep(state, view.step);
  if (!state.selectedBookingTime) return atStep(state, 2);
  if (state.isEnquiry) return atStep(state, 3);
  const prefill = { ...state.prefill, time: state.selectedBookingTime };
  return { ...atStep(state, 2), prefill, wantedStep: 3, slots: currentSlots(state) };
}

function withHold(state: JourneyState, change: Partial<NonNullable<JourneyState['hold']>>): JourneyState {
  return state.hold ? { ...state, hold: { ...state.hold, ...change } } : state;
}

const triedAgain = (state: JourneyState): JourneyState => ({
  ...state,
  tries: state.tries + 1,
  bookingError: null,
  slotsError: null,
});

/** Whether a response is for the form on screen, which may be for another time by now. */
const waitsFor = ({ waitlistFor }: JourneyState, { time = waitlistFor }: { time?: string | null }) =>
  time === waitlistFor;

/** Back online: retries what failed to load. Sending again is left to the diner. */
function connectionReturned(state: JourneyState): JourneyState {
  if (state.bookingError !== UNREACHABLE.message) return state;
  return state.step < 3 && !state.waitlistFor ? triedAgain(state) : { ...state, bookingError: null };
}

/** The booking journey (product 5.1) as a reducer. */
export function journey(state: JourneyState, action: JourneyAction): JourneyState {
  switch (action.type) {
    case 'opened':
      return withRequest(state, action.request);
    case 'step added':
      return atStep(state, state.step + 1);
    case 'step subtracted':
      return atStep(state, state.step - 1);
    case 'step set':
      return atStep(state, action.step);
    case 'group booking triggered':
      return groupTriggered(state, action.advance, typedParty(state));
    case 'group contact triggered':
      return groupContactTriggered(state);
    case 'event details chosen':
      return eventDetailsChosen(state, action.details);
    case 'event times loaded':
      return eventTimesLoaded(state, action.slots);
    case 'voucher loaded':
      return { ...state, voucher: action.voucher, offer: action.voucher && state.offer };
    case 'restaurants found':
      return {
        ...state,
        searchQuery: action.query,
        searchWords: action.words,
        sortedLocations: action.restaurants,
      };
    case 'restaurant chosen':
      return restaurantChosen(state, action.restaurant);
    case 'occasions requested':
      return { ...state, stepOneLoading: true, bookingError: null };
    case 'occasions loaded':
      return occasionsLoaded(state, action.answer);
    case 'occasion chosen':
      return occasionChosen(state, action.id);
    case 'party chosen':
      return partyChosen(state, action.adults, action.children);
    case 'date chosen':
      return dateChosen(state, action.date);
    case 'date replaced':
      return dateReplaced(state, action.date, action.span);
    case 'view restored':
      return viewRestored(state, action.view);
    case 'slots requested':
      return { ...state, stepTwoLoading: true, slotsError: null };
    case 'choices loaded':
      return choicesLoaded(state, action.choices, action.key);
    case 'menu chosen':
      return { ...state, selectedMenu: action.id, bookingError: null, slotsError: null };
    case 'area chosen':
      return { ...state, selectedArea: action.id, bookingError: null, slotsError: null };
    case 'slots loaded':
      return slotsLoaded({ ...state, cardNeeded: action.cardNeeded ?? null }, action.slots, action.now);
    case 'slots failed':
      return slotsFailed(state, action.error);
    case 'slot chosen':
      return slotPicked(state, action.slot);
    case 'requirements loaded':
      return requirementsLoaded(state, action.answer);
    case 'held': {
      const { type: _, ...held } = action;
      return { ...state, news: fullNews(state), hold: { ...held, extended: 0, warned: null } };
    }
    case 'hold renewed':
      return withHold(state, {
        since: action.since,
        seconds: action.seconds,
        canBeLonger: action.canBeLonger,
        extended: (state.hold?.extended ?? 0) + 1,
        warned: null,
      });
    case 'hold runs low':
      return withHold(state, { warned: action.mark });
    case 'hold lapsed':
      return holdLapsed(state);
    case 'hold released':
      return { ...state, hold: null };
    case 'slot taken':
      return slotTaken(state);
    case 'waitlist opened':
      return { ...state, waitlistFor: action.time, waitlistWindow: null, waitlist: null, bookingError: null };
    case 'waitlist window chosen':
      return { ...state, waitlistWindow: action.window };
    case 'notification chosen':
      return { ...state, notifyBy: action.notifyBy };
    case 'waitlist joined':
      return waitsFor(state, action) ? { ...state, waitlist: action.answer, bookingError: null } : state;
    case 'waitlist refused':
      return waitsFor(state, action) ? waitlistRefused(state, action.error) : state;
    case 'waitlist not needed':
      return waitsFor(state, action) ? waitlistNotNeeded(state) : state;
    case 'waitlist closed':
      return waitlistClosed(state);
    case 'upsells loaded':
      return upsellsLoaded(state, action.upsells);
    case 'upsell ticked':
      return upsellTicked(state, action.id, action.ticked);
    case 'customer typed':
      return customerTyped(state, action.field, action.value, action.check);
    case 'opt-in ticked':
      return { ...state, customer: { ...state.customer, [action.field]: action.ticked } };
    case 'needs chosen':
      return { ...state, needs: action.needs };
    case 'remember me ticked':
      return { ...state, rememberMe: action.ticked };
    case 'customer forgotten':
      return forgotten(state);
    case 'card sent':
      return { ...state, submitting: true, cardError: null, bookingError: null };
    case 'card accepted':
      return cardAccepted(state, action.customerId);
    case 'card refused':
      return cardRefused(state, action.message);
    case 'submitting':
      return submitting(state, action.attempt);
    case 'kept for card':
      return keptForCard(state, action.answer);
    case 'submitted':
      return submitted(state, action.answer, action.sent);
    case 'failed':
      return {
        ...state,
        stepOneLoading: false,
        stepTwoLoading: false,
        wantedStep: null,
        bookingError: userMessageFor(action.error),
      };
    case 'submit failed':
      return submitFailed(state, action.error, action.status);
    case 'tried again':
      return triedAgain(state);
    case 'connection returned':
      return connectionReturned(state);
    case 'reset':
      return action.restaurantToo ? freshFor(state) : { ...freshFor(state), restaurant: state.restaurant };
  }
}

/** A reset from the thanks reloads the page (product 5.3). */
export function resetReloads(state: JourneyState): boolean {
  return state.confirmationNumber !== null;
}
