import { randomUUID } from 'node:crypto';
import { londonInstant, londonNow } from '../../values/time/london-time.ts';
import { addDays } from '../../values/time/wall-time.ts';
import { inSpan, traceHeaders } from '../observe/trace.ts';
import {
  type ApiClient,
  type ApiClientOptions,
  BOOKING_TIMEOUT_MS,
  createApiClient,
  NETWORK_TIMEOUT_MS,
} from './api-client.ts';
import type { Tokens } from './caller/tokens.server.ts';
import { visitorSession } from './caller/visitor.server.ts';
import { fetchInProcess } from './in-process.server.ts';
import { keepToken, tokenInMemory } from './kept-token.ts';
import { requestToken } from './request-token.ts';
import { cacheResponses } from './response-cache.ts';

export type ServerApi = { booking: ApiClient; network: ApiClient };

/** 3600 seconds (product 11.3); within this process until the content changes. */
const KEPT_MS = 3_600_000;
/** Responses from content may depend on today's date. */
const endOfDay = (now: number) => londonInstant({ date: addDays(londonNow(now).date, 1), minutes: 0 });

type Backend = { url?: string; sockets: number; timeoutMs: number };
type ServerApiOptions = {
  brandKey: () => string;
  bookingUrl?: string;
  networkUrl?: string;
  /** Cached network paths; the value is a field that must be present. */
  kept?: Record<string, string>;
  /** Prefixes of paths whose responses, within this process, depend on content and date alone. */
  madeFromContent?: readonly string[];
};
type Local = {
  fetch(request: Request): Response | Promise<Response>;
  tokens: Tokens;
  content: () => object;
  now: () => number;
  /** Called with the error when a backend issues no token. */
  reportToken: (problem: unknown) => void;
};

type Way = { fetch: ApiClientOptions['fetch']; issue: (fresh: boolean) => Promise<string> };

const inProcess = (local: Local, brandKey: () => string): Way => ({
  fetch: fetchInProcess(local),
  issue: () => local.tokens.issue(brandKey()),
});

/** Loaded only for remote backends. */
async function loadHttp(sockets: number) {
  const { Agent, fetch } = await import('undici');
  return { fetch, dispatcher: new Agent({ connections: sockets }) };
}

function overHttp({ url, sockets, timeoutMs }: Backend & { url: string }): Way {
  const library = loadHttp(sockets);
  // Callers see the rejection when they await it.
  library.catch(() => undefined);
  const { hostname } = new URL(url);
  const fetch: Way['fetch'] = (path, init) => {
    const method = init.method ?? 'GET';
    const facts = { 'http.request.method': method, 'server.address': hostname };
    return inSpan(`${method} backend`, { kind: 'client', facts }, async () => {
      const http = await library;
      const headers = { ...Object.fromEntries(new Headers(init.headers)), ...traceHeaders() };
      return http.fetch(new URL(path, url), {
        ...(init as object),
        headers,
        dispatcher: http.dispatcher,
      }) as unknown as Promise<Response>;
    });
  };
  return { fetch, issue: (clearCache) => requestToken({ fetch, timeoutMs }, { clearCache }) };
}

/**
 * Product 11.2: 60 s and 128 sockets for booking, 30 s and 50 sockets for the network. Without a URL it
 * calls this process's own API.
 */
export function createServerApi(
  local: Local,
  { brandKey, bookingUrl, networkUrl, kept = {}, madeFromContent = [] }: ServerApiOptions,
): ServerApi {
  /** For the server's own calls; those on behalf of a browser carry its session. */
  const processSession = randomUUID();
  const client = (backend: Backend) => {
    const { url } = backend;
    const { fetch, issue } = url ? overHttp({ ...backend, url }) : inProcess(local, brandKey);
    const { now, reportToken: report } = local;
    return createApiClient({
      fetch,
      token: keepToken({ store: tokenInMemory(), request: issue, now, report }),
      get brandKey() {
        return brandKey();
      },
      sessionId: () => visitorSession() ?? processSession,
      // In-process calls ignore abort signals.
      ...(url && { timeoutMs: backend.timeoutMs }),
    });
  };
  const network = client({ url: networkUrl, sockets: 50, timeoutMs: NETWORK_TIMEOUT_MS });
  return {
    booking: client({ url: bookingUrl, sockets: 128, timeoutMs: BOOKING_TIMEOUT_MS }),
    network: cacheResponses(network, {
      fields: kept,
      now: local.now,
      until: () => Math.min(local.now() + KEPT_MS, endOfDay(local.now())),
      ...(!networkUrl && { version: local.content, madeFromVersion: madeFromContent }),
    }),
  };
}
