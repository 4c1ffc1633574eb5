import type { ApiClient, ApiResult } from './api-client.ts';

type CachedResponse = { until: number; version: unknown; answer: Promise<ApiResult<unknown>> };

type CacheOptions = {
  /** The paths whose answers are cached, each with a field that a good answer has. */
  fields: Record<string, string>;
  /** Epoch ms. */
  now: () => number;
  /** When an answer given now is asked for again, epoch ms. */
  until: () => number;
  /** What the answers are made from: those made from another are not given. */
  version?: () => unknown;
  /** Beginnings of paths whose good answers are made from that alone. There are as many as the content has parts. */
  madeFromVersion?: readonly string[];
};

const has = (data: unknown, field = ''): boolean => typeof data === 'object' && data !== null && field in data;

/** All who ask share one answer, so nobody may change it. */
function freeze(data: unknown): void {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return;
  Object.freeze(data);
  for (const part of Object.values(data)) freeze(part);
}

/** A client that caches good answers of some paths, as one frozen object; concurrent calls share one request. */
export function cacheResponses(
  client: ApiClient,
  { fields, now, until, version = () => null, madeFromVersion = [] }: CacheOptions,
): ApiClient {
  const kept = new Map<string, CachedResponse>();
  const ask = (path: string) => {
    const answer = client.get<unknown>(path);
    const asked: CachedResponse = {
      until: until(),
      version: version(),
      answer: answer.then((given) => {
        if (given.ok && (!(path in fields) || has(given.data, fields[path]))) freeze(given.data);
        else if (kept.get(path) === asked) kept.delete(path);
        return given;
      }),
    };
    kept.set(path, asked);
    return asked.answer;
  };
  return {
    ...client,
    get: <T>(path: string) => {
      if (!(path in fields) && !madeFromVersion.some((beginning) => path.startsWith(beginning)))
        return client.get<T>(path);
      const held = kept.get(path);
      const isHeld = held && now() < held.until && held.version === version();
      return (isHeld ? held.answer : ask(path)) as Promise<ApiResult<T>>;
    },
  };
}
