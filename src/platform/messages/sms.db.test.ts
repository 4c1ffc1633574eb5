import { mkdtemp, readdir } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { textOnce } from './mail-job.server.ts';
import { mailbox } from './mailbox.server.tsx';
import { createSmsSender, type SmsSender, textsFolder } from './sms.server.ts';

const message = { to: '+447700900123', text: 'Tavola: see you at 7pm & enjoy', id: '<sms-1@tavola.example>' };
const account = { accountSid: `AC${'0a'.repeat(16)}`, authToken: 'hush', from: '+441632960000' };

/** A stub Twilio: records requests and gives a scripted response. */
let requests: { path?: string; authorization?: string; body: URLSearchParams }[];
let answer: (response: ServerResponse) => void;
let listMessages: (response: ServerResponse) => void;
let server: Server;
let url: string;
let sms: SmsSender;

const respondCreated = (response: ServerResponse) => {
  response.writeHead(201, { 'content-type': 'application/json' }).end('{"sid":"SM1","status":"queued"}');
};
const respondRefused = (status: number, body: string) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
};

const listing =
  (...messages: object[]) =>
  (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ messages }));
  };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { authorization } = request.headers;
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ path: `${request.method} ${request.url}`, authorization, body: new URLSearchParams(body) });
    if (request.method === 'GET') listMessages(response);
    else answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  sms = createSmsSender({ account: { ...account, url }, dataDir: '' });
});
beforeEach(() => {
  requests = [];
  answer = respondCreated;
  listMessages = listing();
});
afterAll(() => server.close());

test("a text message reaches Twilio with the account's credentials, and only once", async () => {
  const connection = await openTestDatabase<object>();
  await textOnce(connection.pool, sms, message);
  await textOnce(connection.pool, sms, message);
  await connection.close();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.path).toBe(`POST /2010-04-01/Accounts/${account.accountSid}/Messages.json`);
  expect(requests[0]?.authorization).toBe(`Basic ${btoa(`${account.accountSid}:hush`)}`);
  expect(Object.fromEntries(requests[0]?.body ?? [])).toEqual({
    To: message.to,
    From: account.from,
    Body: message.text,
  });
});

test('a messaging service sends under its own id', async () => {
  const service = `MG${'0a'.repeat(16)}`;
  await createSmsSender({ account: { ...account, url, from: service }, dataDir: '' }).send(message);
  expect(requests[0]?.body.get('MessagingServiceSid')).toBe(service);
  expect(requests[0]?.body.has('From')).toBe(false);
});

test("an unreachable number is an outcome, and isn't retried", async () => {
  answer = respondRefused(400, '{"code":21610,"message":"Attempt to send to unsubscribed recipient +447700900123"}');
  expect(await sms.send(message)).toEqual({ ok: false, reason: 'unreachable', code: 21610 });
  const connection = await openTestDatabase<object>();
  await textOnce(connection.pool, sms, message);
  await textOnce(connection.pool, sms, message);
  await connection.close();
  expect(requests.map(({ path }) => path?.split(' ')[0])).toEqual(['POST', 'POST']);
});

it.each([
  ['a server error', respondRefused(503, 'no'), 'Twilio responded 503'],
  [
    'a rate limit',
    respondRefused(429, '{"code":20429,"message":"Too Many Requests"}'),
    'Twilio responded 429, code 20429',
  ],
  [
    'a wrong password',
    respondRefused(401, '{"code":20003,"message":"Authenticate"}'),
    'Twilio responded 401, code 20003',
  ],
  [
    'a message with the number in it',
    respondRefused(400, '{"code":1,"message":"+447700900123"}'),
    'Twilio responded 400, code 1',
  ],
  ['a redirect', (response: ServerResponse) => response.writeHead(302, { location: '/' }).end(), 'be reached'],
  ['a dropped connection', (response: ServerResponse) => response.destroy(), 'Twilio cannot be reached'],
])('%s is an error to retry, without the number', async (_, respond, words) => {
  answer = respond;
  const error: Error = await sms.send(message).then(
    () => expect.unreachable(),
    (thrown) => thrown,
  );
  expect(error.message).toContain(words);
  expect(`${error.stack} ${JSON.stringify(error)} ${error.cause ?? ''}`).not.toMatch(/7700900123|hush|7pm/);
});

test('a failed message is sent on the next attempt', async () => {
  const connection = await openTestDatabase<object>();
  answer = respondRefused(500, '');
  await expect(textOnce(connection.pool, sms, message)).rejects.toThrow('Twilio responded 500');
  answer = respondCreated;
  await textOnce(connection.pool, sms, message);
  await connection.close();
  expect(requests.map(({ path }) => path?.split(' ')[0])).toEqual(['POST', 'GET', 'POST']);
});

test('without an account a text message goes to the local mailbox and opens in the browser', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tavola-sms-'));
  expect(await createSmsSender({ dataDir }).send(message)).toEqual({ ok: true });
  expect(await readdir(textsFolder(dataDir))).toHaveLength(1);
  const page = await (await mailbox(dataDir).request('/mailbox')).text();
  expect(page).toContain('+447700900123');
  expect(page).toContain('see you at 7pm &amp; enjoy');
});

test('before a retry Twilio is asked whether the first attempt was sent', async () => {
  const connection = await openTestDatabase<object>();
  const entry = { body: message.text, status: 'delivered' };
  answer = respondRefused(500, '{}');
  await expect(textOnce(connection.pool, sms, message)).rejects.toThrow('500');
  listMessages = respondRefused(503, '{}');
  await expect(textOnce(connection.pool, sms, message)).rejects.toThrow('503 when asked what it sent');
  listMessages = listing({ ...entry, body: 'another' }, entry);
  await textOnce(connection.pool, sms, message);
  await textOnce(connection.pool, sms, message);
  await connection.close();
  expect(requests.map(({ path }) => path?.split(' ')[0])).toEqual(['POST', 'GET', 'GET']);
  expect(requests[1]?.path).toMatch(/\?To=%2B447700900123&DateSent%3E=\d{4}-\d{2}-\d{2}&PageSize=100$/);
});

test('a text message that failed in transit is sent again', async () => {
  const connection = await openTestDatabase<object>();
  answer = respondRefused(500, '{}');
  await expect(textOnce(connection.pool, sms, message)).rejects.toThrow('500');
  [answer, listMessages] = [respondCreated, listing({ body: message.text, status: 'undelivered' })];
  await textOnce(connection.pool, sms, message);
  await connection.close();
  expect(requests.map(({ path }) => path?.split(' ')[0])).toEqual(['POST', 'GET', 'POST']);
});
