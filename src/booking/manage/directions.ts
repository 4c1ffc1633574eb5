import { directionsUrl } from '../../restaurants/map/map-restaurant.ts';
import type { ManagedBooking } from './contract.ts';

/** The way there: to the door where its position is known, else to the address. */
export function directionsTo(
  { address, postcode }: Pick<ManagedBooking, 'address' | 'postcode'>,
  place: { lat: number; lng: number } | null,
): string {
  if (place) return directionsUrl(place);
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent([...address, postcode].join(', '))}`;
}
