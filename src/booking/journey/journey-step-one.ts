import { MAX_TABLE_BOOKING_COVERS } from '../constants.ts';
import type { BookableOccasion, OccasionsAnswer } from '../contract.ts';
import type { BookingRequest } from './booking-request.ts';
import { type JourneyRestaurant, type JourneyState, noGroup, nothingOffered } from './journey-state.ts';

const noErrors = { slotsError: null, bookingError: null };

/** The fewest and most covers that can be chosen: the occasion's bounds, and never more than the table limit. */
export function coverBounds(occasion: BookableOccasion | undefined): { least: number; most: number } {
  return {
    least: occasion?.minimumCovers ?? 1,
    most: Math.min(occasion?.maximumCovers ?? MAX_TABLE_BOOKING_COVERS, MAX_TABLE_BOOKING_COVERS),
  };
}

export function occasionOf(state: JourneyState): BookableOccasion | undefined {
  return state.occasions.find(({ id }) => id === state.selectedOccasion);
}

function withCovers(state: JourneyState, adultCovers: number, childCovers: number): JourneyState {
  return { ...state, adultCovers, childCovers, coverSize: adultCovers + childCovers };
}

const fits = ({ least, most }: { least: number; most: number }, covers: number) => least <= covers && covers <= most;

/** A link that opens the journey: what it carries wins, whatever else was typed stays. */
export function opened(state: JourneyState, request: BookingRequest): JourneyState {
  const { slug, date, covers, time, occasionId, bookingType } = request;
  const elsewhere = slug !== undefined && slug !== state.restaurant?.slug;
  const asksAnew = elsewhere || date || covers || time || occasionId || bookingType;
  if (!asksAnew) return state;
  const next = {
    ...(elsewhere ? { ...state, restaurant: null, occasions: [], selectedOccasion: null } : state),
    ...nothingOffered,
    ...noErrors,
    group: noGroup,
    bookingType: 'booking' as const,
    step: 1,
    asked: { slug: elsewhere ? slug : undefined, covers, time, occasionId },
    selectedBookingDate: date ?? state.selectedBookingDate,
  };
  return next.occasions.length > 0 ? occasionsLoaded(next, next) : next;
}

export function restaurantChosen(state: JourneyState, restaurant: JourneyRestaurant | null): JourneyState {
  const asked = { ...state.asked, slug: undefined };
  if (restaurant?.storeId === state.restaurant?.storeId) return { ...state, asked };
  return { ...state, asked, ...nothingOffered, ...noErrors, restaurant, occasions: [], selectedOccasion: null };
}

/**
 * First time: the occasion asked for or the first, covers its minimum unless the link carries some. Another date later
 * keeps the occasion and the party where that date still takes them.
 */
export function occasionsLoaded(state: JourneyState, { occasions }: OccasionsAnswer): JourneyState {
  const wanted = state.asked.occasionId ?? state.selectedOccasion;
  const occasion = occasions.find(({ id }) => id === wanted) ?? occasions[0];
  const loaded = { ...state, occasions, stepOneLoading: false, bookingError: null };
  if (!occasion) return { ...loaded, selectedOccasion: null };
  const bounds = coverBounds(occasion);
  const chosen = { ...loaded, selectedOccasion: occasion.id, asked: { time: state.asked.time } };
  if (state.bookingType === 'event') return chosen;
  if (state.asked.covers && fits(bounds, state.asked.covers)) return withCovers(chosen, state.asked.covers, 0);
  const keeps = state.selectedOccasion === occasion.id && fits(bounds, state.coverSize);
  return keeps ? chosen : withCovers(chosen, bounds.least, 0);
}

export function occasionChosen(state: JourneyState, id: string): JourneyState {
  const occasion = state.occasions.find((one) => one.id === id);
  if (!occasion) return state;
  if (state.bookingType === 'event') return { ...state, ...noErrors, selectedOccasion: id };
  const changed = { ...state, ...nothingOffered, ...noErrors, selectedOccasion: id };
  return withCovers(changed, coverBounds(occasion).least, 0);
}

/** As many as the chosen occasion takes at least. */
export function leastParty(state: JourneyState): JourneyState {
  return withCovers(state, coverBounds(occasionOf(state)).least, 0);
}

/** A party outside the occasion's bounds is brought to the nearest bound. */
export function partyChosen(state: JourneyState, adults: number, children: number): JourneyState {
  const { least, most } = coverBounds(occasionOf(state));
  const childCovers = Math.max(0, Math.min(children, most - 1));
  const adultCovers = Math.min(Math.max(adults, least - childCovers, 1), most - childCovers);
  return withCovers({ ...state, ...noErrors }, adultCovers, childCovers);
}

export function dateChosen(state: JourneyState, date: string): JourneyState {
  return { ...state, ...noErrors, selectedBookingDate: date };
}

export function canContinueFromStart(state: JourneyState): boolean {
  const chosen = state.restaurant !== null && occasionOf(state) !== undefined && state.selectedBookingDate !== null;
  return chosen && !state.stepOneLoading && state.bookingError === null;
}
