import Supercluster from 'supercluster';
import type { GeoPoint } from '../../platform/geo/types.ts';
import type { MapRestaurant } from './map-restaurant.ts';

export type Pin = GeoPoint & { kind: 'pin'; key: string; restaurant: MapRestaurant };
/** `zoom` is the one at which the cluster splits; `slugs` and `titles` are the restaurants in it. */
export type Cluster = GeoPoint & {
  kind: 'cluster';
  key: string;
  count: number;
  zoom: number;
  slugs: string[];
  titles: string[];
};
export type Marker = Pin | Cluster;

/** Pixels; wider than a marker, so that markers do not overlap. */
const radius = 46;
const theWorld: [number, number, number, number] = [-180, -85, 180, 85];

const asPin = (restaurant: MapRestaurant): Pin => {
  const { slug, lat, lng } = restaurant;
  return { kind: 'pin', key: slug, restaurant, lat, lng };
};

/** Reading order, which is the tab order: north to south, then west to east. */
const inReadingOrder = (a: Marker, b: Marker) => b.lat - a.lat || a.lng - b.lng;

/** The markers to draw at each zoom. The restaurant of `openSlug` is never clustered, so its popup keeps its pin. */
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
        // The key is made of the restaurants, so that a group keeps its button, and the focus, when the zoom changes.
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
