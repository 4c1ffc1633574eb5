import { serve } from '@hono/node-server';
import { describe, expect, test } from 'vitest';
import { appDeps, callerHeaders } from '../tests/support/app.ts';
import { createApp } from './app.ts';
import { createTokens } from './platform/api/caller/tokens.server.ts';
import type { Captcha } from './platform/captcha/captcha.ts';

const path = '/api/v1/content/choices';

describe('who may call', () => {
  test.each([
    ['no token', { authorization: '' }, 401],
    ['a forged token', { authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.AAAA' }, 401],
    ['no brand', { 'x-brand-key': '' }, 403],
    ['another brand', { 'x-brand-key': 'trattoria' }, 403],
    ['no session', { 'x-session-id': '' }, 400],
    ["a session id that isn't a UUID", { 'x-session-id': '1; drop table' }, 400],
    ['valid headers', {}, 200],
  ])('a caller with %s gets the right status', async (_name, changes, status) => {
    const deps = await appDeps();
    const headers = { ...(await callerHeaders(deps)), ...changes } as Record<string, string>;
    expect((await createApp(deps).request(path, { headers })).status).toBe(status);
  });

  test('the API accepts the brand that the settings name now', async () => {
    const deps = { ...(await appDeps()), brandKey: 'tavola' };
    const app = createApp(deps);
    const headers = await callerHeaders(deps);
    deps.brandKey = 'trattoria';
    expect((await app.request(path, { headers })).status).toBe(403);
    expect((await app.request(path, { headers: { ...headers, 'x-brand-key': 'trattoria' } })).status).toBe(200);
    expect((await app.serverApi.network.get('/api/v1/content/choices')).ok).toBe(true);
  });

  test('a token lasts 23 hours, as stated, and is rejected afterwards', async () => {
    const deps = await appDeps();
    const answer = await createApp(deps).request('/api/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"clearCache":true}',
    });
    const { accessToken, expiresIn } = (await answer.json()) as { accessToken: string; expiresIn: number };
    expect(expiresIn).toBe(82_800);
    const secret = 'a-secret-of-at-least-thirty-two-characters';
    const tokensIn = (hours: number) => createTokens(secret, () => deps.clock().add({ hours }));
    expect(await tokensIn(23).check(accessToken)).toBe(true);
    expect(await tokensIn(25).check(accessToken)).toBe(false);
  });
});

test('the OpenAPI document says which endpoints need caller headers', async () => {
  const app = createApp(await appDeps());
  type Operations = Record<string, { security?: object[] }>;
  const document = (await (await app.request('/api/openapi.json')).json()) as {
    paths: Record<string, Operations>;
    components: { securitySchemes: object };
    security: object[];
  };
  expect(document.security.flatMap(Object.keys).sort()).toEqual(
    Object.keys(document.components.securitySchemes).sort(),
  );
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({ path, method: method.toUpperCase(), security })),
  );
  for (const { path, method, security } of operations) {
    const answer = await app.request(path.replaceAll(/\{\w+\}/g, 'x'), { method });
    expect([method, path, answer.status === 401]).toEqual([method, path, security === undefined]);
  }
});

test('every pattern in the OpenAPI document works without flags, which JSON Schema lacks', async () => {
  const app = createApp(await appDeps());
  const document = await (await app.request('/api/openapi.json')).text();
  const patterns = [...document.matchAll(/"pattern":"((?:[^"\\]|\\.)*)"/g)].map(([, pattern = '']) => pattern);
  expect(patterns).toContain('^[cC][lL][oO][sS][eE][dD]$');
  expect(patterns.filter((pattern) => !pattern.endsWith('$'))).toEqual([]);
});

test('the OpenAPI document covers every endpoint', async () => {
  const deps = await appDeps();
  const app = createApp(deps);
  const document = (await (await app.request('/api/openapi.json')).json()) as { openapi: string; paths: object };
  expect(document.openapi).toBe('3.1.0');
  const documentedPaths = Object.keys(document.paths).map((path) => path.replaceAll(/\{(\w+)\}/g, ':$1'));
  const mountedPaths = app.api.routes
    .filter(({ method, path: at }) => method !== 'ALL' && !/openapi\.json$|\/docs$/.test(at))
    .map(({ path: at }) => at);
  expect(mountedPaths.filter((at) => !documentedPaths.includes(at))).toEqual([]);
  expect(await (await app.request('/api/docs')).text()).toContain('/api/v1/content/menu/{id}');
});

test.each([
  ['/api/v1/content/brand-settings', 'site_id'],
  ['/api/v1/content/search-restaurants', 'restaurants'],
  ['/api/v1/content/search-restaurants/', 'restaurants'],
  ['/api/v1/content/getRestaurantBySlug/leeds-greek-street', 'menuLinks'],
  ['/api/v1/content/restaurant/slug/greek-street/city/leeds', 'menuLinks'],
  ['/api/v1/content/restaurant/slug/leeds-greek-street/city/Leeds', 'menuLinks'],
  ['/api/v1/content/restaurant/slug/midsummer-place/city/Milton%20Keynes', 'menuLinks'],
  ['/api/v1/content/restaurant/1013', 'menuLinks'],
  ['/api/v1/content/page/takeaway', 'tiles'],
  ['/api/v1/content/page/kids%2Fat-home', 'tiles'],
  ['/api/v1/content/pages', 'pages'],
  ['/api/v1/content/menu/main', 'sections'],
  ['/api/v1/content/venues', 'venueIds'],
  ['/api/geo/search/LS1%204DY', 'restaurants'],
  ['/api/geo/search/lat/53.8/lng/-1.55', 'location'],
])('%s responds with %s', async (at, key) => {
  const deps = await appDeps();
  const answer = await createApp(deps).request(at, { headers: await callerHeaders(deps) });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toHaveProperty(key);
});

test.each(['/api/jobs/application', '/api/jobs/application/', '/api/contact/sendemail', '/api/contact/sendemail/'])(
  '%s accepts a body as large as a file',
  async (at) => {
    const deps = await appDeps();
    const headers = { ...(await callerHeaders(deps)), 'content-type': 'application/json' };
    const body = JSON.stringify({ message: 'x'.repeat(2 * 1024 * 1024) });
    const answer = await createApp(deps).request(at, { method: 'POST', headers, body });
    expect(answer.status).not.toBe(413);
  },
);

test('the content service never exposes the table plan', async () => {
  const deps = await appDeps();
  const headers = await callerHeaders(deps);
  const answer = await createApp(deps).request('/api/v1/content/getRestaurantBySlug/leeds-greek-street', { headers });
  expect(await answer.json()).not.toHaveProperty('booking');
});

test.each([
  ['/api/v1/content/menu/none', 'Menu not found.'],
  ['/api/v1/content/page/none', 'This page could not be found'],
  ['/api/v1/content/getRestaurantBySlug/none', 'This restaurant could not be found'],
  ['/api/v1/content/restaurant/slug/leeds-greek-street/city/london', 'This restaurant could not be found'],
  ['/api/v1/content/restaurant/slug/street/city/leeds-greek', 'This restaurant could not be found'],
  ['/api/none', 'There’s nothing at this address.'],
])('%s responds 404 with a message', async (at, message) => {
  const deps = await appDeps();
  const answer = await createApp(deps).request(at, { headers: await callerHeaders(deps) });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 404, message });
});

describe('backends elsewhere', () => {
  test('loaders and browsers reach a remote API with its own tokens', async () => {
    const far = await appDeps();
    const secret = 'another-secret-of-at-least-thirty-two-chars';
    const requests: string[] = [];
    const farApp = createApp({ ...far, tokens: createTokens(secret, far.clock) });
    const server = serve({
      port: 0,
      fetch: (request) => {
        requests.push(new URL(request.url).pathname);
        return farApp.fetch(request);
      },
    });
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };

    const near = await appDeps();
    const app = createApp({ ...near, env: { ...near.env, NETWORK_API_URL: `http://127.0.0.1:${port}` } });
    const venues = await app.serverApi.network.get<{ venueIds: string[] }>('/api/v1/content/venues');
    expect(venues.ok && venues.data.venueIds.length).toBeGreaterThan(50);
    const browser = await app.request('/api/geo/search/Leeds', { headers: await callerHeaders(near) });
    expect(browser.status).toBe(200);
    expect(requests).toEqual(['/api/token', '/api/v1/content/venues', '/api/geo/search/Leeds']);
    expect((await app.request('/api/geo/search/Leeds')).status).toBe(401);
    server.close();
  });

  test('the captcha challenge comes from the backend that gets the form', async () => {
    const captcha: Captcha = {
      challenge: async () => ({ provider: 'off' }),
      verify: async () => 'verified',
      isOn: false,
    };
    const withoutCaptcha = Object.assign(async () => 0, { giveBack: async () => {} });
    const deps = { ...(await appDeps()), captcha: { captcha, withoutCaptcha } };
    const headers = await callerHeaders(deps);
    const down = 'http://127.0.0.1:1';
    const bookings = createApp({ ...deps, env: { ...deps.env, BOOKING_API_URL: down } });
    const network = createApp({ ...deps, env: { ...deps.env, NETWORK_API_URL: down } });
    const statusOf = async (app: typeof bookings, use: string) =>
      (await app.request(`/api/captcha/challenge${use}`, { headers })).status;
    expect([await statusOf(bookings, ''), await statusOf(bookings, '?for=network')]).toEqual([502, 200]);
    expect([await statusOf(network, '?for=hold'), await statusOf(network, '?for=network')]).toEqual([200, 502]);
  });

  test('an unreachable backend gives a clear error', async () => {
    const deps = await appDeps();
    const app = createApp({ ...deps, env: { ...deps.env, BOOKING_API_URL: 'http://127.0.0.1:1' } });
    const headers = await callerHeaders(deps);
    const answer = await app.request('/api/booking/occasions/1001', { headers });
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ code: 9, title: 'Booking went wrong' });
    const network = createApp({ ...deps, env: { ...deps.env, NETWORK_API_URL: 'http://127.0.0.1:1' } });
    const content = await network.request('/api/v1/content/venues', { headers });
    expect(await content.json()).toMatchObject({ code: 16, title: 'Content service error' });
    const elsewhere = await network.request('/api/geo/search/Leeds', { headers });
    expect(elsewhere.status).toBe(502);
    expect(await elsewhere.json()).toMatchObject({ title: 'Unreachable' });
  });
});

test.each([
  ['PUT', '/api/token', 'POST'],
  ['GET', '/api/token/', 'POST'],
  ['POST', '/api/docs', 'GET, HEAD'],
  ['DELETE', '/api/openapi.json', 'GET, HEAD'],
  ['OPTIONS', '/api/jobs', 'GET, HEAD'],
  ['POST', '/api/jobs/2407', 'GET, HEAD'],
  ['PATCH', '/api/v1/content/search-restaurants/', 'GET, HEAD'],
  ['POST', '/api/geo/search/lat/53.8/lng/-1.55', 'GET, HEAD'],
  ['PUT', '/sitemap.xml', 'GET, HEAD'],
  ['POST', '/robots.txt', 'GET, HEAD'],
  ['POST', '/healthz', 'GET, HEAD'],
  ['PUT', '/unsubscribe/a-token', 'POST'],
  ['POST', '/Sign-Up', 'GET, HEAD'],
  ['PUT', '/api/nothing', null],
  ['PUT', '/nothing', null],
])('%s %s responds 405 and allows %s', async (method, path, allow) => {
  const deps = await appDeps();
  const isOpen = ['/api/token', '/api/docs', '/api/openapi.json'].includes(path.replace(/\/$/, ''));
  const answer = await createApp(deps).request(path, { method, headers: isOpen ? {} : await callerHeaders(deps) });
  expect([answer.status, answer.headers.get('allow')]).toEqual([allow === null ? 404 : 405, allow]);
  if (allow !== null && path.startsWith('/api/'))
    expect(await answer.json()).toEqual({
      code: 405,
      title: 'Method not allowed',
      message: `This address takes ${allow}.`,
    });
});
