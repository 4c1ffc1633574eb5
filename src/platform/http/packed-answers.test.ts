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

const ask = async (path: string, accepted?: string, method = 'GET') => {
  const answer = await api.request(path, { method, headers: accepted ? { 'accept-encoding': accepted } : {} });
  return { answer, encoding: answer.headers.get('content-encoding'), body: Buffer.from(await answer.arrayBuffer()) };
};

test('a long answer is packed as it is accepted, with its own headers', async () => {
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
  ['a short answer', '/one', 'GET'],
  ['what is no JSON', '/text', 'GET'],
  ['a refusal', '/none', 'GET'],
  ['the answer to what was sent', '/all', 'POST'],
])('%s goes out as it is', async (_, path, method) => {
  const { encoding, body } = await ask(path, 'br', method);
  expect([encoding, body.length > 0]).toEqual([null, true]);
});
