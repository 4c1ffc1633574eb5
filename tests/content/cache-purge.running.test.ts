import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningServer, startServer } from '../load/server.ts';

const NEW = 'Supper is ready';
let cache: Server;
let site: RunningServer;
let folder: string;
/** What the home page said when the cache was asked to drop it. */
const asked: { token: string | undefined; isNew: boolean }[] = [];
let refuse = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavola-purge-'));
  await cp('content', folder, { recursive: true });
  cache = createServer(async (request, response) => {
    const page = await (await fetch(site.url)).text();
    asked.push({ token: request.headers.authorization, isNew: page.includes(NEW) });
    refuse -= 1;
    response.writeHead(refuse >= 0 ? 503 : 200).end('{}');
  }).listen(0, '127.0.0.1');
  await once(cache, 'listening');
  const { port } = cache.address() as AddressInfo;
  const purge = { PURGE_URL: `http://127.0.0.1:${port}/purge`, PURGE_TOKEN: 'secret' };
  site = await startServer({ ...purge, CONTENT_DIR: folder, CLOCK: '2026-11-20T10:00:00Z', LOG_LEVEL: 'info' });
});
afterAll(async () => {
  await site?.stop();
  cache?.closeAllConnections();
  cache?.close();
  await rm(folder, { recursive: true, force: true });
});

test('the cache in front is emptied at the first start and for new content, and asked again when it refused', async () => {
  await vi.waitFor(() => expect(asked).toEqual([{ token: 'Bearer secret', isNew: false }]), { timeout: 20_000 });
  const home = join(folder, 'pages/home.json');
  const page = await readFile(home, 'utf8');
  refuse = 1;
  await writeFile(home, page.replace('Pull up a chair.', NEW));
  await vi.waitFor(() => expect(asked).toHaveLength(3), { timeout: 40_000 });
  expect(asked.slice(1)).toEqual([
    { token: 'Bearer secret', isNew: true },
    { token: 'Bearer secret', isNew: true },
  ]);
  expect(site.output()).not.toContain('Bearer');
  await vi.waitFor(() => expect(site.output()).toMatch(/"queue":"cache-purge".*"job done"/));
});
