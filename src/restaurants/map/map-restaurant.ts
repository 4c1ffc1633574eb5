import { milesText } from '../../values/miles.ts';
import type { BookingWay } from '../booking-way.ts';

/**
 * A restaurant on the map. `statusText`: a line below its name, such as whether it is open; `path`: where its name
 * links, if not to its page.
 */
export type MapRestaurant = {
  slug: string;
  title: string;
  lat: number;
  lng: number;
  milesValue?: number;
  address: string[];
  statusText?: string;
  path?: string;
};

export type BookableMapRestaurant = MapRestaurant & { storeId: string; phone: string; way: BookingWay };

/** A pin's accessible name: 'Leeds Greek Street, 0.3 miles'. */
export function pinName({ title, milesValue }: MapRestaurant): string {
  return milesValue === undefined ? title : `${title}, ${milesText(milesValue)}`;
}

export function clusterName(count: number): string {
  return `${count} restaurants, zoom in`;
}
