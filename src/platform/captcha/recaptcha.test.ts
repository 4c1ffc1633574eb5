import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createRecaptcha } from './recaptcha.server.ts';

/** A stand-in for Google: records requests and gives scripted answers. */
let google: Server;
let url = '';
let asked: { path: string | undefined; form: Record<string, string> }[] = [];
let answer: (response: ServerResponse) => void;
let problems: string[] = [];

const say =
  (body: object, status = 200) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

beforeAll(async () => {
  google = createServer(async (request: IncomingMessage, response) => {
    asked.push({ path: request.url, form: Object.fromEntries(new URLSearchParams(await text(request))) });
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
  asked = [];
  problems = [];
});

const recaptcha = (at = url) =>
  createRecaptcha({ siteKey: 'site', secret: 'hush', url: at }, (problem) => problems.push(problem));

test('Google is called by POST with the token, the secret and the visitor’s address', async () => {
  answer = say({ success: true, score: 0.9, action: 'form' });
  expect(await recaptcha().verify('the token', '198.51.100.1')).toBe('verified');
  const form = { secret: 'hush', response: 'the token', remoteip: '198.51.100.1' };
  expect(asked).toEqual([{ path: '/recaptcha/api/siteverify', form }]);
});

test.each([
  ['just human enough', { success: true, score: 0.5, action: 'form' }, 'verified'],
  ['rather a robot', { success: true, score: 0.49, action: 'form' }, 'invalid'],
  ['without a score', { success: true, action: 'form' }, 'invalid'],
  ['for something else', { success: true, score: 0.9, action: 'login' }, 'invalid'],
  ['used before', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 'invalid'],
  ['no token of Google’s', { success: false, 'error-codes': ['invalid-input-response'] }, 'invalid'],
])('a token that is %s', async (_, body, verdict) => {
  answer = say(body);
  expect(await recaptcha().verify('x', 'local')).toBe(verdict);
  expect(problems).toEqual([]);
});

test.each([
  ['our secret is wrong', say({ success: false, 'error-codes': ['invalid-input-secret'] }), 'invalid-input-secret'],
  ['it gives no reason', say({ success: false }), 'without a reason'],
  ['it is down', say({}, 503), 'answered 503'],
  ['it says something else', say({ hello: true }), 'success'],
  ['it hangs up', (response: ServerResponse) => response.destroy(), ''],
] as const)('when %s nobody knows, and it is reported without the token', async (_, how, problem) => {
  answer = how;
  expect(await recaptcha().verify('the token', 'local')).toBe('failed');
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
  expect(problems[0]).not.toMatch(/the token|hush/);
});

test('it is waited for five seconds', async () => {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  answer = () => clock.abort(new DOMException('too late', 'TimeoutError'));
  expect(await recaptcha().verify('x', 'local')).toBe('failed');
  expect(timeout).toHaveBeenCalledWith(5000);
  timeout.mockRestore();
});

test('a page gets the address of the script and the key', async () => {
  const scriptUrl = `${url}/recaptcha/api.js`;
  expect(await recaptcha().challenge()).toEqual({ provider: 'recaptcha', siteKey: 'site', version: 'v3', scriptUrl });
});
