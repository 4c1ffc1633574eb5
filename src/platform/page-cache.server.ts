import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { drawFirst } from './draw-first.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

type Encoding = 'identity' | 'br' | 'gzip';
type Body = Uint8Array<ArrayBuffer>;

/** A whole answer, ready to be sent: compressed, with its policy and its etag. */
export type Page = {
  status: number;
  headers: Record<string, string>;
  bodies: { identity: Body; br?: Body; gzip?: Body };
  /** Headers of a compressed body, made once. */
  compressed?: { br: Record<string, string>; gzip: Record<string, string> };
  /** Epoch ms at which the page says something else, such as a door that closes. */
  validUntil?: number;
};

export type PageCache = {
  /** The page for `key`, rendered at most once at a time; kept only when it is a 200 that may be kept. */
  get(key: string, render: () => Promise<Response>): Promise<Page>;
  /** The page when it is there and still holds, at once. */
  peek(key: string): Page | undefined;
  clear(): void;
};

export const VALID_UNTIL = 'x-valid-until';
const MAX_AGE_MS = 3_600_000;

/** The policy names each inline script by its hash: no nonce, so the same page serves everyone. */
function scriptHashes(html: string): string[] {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [...new Set([...html.matchAll(INLINE_SCRIPT)].map(([, script]) => hash(script ?? '')))];
}

export type ContentPolicy = (scriptHashes: string[]) => string;

/** Reads a rendered response whole and makes a page of it. Only kept pages are worth compressing hard. */
export async function toPage(response: Response, policy: ContentPolicy, keep: boolean): Promise<Page> {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  const html = isHtml ? drawFirst(await response.text()) : '';
  const identity = isHtml ? new TextEncoder().encode(html) : new Uint8Array(await response.arrayBuffer());
  const headers: Record<string, string> = {
    ...SECURITY_HEADERS,
    ...Object.fromEntries([...response.headers].filter(([name]) => name !== VALID_UNTIL)),
  };
  const validUntil = Number(response.headers.get(VALID_UNTIL)) || undefined;
  if (isHtml) headers['content-security-policy'] = policy(scriptHashes(html));
  headers.vary = 'accept-encoding';
  if (!keep || response.status !== 200) {
    headers['cache-control'] ??= 'no-store';
    return { status: response.status, headers, bodies: { identity }, validUntil };
  }
  headers.etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  headers['cache-control'] = 'public, max-age=0, must-revalidate';
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzipped(identity),
  ]);
  return {
    status: 200,
    headers,
    bodies: { identity, br: new Uint8Array(br), gzip: new Uint8Array(gz) },
    compressed: { br: { ...headers, 'content-encoding': 'br' }, gzip: { ...headers, 'content-encoding': 'gzip' } },
    validUntil,
  };
}

function encodingFor(accepted: string): Encoding {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** Reads one header of a request, by its lower-case name. */
export type ReadHeader = (name: 'accept-encoding' | 'if-none-match') => string | null | undefined;

/** Sends a page in the best encoding the browser takes; 304 when it has it already. */
export function sendPage(page: Page, header: ReadHeader): Response {
  const { etag } = page.headers;
  if (etag && header('if-none-match') === etag) {
    const headers = { ...SECURITY_HEADERS, etag, vary: 'accept-encoding' };
    return new Response(null, { status: 304, headers });
  }
  const wanted = encodingFor(header('accept-encoding') ?? '');
  if (!page.compressed || wanted === 'identity') {
    const empty = page.status === 204 || page.status === 304;
    return new Response(empty ? null : page.bodies.identity, { status: page.status, headers: page.headers });
  }
  return new Response(page.bodies[wanted], { status: page.status, headers: page.compressed[wanted] });
}

function bytesOf({ bodies }: Page): number {
  return bodies.identity.length + (bodies.br?.length ?? 0) + (bodies.gzip?.length ?? 0);
}

/** Rendered pages in memory, at most `maxBytes` of them, one render at a time for each. */
export function createPageCache(options: { maxBytes: number; policy: ContentPolicy; now: () => number }): PageCache {
  const cache = new LRUCache<string, Page, () => Promise<Response>>({
    maxSize: options.maxBytes,
    sizeCalculation: (page) => Math.max(1, bytesOf(page)),
    ttl: MAX_AGE_MS,
    allowStale: false,
    // New content empties the cache while pages are being rendered: who waits for them still gets them.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { options: entry, context }) => {
      const page = await toPage(await context(), options.policy, true);
      const left = (page.validUntil ?? Number.POSITIVE_INFINITY) - options.now();
      entry.ttl = Math.max(1, Math.min(MAX_AGE_MS, left));
      return page;
    },
  });
  return {
    async get(key, render) {
      const page = await cache.forceFetch(key, { context: render });
      if (page.status !== 200 || page.headers['set-cookie']) cache.delete(key);
      return page;
    },
    peek: (key) => cache.get(key),
    clear: () => cache.clear(),
  };
}
