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
 * A party too large for a table, of as many as asked, or an event: becomes a request to the restaurant. One that was
 * left for a table goes on with what was typed.
 */
export function groupTriggered(state: JourneyState, advance: boolean, asked?: number): JourneyState {
  const { most } = coverBounds(occasionOf(state));
  const requestable = requestableOccasions(state.occasions);
  const occasion = requestable.find(({ id }) => id === state.selectedOccasion) ?? requestable[0];
  const wasTable = state.bookingType !== 'event';
  const left = wasTable ? state.leftForOther : null;
  const { adultCovers, childCovers } =
    asked === undefined
      ? (left ?? { ...state, adultCovers: Math.max(most + 1, state.adultCovers) })
      : { adultCovers: Math.max(most + 1, asked), childCovers: 0 };
  return {
    ...withCovers(state, adultCovers, childCovers),
    ...emptyOffers,
    ...emptySearch,
    bookingType: 'event',
    leftForOther: wasTable ? partyAndTime(state) : state.leftForOther,
    selectedBookingTime: left?.selectedBookingTime ?? null,
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

/** Back to a booking: step one shows its screens again, with the party last named that fits a table. */
export function groupLeft(state: JourneyState): JourneyState {
  if (state.bookingType !== 'event') return state;
  const bounds = coverBounds(occasionOf(state));
  const party = [state, state.leftForOther].find((one) => one && fits(bounds, one.coverSize));
  const leftForOther = partyAndTime(state);
  const table = { ...state, ...emptyOffers, bookingType: 'booking', group: noGroup, leftForOther } as const;
  return party ? withCovers(table, party.adultCovers, party.childCovers) : startingParty(table);
}

/** Whether a link asks for a table while an event is asked for: one that names a party no table takes does not. */
export function leavesGroup(state: JourneyState, { bookingType, covers }: BookingRequest): boolean {
  if (state.bookingType !== 'event' || bookingType === 'event') return false;
  return !covers || covers <= coverBounds(occasionOf(state)).most;
}

/**
 * Times at which an event may start. Keeps the chosen one, else selects the one nearest to the wanted time or evening.
 */
export function eventTimesLoaded(state: JourneyState, slots: Slot[]): JourneyState {
  const times = slots.map(({ time }) => time);
  const kept = times.find((time) => time === state.selectedBookingTime);
  const selectedBookingTime = kept ?? suggestTime(state.asked.time ?? state.asked.around ?? EVENING, times);
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
    unmet: time ? state.unmet : null,
    bookingError: null,
    selectedBookingTime: time ?? state.selectedBookingTime,
    // Chosen again on another day or for another occasion, where it is offered.
    asked: time ? { ...state.asked, time } : state.asked,
  };
}
