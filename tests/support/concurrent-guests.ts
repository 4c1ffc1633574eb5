import { createTokens } from '../../src/platform/api/caller/tokens.server.ts';
import { exampleRequest } from './test-engine.ts';

export const SHARED_SECRET = 'one-secret-for-all-the-processes-of-a-site';
export const SHARED_CLOCK = '2026-11-20T10:00:00Z';
/** Makes a server treat every call as another visitor's. */
export const concurrentEnv = { TOKEN_SECRET: SHARED_SECRET, TRUST_PROXY: 'on', CAPTCHA: 'off', CLOCK: SHARED_CLOCK };

export const LEEDS = '1013';
type ApiResponse = { status: number; body: Record<string, unknown> };
const token = createTokens(SHARED_SECRET, () => Temporal.Instant.from(SHARED_CLOCK)).issue('tavola');
let guests = 0;

/** Calls the booking API as a new visitor; rejects without a response or on 5xx. */
export const call = (url: string, method: string, path: string, body?: object) =>
  callApi(url, method, `/booking${path}`, body);

const BUSY = 503;
/** How soon a busy server is retried: sooner than its Retry-After, since nobody else calls. */
const AGAIN_MS = 100;

/** The same for any part of the API; retries while the server is busy. */
export async function callApi(url: string, method: string, path: string, body?: object): Promise<ApiResponse> {
  guests += 1;
  // Before any await, since many calls run concurrently.
  const address = `10.${guests >> 16}.${(guests >> 8) & 255}.${guests & 255}`;
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await token}`,
      'x-brand-key': 'tavola',
      'x-session-id': crypto.randomUUID(),
      'x-forwarded-for': address,
      'content-type': 'application/json',
    },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status === BUSY && response.headers.has('retry-after')) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return callApi(url, method, path, body);
  }
  if (response.status >= 500) throw new Error(`${method} ${path}: HTTP ${response.status} ${text}`);
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
}

export const guestEmail = (guest: number | string) => `guest${guest}@diner.example`;
const customer = (guest: number | string) => ({ firstName: 'Gina', lastName: 'Rossi', email: guestEmail(guest) });

export const postHold = (url: string, changes: object = {}) =>
  call(url, 'POST', `/holds/${LEEDS}`, { ...exampleRequest, ...changes });
/** The idempotency key is per guest, so a repeated call is the same booking. */
export const postBooking = (url: string, guest: number | string, changes: object = {}) =>
  call(url, 'POST', `/create/${LEEDS}`, {
    ...exampleRequest,
    idempotencyKey: `key-of-${guest}`,
    customer: customer(guest),
    ...changes,
  });
export const postWaitlist = (url: string, guest: number | string, changes: object = {}) =>
  call(url, 'POST', `/waitlist/${LEEDS}`, { ...exampleRequest, customer: customer(guest), ...changes });
/** Free times for two on the day of exampleRequest. */
export async function fetchFreeTimes(url: string): Promise<string[]> {
  const query = `occasionId=table&adults=2&children=0&dates=${exampleRequest.date}&areaId=null&menuIds=main`;
  const { body } = await call(url, 'GET', `/slots/${LEEDS}?${query}`);
  const { dates } = body as { dates: { times: { time: string; canEnquire: boolean }[] }[] };
  return (dates[0]?.times ?? []).filter(({ canEnquire }) => !canEnquire).map(({ time }) => time);
}

/** Repeats the call until the time is full; returns the responses before that. */
export async function untilFull(act: (turn: number) => Promise<ApiResponse>): Promise<ApiResponse[]> {
  const answers: ApiResponse[] = [];
  for (;;) {
    const answer = await act(answers.length);
    if (answer.status !== 200) throw new Error(`HTTP ${answer.status} ${JSON.stringify(answer.body)}`);
    if (answer.body.bookingStatus === 9) return answers;
    answers.push(answer);
  }
}
