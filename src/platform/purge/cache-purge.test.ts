import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { purgeCache } from './cache-purge.server.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A cache that answers so; returns its address. */
async function cacheThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers).listen(0, '127.0.0.1');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`;
}

test('the cache is asked to drop everything, with the token', async () => {
  const asked: unknown[] = [];
  const url = await cacheThat(async (request, response) => {
    const { method, headers } = request;
    asked.push({ method, path: request.url, token: headers.authorization, body: JSON.parse(await text(request)) });
    response.end('{"success":true}');
  });
  await purgeCache({ PURGE_URL: url, PURGE_TOKEN: 'secret' });
  await purgeCache({ PURGE_URL: url });
  const request = { method: 'POST', path: '/purge', body: { purge_everything: true } };
  expect(asked).toEqual([
    { ...request, token: 'Bearer secret' },
    { ...request, token: undefined },
  ]);
});

test.each([401, 503])('an answer of %i is a failure, which the queue tries again', async (status) => {
  const url = await cacheThat((_request, response) => response.writeHead(status).end('no'));
  await expect(purgeCache({ PURGE_URL: url })).rejects.toThrow(`answered HTTP ${status}`);
});

test('the token is not taken to another address', async () => {
  let followed = false;
  const elsewhere = await cacheThat((_request, response) => {
    followed = true;
    response.end();
  });
  const url = await cacheThat((_request, response) => response.writeHead(307, { location: elsewhere }).end());
  await expect(purgeCache({ PURGE_URL: url, PURGE_TOKEN: 'secret' })).rejects.toThrow('HTTP 307');
  expect(followed).toBe(false);
});

test('a cache that says nothing is not waited for long, and the failure names neither address nor token', async () => {
  const url = await cacheThat(() => undefined);
  await expect(purgeCache({ PURGE_URL: url, PURGE_TOKEN: 'secret' }, 50)).rejects.toThrow(
    /^the cache in front did not answer in 50 ms$/,
  );
});

test('without the setting nobody is asked', async () => {
  await expect(purgeCache({})).resolves.toBeUndefined();
});
