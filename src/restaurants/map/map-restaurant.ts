import type { BookingWay } from '../booking-way.ts';

/** A restaurant as the map shows it. `statusText` is the open-or-closed line, ready to read. */
export type MapRestaurant = {
  slug: string;
  title: string;
  lat: number;
  lng: number;
  storeId: string;
  milesValue?: number;
  address: string[];
  phone: string;
  way: BookingWay;
  statusText?: string;
};

export function milesText(miles: number): string {
  return miles === 1 ? '1 mile' : `${miles} miles`;
}

/** What a screen reader says for a pin: 'Leeds Greek Street, 0.3 miles'. */
export function pinName({ title, milesValue }: MapRestaurant): string {
  return milesValue === undefined ? title : `${title}, ${milesText(milesValue)}`;
}

export function clusterName(count: number): string {
  return `${count} restaurants, zoom in`;
}

/** Directions in whatever map the diner's device opens for it; the start is left for that map to ask. */
export function directionsUrl({ lat, lng }: Pick<MapRestaurant, 'lat' | 'lng'>): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
}
