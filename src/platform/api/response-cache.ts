import type { ApiClient, ApiResult } from './api-client.ts';

type CachedResponse = { until: number; answer: Promise<ApiResult<unknown>> };

type CacheOptions = {
  /** The paths whose answers are cached, each with a field that a good answer has. */
  fields: Record<string, string>;
  forMs: number;
  /** Epoch ms. */
  now: () => number;
};

const has = (data: unknown, field = ''): boolean => typeof data === 'object' && data !== null && field in data;

/** A client that caches good answers of some paths; concurrent calls share one request. */
export function cacheResponses(client: ApiClient, { fields, forMs, now }: CacheOptions): ApiClient {
  const kept = new Map<string, CachedResponse>();
  const ask = (path: string) => {
    const answer = client.get<unknown>(path);
    kept.set(path, { until: now() + forMs, answer });
    void answer.then((given) => {
      if (!given.ok || !has(given.data, fields[path])) kept.delete(path);
    });
    return answer;
  };
  return {
    ...client,
    get: <T>(path: string) => {
      if (!(path in fields)) return client.get<T>(path);
      const held = kept.get(path);
      return (held && now() < held.until ? held.answer : ask(path)) as Promise<ApiResult<T>>;
    },
  };
}
