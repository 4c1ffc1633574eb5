import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { markerZoomOf, sampleTileOf, withOrigin } from './foreign-style.ts';

const style = (sources: Record<string, SourceSpecification>, ...layers: LayerSpecification[]): StyleSpecification => ({
  version: 8,
  sources,
  layers,
});
const line = (layer: string): LayerSpecification => ({ id: layer, type: 'line', source: 'a', 'source-layer': layer });
const vector = { type: 'vector', url: '/a', maxzoom: 12 } as const;
const raster = (maxzoom?: number): SourceSpecification => ({
  type: 'raster',
  tiles: ['/{z}/{x}/{y}.png'],
  ...(maxzoom && { maxzoom }),
});

test.each([
  ['streets', style({ a: vector }, line('transportation')), 18],
  ['roads', style({ a: vector }, line('roads')), 18],
  ['a street map as pictures', style({ a: raster(19) }), 18],
  ['pictures without a stated detail', style({ a: raster() }), 18],
  ['water only', style({ a: vector }, line('water')), 12],
  ['shaded relief only', style({ a: raster(6) }), 6],
  ['no stated detail', style({ a: { type: 'vector', url: '/a' } }, line('water')), 14],
  ['detail beyond the map', style({ a: { ...vector, maxzoom: 22 } }, line('water')), 18],
])('the zoom of a marker in a style with %s', (_, given, zoom) => {
  expect(markerZoomOf(given)).toBe(zoom);
});

test.each([
  ['of streets, not pictures', style({ b: raster(6), a: { type: 'vector', tiles: ['/t/{z}/{x}/{y}'] } }), '/t/5/15/10'],
  [
    'no deeper than the source goes',
    style({ a: { type: 'vector', tiles: ['/t/{z}/{x}/{y}'], maxzoom: 3 } }),
    '/t/3/3/2',
  ],
  [
    'as deep as the source starts',
    style({ a: { type: 'vector', tiles: ['/t/{z}/{x}/{y}'], minzoom: 8 } }),
    '/t/8/126/82',
  ],
  ['of standard size', style({ a: { type: 'raster', tiles: ['/{z}/{x}/{y}{ratio}.png'] } }), '/5/15/10.png'],
  ['of no source', style({ a: vector }), undefined],
])('a sample tile %s', (_, given, path) => {
  expect(sampleTileOf(given)).toBe(path);
});

test('paths on this site become absolute URLs, and the rest stays', () => {
  const given = {
    ...style({ a: { type: 'vector', tiles: ['/map-style/tiles/0/{z}/{x}/{y}'] }, b: raster() }),
    glyphs: '/map-style/glyphs/{fontstack}/{range}',
    sprite: [{ id: 'default', url: '/map-style/sprite/0' }],
  };
  expect(withOrigin(given, 'https://tavola.example')).toMatchObject({
    sources: { a: { tiles: ['https://tavola.example/map-style/tiles/0/{z}/{x}/{y}'] } },
    glyphs: 'https://tavola.example/map-style/glyphs/{fontstack}/{range}',
    sprite: [{ id: 'default', url: 'https://tavola.example/map-style/sprite/0' }],
  });
  const foreign = { ...style({}), glyphs: 'https://tiles.example/{fontstack}/{range}.pbf' };
  expect(withOrigin(foreign, 'https://tavola.example')).toEqual(foreign);
});
