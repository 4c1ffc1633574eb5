import type { GeoJSON } from 'geojson';
import { GeoJSONSource, type Map as MapLibre } from 'maplibre-gl';

/** Updates a GeoJSON source of the default style. Other styles lack the source and are left alone. */
export function setData(map: MapLibre, name: string, data: GeoJSON): void {
  const source = map.getSource(name);
  if (source instanceof GeoJSONSource) source.setData(data);
}
