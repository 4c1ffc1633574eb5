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

/** Used when the browser refuses local storage, as in private windows: values then last as long as the page. */
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
    // kept in memory only
  }
}

const tokenStore: TokenStore = {
  read() {
    try {
      const kept = JSON.parse(recall(TOKEN_KEY) ?? 'null') as Partial<KeptToken> | null;
      return typeof kept?.accessToken === 'string' && typeof kept.expiresAt === 'number' ? (kept as KeptToken) : null;
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
  report: (problem) => console.warn('No token for the API could be fetched:', problem),
});

/** A random UUID; built by hand, since pages on plain http have no randomUUID. */
function newSessionId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const hex = Array.from((crypto as Crypto).getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

let ownSession: string | undefined;

/** This browser's session id. As a cookie too, so that pages made for this browser ask for it by the same. */
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
    /** From the page's markup. */
    get brandKey() {
      return document.documentElement.dataset.siteId ?? '';
    },
    sessionId,
    timeoutMs,
  });

/** The browser's clients of the two backends, on its own origin. */
export const bookingClient = client(BOOKING_TIMEOUT_MS);
export const networkClient = client(NETWORK_TIMEOUT_MS);
/** The network's, for forms with files. */
export const uploadClient = client(UPLOAD_TIMEOUT_MS);

/** The network's endpoints of an area. */
export const networkCalls = <Area>() => typedClient<Area>(networkClient);
