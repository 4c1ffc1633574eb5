import { useTexts } from '../settings/use-texts.ts';
import type { BookingWay } from './booking-way.ts';

/** What is said of a restaurant that cannot be booked online here; null of one that can. */
export function useBookingWayWords(way: BookingWay): string | null {
  const { walkIn, walkInArrival } = useTexts();
  if (way.kind === 'online') return null;
  return way.kind === 'walk-in' ? `${walkIn} ${walkInArrival}` : way.message;
}
