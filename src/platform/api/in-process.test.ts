import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createApiClient } from './api-client.ts';
import { fetchInProcess, rememberJson } from './in-process.server.ts';

const app = new Hono();
app.use(rememberJson);
app.get('/asked/:name', (c) => {
  c.header('retry-after', '5');
  const { url, method } = c.req;
  return c.json({
    name: c.req.param('name'),
    page: c.req.query('page'),
    session: c.req.header('x-session-id'),
    url,
    method,
  });
});
app.post('/sent', async (c) => c.json({ sent: await c.req.json() }, 201, { location: '/sent/1' }));
app.post('/form', async (c) => c.json({ name: (await c.req.formData()).get('name') }));
app.delete('/gone', (c) => c.body(null, 204));
app.get('/refused', (c) => c.json({ code: 4, title: 'No free slot', message: 'Full.' }, 422));
app.get('/page', (c) => c.html('<h1>A page</h1>'));

const client = createApiClient({
  brandKey: 'tavola',
  sessionId: () => 'session-1',
  token: async () => 'token',
  fetch: fetchInProcess(app),
});
const get = (path: string) => fetchInProcess(app)(path, {});

test('an in-process call passes on path, query and headers', async () => {
  expect(await client.get('/asked/Leeds%20Greek%20Street?page=2')).toEqual({
    ok: true,
    data: {
      name: 'Leeds Greek Street',
      page: '2',
      session: 'session-1',
      url: 'http://in-process/asked/Leeds%20Greek%20Street?page=2',
      method: 'GET',
    },
  });
});

test('in-process bodies arrive as JSON and as forms', async () => {
  const form = new FormData();
  form.set('name', 'Ann');
  expect(await client.post('/sent', { covers: 2 })).toEqual({ ok: true, data: { sent: { covers: 2 } } });
  expect(await client.post('/form', form)).toEqual({ ok: true, data: { name: 'Ann' } });
});

test('in-process errors, pages and empty responses match those over HTTP', async () => {
  expect(await client.get('/refused')).toMatchObject({ ok: false, status: 422, error: { code: 4 } });
  expect(await client.get('/page')).toMatchObject({ ok: false, status: 502 });
  expect((await client.send('/gone', { method: 'DELETE' })).status).toBe(204);
});

test('an in-process response keeps its JSON text and is still a complete Response', async () => {
  const answer = await get('/asked/York');
  expect(JSON.parse(await answer.text())).toMatchObject({ name: 'York' });
  expect(answer.bodyUsed).toBe(false);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({ 'retry-after': '5', 'content-type': 'application/json' });
  expect(new TextDecoder().decode(await answer.arrayBuffer())).toBe(await answer.text());
});
