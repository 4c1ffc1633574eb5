import type { SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { HOUR_MS, MINUTE_MS } from '../../values/time/duration.ts';
import { originsOf, proxiedStyle, resolved, type Upstream } from './proxied-style.ts';
import { fetchPart } from './upstream.server.ts';

/** The style as this site sends it, where its parts come from, and the origins they may come from. */
export type KeptStyle = { style: StyleSpecification; upstream: Upstream; origins: ReadonlySet<string> };

const FRESH_MS = HOUR_MS;
const AGAIN_AFTER_FAILURE_MS = MINUTE_MS;
/** Longer than this no map waits for a style. */
const TIMEOUT_MS = 2000;

async function fetchJson<T>(address: string, origins: ReadonlySet<string>): Promise<T> {
  const { bytes } = await fetchPart(address, origins, TIMEOUT_MS);
  return JSON.parse(new TextDecoder().decode(bytes)) as T;
}

/** The source with the TileJSON document it names read into it. */
async function withTileJson(source: SourceSpecification, base: string, origins: ReadonlySet<string>) {
  if (!('url' in source) || typeof source.url !== 'string' || 'tiles' in source) return source;
  const { url, ...own } = source;
  const address = resolved(url, base);
  const found = await fetchJson<Record<string, unknown>>(address, origins);
  const { tiles, minzoom, maxzoom, bounds, attribution, scheme } = found;
  const named = Object.entries({ minzoom, maxzoom, bounds, attribution, scheme }).filter(
    ([, value]) => value !== undefined,
  );
  const whole = (tiles as string[]).map((tile) => resolved(tile, address));
  return { ...Object.fromEntries(named), tiles: whole, ...own } as SourceSpecification;
}

async function fetchStyle(styleUrl: string): Promise<KeptStyle> {
  const given = await fetchJson<StyleSpecification>(styleUrl, new Set([new URL(styleUrl).origin]));
  const named = originsOf(given, styleUrl);
  const sources = Object.entries(given.sources).map(
    async ([name, source]) => [name, await withTileJson(source, styleUrl, named)] as const,
  );
  const complete = { ...given, sources: Object.fromEntries(await Promise.all(sources)) };
  return { ...proxiedStyle(complete, styleUrl), origins: originsOf(complete, styleUrl) };
}

/**
 * The style at an address, fetched at most once an hour. While that fails the last good one stays; without one, nobody waits
 * for the next try, and the log has one line.
 */
export function keepStyle(styleUrl: string, report: (problem: string) => void): () => Promise<KeptStyle> {
  let kept: KeptStyle | undefined;
  let failed = false;
  let freshUntil = 0;
  let asking: Promise<void> | undefined;
  const refresh = async () => {
    try {
      kept = await fetchStyle(styleUrl);
      freshUntil = Date.now() + FRESH_MS;
      failed = false;
    } catch (error) {
      freshUntil = Date.now() + AGAIN_AFTER_FAILURE_MS;
      if (!failed) report(`no style, maps are drawn without streets: ${(error as Error).message}`);
      failed = true;
    } finally {
      asking = undefined;
    }
  };
  return async () => {
    if (Date.now() >= freshUntil) asking ??= refresh();
    if (!kept && !failed) await asking;
    if (!kept) throw new Error('there is no style');
    return kept;
  };
}
