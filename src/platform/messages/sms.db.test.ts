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

/** A stand-in for Twilio: records requests and gives a scripted answer. */
let asked: { path?: string; authorization?: string; body: URLSearchParams }[];
let answer: (response: ServerResponse) => void;
/** What it says it sent. */
let sent: (response: ServerResponse) => void;
let server: Server;
let url: string;
let sms: SmsSender;

const created = (response: ServerResponse) => {
  response.writeHead(201, { 'content-type': 'application/json' }).end('{"sid":"SM1","status":"queued"}');
};
const refused = (status: number, body: string) => (response: ServerResponse) => {
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
    asked.push({ path: `${request.method} ${request.url}`, authorization, body: new URLSearchParams(body) });
    if (request.method === 'GET') sent(response);
    else answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  sms = createSmsSender({ account: { ...account, url }, dataDir: '' });
});
beforeEach(() => {
  asked = [];
  answer = created;
  sent = listing();
});
afterAll(() => server.close());

test('a text message reaches the service with its account, and only once', async () => {
  const connection = await openTestDatabase<object>();
  await textOnce(connection.pool, sms, message);
  await textOnce(connection.pool, sms, message);
  await connection.close();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.path).toBe(`POST /2010-04-01/Accounts/${account.accountSid}/Messages.json`);
  expect(asked[0]?.authorization).toBe(`Basic ${btoa(`${account.accountSid}:hush`)}`);
  expect(Object.fromEntries(asked[0]?.body ?? [])).toEqual({
    To: message.to,
    From: account.from,
    Body: message.text,
  });
});

test('a messaging service sends under its own id', async () => {
  const service = `MG${'0a'.repeat(16)}`;
  await createSmsSender({ account: { ...account, url, from: service }, dataDir: '' }).send(message);
  expect(asked[0]?.body.get('MessagingServiceSid')).toBe(service);
  expect(asked[0]?.body.has('From')).toBe(false);
});

test('an unreachable number is an outcome, and is not tried again', async () => {
  answer = refused(400, '{"code":21610,"message":"Attempt to send to unsubscribed recipient +447700900123"}');
  expect(await sms.send(message)).toEqual({ ok: false, reason: 'unreachable', code: 21610 });
  const connection = await openTestDatabase<object>();
  await textOnce(connection.pool, sms, message);
  await textOnce(connection.pool, sms, message);
  await connection.close();
  expect(asked.map(({ path }) => path?.split(' ')[0])).toEqual(['POST', 'POST']);
});

it.each([
  ['a server in trouble', refused(503, 'no'), 'Twilio answered 503'],
  ['too many at once', refused(429, '{"code":20429,"message":"Too Many Requests"}'), 'Twilio answered 429, code 20429'],
  ['a wrong password', refused(401, '{"code":20003,"message":"Authenticate"}'), 'Twilio answered 401, code 20003'],
  [
    'words with the number in them',
    refused(400, '{"code":1,"message":"+447700900123"}'),
    'Twilio answered 400, code 1',
  ],
  ['another address', (response: ServerResponse) => response.writeHead(302, { location: '/' }).end(), 'be reached'],
  ['a broken connection', (response: ServerResponse) => response.destroy(), 'Twilio cannot be reached'],
])('%s is an error to try again, without the number', async (_, answered, words) => {
  answer = answered;
  const error: Error = await sms.send(message).then(
    () => expect.unreachable(),
    (thrown) => thrown,
  );
  expect(error.message).toContain(words);
  expect(`${error.stack} ${JSON.stringify(error)} ${error.cause ?? ''}`).not.toMatch(/7700900123|hush|7pm/);
});

test('what failed is sent by the next try', async () => {
  const connection = await openTestDatabase<object>();
  answer = refused(500, '');
  await expect(textOnce(connection.pool, sms, message)).rejects.toThrow('Twilio answered 500');
  answer = created;
  await textOnce(connection.pool, sms, message);
  await connection.close();
  expect(asked.map(({ path }) => path?.split(' ')[0])).toEqual(['POST', 'GET', 'POST']);
});

test('without an account the message lies in the local mailbox and opens in the browser', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tavola-sms-'));
  expect(await createSmsSender({ dataDir }).send(message)).toEqual({ ok: true });
  expect(await readdir(textsFolder(dataDir))).toHaveLength(1);
  const page = await (await mailbox(dataDir).request('/mailbox')).text();
  expect(page).toContain('+447700900123');
  expect(page).toContain('see you at 7pm &amp; enjoy');
});

test('a text message whose first attempt was not settled is asked for before it is sent again', async () => {
  const connection = await openTestDatabase<object>();
  const mine = { body: message.text, status: 'delivered' };
  answer = refused(500, '{}');
  await expect(textOnce(connection.pool, sms, message)).rejects.toThrow('500');
  sent = refused(503, '{}');
  await expect(textOnce(connection.pool, sms, message)).rejects.toThrow('503 when asked what it sent');
  sent = listing({ ...mine, body: 'another' }, mine);
  await textOnce(connection.pool, sms, message);
  await textOnce(connection.pool, sms, message);
  await connection.close();
  expect(asked.map(({ path }) => path?.split(' ')[0])).toEqual(['POST', 'GET', 'GET']);
  expect(asked[1]?.path).toMatch(/\?To=%2B447700900123&DateSent%3E=\d{4}-\d{2}-\d{2}&PageSize=100$/);
});

test('one that failed on its way is sent again', async () => {
  const connection = await openTestDatabase<object>();
  answer = refused(500, '{}');
  await expect(textOnce(connection.pool, sms, message)).rejects.toThrow('500');
  [answer, sent] = [created, listing({ body: message.text, status: 'undelivered' })];
  await textOnce(connection.pool, sms, message);
  await connection.close();
  expect(asked.map(({ path }) => path?.split(' ')[0])).toEqual(['POST', 'GET', 'POST']);
});
