import type { ApiClient, ApiResult } from './api-client.ts';

/** Good answers to GET calls, by their addresses. */
export type KnownAnswers = Record<string, unknown>;

/** The client, and what it was answered so far. */
export function notingAnswers(api: ApiClient): { api: ApiClient; answers: KnownAnswers } {
  const answers: KnownAnswers = {};
  const get = async <T>(path: string): Promise<ApiResult<T>> => {
    const answer = await api.get<T>(path);
    if (answer.ok) answers[path] = answer.data;
    return answer;
  };
  return { api: { ...api, get }, answers };
}

/** What a page was made of, for the code that would ask for the same again as the page arrives. */
export class ArrivedAnswers {
  #answers: KnownAnswers = {};
  #until = 0;
  readonly #keptMs: number;

  /** `keptMs`: how long after its arrival an answer is as good as a new one. */
  constructor(keptMs: number) {
    this.#keptMs = keptMs;
  }

  add(answers: KnownAnswers): void {
    this.#answers = { ...answers };
    this.#until = performance.now() + this.#keptMs;
  }

  /** The client, which gives each of them once: whoever asks again wants to know anew. */
  before(api: ApiClient): ApiClient {
    const get = async <T>(path: string): Promise<ApiResult<T>> => {
      const known = this.#answers[path];
      delete this.#answers[path];
      if (known === undefined || performance.now() > this.#until) return api.get<T>(path);
      return { ok: true, data: known as T };
    };
    return { ...api, get };
  }
}
