import type { LayerSpecification, StyleSpecification, VariableAnchorOffsetCollectionSpecification } from 'maplibre-gl';
import type { Appearance } from './appearance.ts';
import type { Areas, Names } from './basemap.ts';
import { wideNames } from './wide-names.ts';

export const attribution =
  '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors · Contains OS and National ' +
  'Statistics data © Crown, Royal Mail data © Royal Mail copyright and database right 2025 · ' +
  '© <a href="https://www.geonames.org">GeoNames</a>';

const areaLayers = ({ colour }: Appearance): LayerSpecification[] => [
  { id: 'sea', type: 'background', paint: { 'background-color': colour.sea } },
  {
    id: 'shallows',
    type: 'line',
    source: 'land',
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colour.shallows,
      'line-width': ['interpolate', ['linear'], ['zoom'], 5, 10, 9, 34, 13, 60],
      'line-blur': ['interpolate', ['linear'], ['zoom'], 5, 4, 9, 18, 13, 30],
    },
  },
  { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colour.land } },
  { id: 'urban', type: 'fill', source: 'urban', paint: { 'fill-color': colour.town } },
  { id: 'core', type: 'fill', source: 'core', paint: { 'fill-color': colour.centre } },
  { id: 'lakes', type: 'fill', source: 'lakes', paint: { 'fill-color': colour.sea } },
  {
    id: 'lake-shore',
    type: 'line',
    source: 'lakes',
    minzoom: 7,
    paint: { 'line-color': colour.shore, 'line-width': 0.6 },
  },
  {
    id: 'shore',
    type: 'line',
    source: 'land',
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colour.shore, 'line-width': ['interpolate', ['linear'], ['zoom'], 5, 0.7, 10, 1.3] },
  },
];

/** MapLibre takes the weight from the first font's name; the browser uses the family after it. */
const fontStack = (weight: 'Medium' | 'SemiBold' | 'Italic', family: string) => [weight, family];

/** Label positions in ems: below the spot, beside it, above it; the diagonal ones clear the pin's head. */
const aroundAPin: VariableAnchorOffsetCollectionSpecification = [
  ...['top', [0, 0.75], 'left', [0.6, 0], 'right', [-0.6, 0], 'bottom', [0, -0.5]],
  ...['top-left', [1.2, 0.6], 'top-right', [-1.2, 0.6], 'bottom-left', [1.7, -0.4], 'bottom-right', [-1.7, -0.4]],
] as VariableAnchorOffsetCollectionSpecification;

function labelLayers({ text, display, colour }: Appearance): LayerSpecification[] {
  return [
    {
      id: 'country-names',
      type: 'symbol',
      source: 'wide',
      filter: ['==', ['get', 'kind'], 'country'],
      maxzoom: 8,
      layout: {
        'text-field': ['upcase', ['get', 'name']],
        'text-font': fontStack('Medium', text),
        'text-size': ['interpolate', ['linear'], ['zoom'], 4, 9, 8, 13],
        'text-letter-spacing': 0.25,
        'text-max-width': 8,
      },
      paint: { 'text-color': colour['country-label'] },
    },
    {
      id: 'sea-names',
      type: 'symbol',
      source: 'wide',
      filter: ['==', ['get', 'kind'], 'water'],
      maxzoom: 9,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': fontStack('Italic', display),
        'text-size': ['interpolate', ['linear'], ['zoom'], 4, 12, 8, 20],
        'text-letter-spacing': 0.12,
        'text-max-width': 6,
      },
      paint: { 'text-color': colour['water-label'] },
    },
    {
      id: 'outcodes',
      type: 'symbol',
      source: 'outcodes',
      minzoom: 10.5,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': fontStack('SemiBold', text),
        'text-size': ['interpolate', ['linear'], ['zoom'], 10.5, 11, 14, 22],
        'text-letter-spacing': 0.06,
        'text-padding': 8,
      },
      paint: {
        'text-color': colour['district-label'],
        'text-opacity': ['interpolate', ['linear'], ['zoom'], 10.5, 0, 11, 0.9],
      },
    },
    {
      id: 'place-names',
      type: 'symbol',
      source: 'places',
      // Smaller places appear at higher zooms, so labels don't crowd the map.
      filter: ['>=', ['get', 'people'], ['step', ['zoom'], 250, 5, 130, 6, 90, 7, 35, 8, 12, 9, 5, 10, 0]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': [
          'case',
          ['>=', ['get', 'people'], 130],
          ['literal', fontStack('SemiBold', text)],
          ['literal', fontStack('Medium', text)],
        ],
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          5,
          ['step', ['get', 'people'], 11, 250, 13],
          11,
          ['step', ['get', 'people'], 12.5, 20, 14, 80, 16, 250, 19],
        ],
        'text-variable-anchor-offset': aroundAPin,
        'text-justify': 'auto',
        'text-max-width': 8,
        'text-padding': 1,
        'symbol-sort-key': ['-', 0, ['get', 'people']],
      },
      paint: {
        'text-color': colour.label,
        'text-halo-color': colour.land,
        'text-halo-width': 1.4,
        'text-halo-blur': 0.4,
      },
    },
  ];
}

/** Transparent images the size of each marker, which labels avoid. */
export const spaces: Array<[name: string, width: number, height: number]> = [
  ['pin', 30, 40],
  ['cluster', 42, 50],
  ['centre', 26, 26],
];

/** The topmost layer: its symbols are placed first, so labels give way to markers. */
const spaceLayer: LayerSpecification = {
  id: 'spaces',
  type: 'symbol',
  source: 'spaces',
  layout: {
    'icon-image': ['get', 'space'],
    'icon-anchor': ['case', ['==', ['get', 'space'], 'centre'], 'center', 'bottom'],
    'icon-allow-overlap': true,
    'icon-padding': 0,
    // When zoomed out, a label may touch a pin's edge rather than be dropped.
    'icon-size': ['interpolate', ['linear'], ['zoom'], 5.5, 0.8, 7, 1],
  },
};

/** The brand's own map style: cream land, stone towns, and labels in its fonts. */
export function defaultStyle(
  areas: Areas,
  names: { places: Names; outcodes: Names },
  appearance: Appearance,
): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: areas.land, attribution, maxzoom: 12 },
      lakes: { type: 'geojson', data: areas.lakes, maxzoom: 12 },
      urban: { type: 'geojson', data: areas.urban, maxzoom: 12 },
      core: { type: 'geojson', data: areas.core, maxzoom: 12 },
      places: { type: 'geojson', data: names.places, maxzoom: 10 },
      outcodes: { type: 'geojson', data: names.outcodes, maxzoom: 11 },
      spaces: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
      wide: { type: 'geojson', data: wideNames, maxzoom: 8 },
    },
    layers: [...areaLayers(appearance), ...labelLayers(appearance), spaceLayer],
  };
}
