import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { packedAnswers } from './packed-answers.server.ts';

const restaurants = Array.from({ length: 60 }, (_, id) => ({ id, title: 'Leeds Greek Street' }));
const api = new Hono()
  .use('*', packedAnswers)
  .get('/all', (c) => c.json(restaurants, 200, { 'x-own': 'kept' }))
  .get('/one', (c) => c.json(restaurants[0]))
  .get('/text', (c) => c.text('ciao '.repeat(1000)))
  .get('/none', (c) => c.json(restaurants, 404))
  .post('/all', (c) => c.json(restaurants));

const ask = async (path: string, acceptEncoding?: string, method = 'GET') => {
  const answer = await api.request(path, {
    method,
    headers: acceptEncoding ? { 'accept-encoding': acceptEncoding } : {},
  });
  return { answer, encoding: answer.headers.get('content-encoding'), body: Buffer.from(await answer.arrayBuffer()) };
};

test('a long response is compressed as the client accepts, with its own headers', async () => {
  const br = await ask('/all', 'gzip, br');
  expect([br.encoding, br.answer.headers.get('vary'), br.answer.headers.get('x-own')]).toEqual([
    'br',
    'accept-encoding',
    'kept',
  ]);
  expect(br.answer.headers.get('content-type')).toBe('application/json');
  expect(JSON.parse(brotliDecompressSync(br.body).toString())).toEqual(restaurants);
  const gzip = await ask('/all', 'gzip');
  expect([gzip.encoding, JSON.parse(gunzipSync(gzip.body).toString())]).toEqual(['gzip', restaurants]);
  const plain = await ask('/all');
  expect([plain.encoding, JSON.parse(plain.body.toString())]).toEqual([null, restaurants]);
});

test.each([
  ['a short response', '/one', 'GET'],
  ['anything but JSON', '/text', 'GET'],
  ['an error response', '/none', 'GET'],
  ['the response to a POST', '/all', 'POST'],
])("%s isn't compressed", async (_, path, method) => {
  const { encoding, body } = await ask(path, 'br', method);
  expect([encoding, body.length > 0]).toEqual([null, true]);
});
