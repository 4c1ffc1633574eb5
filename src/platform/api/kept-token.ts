import type { TokenSource } from './api-client.ts';

/** Product 11.1: kept for 23 hours, renewed when fewer than 5 minutes are left. */
const LIFETIME_MS = 82_800_000;
const RENEW_BELOW_MS = 300_000;

/** A bearer token and when it is over, epoch ms. */
export type KeptToken = { accessToken: string; expiresAt: number };
export type TokenStore = { read(): KeptToken | null; write(token: KeptToken): void; clear(): void };

/** Keeps the token in this process. */
export function tokenInMemory(): TokenStore {
  let kept: KeptToken | null = null;
  return {
    read: () => kept,
    write: (token) => {
      kept = token;
    },
    clear: () => {
      kept = null;
    },
  };
}

type KeepTokenOptions = {
  store: TokenStore;
  request: (fresh: boolean) => Promise<string>;
  /** Epoch ms. */
  now: () => number;
  /** Logs why no token was to be had. */
  report: (problem: unknown) => void;
};

/** One token for all calls; concurrent calls share one request. A failure is logged, clears the store and is thrown. */
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
    const kept = store.read();
    if (kept && kept.expiresAt - now() >= RENEW_BELOW_MS) return kept.accessToken;
    pending ??= renew(fresh);
    return pending;
  };
}
