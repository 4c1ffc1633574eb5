import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { SECURITY_HEADERS } from '../../platform/http/security-headers.ts';
import { BAD_GATEWAY, NOT_FOUND } from '../../values/http-status.ts';
import { DAY_MS } from '../../values/time/duration.ts';
import { type KeptStyle, keepStyle } from './kept-style.server.ts';
import { glyphAddress, spriteAddress, tileAddress } from './proxied-style.ts';
import { fetchPart, type MapPart } from './upstream.server.ts';

const CACHE_BYTES = 32 * 1024 * 1024;
/** Overhead per entry, so that empty tiles count too. */
const ENTRY_BYTES = 512;
const KEPT_MS = DAY_MS;
const [AN_HOUR, A_DAY] = ['public, max-age=3600', 'public, max-age=86400'];
const DEEPEST_TILE = 22;
/** Font names as written in styles: 'Noto Sans Bold,Noto Sans Regular'. */
const FONTS = /^[\p{L}\d][\p{L}\d ,._-]{0,199}$/u;

const gzipAsync = promisify(gzip);
const gunzipAsync = promisify(gunzip);
const isPicture = (type: string) => type.startsWith('image/');

/** A cached part: gzipped, unless it is a picture. */
async function toKept({ type, bytes }: MapPart): Promise<MapPart> {
  return isPicture(type) ? { type, bytes } : { type, bytes: new Uint8Array(await gzipAsync(bytes)) };
}

/** A cache of the parts, limited in size; concurrent requests share one fetch. */
function createParts() {
  return new LRUCache<string, MapPart, ReadonlySet<string>>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + ENTRY_BYTES,
    ttl: KEPT_MS,
    ignoreFetchAbort: true,
    fetchMethod: async (address, _stale, { context: origins }) => toKept(await fetchPart(address, origins)),
  });
}

/** The upstream URL of a tile; null if there can't be one. */
function tileIn({ upstream }: KeptStyle, path: string): string | null {
  const match = /^(\d{1,3})\/(\d{1,2})\/(\d{1,7})\/(\d{1,7})(@2x)?$/.exec(path);
  const [, source = '', z = '', x = '', y = '', ratio = ''] = match ?? [];
  const template = match ? upstream.tiles[Number(source)] : undefined;
  const across = 2 ** Number(z);
  if (!template || Number(z) > DEEPEST_TILE || Number(x) >= across || Number(y) >= across) return null;
  return tileAddress(template, { z, x, y, ratio });
}

/** The URL of a range of glyphs in some fonts: 'Noto Sans Bold/0-255'. */
function glyphsIn({ upstream }: KeptStyle, path: string): string | null {
  const [, fonts = '', range = ''] = /^([^/]*)\/(\d{1,5}-\d{1,5})$/.exec(path) ?? [];
  return upstream.glyphs && FONTS.test(fonts) ? glyphAddress(upstream.glyphs, fonts, range) : null;
}

function spriteIn({ upstream }: KeptStyle, path: string): string | null {
  const [, number = '', suffix = ''] = /^(\d{1,3})((?:@2x)?\.(?:json|png))$/.exec(path) ?? [];
  const sprite = number && upstream.sprites[Number(number)];
  return sprite ? spriteAddress(sprite, suffix) : null;
}

function dataIn({ upstream }: KeptStyle, path: string): string | null {
  return /^\d{1,3}$/.test(path) ? (upstream.data[Number(path)] ?? null) : null;
}

/** Resolves a part's URL, by the first segment of its path. */
const places = new Map([
  ['tiles', tileIn],
  ['glyphs', glyphsIn],
  ['sprite', spriteIn],
  ['data', dataIn],
]);

/**
 * Proxies a map style with its tiles, fonts, sprites and data, so that browsers contact only this site. Fetches only
 * what the style names.
 */
export function mapProxy(styleUrl: string, report: (problem: string) => void): Hono {
  const style = keepStyle(styleUrl, report);
  const parts = createParts();
  const app = new Hono();

  const send = async (part: MapPart, acceptEncoding: string | undefined) => {
    const headers = { ...SECURITY_HEADERS, 'content-type': part.type, 'cache-control': A_DAY, vary: 'accept-encoding' };
    if (isPicture(part.type)) return new Response(part.bytes, { headers });
    if (/\bgzip\b/.test(acceptEncoding ?? '')) {
      return new Response(part.bytes, { headers: { ...headers, 'content-encoding': 'gzip' } });
    }
    return new Response(new Uint8Array(await gunzipAsync(part.bytes)), { headers });
  };
  app.get('/style.json', async (c) => {
    const cached = await style().catch(() => null);
    if (!cached) return c.body(null, BAD_GATEWAY, SECURITY_HEADERS);
    return c.json(cached.style, 200, { ...SECURITY_HEADERS, 'cache-control': AN_HOUR });
  });
  app.get('/:kind/:path{.+}', async (c) => {
    const { kind, path } = c.req.param();
    try {
      const cached = await style();
      const address = places.get(kind)?.(cached, path);
      if (!address) return c.body(null, NOT_FOUND, SECURITY_HEADERS);
      return await send(await parts.forceFetch(address, { context: cached.origins }), c.req.header('accept-encoding'));
    } catch (error) {
      report((error as Error).message);
      return c.body(null, BAD_GATEWAY, SECURITY_HEADERS);
    }
  });
  return app;
}
