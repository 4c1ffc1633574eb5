import type { BookableOccasion } from '../contracts/booking.ts';
import { MAX_TABLE_BOOKING_COVERS } from '../contracts/constants.ts';
import { coversOf } from '../contracts/covers.ts';
import type { JourneyState } from './journey-state.ts';

/** The fewest and most covers that can book online: what tables of the restaurant take, else the occasion's bounds. */
export function coverBounds(occasion: BookableOccasion | undefined): { least: number; most: number } {
  const { coversOnline } = occasion ?? {};
  // Where no party books on the day, it is the day that has to change.
  if (coversOnline === null) return { least: 1, most: MAX_TABLE_BOOKING_COVERS };
  const { fewestCovers = occasion?.minimumCovers ?? 1, mostCovers = occasion?.maximumCovers } = coversOnline ?? {};
  return { least: fewestCovers, most: Math.min(mostCovers ?? MAX_TABLE_BOOKING_COVERS, MAX_TABLE_BOOKING_COVERS) };
}

export function occasionOf(state: JourneyState): BookableOccasion | undefined {
  return state.occasions.find(({ id }) => id === state.selectedOccasion);
}

/** The occasions that can be requested as an event; another backend does not say and takes them all. */
export const requestableOccasions = (occasions: readonly BookableOccasion[]) =>
  occasions.filter(({ takesRequests }) => takesRequests !== false);

export function withCovers(state: JourneyState, adultCovers: number, childCovers: number): JourneyState {
  return { ...state, adultCovers, childCovers, coverSize: coversOf({ adultCovers, childCovers }) };
}

export const fits = ({ least, most }: { least: number; most: number }, covers: number) =>
  least <= covers && covers <= most;

/** The party a form starts with: the chosen occasion's minimum (product 5.3), as far as its tables take it. */
export function startingParty(state: JourneyState): JourneyState {
  const occasion = occasionOf(state);
  const { least, most } = coverBounds(occasion);
  return withCovers(state, Math.min(Math.max(occasion?.minimumCovers ?? least, least), most), 0);
}
