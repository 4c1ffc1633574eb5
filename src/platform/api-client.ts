import type { ErrorBody } from './error-catalogue.ts';

export type ApiResult<T> = { ok: true; data: T } | { ok: false; status: number; error: ErrorBody };

/** Where a bearer token comes from; `fresh` throws the kept one away first. */
export type TokenSource = (options: { fresh: boolean }) => Promise<string>;

export type ApiClientOptions = {
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  token: TokenSource;
  brandKey: string;
  sessionId: () => string;
  timeoutMs: number;
};

export type ApiClient = {
  /** The raw answer, with token, brand key and session id set, and one retry with a fresh token after a 401. */
  send(path: string, init?: RequestInit): Promise<Response>;
  get<T>(path: string): Promise<ApiResult<T>>;
  post<T>(path: string, body: unknown): Promise<ApiResult<T>>;
};

export const BOOKING_TIMEOUT_MS = 60_000;
export const NETWORK_TIMEOUT_MS = 30_000;

/** No answer in time; the title is what code 0 is known by. */
export const TIMED_OUT: ErrorBody = {
  code: 0,
  title: 'Socket timeout',
  message: 'Sorry, something went wrong. Please try again.',
};
export const UNREACHABLE: ErrorBody = {
  code: -1,
  title: 'Unreachable',
  message: 'We could not reach our kitchen. Please try again.',
};

/** Our own time-out, or one of the sockets beneath. */
export function isTimeout(error: unknown): boolean {
  const { name, code, cause } = (error ?? {}) as { name?: string; code?: unknown; cause?: unknown };
  if (name === 'TimeoutError' || /TIMEOUT|TIMEDOUT/.test(String(code ?? ''))) return true;
  return cause !== undefined && isTimeout(cause);
}

const GARBLED: ErrorBody = {
  code: -1,
  title: 'Unreadable answer',
  message: 'We could not make sense of what our kitchen said. Please try again.',
};

/** Nothing where there is no JSON; an answer without content says null. */
async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readResult<T>(response: Response): Promise<ApiResult<T>> {
  const body = await readJson(response);
  if (body === undefined && response.ok) return { ok: false, status: 502, error: GARBLED };
  if (response.ok) return { ok: true, data: body as T };
  const error = (body ?? { code: -1, title: response.statusText, message: '' }) as ErrorBody;
  return { ok: false, status: response.status, error };
}

/** A client of one of the two backends (specification, section 7). Never throws for an answer or a failed connection. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const attempt = async (path: string, init: RequestInit, fresh: boolean) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${await options.token({ fresh })}`);
    headers.set('x-brand-key', options.brandKey);
    headers.set('x-session-id', options.sessionId());
    return options.fetch(path, { ...init, headers, signal: AbortSignal.timeout(options.timeoutMs) });
  };
  const send: ApiClient['send'] = async (path, init = {}) => {
    const first = await attempt(path, init, false);
    return first.status === 401 ? attempt(path, init, true) : first;
  };
  const call = async <T>(path: string, init?: RequestInit): Promise<ApiResult<T>> => {
    try {
      return await readResult<T>(await send(path, init));
    } catch (error) {
      return { ok: false, status: 0, error: isTimeout(error) ? TIMED_OUT : UNREACHABLE };
    }
  };
  return {
    send,
    get: (path) => call(path),
    post: (path, body) =>
      call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  };
}
