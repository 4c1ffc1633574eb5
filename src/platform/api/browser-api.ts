import { fetchInTime } from '../server-clock.ts';
import {
  type ApiClient,
  BOOKING_TIMEOUT_MS,
  createApiClient,
  NETWORK_TIMEOUT_MS,
  UPLOAD_TIMEOUT_MS,
} from './api-client.ts';
import { SESSION_KEY, sessionCookie, sessionInCookies } from './caller/session-id.ts';
import { typedClient } from './endpoints.ts';
import { type KeptToken, keepToken, type TokenStore } from './kept-token.ts';
import { requestToken } from './request-token.ts';

const TOKEN_KEY = 'tavola.token';

/** Used when the browser blocks local storage, as in private windows: values then last as long as the page. */
const memory = new Map<string, string>();
function recall(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}
function keep(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // stored in memory above
  }
}

function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // was only ever in memory
  }
}

const tokenStore: TokenStore = {
  read() {
    try {
      const token = JSON.parse(recall(TOKEN_KEY) ?? 'null') as Partial<KeptToken> | null;
      return typeof token?.accessToken === 'string' && typeof token.expiresAt === 'number'
        ? (token as KeptToken)
        : null;
    } catch {
      return null;
    }
  },
  write: (token) => keep(TOKEN_KEY, JSON.stringify(token)),
  clear: () => forget(TOKEN_KEY),
};

const token = keepToken({
  store: tokenStore,
  request: (clearCache) => requestToken({ fetch: fetchInTime, timeoutMs: NETWORK_TIMEOUT_MS }, { clearCache }),
  now: Date.now,
  report: (problem) => console.warn('Couldn’t get an API token:', problem),
});

/** A random UUID, built by hand because randomUUID is missing on plain http. */
function newSessionId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const hex = Array.from((crypto as Crypto).getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

let ownSession: string | undefined;

/** This browser's session id. Also set as a cookie, so pages rendered for this browser use the same one. */
function sessionId(): string {
  if (ownSession) return ownSession;
  const id = recall(SESSION_KEY) ?? sessionInCookies(document.cookie) ?? newSessionId();
  keep(SESSION_KEY, id);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, nor on plain http
  document.cookie = sessionCookie(id, location.protocol === 'https:');
  ownSession = id;
  return id;
}

const client = (timeoutMs: number): ApiClient =>
  createApiClient({
    fetch: fetchInTime,
    token,
    get brandKey() {
      return document.documentElement.dataset.siteId ?? '';
    },
    sessionId,
    timeoutMs,
  });

/** The browser's clients for the two backends, through its own origin. */
export const bookingClient = client(BOOKING_TIMEOUT_MS);
export const networkClient = client(NETWORK_TIMEOUT_MS);
/** The network client with a longer time limit, for forms with files. */
export const uploadClient = client(UPLOAD_TIMEOUT_MS);

export const networkCalls = <Area>() => typedClient<Area>(networkClient);
