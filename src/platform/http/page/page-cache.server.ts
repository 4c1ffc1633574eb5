import { createHash } from 'node:crypto';
import { constants, gunzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { NOT_MODIFIED } from '../../../values/http-status.ts';
import { HOUR_MS, MINUTE_MS } from '../../../values/time/duration.ts';
import { brotli, encodingFor, gzipped, packedOnce } from '../pack.server.ts';
import { SECURITY_HEADERS } from '../security-headers.ts';
import { deferScripts } from './defer-scripts.ts';
import { linksUnmarked, unmarked } from './known-scripts.ts';

/**
 * From 7 on the encoder takes tens of MB for each page and fills them: 18 ms a page instead of 2, for 1% fewer bytes
 * (docs/decisions/026-memory-and-start.md).
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

type Body = Uint8Array<ArrayBuffer>;

/**
 * A complete response: its body, headers with policy and etag. One to be kept has its bodies compressed and no other, which
 * would be three quarters of all that is kept: few take none, and for these it is unpacked.
 */
export type Page = {
  status: number;
  headers: Record<string, string>;
  bodies: { identity: Body } | { br: Body; gzip: Body };
  /** Headers of the compressed bodies, built once. */
  compressed?: { br: Record<string, string>; gzip: Record<string, string> };
  /** Epoch ms at which the page changes, for instance because a restaurant closes. */
  validUntil?: number;
};

/** A rendered response; the renderer's own inline scripts carry the nonce. */
export type Rendered = { response: Response; nonce?: string };

export type PageCache = {
  /** The page for `key`, rendered at most once at a time; cached only when it is a 200 without a cookie. */
  get(key: string, render: () => Promise<Rendered>): Promise<Page>;
  /** The cached page while it is valid. */
  peek(key: string): Page | undefined;
  /** The kept page although its time has passed, if that was less than a minute ago. */
  lately(key: string): Page | undefined;
  clear(): void;
};

export const VALID_UNTIL = 'x-valid-until';
const MAX_AGE_MS = HOUR_MS;
/** How long after its time a page is still better than none. */
const LATELY_MS = MINUTE_MS;

/** The policy allows inline scripts by hash, not by nonce, so that a cached page serves everyone. */
export type ContentPolicy = (scriptHashes: string[]) => string;

const ALWAYS_ASKED = 'public, max-age=0, must-revalidate';
/** Seconds a proxy in front may answer with a kept page: at once, while it asks for the next, and while we fail. */
const SHARED = { fresh: 5, whileAsked: 10, whileFailing: 3600 };

/** Cache-Control for a proxy in front, in no part longer than the page is valid; browsers still ask each time. */
function sharedFor({ validUntil = Number.POSITIVE_INFINITY }: Page, now: number): string {
  const left = Math.floor((validUntil - now) / 1000);
  if (left < 1) return ALWAYS_ASKED;
  const fresh = Math.min(SHARED.fresh, left);
  const [asked, failing] = [SHARED.whileAsked, SHARED.whileFailing].map((most) => Math.min(most, left - fresh));
  return `${ALWAYS_ASKED}, s-maxage=${fresh}, stale-while-revalidate=${asked}, stale-if-error=${failing}`;
}

/** The page as it is sent, and the hashes of its own inline scripts. */
function finish(rendered: string, nonce: string | undefined): { html: string; scripts: string[] } {
  if (nonce === undefined) return { html: rendered, scripts: [] };
  const end = Math.max(0, rendered.indexOf('</head>'));
  const page = { head: linksUnmarked(rendered.slice(0, end), nonce), body: rendered.slice(end) };
  const { head, body } = deferScripts(page);
  return unmarked(head + body, nonce);
}

/** Makes a page of what was rendered. Only pages to be cached are compressed. */
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
  const [br, gz] = await Promise.all([brotli(identity, BROTLI), gzipped(identity)]);
  return {
    status: 200,
    headers,
    bodies: { br: new Uint8Array(br), gzip: new Uint8Array(gz) },
    compressed: { br: { ...headers, 'content-encoding': 'br' }, gzip: { ...headers, 'content-encoding': 'gzip' } },
    validUntil,
  };
}

/** Reads a request header by its lower-case name. */
export type ReadHeader = (name: 'accept-encoding' | 'if-none-match') => string | null | undefined;

/**
 * Whether the browser has the page: its tag may stand among others, and be marked as weak by a proxy that packed the
 * page anew (RFC 9110, section 13.1.2).
 */
const hasPage = (known: string | null | undefined, etag: string): boolean =>
  known === etag || (known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false);

/**
 * Sends a page in the best encoding the browser accepts, or 304 when the browser has it already. `sharedAt`: the time, in
 * epoch ms, from which a proxy in front may keep the page for some seconds; without it none may.
 */
export function sendPage(page: Page, header: ReadHeader, sharedAt?: number): Response {
  const { etag } = page.headers;
  const isShared = sharedAt !== undefined && page.compressed && !page.headers['set-cookie'];
  const shared = isShared ? { 'cache-control': sharedFor(page, sharedAt) } : undefined;
  if (etag && hasPage(header('if-none-match'), etag)) {
    const headers = { ...SECURITY_HEADERS, etag, vary: 'accept-encoding', ...shared };
    return new Response(null, { status: NOT_MODIFIED, headers });
  }
  const withShared = (headers: Record<string, string>) => (shared ? { ...headers, ...shared } : headers);
  const { status, bodies, compressed } = page;
  const wanted = encodingFor(header('accept-encoding') ?? '');
  if (compressed && 'br' in bodies && wanted !== 'identity')
    return new Response(bodies[wanted], { status, headers: withShared(compressed[wanted]) });
  const body = () => ('br' in bodies ? gunzipSync(bodies.gzip) : bodies.identity);
  const isEmpty = status === 204 || status === NOT_MODIFIED;
  return new Response(isEmpty ? null : body(), { status, headers: withShared(page.headers) });
}

/**
 * Sends a page that was rendered for this request alone, compressed quickly where the browser accepts it. Not for a page
 * with a secret: its length would tell of it, next to what somebody else put into the address.
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

/** Kept copies of one page with different queries; our own figure. */
const MOST_VARIANTS = 60;

/** Which copies of each page are kept, the one used longest ago first: too many of one do not displace other pages. */
function createVariants(drop: (key: string) => void) {
  const kept = new Map<string, Set<string>>();
  return {
    note(key: string) {
      const [path = '', query] = key.split('?');
      if (query === undefined) return;
      const keys = kept.get(path) ?? new Set();
      keys.delete(key);
      keys.add(key);
      kept.set(path, keys);
      const [oldest] = keys;
      if (keys.size <= MOST_VARIANTS || oldest === undefined) return;
      keys.delete(oldest);
      drop(oldest);
    },
    clear: () => kept.clear(),
  };
}

/**
 * Rendered pages in memory, at most `maxBytes` in all and a few copies of each, each rendered by one request at a time.
 */
export function createPageCache(options: { maxBytes: number; policy: ContentPolicy; now: () => number }): PageCache {
  const cache = new LRUCache<string, Page, () => Promise<Rendered>>({
    maxSize: options.maxBytes,
    sizeCalculation: (page) => Math.max(1, bytesOf(page)),
    ttl: MAX_AGE_MS,
    allowStale: false,
    // Kept until a newer one takes its place, see lately.
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    // New content clears the cache while pages are being rendered: requests waiting for them still get them.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { options: entry, context }) => {
      const page = await toPage(await context(), options.policy, true);
      const left = (page.validUntil ?? Number.POSITIVE_INFINITY) - options.now();
      entry.ttl = Math.max(1, Math.min(MAX_AGE_MS, left));
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
