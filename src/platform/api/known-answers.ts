import type { ApiClient, ApiResult } from './api-client.ts';

export type KnownAnswers = Record<string, unknown>;

/** Wraps the client and records its successful GET responses. */
export function notingAnswers(api: ApiClient): { api: ApiClient; answers: KnownAnswers } {
  const answers: KnownAnswers = {};
  const get = async <T>(path: string): Promise<ApiResult<T>> => {
    const answer = await api.get<T>(path);
    if (answer.ok) answers[path] = answer.data;
    return answer;
  };
  return { api: { ...api, get }, answers };
}

/** Responses the page was rendered from, so that hydration doesn't fetch them again. */
export class ArrivedAnswers {
  #answers: KnownAnswers = {};
  #until = 0;
  readonly #keptMs: number;

  /** `keptMs`: how long a response stays fresh after the page arrives. */
  constructor(keptMs: number) {
    this.#keptMs = keptMs;
  }

  add(answers: KnownAnswers): void {
    this.#answers = { ...answers };
    this.#until = performance.now() + this.#keptMs;
  }

  /** The client, which uses each response once: a second call for it wants fresh data. */
  before(api: ApiClient): ApiClient {
    const get = async <T>(path: string): Promise<ApiResult<T>> => {
      const response = this.#answers[path];
      delete this.#answers[path];
      if (response === undefined || performance.now() > this.#until) return api.get<T>(path);
      return { ok: true, data: response as T };
    };
    return { ...api, get };
  }
}
