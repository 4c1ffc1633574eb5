import { milesText } from '../../values/miles.ts';
import type { BookingWay } from '../booking-way.ts';

/** A restaurant as the map shows it. `statusText`: the open-or-closed line; `path`: its page's, with what is asked. */
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
  path?: string;
};

/** A pin's accessible name: 'Leeds Greek Street, 0.3 miles'. */
export function pinName({ title, milesValue }: MapRestaurant): string {
  return milesValue === undefined ? title : `${title}, ${milesText(milesValue)}`;
}

export function clusterName(count: number): string {
  return `${count} restaurants, zoom in`;
}
