import type { SourceSpecification, StyleSpecification } from 'maplibre-gl';

/** Deepest zoom of a map, and the zoom for a marker where there are streets (product 3.4). */
export const DEEPEST_ZOOM = 18;
/** The zoom from which a raster map shows streets. */
const STREETS_FROM = 15;
/** Used if a source doesn't state its detail. */
const USUAL_DETAIL = 14;

/** Near Leeds, as fractions of the world's width and height in Mercator's projection. */
const SAMPLE = { x: 0.4957, y: 0.322 };

const STREET_LAYER = /transport|road|street|highway/i;

const detailOf = (source: SourceSpecification) =>
  'maxzoom' in source && typeof source.maxzoom === 'number' ? source.maxzoom : undefined;

function hasStreets({ sources, layers }: StyleSpecification): boolean {
  const hasStreetLayer = layers.some(
    (layer) => 'source-layer' in layer && STREET_LAYER.test(layer['source-layer'] ?? ''),
  );
  const hasStreetPictures = Object.values(sources).some(
    (source) => source.type === 'raster' && (detailOf(source) ?? STREETS_FROM) >= STREETS_FROM,
  );
  return hasStreetLayer || hasStreetPictures;
}

/** The zoom for a clicked marker: 18 if the style has streets, otherwise its most detailed. */
export function markerZoomOf(style: StyleSpecification): number {
  if (hasStreets(style)) return DEEPEST_ZOOM;
  const details = Object.values(style.sources).map((source) => detailOf(source) ?? USUAL_DETAIL);
  return Math.min(DEEPEST_ZOOM, Math.max(...details, 0) || USUAL_DETAIL);
}

/**
 * A tile over the middle of Great Britain, for checking that the host responds; undefined if the style names no tiles.
 */
export function sampleTileOf({ sources }: StyleSpecification): string | undefined {
  const tileSources = Object.values(sources).filter((source) => 'tiles' in source && source.tiles?.length);
  const source = tileSources.find(({ type }) => type === 'vector') ?? tileSources[0];
  if (!source || !('tiles' in source)) return undefined;
  const { minzoom = 0, maxzoom = 22 } = source;
  const z = Math.max(minzoom, Math.min(maxzoom, 5));
  const [x, y] = [SAMPLE.x, SAMPLE.y].map((part) => Math.floor(part * 2 ** z));
  return source.tiles?.[0]?.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`).replace('{ratio}', '');
}

const isInline = (name: string, part: unknown) => name === 'data' && typeof part === 'object';

/** The style with its paths on this site as the absolute URLs MapLibre needs. */
export function withOrigin(style: StyleSpecification, origin: string): StyleSpecification {
  const absolute = (value: unknown): unknown => {
    if (typeof value === 'string') return /^\/[^/]/.test(value) ? `${origin}${value}` : value;
    if (Array.isArray(value)) return value.map(absolute);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, isInline(name, part) ? part : absolute(part)]),
    );
  };
  const { sources, sprite, glyphs } = style;
  return {
    ...style,
    sources: absolute(sources) as StyleSpecification['sources'],
    ...(sprite !== undefined && { sprite: absolute(sprite) as StyleSpecification['sprite'] }),
    ...(glyphs !== undefined && { glyphs: absolute(glyphs) as string }),
  };
}
