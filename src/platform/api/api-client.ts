import { type ErrorBody, isSocketTimeout } from '../../values/error-catalogue.ts';
import * as errorCodes from '../../values/error-codes.ts';
import { BAD_GATEWAY, UNAUTHORISED } from '../../values/http-status.ts';

export type ApiResult<T, Failure = ErrorBody> = { ok: true; data: T } | { ok: false; status: number; error: Failure };

/** Provides the bearer token; `fresh` discards the stored one first. */
export type TokenSource = (options: { fresh: boolean }) => Promise<string>;

export type ApiClientOptions = {
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  token: TokenSource;
  brandKey: string;
  sessionId: () => string;
  /** No time limit if omitted. */
  timeoutMs?: number;
};

export type ApiClient = {
  /**
   * The raw response. Sets token, brand key and, where `init` has none, session id, and retries once with a fresh token
   * after a 401.
   */
  send(path: string, init?: RequestInit): Promise<Response>;
  get<T>(path: string): Promise<ApiResult<T>>;
  /** Sends JSON, or a form with its files. */
  post<T>(path: string, body: unknown): Promise<ApiResult<T>>;
};

export const BOOKING_TIMEOUT_MS = 60_000;
export const NETWORK_TIMEOUT_MS = 30_000;
/** Uploads from phones are slow. */
export const UPLOAD_TIMEOUT_MS = 180_000;

export const SESSION_HEADER = 'x-session-id';

/** Code of our own errors, below every code in the catalogue. */
const NO_CODE = -1;

/** Timed out: takes the title of code 0. */
export const TIMED_OUT: ErrorBody = {
  code: errorCodes.ok,
  title: 'Socket timeout',
  message: 'Sorry, something went wrong. Please try again.',
};
export const UNREACHABLE: ErrorBody = {
  code: NO_CODE,
  title: 'Unreachable',
  message: 'We couldn’t reach our servers. Please try again.',
};

export function isTimeout(error: unknown): boolean {
  const { name, code, cause } = (error ?? {}) as { name?: string; code?: unknown; cause?: unknown };
  if (name === 'TimeoutError' || /TIMEOUT|TIMEDOUT/.test(String(code ?? ''))) return true;
  return cause !== undefined && isTimeout(cause);
}

const GARBLED: ErrorBody = {
  code: NO_CODE,
  title: 'Unreadable answer',
  message: 'We got a reply we couldn’t read. Please try again.',
};

/** The parsed body: undefined if it isn't JSON, null if there is none. */
async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The error in a response. A failure with code 0 keeps its message only if it was a time-out. */
function errorIn(body: unknown, statusText: string): ErrorBody {
  const error = (body ?? { code: NO_CODE, title: statusText, message: '' }) as ErrorBody;
  const saysOk = error.code === errorCodes.ok && !isSocketTimeout(error.title);
  return saysOk ? { ...error, code: NO_CODE, message: '' } : error;
}

async function readResult<T>(response: Response): Promise<ApiResult<T>> {
  const body = await readJson(response);
  if (body === undefined && response.ok) return { ok: false, status: BAD_GATEWAY, error: GARBLED };
  if (response.ok) return { ok: true, data: body as T };
  return { ok: false, status: response.status, error: errorIn(body, response.statusText) };
}

async function resultOf<T>(answer: Promise<Response>): Promise<ApiResult<T>> {
  try {
    return await readResult<T>(await answer);
  } catch (error) {
    return { ok: false, status: 0, error: isTimeout(error) ? TIMED_OUT : UNREACHABLE };
  }
}

/** A form as bytes, so any fetch can send it, and resend it after a 401. */
async function encodedForm(form: FormData) {
  const response = new Response(form);
  const headers = { 'content-type': response.headers.get('content-type') ?? '' };
  return { headers, body: await response.arrayBuffer() };
}

/** A client for one of the two backends (product 11.1). Never throws: failures are values. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const attempt = async (path: string, init: RequestInit, fresh: boolean) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${await options.token({ fresh })}`);
    headers.set('x-brand-key', options.brandKey);
    if (!headers.has(SESSION_HEADER)) headers.set(SESSION_HEADER, options.sessionId());
    const { timeoutMs } = options;
    const signal = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
    return options.fetch(path, { ...init, headers, signal });
  };
  const send: ApiClient['send'] = async (path, init = {}) => {
    const first = await attempt(path, init, false);
    return first.status === UNAUTHORISED ? attempt(path, init, true) : first;
  };
  const call = <T>(path: string, init?: RequestInit) => resultOf<T>(send(path, init));
  return {
    send,
    get: (path) => call(path),
    async post(path, body) {
      if (body instanceof FormData) return call(path, { method: 'POST', ...(await encodedForm(body)) });
      return call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    },
  };
}
