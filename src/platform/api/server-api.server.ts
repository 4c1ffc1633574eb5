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

/** The server's clients of the two backends, for loaders and actions. */
export type ServerApi = { booking: ApiClient; network: ApiClient };

/** 3600 seconds (product 11.3); in this process until the content changes. */
const KEPT_MS = 3_600_000;
/** What is made from content may say what is so today. */
const endOfDay = (now: number) => londonInstant({ date: addDays(londonNow(now).date, 1), minutes: 0 });

type Backend = { url?: string; sockets: number; timeoutMs: number };
type ServerApiOptions = {
  brandKey: () => string;
  bookingUrl?: string;
  networkUrl?: string;
  /** The paths of the network whose good answers are kept, each with a field that a good one has. */
  kept?: Record<string, string>;
  /** Beginnings of its paths whose answers, given by this process, follow from the content and the day alone. */
  madeFromContent?: readonly string[];
};
type Local = {
  fetch(request: Request): Response | Promise<Response>;
  tokens: Tokens;
  /** The content that its answers are made from. */
  content: () => object;
  now: () => number;
  /** Logs why a backend gave out no token. */
  reportToken: (problem: unknown) => void;
};

/** How a backend is asked, and where its tokens come from. */
type Way = { fetch: ApiClientOptions['fetch']; issue: (fresh: boolean) => Promise<string> };

const inProcess = (local: Local, brandKey: () => string): Way => ({
  fetch: fetchInProcess(local),
  issue: () => local.tokens.issue(brandKey()),
});

/** The package is loaded only where a backend is elsewhere. */
async function loadHttp(sockets: number) {
  const { Agent, fetch } = await import('undici');
  return { fetch, dispatcher: new Agent({ connections: sockets }) };
}

function overHttp({ url, sockets, timeoutMs }: Backend & { url: string }): Way {
  const loaded = loadHttp(sockets);
  // Whoever asks is told.
  loaded.catch(() => undefined);
  const { hostname } = new URL(url);
  const fetch: Way['fetch'] = (path, init) => {
    const method = init.method ?? 'GET';
    const facts = { 'http.request.method': method, 'server.address': hostname };
    return inSpan(`${method} backend`, { kind: 'client', facts }, async () => {
      const http = await loaded;
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
 * Product 11.2: 60 s and 128 sockets for booking, 30 s and 50 sockets for the network. Without a URL the
 * API of this process is called.
 */
export function createServerApi(
  local: Local,
  { brandKey, bookingUrl, networkUrl, kept = {}, madeFromContent = [] }: ServerApiOptions,
): ServerApi {
  /** For calls that the server makes for itself: those for one browser carry the browser's. */
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
      // What this process does for itself listens to no signal.
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
