import type { GeoPoint } from './types.ts';

/** Product 3.4. */
const earthRadiusMiles = 3959;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in miles (haversine). */
export function milesBetween(a: GeoPoint, b: GeoPoint): number {
  const lat = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const lng = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  const chord = lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lng;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** A lower bound of the distance in miles, from latitude alone. */
export function leastMilesApart(a: GeoPoint, b: GeoPoint): number {
  return earthRadiusMiles * radians(Math.abs(b.lat - a.lat));
}
