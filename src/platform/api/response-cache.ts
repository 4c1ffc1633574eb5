import type { ApiClient, ApiResult } from './api-client.ts';

type CachedResponse = { until: number; version: unknown; answer: Promise<ApiResult<unknown>> };

type CacheOptions = {
  /** Cached paths; the value is a field that must be present. */
  fields: Record<string, string>;
  /** Epoch ms. */
  now: () => number;
  /** When a response cached now expires, epoch ms. */
  until: () => number;
  /** The content version; responses from another one are stale. */
  version?: () => unknown;
  /** Prefixes of paths whose responses depend on the version alone. */
  madeFromVersion?: readonly string[];
};

const has = (data: unknown, field = ''): boolean => typeof data === 'object' && data !== null && field in data;

/** Callers share one object, so nobody may change it. */
function freeze(data: unknown): void {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return;
  Object.freeze(data);
  for (const part of Object.values(data)) freeze(part);
}

/** A client that caches successful responses to some paths as frozen objects; concurrent calls share one request. */
export function cacheResponses(
  client: ApiClient,
  { fields, now, until, version = () => null, madeFromVersion = [] }: CacheOptions,
): ApiClient {
  const cache = new Map<string, CachedResponse>();
  const ask = (path: string) => {
    const answer = client.get<unknown>(path);
    const entry: CachedResponse = {
      until: until(),
      version: version(),
      answer: answer.then((result) => {
        if (result.ok && (!(path in fields) || has(result.data, fields[path]))) freeze(result.data);
        else if (cache.get(path) === entry) cache.delete(path);
        return result;
      }),
    };
    cache.set(path, entry);
    return entry.answer;
  };
  return {
    ...client,
    get: <T>(path: string) => {
      if (!(path in fields) && !madeFromVersion.some((prefix) => path.startsWith(prefix))) return client.get<T>(path);
      const hit = cache.get(path);
      const isHeld = hit && now() < hit.until && hit.version === version();
      return (isHeld ? hit.answer : ask(path)) as Promise<ApiResult<T>>;
    },
  };
}
