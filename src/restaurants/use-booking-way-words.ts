import { useTexts } from '../settings/use-texts.ts';
import type { BookingWay } from './booking-way.ts';

/** The text for a restaurant that can't be booked online here; null if it can. */
export function useBookingWayWords(way: BookingWay): string | null {
  const { walkIn, walkInArrival } = useTexts();
  if (way.kind === 'online') return null;
  return way.kind === 'walk-in' ? `${walkIn} ${walkInArrival}` : way.message;
}
