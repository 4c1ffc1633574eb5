import type { BookableOccasion } from '../contracts/booking.ts';
import { MAX_TABLE_BOOKING_COVERS } from '../contracts/constants.ts';
import { coversOf } from '../contracts/covers.ts';
import type { JourneyState } from './journey-state.ts';

/** Fewest and most covers that can book online: what the restaurant's tables take, else the occasion's bounds. */
export function coverBounds(occasion: BookableOccasion | undefined): { least: number; most: number } {
  const { coversOnline } = occasion ?? {};
  // If no party can book that day, it's the day that has to change.
  if (coversOnline === null) return { least: 1, most: MAX_TABLE_BOOKING_COVERS };
  const { fewestCovers = occasion?.minimumCovers ?? 1, mostCovers = occasion?.maximumCovers } = coversOnline ?? {};
  return { least: fewestCovers, most: Math.min(mostCovers ?? MAX_TABLE_BOOKING_COVERS, MAX_TABLE_BOOKING_COVERS) };
}

export function occasionOf(state: JourneyState): BookableOccasion | undefined {
  return state.occasions.find(({ id }) => id === state.selectedOccasion);
}

/** Occasions that can be requested as an event; a backend that doesn't say takes them all. */
export const requestableOccasions = (occasions: readonly BookableOccasion[]) =>
  occasions.filter(({ takesRequests }) => takesRequests !== false);

export function withCovers(state: JourneyState, adultCovers: number, childCovers: number): JourneyState {
  return { ...state, adultCovers, childCovers, coverSize: coversOf({ adultCovers, childCovers }) };
}

export const fits = ({ least, most }: { least: number; most: number }, covers: number) =>
  least <= covers && covers <= most;

/** The form's first party: the occasion's minimum (product 5.3), within what its tables take. */
export function startingParty(state: JourneyState): JourneyState {
  const occasion = occasionOf(state);
  const { least, most } = coverBounds(occasion);
  return withCovers(state, Math.min(Math.max(occasion?.minimumCovers ?? least, least), most), 0);
}
