import { expect, test } from 'vitest';
import { userMessage } from '../../values/error-catalogue.ts';
import { createApiClient } from './api-client.ts';

function clientOver(answers: (Response | Error)[]) {
  const requests: { path: string; authorization: string | null; brand: string | null; session: string | null }[] = [];
  let tokens = 0;
  const client = createApiClient({
    brandKey: 'tavola',
    sessionId: () => 'session-1',
    timeoutMs: 1000,
    token: async ({ fresh }) => `${fresh ? 'fresh' : 'stored'}-${++tokens}`,
    fetch: async (path, init) => {
      const headers = new Headers(init.headers);
      requests.push({
        path,
        authorization: headers.get('authorization'),
        brand: headers.get('x-brand-key'),
        session: headers.get('x-session-id'),
      });
      const next = answers.shift();
      if (!next) throw new DOMException('too slow', 'TimeoutError');
      if (next instanceof Error) throw next;
      return next;
    },
  });
  return { client, requests };
}
const unauthorised = () => Response.json({ code: 401, title: '', message: '' }, { status: 401 });

test('every API call carries the token, brand key and session id', async () => {
  const { client, requests } = clientOver([Response.json({ a: 1 })]);
  expect(await client.get('/x')).toEqual({ ok: true, data: { a: 1 } });
  expect(requests).toEqual([{ path: '/x', authorization: 'Bearer stored-1', brand: 'tavola', session: 'session-1' }]);
});

test('a 401 response is retried once with a fresh token', async () => {
  const { client, requests } = clientOver([unauthorised(), Response.json({ fine: true })]);
  expect(await client.post('/x', {})).toEqual({ ok: true, data: { fine: true } });
  expect(requests.map(({ authorization }) => authorization)).toEqual(['Bearer stored-1', 'Bearer fresh-2']);
});

test('a form is resent with its files after a 401', async () => {
  const bodies: string[] = [];
  const answers = [unauthorised(), Response.json({ fine: true })];
  const client = createApiClient({
    brandKey: 'tavola',
    sessionId: () => 'session-1',
    timeoutMs: 1000,
    token: async () => 'token',
    fetch: async (path, init) => {
      const form = await new Request(`http://localhost${path}`, init).formData();
      bodies.push(`${form.get('name')} ${await (form.get('file') as File).text()}`);
      return answers.shift() ?? Response.error();
    },
  });
  const form = new FormData();
  form.set('name', 'Ann');
  form.set('file', new File(['the bill'], 'bill.pdf'));
  expect(await client.post('/x', form)).toEqual({ ok: true, data: { fine: true } });
  expect(bodies).toEqual(['Ann the bill', 'Ann the bill']);
});

test('a second 401 is returned to the caller', async () => {
  const { client, requests } = clientOver([unauthorised(), unauthorised(), Response.json({})]);
  expect(await client.get('/x')).toMatchObject({ ok: false, status: 401 });
  expect(requests).toHaveLength(2);
});

test('a time-out resolves to code 0 with the socket timeout title instead of throwing', async () => {
  const { client } = clientOver([]);
  expect(await client.get('/x')).toMatchObject({ ok: false, status: 0, error: { code: 0, title: 'Socket timeout' } });
});

test('HTML in place of JSON becomes an error result', async () => {
  const { client } = clientOver([new Response('<h1>Welcome</h1>'), new Response(null, { status: 204 })]);
  expect(await client.get('/x')).toMatchObject({ ok: false, status: 502, error: { title: 'Unreadable answer' } });
  expect(await client.get('/x')).toEqual({ ok: true, data: null });
});

test("an error page that isn't JSON becomes an error result", async () => {
  const { client } = clientOver([new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' })]);
  expect(await client.get('/x')).toMatchObject({ ok: false, status: 502, error: { title: 'Bad Gateway' } });
});

const TRY_AGAIN = 'Sorry, something went wrong. Please try again.';
const CONTACT = "Sorry, something's not working, please contact the restaurant directly.";

test.each(['ETIMEDOUT', 'ESOCKETTIMEDOUT'])(
  '%s is a socket time-out, whether thrown or in the response',
  async (code) => {
    const onTheWire = Object.assign(new Error('connect'), { code });
    const cause = new TypeError('fetch failed', { cause: onTheWire });
    const answer = Response.json({ code: 0, title: `Error: ${code}`, message: '' }, { status: 500 });
    const { client } = clientOver([onTheWire, cause, answer]);
    for (const path of ['/wire', '/cause', '/answer']) {
      const result = await client.get(path);
      expect(result.ok || userMessage(result.error)).toBe(TRY_AGAIN);
    }
  },
);

test.each([
  ['with a stranger’s words', { code: 0, title: 'OK', message: 'at line 7' }],
  ['no message', { code: 0, title: '', message: '' }],
  ['no title', { code: 0 }],
])("a failure with code 0 that isn't a time-out still leaves a message: %s", async (_, body) => {
  const { client } = clientOver([Response.json(body, { status: 500 })]);
  const result = await client.get('/x');
  expect(result.ok || [userMessage(result.error), result.error.message]).toEqual([CONTACT, '']);
});
