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

/** Starts a cache that responds this way; returns its URL. */
async function cacheThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers).listen(0, '127.0.0.1');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`;
}

test('a purge drops everything, authorised by the token', async () => {
  const requests: unknown[] = [];
  const url = await cacheThat(async (request, response) => {
    const { method, headers } = request;
    requests.push({ method, path: request.url, token: headers.authorization, body: JSON.parse(await text(request)) });
    response.end('{"success":true}');
  });
  await purgeCache({ PURGE_URL: url, PURGE_TOKEN: 'secret' });
  await purgeCache({ PURGE_URL: url });
  const request = { method: 'POST', path: '/purge', body: { purge_everything: true } };
  expect(requests).toEqual([
    { ...request, token: 'Bearer secret' },
    { ...request, token: undefined },
  ]);
});

test.each([401, 503])('a %i response is a failure, which the queue retries', async (status) => {
  const url = await cacheThat((_request, response) => response.writeHead(status).end('no'));
  await expect(purgeCache({ PURGE_URL: url })).rejects.toThrow(`responded HTTP ${status}`);
});

test("the token isn't sent to a redirect's target", async () => {
  let isFollowed = false;
  const elsewhere = await cacheThat((_request, response) => {
    isFollowed = true;
    response.end();
  });
  const url = await cacheThat((_request, response) => response.writeHead(307, { location: elsewhere }).end());
  await expect(purgeCache({ PURGE_URL: url, PURGE_TOKEN: 'secret' })).rejects.toThrow('HTTP 307');
  expect(isFollowed).toBe(false);
});

test('a silent cache times out, and the error names neither URL nor token', async () => {
  const url = await cacheThat(() => undefined);
  await expect(purgeCache({ PURGE_URL: url, PURGE_TOKEN: 'secret' }, 50)).rejects.toThrow(
    /^the cache in front did not respond in 50 ms$/,
  );
});

test('without PURGE_URL nothing is called', async () => {
  await expect(purgeCache({})).resolves.toBeUndefined();
});
