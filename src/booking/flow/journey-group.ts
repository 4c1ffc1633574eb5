import type { Slot } from '../contracts/booking.ts';
import { suggestTime } from '../rules/times/suggested-time.ts';
import type { PartyRequest } from './booking-calls.ts';
import { coverBounds, occasionOf, requestableOccasions, startingParty, withCovers } from './journey-party.ts';
import { emptyOffers, emptySearch, type JourneyState, noGroup } from './journey-state.ts';
import { partyRequestOf } from './party-request.ts';

const EVENING = '19:00';

/** A party too large for a table, of as many as asked, or an event: becomes a request to the restaurant. */
export function groupTriggered(state: JourneyState, advance: boolean, asked?: number): JourneyState {
  const { most } = coverBounds(occasionOf(state));
  const requestable = requestableOccasions(state.occasions);
  const occasion = requestable.find(({ id }) => id === state.selectedOccasion) ?? requestable[0];
  const childCovers = asked === undefined ? state.childCovers : 0;
  const adultCovers = Math.max(most + 1, asked ?? state.adultCovers);
  return {
    ...withCovers(state, adultCovers, childCovers),
    ...emptyOffers,
    ...emptySearch,
    bookingType: 'event',
    selectedOccasion: occasion?.id ?? state.selectedOccasion,
    group: { ...noGroup, isStepOneHidden: true, isStepTwoEnabled: true, isBookingImageHidden: true },
    step: advance ? state.step + 1 : state.step,
    wantedStep: null,
    unmet: null,
    slotsError: null,
    bookingError: null,
  };
}

/** On to the contact details. */
export function groupContactTriggered(state: JourneyState): JourneyState {
  return { ...state, group: { ...state.group, isContactFormShown: true }, step: 3, bookingError: null };
}

/** Back to a booking: step one shows its screens again, with a party that fits a table. */
export function groupLeft(state: JourneyState): JourneyState {
  if (state.bookingType !== 'event') return state;
  return startingParty({ ...state, ...emptyOffers, bookingType: 'booking', group: noGroup });
}

/**
 * Times at which an event may start. Keeps the chosen one, else selects the one nearest to the wanted time or evening.
 */
export function eventTimesLoaded(state: JourneyState, slots: Slot[]): JourneyState {
  const times = slots.map(({ time }) => time);
  const kept = times.find((time) => time === state.selectedBookingTime);
  const selectedBookingTime = kept ?? suggestTime(state.asked.time ?? EVENING, times);
  return { ...state, slots, selectedBookingTime, stepTwoLoading: false };
}

/** The party to load times for: the smallest the occasion takes, since an event is larger than any table. */
export function eventPartyRequest(state: JourneyState): PartyRequest | null {
  const party = partyRequestOf(state);
  return party && { ...party, adults: occasionOf(state)?.minimumCovers ?? 1, children: 0 };
}

/** Time 'HH:MM'; covers as typed, unchecked. */
export type EventDetails = { time?: string; adults?: number; children?: number };

export function eventDetailsChosen(state: JourneyState, { time, adults, children }: EventDetails): JourneyState {
  const adultCovers = adults ?? state.adultCovers;
  const childCovers = children ?? state.childCovers;
  return {
    ...withCovers(state, adultCovers, childCovers),
    bookingError: null,
    selectedBookingTime: time ?? state.selectedBookingTime,
  };
}
