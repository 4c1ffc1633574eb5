import { createTokens } from '../../src/platform/tokens.server.ts';
import { tableWish } from './trattoria-desk.ts';

export const CROWD_SECRET = 'one-secret-for-all-the-processes-of-a-site';
export const CROWD_CLOCK = '2026-11-20T10:00:00Z';
/** Settings under which a server takes every one of a crowd for somebody else. */
export const forCrowds = { TOKEN_SECRET: CROWD_SECRET, TRUST_PROXY: 'on', CAPTCHA: 'off', CLOCK: CROWD_CLOCK };

export const LEEDS = '1013';
type Told = { status: number; body: Record<string, unknown> };
const token = createTokens(CROWD_SECRET, () => Temporal.Instant.from(CROWD_CLOCK)).issue('tavola');
let guests = 0;

/** A call by somebody who has not called before; rejects when nobody answers, or nothing better than 5xx. */
export async function call(url: string, method: string, path: string, body?: object): Promise<Told> {
  guests += 1;
  // Before anything is awaited: many call at once.
  const address = `10.${guests >> 16}.${(guests >> 8) & 255}.${guests & 255}`;
  const response = await fetch(`${url}/api/booking${path}`, {
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
  if (response.status >= 500) throw new Error(`${method} ${path}: HTTP ${response.status} ${text}`);
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
}

export const mailOf = (guest: number | string) => `guest${guest}@diner.example`;
const customer = (guest: number | string) => ({ firstName: 'Gina', lastName: 'Rossi', email: mailOf(guest) });

export const hold = (url: string, changes: object = {}) =>
  call(url, 'POST', `/holds/${LEEDS}`, { ...tableWish, ...changes });
/** One key for each guest: sent again it is the same booking. */
export const book = (url: string, guest: number | string, changes: object = {}) =>
  call(url, 'POST', `/create/${LEEDS}`, {
    ...tableWish,
    idempotencyKey: `key-of-${guest}`,
    customer: customer(guest),
    ...changes,
  });
export const wait = (url: string, guest: number | string, changes: object = {}) =>
  call(url, 'POST', `/waitlist/${LEEDS}`, { ...tableWish, customer: customer(guest), ...changes });
/** The times that are free for two on the day of the wish. */
export async function freeTimes(url: string): Promise<string[]> {
  const query = `occasionId=table&adults=2&children=0&dates=${tableWish.date}&areaId=null&menuIds=main`;
  const { body } = await call(url, 'GET', `/slots/${LEEDS}?${query}`);
  const { dates } = body as { dates: { times: { time: string; canEnquire: boolean }[] }[] };
  return (dates[0]?.times ?? []).filter(({ canEnquire }) => !canEnquire).map(({ time }) => time);
}

/** Does it again and again until the time is full; gives the answers before that. */
export async function untilFull(act: (turn: number) => Promise<Told>): Promise<Told[]> {
  const answers: Told[] = [];
  for (;;) {
    const answer = await act(answers.length);
    if (answer.status !== 200) throw new Error(`HTTP ${answer.status} ${JSON.stringify(answer.body)}`);
    if (answer.body.bookingStatus === 9) return answers;
    answers.push(answer);
  }
}
