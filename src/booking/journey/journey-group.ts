import { MAX_TABLE_BOOKING_COVERS } from '../constants.ts';
import type { Slot } from '../contract.ts';
import { suggestTime } from '../suggested-time.ts';
import type { PartyWish } from './booking-calls.ts';
import { type JourneyState, noGroup, noPlacesFound, nothingOffered } from './journey-state.ts';
import { leastParty, occasionOf } from './journey-step-one.ts';
import { partyWish } from './party-wish.ts';

const FIRST_GROUP_SIZE = MAX_TABLE_BOOKING_COVERS + 1;
const EVENING = '19:00';

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

/** The times of the day at which a party may come: the one in mind, else the first in the evening. */
export function eventTimesLoaded(state: JourneyState, slots: Slot[]): JourneyState {
  const times = slots.map(({ time }) => time);
  const kept = times.find((time) => time === state.selectedBookingTime);
  const selectedBookingTime = kept ?? suggestTime(state.asked.time ?? EVENING, times);
  return { ...state, slots, selectedBookingTime, stepTwoLoading: false };
}

/** The party the times are asked for: the smallest the occasion takes, since an event is larger than any table. */
export function eventWish(state: JourneyState): PartyWish | null {
  const wish = partyWish(state);
  return wish && { ...wish, adults: occasionOf(state)?.minimumCovers ?? 1, children: 0 };
}

/** Time 'HH:MM'; covers as typed. */
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
