import {
  type ApiClient,
  BOOKING_TIMEOUT_MS,
  createApiClient,
  NETWORK_TIMEOUT_MS,
  type TokenSource,
} from './api-client.ts';

const TOKEN_LIFETIME_MS = 82_800_000;
const REFRESH_BELOW_MS = 300_000;
const TOKEN_KEY = 'tavola.token';
const SESSION_KEY = 'tavola.session';

type KeptToken = { accessToken: string; expiresAt: number };

/** Private windows may refuse local storage: then this page keeps its values to itself. */
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
    // kept in memory above
  }
}

function keptToken(now: number): string | null {
  try {
    const kept = JSON.parse(recall(TOKEN_KEY) ?? 'null') as KeptToken | null;
    return kept && kept.expiresAt - now >= REFRESH_BELOW_MS ? kept.accessToken : null;
  } catch {
    return null;
  }
}

let pending: Promise<string> | undefined;

async function fetchToken(clearCache: boolean): Promise<string> {
  const response = await fetch('/api/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clearCache }),
    signal: AbortSignal.timeout(NETWORK_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`token: ${response.status}`);
  const { accessToken } = (await response.json()) as { accessToken: string };
  keep(TOKEN_KEY, JSON.stringify({ accessToken, expiresAt: Date.now() + TOKEN_LIFETIME_MS } satisfies KeptToken));
  return accessToken;
}

const token: TokenSource = async ({ fresh }) => {
  const kept = fresh ? null : keptToken(Date.now());
  if (kept) return kept;
  pending ??= fetchToken(fresh).finally(() => {
    pending = undefined;
  });
  return pending;
};

/** A random UUID; built by hand where a page on plain http has no randomUUID. */
function newSessionId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const hex = Array.from((crypto as Crypto).getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

function sessionId(): string {
  const known = recall(SESSION_KEY);
  if (known) return known;
  const made = newSessionId();
  keep(SESSION_KEY, made);
  return made;
}

const client = (timeoutMs: number): ApiClient =>
  createApiClient({
    fetch: (path, init) => fetch(path, init),
    token,
    /** The page says whose it is. */
    get brandKey() {
      return document.documentElement.dataset.siteId ?? '';
    },
    sessionId,
    timeoutMs,
  });

/** The browser's two clients, on its own origin. */
export const bookingApi = client(BOOKING_TIMEOUT_MS);
export const networkApi = client(NETWORK_TIMEOUT_MS);
