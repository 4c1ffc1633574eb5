import { type JourneyState, noGroup, noPlacesFound, nothingOffered } from './journey-state.ts';
import { leastParty } from './journey-step-one.ts';

/** One more than a table seats. */
const FIRST_GROUP_SIZE = 21;

/** A party too large for a table, or an event, is asked for: the restaurant answers. */
export function groupTriggered(state: JourneyState, advance: boolean): JourneyState {
  const adultCovers = Math.max(FIRST_GROUP_SIZE, state.adultCovers);
  return {
    ...state,
    ...nothingOffered,
    ...noPlacesFound,
    bookingType: 'event',
    group: { ...noGroup, isStepOneHidden: true, isStepTwoEnabled: true, isBookingImageHidden: true },
    adultCovers,
    coverSize: adultCovers + state.childCovers,
    step: advance ? state.step + 1 : state.step,
    slotsError: null,
    bookingError: null,
  };
}

/** On to who is asking. */
export function groupContactTriggered(state: JourneyState): JourneyState {
  return { ...state, group: { ...state.group, isContactFormShown: true }, step: 3, bookingError: null };
}

/** Back at step one the screens are those of a table again, for as many as a table seats. */
export function groupLeft(state: JourneyState): JourneyState {
  if (state.bookingType !== 'event') return state;
  return leastParty({ ...state, ...nothingOffered, bookingType: 'booking', group: noGroup });
}

/** Date 'YYYY-MM-DD', time 'HH:MM'; covers as typed, whole numbers. */
export type EventWish = { time?: string; adults?: number; children?: number };

export function eventWished(state: JourneyState, { time, adults, children }: EventWish): JourneyState {
  const adultCovers = adults ?? state.adultCovers;
  const childCovers = children ?? state.childCovers;
  return {
    ...state,
    bookingError: null,
    adultCovers,
    childCovers,
    coverSize: adultCovers + childCovers,
    selectedBookingTime: time ?? state.selectedBookingTime,
  };
}
