import type { ApiClient, ApiResult } from './api-client.ts';

type Kept = { until: number; answer: Promise<ApiResult<unknown>> };

type KeepOptions = {
  /** The paths whose good answers are kept, each with a field that a good one has. */
  fields: Record<string, string>;
  forMs: number;
  /** Epoch ms. */
  now: () => number;
};

const has = (data: unknown, field = ''): boolean => typeof data === 'object' && data !== null && field in data;

/** The client with some good answers kept for a while: asked for once, by however many at a time. */
export function keepAnswers(client: ApiClient, { fields, forMs, now }: KeepOptions): ApiClient {
  const kept = new Map<string, Kept>();
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
