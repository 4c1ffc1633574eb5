import Supercluster from 'supercluster';
import type { GeoPoint } from '../../platform/geo/types.ts';
import type { MapRestaurant } from './map-restaurant.ts';

export type Pin = GeoPoint & { kind: 'pin'; key: string; restaurant: MapRestaurant };
/** `zoom` is where the cluster splits; `slugs` and `titles` are those of its restaurants. */
export type Cluster = GeoPoint & {
  kind: 'cluster';
  key: string;
  count: number;
  zoom: number;
  slugs: string[];
  titles: string[];
};
export type Marker = Pin | Cluster;

/** Pixels; wider than a marker, so markers don't overlap. */
const radius = 46;
const theWorld: [number, number, number, number] = [-180, -85, 180, 85];

const asPin = (restaurant: MapRestaurant): Pin => {
  const { slug, lat, lng } = restaurant;
  return { kind: 'pin', key: slug, restaurant, lat, lng };
};

/** Reading order, which is the tab order: north to south, then west to east. */
const inReadingOrder = (a: Marker, b: Marker) => b.lat - a.lat || a.lng - b.lng;

/** The markers at each zoom. The restaurant of `openSlug` is never clustered, so its popup keeps its pin. */
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
    const markers = index.getClusters(theWorld, Math.floor(zoom)).map(({ properties, geometry }): Marker => {
      if (!('cluster_id' in properties)) return asPin(properties.restaurant);
      const [lng = 0, lat = 0] = geometry.coordinates;
      const inside = index.getLeaves(properties.cluster_id, 1000).map((leaf) => leaf.properties.restaurant);
      const slugs = inside.map(({ slug }) => slug).toSorted();
      return {
        kind: 'cluster',
        // Keyed by its restaurants, so that a group keeps its button, and the focus, when the zoom changes.
        key: slugs.join(' '),
        count: properties.point_count,
        zoom: index.getClusterExpansionZoom(properties.cluster_id),
        slugs,
        titles: inside.map(({ title }) => title).toSorted(),
        lat,
        lng,
      };
    });
    return [...markers, ...open.map(asPin)].sort(inReadingOrder);
  };
}
