import type { SourceSpecification, SpriteSpecification, StyleSpecification } from 'maplibre-gl';
import { MAP_PROXY_PATH } from '../../settings/map-style-path.ts';

/** Where a style's parts come from: URLs, or templates such as 'https://…/{z}/{x}/{y}.pbf', by number. */
export type Upstream = { tiles: string[]; data: string[]; sprites: string[]; glyphs: string | null };

type Source = SourceSpecification & { url?: string; tiles?: string[] };

const UNKNOWN_TOKEN = /\{(?!z\}|x\}|y\}|ratio\})/;

/** The absolute URL of a reference in the style at `base`; tokens in braces stay as they are. */
export function resolved(address: string, base: string): string {
  return new URL(address, base).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
}

const append = (list: string[], address: string) => list.push(address) - 1;

function proxiedSource(source: Source, base: string, upstream: Upstream): SourceSpecification {
  if ('data' in source && typeof source.data === 'string') {
    const number = append(upstream.data, resolved(source.data, base));
    return { ...source, data: `${MAP_PROXY_PATH}/data/${number}` };
  }
  const template = source.tiles?.[0];
  if (template === undefined) return source;
  const address = resolved(template, base);
  if (UNKNOWN_TOKEN.test(address)) throw new Error(`the style has tiles at ${address}, which cannot be proxied`);
  const number = append(upstream.tiles, address);
  const ratio = address.includes('{ratio}') ? '{ratio}' : '';
  return { ...source, tiles: [`${MAP_PROXY_PATH}/tiles/${number}/{z}/{x}/{y}${ratio}`] } as SourceSpecification;
}

function proxiedSprite(sprite: SpriteSpecification, base: string, upstream: Upstream): SpriteSpecification {
  const path = (url: string) => `${MAP_PROXY_PATH}/sprite/${append(upstream.sprites, resolved(url, base))}`;
  if (typeof sprite === 'string') return path(sprite);
  return sprite.map(({ id, url }) => ({ id, url: path(url) }));
}

/** The style at `base` with every URL replaced by a path of this site, and the upstream of each. */
export function proxiedStyle(style: StyleSpecification, base: string) {
  const upstream: Upstream = { tiles: [], data: [], sprites: [], glyphs: null };
  const sources = Object.entries(style.sources).map(([name, source]) => [name, proxiedSource(source, base, upstream)]);
  const result: StyleSpecification = { ...style, sources: Object.fromEntries(sources) };
  if (style.sprite) result.sprite = proxiedSprite(style.sprite, base, upstream);
  if (style.glyphs) {
    upstream.glyphs = resolved(style.glyphs, base);
    result.glyphs = `${MAP_PROXY_PATH}/glyphs/{fontstack}/{range}`;
  }
  return { style: result, upstream };
}

/** The origins the style at `base` refers to: its own, and those of its parts. */
export function originsOf(style: StyleSpecification, base: string): Set<string> {
  const sources = Object.values(style.sources) as Source[];
  const sprites = typeof style.sprite === 'string' ? [style.sprite] : (style.sprite ?? []).map(({ url }) => url);
  const references = [
    ...sources.flatMap((source) => [source.url, ...(source.tiles ?? []), 'data' in source ? source.data : undefined]),
    ...sprites,
    style.glyphs,
  ];
  const addresses = references.filter((address): address is string => typeof address === 'string');
  return new Set(
    [base, ...addresses.map((address) => resolved(address, base))].map((address) => new URL(address).origin),
  );
}

/** The URL of a tile; `ratio` is '@2x' or empty. */
export function tileAddress(template: string, { z, x, y, ratio }: { z: string; x: string; y: string; ratio: string }) {
  const values: Record<string, string> = { z, x, y, ratio };
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** The URL of a range of glyphs, such as '0-255', in some fonts. */
export function glyphAddress(template: string, fonts: string, range: string): string {
  return template.replace('{fontstack}', encodeURIComponent(fonts)).replace('{range}', range);
}

/** The URL of a sprite file: `suffix` such as '@2x.png' goes before the query. */
export function spriteAddress(sprite: string, suffix: string): string {
  const address = new URL(sprite);
  address.pathname += suffix;
  return address.href;
}
