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

/** The map names a weight by a font of that name; the family after it is the one that is found. */
const weighted = (weight: 'Medium' | 'SemiBold' | 'Italic', family: string) => [weight, family];

/** Below the spot, beside it, above it; and when a pin stands there, clear of the pin's head. In ems. */
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
        'text-font': weighted('Medium', text),
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
        'text-font': weighted('Italic', display),
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
        'text-font': weighted('SemiBold', text),
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
      // Fewer people, later: a map of names is no map.
      filter: ['>=', ['get', 'people'], ['step', ['zoom'], 250, 5, 130, 6, 90, 7, 35, 8, 12, 9, 5, 10, 0]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': [
          'case',
          ['>=', ['get', 'people'], 130],
          ['literal', weighted('SemiBold', text)],
          ['literal', weighted('Medium', text)],
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

/** Clear pictures as wide and high as what stands on the map: no name is set under one. */
export const spaces: Array<[name: string, width: number, height: number]> = [
  ['pin', 30, 40],
  ['cluster', 42, 50],
  ['centre', 26, 26],
];

/** Placed first because drawn last. */
const spaceLayer: LayerSpecification = {
  id: 'spaces',
  type: 'symbol',
  source: 'spaces',
  layout: {
    'icon-image': ['get', 'space'],
    'icon-anchor': ['case', ['==', ['get', 'space'], 'centre'], 'center', 'bottom'],
    'icon-allow-overlap': true,
    'icon-padding': 0,
    // From afar a name may touch a pin's edge rather than be missing.
    'icon-size': ['interpolate', ['linear'], ['zoom'], 5.5, 0.8, 7, 1],
  },
};

/** The brand's own map, served with the site: cream land, stone towns, and names set in its type. */
export function houseStyle(
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
