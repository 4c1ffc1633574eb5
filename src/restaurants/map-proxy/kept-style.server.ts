import type { SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { HOUR_MS, MINUTE_MS } from '../../values/time/duration.ts';
import { originsOf, proxiedStyle, resolved, type Upstream } from './proxied-style.ts';
import { fetchPart } from './upstream.server.ts';

/** The style as served by this site, its upstream URLs, and the origins they may be on. */
export type KeptStyle = { style: StyleSpecification; upstream: Upstream; origins: ReadonlySet<string> };

const FRESH_MS = HOUR_MS;
const AGAIN_AFTER_FAILURE_MS = MINUTE_MS;
/** No map waits longer for a style. */
const TIMEOUT_MS = 2000;

async function fetchJson<T>(address: string, origins: ReadonlySet<string>): Promise<T> {
  const { bytes } = await fetchPart(address, origins, TIMEOUT_MS);
  return JSON.parse(new TextDecoder().decode(bytes)) as T;
}

async function withTileJson(source: SourceSpecification, base: string, origins: ReadonlySet<string>) {
  if (!('url' in source) || typeof source.url !== 'string' || 'tiles' in source) return source;
  const { url, ...own } = source;
  const address = resolved(url, base);
  const tileJson = await fetchJson<Record<string, unknown>>(address, origins);
  const { tiles, minzoom, maxzoom, bounds, attribution, scheme } = tileJson;
  const fields = Object.entries({ minzoom, maxzoom, bounds, attribution, scheme }).filter(
    ([, value]) => value !== undefined,
  );
  const whole = (tiles as string[]).map((tile) => resolved(tile, address));
  return { ...Object.fromEntries(fields), tiles: whole, ...own } as SourceSpecification;
}

async function fetchStyle(styleUrl: string): Promise<KeptStyle> {
  const style = await fetchJson<StyleSpecification>(styleUrl, new Set([new URL(styleUrl).origin]));
  const declaredOrigins = originsOf(style, styleUrl);
  const sources = Object.entries(style.sources).map(
    async ([name, source]) => [name, await withTileJson(source, styleUrl, declaredOrigins)] as const,
  );
  const complete = { ...style, sources: Object.fromEntries(await Promise.all(sources)) };
  return { ...proxiedStyle(complete, styleUrl), origins: originsOf(complete, styleUrl) };
}

/**
 * The style at a URL, fetched at most once an hour. If that fails the last good one stays; without one, requests fail
 * at once until the next attempt, and one line is logged.
 */
export function keepStyle(styleUrl: string, report: (problem: string) => void): () => Promise<KeptStyle> {
  let cached: KeptStyle | undefined;
  let hasFailed = false;
  let freshUntil = 0;
  let pending: Promise<void> | undefined;
  const refresh = async () => {
    try {
      cached = await fetchStyle(styleUrl);
      freshUntil = Date.now() + FRESH_MS;
      hasFailed = false;
    } catch (error) {
      freshUntil = Date.now() + AGAIN_AFTER_FAILURE_MS;
      if (!hasFailed) report(`no map style, so maps are drawn without streets: ${(error as Error).message}`);
      hasFailed = true;
    } finally {
      pending = undefined;
    }
  };
  return async () => {
    if (Date.now() >= freshUntil) pending ??= refresh();
    if (!cached && !hasFailed) await pending;
    if (!cached) throw new Error('there is no map style');
    return cached;
  };
}
