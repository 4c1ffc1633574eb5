import type { FeatureCollection, Point, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import { rounded } from './rounded.ts';

/** The layers of public/map/overview.json and detail.json, written by scripts/geo/basemap.ts. */
export const areaNames = ['land', 'lakes', 'urban', 'core'] as const;
export type AreaName = (typeof areaNames)[number];
export type Areas = Record<AreaName, FeatureCollection<Polygon>>;
/** `people` in thousands, most first; postcode districts have none. */
export type Names = FeatureCollection<Point, { name: string; people?: number }>;

type AreaTopology = Parameters<typeof feature>[0] & {
  objects: { areas: { type: 'MultiPolygon'; arcs: number[][][] } };
};
export type Topologies = Record<AreaName, AreaTopology>;
type NameRow = [name: string, lng: number, lat: number, people?: number];

async function fetchJson<T>(path: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} responded ${response.status}`);
  return (await response.json()) as T;
}

/** One feature per polygon, so that the map processes only those on a tile. */
function toPolygons(topology: AreaTopology): FeatureCollection<Polygon> {
  const { geometry } = feature(topology, topology.objects.areas);
  const polygons = geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  return {
    type: 'FeatureCollection',
    features: polygons.map((coordinates) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates },
    })),
  };
}

/** Land, lakes and towns as TopoJSON: `overview` is small and drawn first, `detail` is loaded on zooming in. */
export function loadTopologies(level: 'overview' | 'detail', signal: AbortSignal): Promise<Topologies> {
  return fetchJson(`/map/${level}.json`, signal);
}

export function toAreas({ land, lakes, urban, core }: Topologies): Areas {
  return { land: toPolygons(land), lakes: toPolygons(lakes), urban: toPolygons(urban), core: toPolygons(core) };
}

/** A layer of the detail. Towns get rounded corners, which would show at that zoom. */
export function toDetail(name: AreaName, topologies: Topologies): FeatureCollection<Polygon> {
  const polygons = toPolygons(topologies[name]);
  return name === 'urban' || name === 'core' ? rounded(polygons) : polygons;
}

function toNames(rows: NameRow[]): Names {
  return {
    type: 'FeatureCollection',
    features: rows.map(([name, lng, lat, people]) => ({
      type: 'Feature',
      properties: { name, people },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  };
}

/** Labels of the map: towns and villages, and postcode districts on zooming in. */
export async function loadNames(signal: AbortSignal): Promise<{ places: Names; outcodes: Names }> {
  const { places, outcodes } = await fetchJson<{ places: NameRow[]; outcodes: NameRow[] }>('/map/names.json', signal);
  return { places: toNames(places), outcodes: toNames(outcodes) };
}
