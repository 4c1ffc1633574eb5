import type { ApiClientOptions } from './api-client.ts';
import type { AnswerOf, Posts, RequestOf } from './endpoints.ts';
import type { TokenEndpoints } from './token-api.server.ts';

const TOKEN = '/api/token' satisfies keyof Posts<TokenEndpoints>;
type TokenEndpoint = Posts<TokenEndpoints>[typeof TOKEN];

type Way = Required<Pick<ApiClientOptions, 'fetch' | 'timeoutMs'>>;

/** Fetches a bearer token over HTTP. Throws if it can't. */
export async function requestToken({ fetch, timeoutMs }: Way, body: RequestOf<TokenEndpoint>['body']): Promise<string> {
  const response = await fetch(TOKEN, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`token: ${response.status}`);
  const { accessToken } = (await response.json()) as AnswerOf<TokenEndpoint>;
  if (typeof accessToken !== 'string') throw new Error('token: missing from the response');
  return accessToken;
}
