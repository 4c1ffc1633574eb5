type Position = { lat: number; lng: number };
type PostalAddress = { address: readonly string[]; postcode: string };

const MAPS = 'https://www.google.com/maps';

/** Google Maps directions to a position, or to an address if the position is unknown. */
export function directionsUrl(to: Position | PostalAddress): string {
  const destination = 'lat' in to ? `${to.lat},${to.lng}` : encodeURIComponent([...to.address, to.postcode].join(', '));
  return `${MAPS}/dir/?api=1&destination=${destination}`;
}

export const mapUrl = ({ lat, lng }: Position) => `${MAPS}/search/?api=1&query=${lat},${lng}`;
