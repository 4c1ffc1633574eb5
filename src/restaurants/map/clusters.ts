import Supercluster from 'supercluster';
import type { GeoPoint } from '../../platform/geo/types.ts';
import type { MapRestaurant } from './map-restaurant.ts';

export type Pin = GeoPoint & { kind: 'pin'; key: string; restaurant: MapRestaurant };
/** `zoom` is the one at which it falls apart; `slugs` and `titles` are the restaurants in it. */
export type Cluster = GeoPoint & {
  kind: 'cluster';
  key: string;
  count: number;
  zoom: number;
  slugs: string[];
  titles: string[];
};
export type Marker = Pin | Cluster;

/** Wider than a marker, so that no two are drawn over one another. */
const radius = 46;
const theWorld: [number, number, number, number] = [-180, -85, 180, 85];

const asPin = (restaurant: MapRestaurant): Pin => {
  const { slug, lat, lng } = restaurant;
  return { kind: 'pin', key: slug, restaurant, lat, lng };
};

/** As the eye reads the map, and so as the tab key goes: north to south, then west to east. */
const inReadingOrder = (a: Marker, b: Marker) => b.lat - a.lat || a.lng - b.lng;

/** Which markers to draw at each zoom; the restaurant of `openSlug` always stands alone, so its popup keeps its pin. */
export function createClusters(restaurants: MapRestaurant[], openSlug: string | null, deepest: number) {
  const open = restaurants.filter(({ slug }) => slug === openSlug);
  const index = new Supercluster<{ restaurant: MapRestaurant }>({ radius, maxZoom: deepest - 1, extent: 512 });
  index.load(
    restaurants
      .filter(({ slug }) => slug !== openSlug)
      .map((restaurant) => ({
        type: 'Feature',
        properties: { restaurant },
        geometry: { type: 'Point', coordinates: [restaurant.lng, restaurant.lat] },
      })),
  );
  return (zoom: number): Marker[] => {
    const shown = index.getClusters(theWorld, Math.floor(zoom)).map(({ properties, geometry }): Marker => {
      if (!('cluster_id' in properties)) return asPin(properties.restaurant);
      const [lng = 0, lat = 0] = geometry.coordinates;
      const inside = index.getLeaves(properties.cluster_id, 1000).map((leaf) => leaf.properties.restaurant);
      const slugs = inside.map(({ slug }) => slug).toSorted();
      return {
        kind: 'cluster',
        // The restaurants name it, so the same group keeps its button, and its focus, from zoom to zoom.
        key: slugs.join(' '),
        count: properties.point_count,
        zoom: index.getClusterExpansionZoom(properties.cluster_id),
        slugs,
        titles: inside.map(({ title }) => title).toSorted(),
        lat,
        lng,
      };
    });
    return [...shown, ...open.map(asPin)].sort(inReadingOrder);
  };
}
