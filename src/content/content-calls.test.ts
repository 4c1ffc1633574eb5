import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fetchChoices, fetchMenu } from '../menus/menu-calls.ts';
import { fetchPage } from '../pages/content/load-tiled-page.ts';
import { createApiClient } from '../platform/api/api-client.ts';
import { apiContext, pageContext } from '../platform/api/page-context.ts';
import { fetchRestaurant, fetchRestaurants } from '../restaurants/restaurant-calls.ts';
import { plainCareers, plainMenus, plainTexts } from '../settings/contract.ts';
import { fetchSettings } from '../settings/settings-call.ts';

/** A stub content service on localhost, with scripted responses. */
let service: Server;
let answer: RequestListener;
let problems: string[];

beforeEach(async () => {
  problems = [];
  service = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

/** Responses may be slow on a busy machine; only a missing one uses the short limit. */
const PATIENT_MS = 30_000;
const BRIEF_MS = 200;

function content(timeoutMs = PATIENT_MS) {
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const network = createApiClient({
    fetch: (path, init) => fetch(`${origin}${path}`, init),
    token: async () => 'token',
    brandKey: 'tavola',
    sessionId: () => 'session',
    timeoutMs,
  });
  const context = new RouterContextProvider();
  context.set(apiContext, { network, booking: network });
  context.set(pageContext, {
    now: 0,
    publicUrl: 'http://localhost:3000',
    validUntil: () => undefined,
    staticParts: null,
    nonce: 'nonce',
    logProblem: (line) => problems.push(line),
  });
  return context;
}

const respondWith =
  (body: string, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(body);

const calls: [string, (context: ReturnType<typeof content>) => Promise<unknown>][] = [
  ['settings', fetchSettings],
  ['restaurants', fetchRestaurants],
  ['restaurant', (context) => fetchRestaurant(context, 'leeds-greek-street')],
  ['page', (context) => fetchPage(context, 'kids/at-home')],
  ['menu', (context) => fetchMenu(context, 'main')],
  ['choices', fetchChoices],
];

const CODE_16 = { data: 'We can’t reach our content service just now. Please try again.', init: { status: 502 } };

describe.each(calls)('%s', (_name, call) => {
  test.each<[string, RequestListener, number?]>([
    ['is down', (request) => request.socket.destroy()],
    ['times out', () => undefined, BRIEF_MS],
    ['stops halfway', (_request, response) => void response.writeHead(200).write('{"site_name"'), BRIEF_MS],
    ['fails', respondWith('{"code":9}', 500)],
    ['refuses', respondWith('{}', 403)],
    ['responds with HTML', respondWith('<h1>It works!</h1>')],
    ['responds with something else', respondWith('{"cats":[]}')],
    ['responds with a list', respondWith('[]')],
  ])('when the content service %s the page fails with code 16, logged once', async (_how, handler, timeoutMs) => {
    answer = handler;
    await expect(call(content(timeoutMs))).rejects.toMatchObject(CODE_16);
    expect(problems).toEqual([expect.stringContaining('Content service failed at ')]);
  });
});

describe('missing content is null', () => {
  test.each(calls.slice(1))('%s', async (_name, call) => {
    answer = respondWith('{"code":404}', 404);
    expect(await call(content())).toBeNull();
    answer = respondWith('null');
    expect(await call(content())).toBeNull();
    expect(problems).toEqual([]);
  });

  test('an empty list of restaurants counts as missing', async () => {
    answer = respondWith('{"restaurants":[]}');
    expect(await fetchRestaurants(content())).toBeNull();
  });
});

test.each([respondWith('{"code":404}', 404), respondWith('null')])(
  'nothing can be shown without settings',
  async (handler) => {
    answer = handler;
    await expect(fetchSettings(content())).rejects.toMatchObject({
      data: 'Settings is not defined',
      init: { status: 500 },
    });
    expect(problems).toEqual(['Settings is not defined']);
  },
);

test("settings the service doesn't know get plain defaults", async () => {
  answer = respondWith('{"site_name":"Tavola","mastheadItems":[],"footer":{},"texts":{"walkIn":"Come in."}}');
  expect(await fetchSettings(content())).toMatchObject({
    site_name: 'Tavola',
    texts: { ...plainTexts, walkIn: 'Come in.' },
    menus: plainMenus,
    careers: plainCareers,
  });
});
