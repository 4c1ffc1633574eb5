type Position = { lat: number; lng: number };
type PostalAddress = { address: readonly string[]; postcode: string };

const MAPS = 'https://www.google.com/maps';

/** Directions to a position, or to an address when the position is unknown, on Google Maps. */
export function directionsUrl(to: Position | PostalAddress): string {
  const destination = 'lat' in to ? `${to.lat},${to.lng}` : encodeURIComponent([...to.address, to.postcode].join(', '));
  return `${MAPS}/dir/?api=1&destination=${destination}`;
}

/** A position on Google Maps. */
export const mapUrl = ({ lat, lng }: Position) => `${MAPS}/search/?api=1&query=${lat},${lng}`;
