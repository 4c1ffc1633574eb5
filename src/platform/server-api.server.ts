import { randomUUID } from 'node:crypto';
import { Agent, fetch as undiciFetch } from 'undici';
import {
  type ApiClient,
  BOOKING_TIMEOUT_MS,
  createApiClient,
  NETWORK_TIMEOUT_MS,
  type TokenSource,
} from './api-client.ts';
import { keepAnswers } from './kept-answers.ts';
import type { Tokens } from './tokens.server.ts';

/** The server's clients of the two backends, as loaders and actions use them. */
export type ServerApi = { booking: ApiClient; network: ApiClient };

/** Specification, section 7: settings and restaurants are kept for 3600 seconds. In this process they are at hand anyway. */
const KEPT_MS = 3_600_000;
const KEPT_FIELDS = {
  '/api/v1/content/brand-settings': 'mastheadItems',
  '/api/v1/content/search-restaurants/': 'restaurants',
};

type Backend = { url?: string; sockets: number; timeoutMs: number };
type Local = { fetch(request: Request): Response | Promise<Response>; tokens: Tokens; now: () => number };

function inProcess(local: Local, brandKey: () => string) {
  let kept: Promise<string> | undefined;
  const token: TokenSource = ({ fresh }) => {
    if (fresh || !kept) kept = local.tokens.issue(brandKey());
    return kept;
  };
  const fetch = async (path: string, init: RequestInit) => local.fetch(new Request(`http://in-process${path}`, init));
  return { fetch, token };
}

function overHttp(backend: Backend & { url: string }) {
  const dispatcher = new Agent({ connections: backend.sockets });
  const request = (path: string, init: RequestInit) =>
    undiciFetch(new URL(path, backend.url), { ...(init as object), dispatcher }) as unknown as Promise<Response>;
  let kept: Promise<string> | undefined;
  const obtain = async (clearCache: boolean) => {
    const response = await request('/api/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clearCache }),
      signal: AbortSignal.timeout(backend.timeoutMs),
    });
    if (!response.ok) throw new Error(`token: ${response.status}`);
    return ((await response.json()) as { accessToken: string }).accessToken;
  };
  const token: TokenSource = ({ fresh }) => {
    if (fresh || !kept) {
      kept = obtain(fresh).catch((error) => {
        kept = undefined;
        throw error;
      });
    }
    return kept;
  };
  return { fetch: request, token };
}

/** 60 s and 128 sockets to booking, 30 s and 50 sockets to the network (section 9); in-process without a URL. */
export function createServerApi(
  local: Local,
  { brandKey, bookingUrl, networkUrl }: { brandKey: () => string; bookingUrl?: string; networkUrl?: string },
): ServerApi {
  const processSession = randomUUID();
  const client = (backend: Backend) => {
    const way = backend.url ? overHttp({ ...backend, url: backend.url }) : inProcess(local, brandKey);
    return createApiClient({
      ...way,
      get brandKey() {
        return brandKey();
      },
      sessionId: () => processSession,
      timeoutMs: backend.timeoutMs,
    });
  };
  const network = client({ url: networkUrl, sockets: 50, timeoutMs: NETWORK_TIMEOUT_MS });
  return {
    booking: client({ url: bookingUrl, sockets: 128, timeoutMs: BOOKING_TIMEOUT_MS }),
    network: networkUrl ? keepAnswers(network, { fields: KEPT_FIELDS, forMs: KEPT_MS, now: local.now }) : network,
  };
}
