import type { SourceSpecification, StyleSpecification } from 'maplibre-gl';

/** Highest zoom of a map, and the one a marker is shown at where there are streets (product 3.4). */
export const DEEPEST_ZOOM = 18;
/** Zoom at which a picture map shows streets. */
const STREETS_FROM = 15;
/** Where a source does not say how detailed it is. */
const USUAL_DETAIL = 14;

/** Near Leeds, as parts of the world's width and height in Mercator's projection. */
const SAMPLE = { x: 0.4957, y: 0.322 };

const STREET_LAYER = /transport|road|street|highway/i;

const detailOf = (source: SourceSpecification) =>
  'maxzoom' in source && typeof source.maxzoom === 'number' ? source.maxzoom : undefined;

function hasStreets({ sources, layers }: StyleSpecification): boolean {
  const drawn = layers.some((layer) => 'source-layer' in layer && STREET_LAYER.test(layer['source-layer'] ?? ''));
  const pictured = Object.values(sources).some(
    (source) => source.type === 'raster' && (detailOf(source) ?? STREETS_FROM) >= STREETS_FROM,
  );
  return drawn || pictured;
}

/** The zoom at which a marker that was clicked is shown: 18 where the style has streets, else its most detailed. */
export function markerZoomOf(style: StyleSpecification): number {
  if (hasStreets(style)) return DEEPEST_ZOOM;
  const details = Object.values(style.sources).map((source) => detailOf(source) ?? USUAL_DETAIL);
  return Math.min(DEEPEST_ZOOM, Math.max(...details, 0) || USUAL_DETAIL);
}

/** A tile over the middle of Great Britain, by which a style's host shows that it answers; none where it names no tiles. */
export function sampleTileOf({ sources }: StyleSpecification): string | undefined {
  const tiled = Object.values(sources).filter((source) => 'tiles' in source && source.tiles?.length);
  const source = tiled.find(({ type }) => type === 'vector') ?? tiled[0];
  if (!source || !('tiles' in source)) return undefined;
  const { minzoom = 0, maxzoom = 22 } = source;
  const z = Math.max(minzoom, Math.min(maxzoom, 5));
  const [x, y] = [SAMPLE.x, SAMPLE.y].map((part) => Math.floor(part * 2 ** z));
  return source.tiles?.[0]?.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`).replace('{ratio}', '');
}

/** Features written into the style itself. */
const isInline = (name: string, part: unknown) => name === 'data' && typeof part === 'object';

/** The style with its paths on this site as the whole addresses that the map needs. */
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
