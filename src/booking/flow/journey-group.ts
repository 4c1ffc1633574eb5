import type { Slot } from '../contracts/booking.ts';
import { suggestTime } from '../rules/times/suggested-time.ts';
import type { PartyRequest } from './booking-calls.ts';
import type { BookingRequest } from './booking-request.ts';
import { coverBounds, fits, occasionOf, requestableOccasions, startingParty, withCovers } from './journey-party.ts';
import { emptyOffers, emptySearch, type JourneyState, noGroup, type PartyAndTime } from './journey-state.ts';
import { partyRequestOf } from './party-request.ts';

const EVENING = '19:00';

const partyAndTime = ({ adultCovers, childCovers, coverSize, selectedBookingTime }: JourneyState): PartyAndTime => ({
  adultCovers,
  childCovers,
  coverSize,
  selectedBookingTime,
});

/**
 * Turns the journey into a request: an event, or a party too large for a table. One left for a table resumes with what
 * was typed.
 */
export function groupTriggered(state: JourneyState, advance: boolean, covers?: number): JourneyState {
  const { most } = coverBounds(occasionOf(state));
  const requestable = requestableOccasions(state.occasions);
  const occasion = requestable.find(({ id }) => id === state.selectedOccasion) ?? requestable[0];
  const wasTable = state.bookingType !== 'event';
  const previous = wasTable ? state.leftForOther : null;
  const { adultCovers, childCovers } =
    covers === undefined
      ? (previous ?? { ...state, adultCovers: Math.max(most + 1, state.adultCovers) })
      : { adultCovers: Math.max(most + 1, covers), childCovers: 0 };
  return {
    ...withCovers(state, adultCovers, childCovers),
    ...emptyOffers,
    ...emptySearch,
    bookingType: 'event',
    leftForOther: wasTable ? partyAndTime(state) : state.leftForOther,
    selectedBookingTime: previous?.selectedBookingTime ?? null,
    selectedOccasion: occasion?.id ?? state.selectedOccasion,
    group: { ...noGroup, isStepOneHidden: true, isStepTwoEnabled: true, isBookingImageHidden: true },
    step: advance ? state.step + 1 : state.step,
    wantedStep: null,
    unmet: null,
    slotsError: null,
    bookingError: null,
  };
}

export function groupContactTriggered(state: JourneyState): JourneyState {
  return { ...state, group: { ...state.group, isContactFormShown: true }, step: 3, bookingError: null };
}

/** Back to a booking at step one, with the last party that fits a table. */
export function groupLeft(state: JourneyState): JourneyState {
  if (state.bookingType !== 'event') return state;
  const bounds = coverBounds(occasionOf(state));
  const party = [state, state.leftForOther].find((candidate) => candidate && fits(bounds, candidate.coverSize));
  const leftForOther = partyAndTime(state);
  const table = { ...state, ...emptyOffers, bookingType: 'booking', group: noGroup, leftForOther } as const;
  return party ? withCovers(table, party.adultCovers, party.childCovers) : startingParty(table);
}

/** Whether a link to a table ends the event; one for a party that no table takes doesn't. */
export function endsEvent(state: JourneyState, { bookingType, covers }: BookingRequest): boolean {
  if (state.bookingType !== 'event' || bookingType === 'event') return false;
  return !covers || covers <= coverBounds(occasionOf(state)).most;
}

/** Times an event can start at. Keeps the chosen one, else selects the nearest to the requested time or the evening. */
export function eventTimesLoaded(state: JourneyState, slots: Slot[]): JourneyState {
  const times = slots.map(({ time }) => time);
  const currentTime = times.find((time) => time === state.selectedBookingTime);
  const selectedBookingTime = currentTime ?? suggestTime(state.prefill.time ?? state.prefill.around ?? EVENING, times);
  return { ...state, slots, selectedBookingTime, stepTwoLoading: false };
}

/** The party to load times for: the occasion's smallest, since an event is larger than any table. */
export function eventPartyRequest(state: JourneyState): PartyRequest | null {
  const party = partyRequestOf(state);
  return party && { ...party, adults: occasionOf(state)?.minimumCovers ?? 1, children: 0 };
}

/** Time 'HH:MM'; covers as typed, not validated. */
export type EventDetails = { time?: string; adults?: number; children?: number };

export function eventDetailsChosen(state: JourneyState, { time, adults, children }: EventDetails): JourneyState {
  const adultCovers = adults ?? state.adultCovers;
  const childCovers = children ?? state.childCovers;
  return {
    ...withCovers(state, adultCovers, childCovers),
    unmet: time ? state.unmet : null,
    bookingError: null,
    selectedBookingTime: time ?? state.selectedBookingTime,
    // Selected again on another day or for another occasion, if it's offered there.
    prefill: time ? { ...state.prefill, time } : state.prefill,
  };
}
