import { LngLatBounds, type Map as MapLibre } from 'maplibre-gl';
import type { GeoPoint } from '../../platform/geo/types.ts';

/** How many of the nearest restaurants the first view includes; more would show the whole country. */
const inFirstView = 3;
/** Pixels reserved for pins above their points, the zoom buttons, and the attribution. */
const padding = { top: 64, right: 56, bottom: 48, left: 40 };
/** Pixels: a popup opens above its pin, so the pin goes below the middle. */
const popupOffset: [number, number] = [0, 110];

/** Milliseconds of a camera move; 0 with prefers-reduced-motion. */
function duration(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 600;
}

/** The points and their mirror images, which centre the bounds on `centre`. */
function around(centre: GeoPoint, points: GeoPoint[]): GeoPoint[] {
  const opposite = points.map(({ lat, lng }) => ({ lat: 2 * centre.lat - lat, lng: 2 * centre.lng - lng }));
  return [centre, ...points, ...opposite];
}

/** Shows the searched place with the nearest restaurants (the first in the list), or all of them without a search. */
export function showAll(map: MapLibre, restaurants: GeoPoint[], centre: GeoPoint | undefined, closest: number): void {
  const points = centre ? around(centre, restaurants.slice(0, inFirstView)) : restaurants;
  if (points.length === 0) return;
  const bounds = points.reduce((bounds, { lat, lng }) => bounds.extend([lng, lat]), new LngLatBounds());
  map.fitBounds(bounds, { padding, maxZoom: closest, duration: 0 });
}

/** Zooms out just enough to show a place; does nothing if it is in view. */
export function reach(map: MapLibre, { lat, lng }: GeoPoint): void {
  const bounds = map.getBounds();
  if (!bounds.contains([lng, lat])) map.fitBounds(bounds.extend([lng, lat]), { padding, duration: duration() });
}

/** Moves to a place and zoom; `belowPopup` leaves room above for a popup. */
export function goTo(map: MapLibre, { lat, lng }: GeoPoint, zoom: number, belowPopup = false): void {
  const offset: [number, number] = belowPopup ? popupOffset : [0, 0];
  map.easeTo({ center: [lng, lat], zoom, offset, duration: duration() });
}
