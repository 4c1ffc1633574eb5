import type { Feature, Point } from 'geojson';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect } from 'react';
import type { GeoPoint } from '../../platform/geo/types.ts';
import type { Marker } from './clusters.ts';
import { setData } from './geojson-source.ts';

function space(kind: Marker['kind'] | 'centre', { lat, lng }: GeoPoint): Feature<Point> {
  return { type: 'Feature', properties: { space: kind }, geometry: { type: 'Point', coordinates: [lng, lat] } };
}

/** Keeps place names clear of the markers and of the searched spot. */
export function useSpaces(map: MapLibre, markers: Marker[], centre: GeoPoint | undefined): void {
  useEffect(() => {
    const features = markers.map((marker) => space(marker.kind, marker));
    if (centre) features.push(space('centre', centre));
    setData(map, 'spaces', { type: 'FeatureCollection', features });
  }, [map, markers, centre]);
}
