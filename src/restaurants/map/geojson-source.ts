import type { GeoJSON } from 'geojson';
import { GeoJSONSource, type Map as MapLibre } from 'maplibre-gl';

/** Gives a source of the house style new shapes; a map in another style has no such source and stays as it is. */
export function setData(map: MapLibre, name: string, data: GeoJSON): void {
  const source = map.getSource(name);
  if (source instanceof GeoJSONSource) source.setData(data);
}
