import { LngLatBounds, type Map as MapLibre } from 'maplibre-gl';
import type { GeoPoint } from '../../platform/geo/types.ts';

/** Restaurants that the first view of a searched place takes in, so that it is not all of the country. */
const inFirstView = 3;
/** Room for the pins above their points, and for the zoom buttons and the sources along the edges. */
const padding = { top: 64, right: 56, bottom: 48, left: 40 };
/** A popup stands above its pin, so the pin is brought below the middle. */
const popupOffset: [number, number] = [0, 110];

/** Milliseconds of a camera move: none for whom motion is unwelcome. */
function duration(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 600;
}

/** The points, and as many again on the other side of the centre, which so becomes the middle. */
function around(centre: GeoPoint, points: GeoPoint[]): GeoPoint[] {
  const opposite = points.map(({ lat, lng }) => ({ lat: 2 * centre.lat - lat, lng: 2 * centre.lng - lng }));
  return [centre, ...points, ...opposite];
}

/** Shows the searched place amid the nearest restaurants (the list's first), or all of them when none was searched. */
export function showAll(map: MapLibre, restaurants: GeoPoint[], centre: GeoPoint | undefined, closest: number): void {
  const points = centre ? around(centre, restaurants.slice(0, inFirstView)) : restaurants;
  if (points.length === 0) return;
  const bounds = points.reduce((all, { lat, lng }) => all.extend([lng, lat]), new LngLatBounds());
  map.fitBounds(bounds, { padding, maxZoom: closest, duration: 0 });
}

/** Goes to a place at a zoom; `belowPopup` leaves room above it. */
export function goTo(map: MapLibre, { lat, lng }: GeoPoint, zoom: number, belowPopup = false): void {
  const offset: [number, number] = belowPopup ? popupOffset : [0, 0];
  map.easeTo({ center: [lng, lat], zoom, offset, duration: duration() });
}
