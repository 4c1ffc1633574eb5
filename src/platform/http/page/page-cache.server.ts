import { createHash } from 'node:crypto';
import { constants, gunzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { NOT_MODIFIED } from '../../../values/http-status.ts';
import { HOUR_MS, MINUTE_MS } from '../../../values/time/duration.ts';
import { brotli, encodingFor, gzipAsync, packedOnce } from '../pack.server.ts';
import { SECURITY_HEADERS } from '../security-headers.ts';
import { deferScripts } from './defer-scripts.ts';
import { linksUnmarked, unmarked } from './known-scripts.ts';

/**
 * From quality 7 on the encoder allocates tens of MB per page: 18 ms instead of 2, for 1% fewer bytes
 * (docs/decisions/026-memory-and-start.md).
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

type Body = Uint8Array<ArrayBuffer>;

/**
 * A complete response, with policy and etag. A cacheable page stores only its compressed bodies: the plain one would
 * be three quarters of the cache, and the few clients that need it get it decompressed.
 */
export type Page = {
  status: number;
  headers: Record<string, string>;
  bodies: { identity: Body } | { br: Body; gzip: Body };
  /** Headers of the compressed bodies, built once. */
  compressed?: { br: Record<string, string>; gzip: Record<string, string> };
  /** When the page changes, epoch ms, for instance because a restaurant closes. */
  validUntil?: number;
};

/** A rendered response; the renderer's own inline scripts carry the nonce. */
export type Rendered = { response: Response; nonce?: string };

export type PageCache = {
  /** The page for `key`; concurrent requests share one render. Cached only if it is a 200 without a cookie. */
  get(key: string, render: () => Promise<Rendered>): Promise<Page>;
  peek(key: string): Page | undefined;
  /** The cached page, even if it went stale less than a minute ago. */
  lately(key: string): Page | undefined;
  clear(): void;
};

export const VALID_UNTIL = 'x-valid-until';
const MAX_AGE_MS = HOUR_MS;
/** How long a stale page is better than none. */
const LATELY_MS = MINUTE_MS;

/** Allows inline scripts by hash rather than nonce, so a cached page serves everyone. */
export type ContentPolicy = (scriptHashes: string[]) => string;

const ALWAYS_ASKED = 'public, max-age=0, must-revalidate';
/** Seconds a proxy may serve a cached page: as fresh, while revalidating, and if we fail. */
const SHARED = { fresh: 5, whileRevalidating: 10, whileFailing: 3600 };

/** Cache-Control for a proxy, never beyond the page's validity; browsers still revalidate each time. */
function sharedFor({ validUntil = Number.POSITIVE_INFINITY }: Page, now: number): string {
  const secondsLeft = Math.floor((validUntil - now) / 1000);
  if (secondsLeft < 1) return ALWAYS_ASKED;
  const fresh = Math.min(SHARED.fresh, secondsLeft);
  const [revalidate, onError] = [SHARED.whileRevalidating, SHARED.whileFailing].map((most) =>
    Math.min(most, secondsLeft - fresh),
  );
  return `${ALWAYS_ASKED}, s-maxage=${fresh}, stale-while-revalidate=${revalidate}, stale-if-error=${onError}`;
}

/** The final HTML, and the hashes of its own inline scripts. */
function finish(source: string, nonce: string | undefined): { html: string; scripts: string[] } {
  if (nonce === undefined) return { html: source, scripts: [] };
  const end = Math.max(0, source.indexOf('</head>'));
  const page = { head: linksUnmarked(source.slice(0, end), nonce), body: source.slice(end) };
  const { head, body } = deferScripts(page);
  return unmarked(head + body, nonce);
}

/** Converts a rendered response to a page. Only pages to be cached are compressed. */
export async function toPage({ response, nonce }: Rendered, policy: ContentPolicy, cacheable: boolean): Promise<Page> {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  const finished = isHtml ? finish(await response.text(), nonce) : undefined;
  const identity = finished ? new TextEncoder().encode(finished.html) : new Uint8Array(await response.arrayBuffer());
  const headers: Record<string, string> = {
    ...SECURITY_HEADERS,
    ...Object.fromEntries([...response.headers].filter(([name]) => name !== VALID_UNTIL)),
  };
  const validUntil = Number(response.headers.get(VALID_UNTIL)) || undefined;
  if (finished) headers['content-security-policy'] = policy(finished.scripts);
  headers.vary = 'accept-encoding';
  if (!cacheable || response.status !== 200) {
    headers['cache-control'] ??= 'no-store';
    return { status: response.status, headers, bodies: { identity }, validUntil };
  }
  headers.etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  headers['cache-control'] = ALWAYS_ASKED;
  const [br, gz] = await Promise.all([brotli(identity, BROTLI), gzipAsync(identity)]);
  return {
    status: 200,
    headers,
    bodies: { br: new Uint8Array(br), gzip: new Uint8Array(gz) },
    compressed: { br: { ...headers, 'content-encoding': 'br' }, gzip: { ...headers, 'content-encoding': 'gzip' } },
    validUntil,
  };
}

export type ReadHeader = (name: 'accept-encoding' | 'if-none-match') => string | null | undefined;

/**
 * Whether the browser has the page: its etag may be one of several, and weakened by a proxy that recompressed the page
 * (RFC 9110, section 13.1.2).
 */
const hasPage = (header: string | null | undefined, etag: string): boolean =>
  header === etag || (header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false);

/**
 * Sends a page in the best encoding the browser accepts, or 304 if it has it already. `sharedAt`: the current time,
 * epoch ms, if a proxy may cache the page for some seconds.
 */
export function sendPage(page: Page, header: ReadHeader, sharedAt?: number): Response {
  const { etag } = page.headers;
  const isShared = sharedAt !== undefined && page.compressed && !page.headers['set-cookie'];
  const cacheControl = isShared ? { 'cache-control': sharedFor(page, sharedAt) } : undefined;
  if (etag && hasPage(header('if-none-match'), etag)) {
    const headers = { ...SECURITY_HEADERS, etag, vary: 'accept-encoding', ...cacheControl };
    return new Response(null, { status: NOT_MODIFIED, headers });
  }
  const withShared = (headers: Record<string, string>) => (cacheControl ? { ...headers, ...cacheControl } : headers);
  const { status, bodies, compressed } = page;
  const encoding = encodingFor(header('accept-encoding') ?? '');
  if (compressed && 'br' in bodies && encoding !== 'identity')
    return new Response(bodies[encoding], { status, headers: withShared(compressed[encoding]) });
  const body = () => ('br' in bodies ? gunzipSync(bodies.gzip) : bodies.identity);
  const isEmpty = status === 204 || status === NOT_MODIFIED;
  return new Response(isEmpty ? null : body(), { status, headers: withShared(page.headers) });
}

/**
 * Sends a page rendered for one request, compressed quickly if the browser accepts it. Not for a page with a secret:
 * compression could leak it through the response length (BREACH).
 */
export function sendForOne(page: Page, header: ReadHeader): Response {
  const { status, headers, bodies } = page;
  const packed = 'identity' in bodies ? packedOnce(bodies.identity, header('accept-encoding')) : null;
  if (!packed) return sendPage(page, header);
  return new Response(packed.body, { status, headers: { ...headers, 'content-encoding': packed.encoding } });
}

function bytesOf({ bodies }: Page): number {
  return 'br' in bodies ? bodies.br.length + bodies.gzip.length : bodies.identity.length;
}

/** Maximum cached variants of one page, by query; our own estimate. */
const MOST_VARIANTS = 60;

/**
 * Tracks each page's cached variants, least recently used first, so that many variants of one page don't displace
 * others.
 */
function createVariants(drop: (key: string) => void) {
  const variants = new Map<string, Set<string>>();
  return {
    note(key: string) {
      const [path = '', query] = key.split('?');
      if (query === undefined) return;
      const keys = variants.get(path) ?? new Set();
      keys.delete(key);
      keys.add(key);
      variants.set(path, keys);
      const [oldest] = keys;
      if (keys.size <= MOST_VARIANTS || oldest === undefined) return;
      keys.delete(oldest);
      drop(oldest);
    },
    clear: () => variants.clear(),
  };
}

/**
 * Rendered pages in memory, at most `maxBytes` in total and a few variants of each. Concurrent requests share one
 * render.
 */
export function createPageCache(options: { maxBytes: number; policy: ContentPolicy; now: () => number }): PageCache {
  const cache = new LRUCache<string, Page, () => Promise<Rendered>>({
    maxSize: options.maxBytes,
    sizeCalculation: (page) => Math.max(1, bytesOf(page)),
    ttl: MAX_AGE_MS,
    allowStale: false,
    // Stale entries stay until replaced: see `lately`.
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    // New content clears the cache during renders: requests waiting for one still get it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { options: entry, context }) => {
      const page = await toPage(await context(), options.policy, true);
      const msLeft = (page.validUntil ?? Number.POSITIVE_INFINITY) - options.now();
      entry.ttl = Math.max(1, Math.min(MAX_AGE_MS, msLeft));
      return page;
    },
  });
  const variants = createVariants((key) => cache.delete(key));
  return {
    async get(key, render) {
      const page = await cache.forceFetch(key, { context: render });
      if (page.status !== 200 || page.headers['set-cookie']) cache.delete(key);
      else variants.note(key);
      return page;
    },
    peek: (key) => cache.get(key),
    lately: (key) => (cache.getRemainingTTL(key) > -LATELY_MS ? cache.get(key, { allowStale: true }) : undefined),
    clear: () => {
      cache.clear();
      variants.clear();
    },
  };
}
