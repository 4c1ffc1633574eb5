import type { FeatureCollection, Point } from 'geojson';

type WideName = [kind: 'water' | 'country', name: string, lng: number, lat: number];

/** Names of seas and countries, positioned by hand where there is room. */
const names: WideName[] = [
  ['water', 'North Sea', 2.6, 55.6],
  ['water', 'Irish Sea', -4.9, 53.75],
  ['water', 'English Channel', -2.6, 50.05],
  ['water', 'Celtic Sea', -6.6, 50.9],
  ['water', 'Atlantic Ocean', -9.6, 56.4],
  ['water', 'Bristol Channel', -4.55, 51.42],
  ['water', 'The Minch', -5.95, 58.05],
  ['water', 'Moray Firth', -3.3, 57.87],
  ['water', 'Cardigan Bay', -4.75, 52.45],
  ['water', 'The Wash', 0.32, 52.95],
  ['country', 'Ireland', -7.9, 53.2],
  ['country', 'France', 1.9, 49.5],
  ['country', 'Belgium', 4.4, 50.75],
  ['country', 'Netherlands', 5.5, 52.2],
];

export const wideNames: FeatureCollection<Point> = {
  type: 'FeatureCollection',
  features: names.map(([kind, name, lng, lat]) => ({
    type: 'Feature',
    properties: { kind, name },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  })),
};
