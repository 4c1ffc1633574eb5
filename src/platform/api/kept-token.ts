import type { TokenSource } from './api-client.ts';

/** Product 11.1: cached for 23 hours, renewed with under 5 minutes left. */
const LIFETIME_MS = 82_800_000;
const RENEW_BELOW_MS = 300_000;

/** `expiresAt` is in epoch ms. */
export type KeptToken = { accessToken: string; expiresAt: number };
export type TokenStore = { read(): KeptToken | null; write(token: KeptToken): void; clear(): void };

export function tokenInMemory(): TokenStore {
  let stored: KeptToken | null = null;
  return {
    read: () => stored,
    write: (token) => {
      stored = token;
    },
    clear: () => {
      stored = null;
    },
  };
}

type KeepTokenOptions = {
  store: TokenStore;
  request: (fresh: boolean) => Promise<string>;
  /** Epoch ms. */
  now: () => number;
  report: (problem: unknown) => void;
};

/**
 * One token for all calls; concurrent calls share one request. A failed request is reported, clears the store and is
 * rethrown.
 */
export function keepToken({ store, request, now, report }: KeepTokenOptions): TokenSource {
  let pending: Promise<string> | undefined;
  const renew = async (fresh: boolean) => {
    try {
      const accessToken = await request(fresh);
      store.write({ accessToken, expiresAt: now() + LIFETIME_MS });
      return accessToken;
    } catch (problem) {
      store.clear();
      report(problem);
      throw problem;
    } finally {
      pending = undefined;
    }
  };
  return async ({ fresh }) => {
    if (fresh) store.clear();
    const stored = store.read();
    if (stored && stored.expiresAt - now() >= RENEW_BELOW_MS) return stored.accessToken;
    pending ??= renew(fresh);
    return pending;
  };
}
