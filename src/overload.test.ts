import { expect, test } from 'vitest';
import { appDeps, callerHeaders } from '../tests/support/app.ts';
import { createApp } from './app.ts';
import { createGate, type GateRules } from './platform/overload/gate.ts';
import type { Site } from './site.ts';

const BROWSER = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' };
const NONE = { begun: 0, search: 0, page: 0, robot: 0 };
const ONE = { begun: 1, search: 1, page: 1, robot: 1 };

/** Admits one request; of those under way, one more may wait. */
const rules: GateRules = {
  capacity: 1,
  most: ONE,
  keptFree: NONE,
  queue: { ...NONE, begun: 1 },
  waitMs: { begun: 60_000, search: 60_000, page: 60_000, robot: 60_000 },
};

/** An app whose pages take as long to render as the test wants. */
async function busyApp() {
  const gate = createGate(rules);
  const render = Promise.withResolvers<void>();
  const site: Site = {
    fetch: () =>
      gate.run('page', async () => {
        await render.promise;
        return new Response('<p>rendered</p>');
      }),
    cached: (request) => (new URL(request.url).pathname === '/kept' ? new Response('<p>kept</p>') : undefined),
    routeOf: () => '*',
    methodsOf: () => ['GET', 'HEAD', 'POST'],
    refresh: async () => {},
  };
  const deps = { ...(await appDeps()), gate, site: () => site };
  const app = createApp(deps);
  const headers = { ...(await callerHeaders(deps)), ...BROWSER };
  const ask = (path: string, init: RequestInit = {}) =>
    Promise.resolve(
      app.fetch(new Request(`http://localhost${path}`, { ...init, headers: { ...headers, ...init.headers } })),
    );
  return { ask, free: render.resolve };
}

const HTML = { accept: 'text/html,*/*' };

test('an overloaded server responds at once with a page that reloads itself', async () => {
  const { ask, free } = await busyApp();
  const first = ask('/find-us');
  const response = await ask('/menu', { headers: HTML });
  expect(response.status).toBe(503);
  const seconds = Number(response.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(4);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  expect(html).toContain(`<meta http-equiv="refresh" content="${seconds}">`);
  expect(html).toContain('<h1>We’re very busy just now</h1>');
  expect(html).toContain('<p>Lots of people are after a table. This page will reload by itself');
  expect(html).not.toContain('<script');
  free();
  expect(await (await first).text()).toBe('<p>rendered</p>');
});

test('rejected visitors get different times to retry', async () => {
  const { ask } = await busyApp();
  void ask('/find-us');
  const responses = await Promise.all(Array.from({ length: 6 }, () => ask('/menu', { headers: HTML })));
  expect(new Set(responses.map(({ headers }) => headers.get('retry-after'))).size).toBe(6);
});

test("a rejected form says it is still filled in, and doesn't reload", async () => {
  const { ask } = await busyApp();
  void ask('/find-us');
  const html = await (await ask('/contact', { method: 'POST', headers: HTML, body: 'a=b' })).text();
  expect(html).toContain('everything you typed is still there');
  expect(html).not.toContain('http-equiv="refresh"');
});

test('rejected page data is plain text, which the router shows', async () => {
  const { ask } = await busyApp();
  void ask('/find-us');
  const response = await ask('/menu.data', { headers: { accept: '*/*' } });
  expect(response.status).toBe(503);
  expect(await response.text()).toMatch(/^We’re very busy just now\./);
});

test('a search is rejected in JSON before requests under way, which wait their turn', async () => {
  const { ask, free } = await busyApp();
  void ask('/find-us');
  const pending = ask('/api/captcha/challenge');
  const search = await ask('/api/v1/content/venues');
  expect(search.status).toBe(503);
  expect(search.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await search.json()).toEqual({ code: 503, title: 'Very busy', message: expect.stringContaining('very busy') });
  free();
  expect((await pending).status).not.toBe(503);
  expect((await ask('/api/v1/content/venues')).status).toBe(200);
});

test('cached pages and monitoring work during overload', async () => {
  const { ask } = await busyApp();
  void ask('/find-us');
  expect(await (await ask('/kept')).text()).toBe('<p>kept</p>');
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(200);
});

test('a slow request takes no place until its body has arrived', async () => {
  const { ask, free } = await busyApp();
  free();
  const upload = Promise.withResolvers<void>();
  const body = new ReadableStream({
    async pull(controller) {
      await upload.promise;
      controller.enqueue(new TextEncoder().encode('{}'));
      controller.close();
    },
  });
  const slow = ask('/api/booking/create/1013', { method: 'POST', body, duplex: 'half' } as RequestInit);
  expect((await ask('/api/v1/content/venues')).status).toBe(200);
  upload.resolve();
  expect((await slow).status).not.toBe(503);
});

test.each([
  [new Error('timeout exceeded when trying to connect')],
  [new Error('Connection terminated due to connection timeout')],
  [Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })],
  [Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })],
  [Object.assign(new Error('sorry, too many clients already'), { code: '53300' })],
])("an overloaded database isn't reported as an error: %s", async (problem) => {
  const deps = await appDeps();
  deps.geocoder.search = () => Promise.reject(problem);
  const answer = await createApp(deps).request('/api/geo/search/leeds', { headers: await callerHeaders(deps) });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({ code: 503, title: 'Very busy' });
});
