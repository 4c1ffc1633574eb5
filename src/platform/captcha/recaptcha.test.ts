import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createRecaptcha } from './recaptcha.server.ts';

/** A stub Google: records requests and returns scripted responses. */
let google: Server;
let url = '';
let requests: { path: string | undefined; form: Record<string, string> }[] = [];
let answer: (response: ServerResponse) => void;
let problems: string[] = [];

const say =
  (body: object, status = 200) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

beforeAll(async () => {
  google = createServer(async (request: IncomingMessage, response) => {
    requests.push({ path: request.url, form: Object.fromEntries(new URLSearchParams(await text(request))) });
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(google, 'listening');
  url = `http://127.0.0.1:${(google.address() as { port: number }).port}`;
});
afterAll(() => {
  google.closeAllConnections();
  google.close();
});
beforeEach(() => {
  requests = [];
  problems = [];
});

const recaptcha = (at = url) =>
  createRecaptcha({ siteKey: 'site', secret: 'hush', url: at }, (problem) => problems.push(problem));

test('Google receives a POST with the token, the secret and the visitor’s address', async () => {
  answer = say({ success: true, score: 0.9, action: 'form' });
  expect(await recaptcha().verify('the token', '198.51.100.1')).toBe('verified');
  const form = { secret: 'hush', response: 'the token', remoteip: '198.51.100.1' };
  expect(requests).toEqual([{ path: '/recaptcha/api/siteverify', form }]);
});

test.each([
  ['just human enough', { success: true, score: 0.5, action: 'form' }, 'verified'],
  ['probably a bot', { success: true, score: 0.49, action: 'form' }, 'invalid'],
  ['without a score', { success: true, action: 'form' }, 'invalid'],
  ['for another action', { success: true, score: 0.9, action: 'login' }, 'invalid'],
  ['already used', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 'invalid'],
  ['not a Google token', { success: false, 'error-codes': ['invalid-input-response'] }, 'invalid'],
])('a reCAPTCHA token that is %s', async (_, body, verdict) => {
  answer = say(body);
  expect(await recaptcha().verify('x', 'local')).toBe(verdict);
  expect(problems).toEqual([]);
});

test.each([
  ['our secret is wrong', say({ success: false, 'error-codes': ['invalid-input-secret'] }), 'invalid-input-secret'],
  ['Google gives no reason', say({ success: false }), 'without a reason'],
  ['Google is down', say({}, 503), 'responded 503'],
  ['Google sends something else', say({ hello: true }), 'success'],
  ['Google hangs up', (response: ServerResponse) => response.destroy(), ''],
] as const)('when %s the verdict is “failed”, reported without the token', async (_, respond, problem) => {
  answer = respond;
  expect(await recaptcha().verify('the token', 'local')).toBe('failed');
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
  expect(problems[0]).not.toMatch(/the token|hush/);
});

test('Google has five seconds to respond', async () => {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  answer = () => clock.abort(new DOMException('too late', 'TimeoutError'));
  expect(await recaptcha().verify('x', 'local')).toBe('failed');
  expect(timeout).toHaveBeenCalledWith(5000);
  timeout.mockRestore();
});

test("a page gets the script's URL and the site key", async () => {
  const scriptUrl = `${url}/recaptcha/api.js`;
  expect(await recaptcha().challenge()).toEqual({ provider: 'recaptcha', siteKey: 'site', version: 'v3', scriptUrl });
});
