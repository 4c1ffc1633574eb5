import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { apiContext, pageContext } from '../context.ts';
import { createApiClient } from '../platform/api-client.ts';
import { contentOf } from './content-calls.ts';

/** The content service on loopback, answering as told. */
let service: Server;
let answer: RequestListener;
let told: string[];

beforeEach(async () => {
  told = [];
  service = createServer((request, response) => answer(request, response));
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  service.closeAllConnections();
  await new Promise((done) => service.close(done));
});

function content() {
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const network = createApiClient({
    fetch: (path, init) => fetch(`${origin}${path}`, init),
    token: async () => 'token',
    brandKey: 'tavola',
    sessionId: () => 'session',
    timeoutMs: 200,
  });
  const context = new RouterContextProvider();
  context.set(apiContext, { network, booking: network });
  context.set(pageContext, { now: 0, validUntil: () => undefined, trouble: (line) => told.push(line) });
  return contentOf(context);
}

const sent =
  (body: string, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(body);

const calls: [string, (of: ReturnType<typeof content>) => Promise<unknown>][] = [
  ['settings', (of) => of.settings()],
  ['restaurants', (of) => of.restaurants()],
  ['restaurant', (of) => of.restaurant('leeds-greek-street')],
  ['page', (of) => of.page('kids/at-home')],
  ['menu', (of) => of.menu('main')],
  ['choices', (of) => of.choices()],
];

const CODE_16 = { data: 'We cannot reach our content service just now. Please try again.', init: { status: 502 } };

describe.each(calls)('%s', (_name, call) => {
  test.each<[string, RequestListener]>([
    ['is down', (request) => request.socket.destroy()],
    ['is late', () => undefined],
    ['stops halfway', (_request, response) => void response.writeHead(200).write('{"site_name"')],
    ['fails', sent('{"code":9}', 500)],
    ['refuses us', sent('{}', 403)],
    ['answers a page', sent('<h1>It works!</h1>')],
    ['answers something else', sent('{"cats":[]}')],
    ['answers a list', sent('[]')],
  ])('when the service %s the page fails with code 16, and the log is told once', async (_how, how) => {
    answer = how;
    await expect(call(content())).rejects.toMatchObject(CODE_16);
    expect(told).toEqual([expect.stringContaining('The content service failed at ')]);
  });
});

describe('what is not there is null', () => {
  test.each(calls.slice(1))('%s', async (_name, call) => {
    answer = sent('{"code":404}', 404);
    expect(await call(content())).toBeNull();
    answer = sent('null');
    expect(await call(content())).toBeNull();
    expect(told).toEqual([]);
  });

  test('and a list of no restaurants is, too', async () => {
    answer = sent('{"restaurants":[]}');
    expect(await content().restaurants()).toBeNull();
  });
});

test.each([sent('{"code":404}', 404), sent('null')])('without settings nothing can be shown', async (how) => {
  answer = how;
  await expect(content().settings()).rejects.toMatchObject({
    data: 'Settings is not defined',
    init: { status: 500 },
  });
  expect(told).toEqual(['Settings is not defined']);
});
